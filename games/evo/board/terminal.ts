import { at, heading, labelled, type Seat, seats, type TerminalBoard, type TerminalLook } from "@clade/kernel";
import { fold, pad, seatStyle, sideBySide, textWidth, wrapped } from "@clade/ui/terminal";
import { EFFECTS } from "../rules/data/cards.ts";
import { CLIMATE_RING, conditionOf, TEMPERATE, TERRAINS } from "../rules/data/climate.ts";
import { GENES, TRAITS, type Trait } from "../rules/data/genes.ts";
import { cardIn } from "../rules/deck.ts";
import { COLOURS } from "../rules/seats.ts";
import { dinosOf } from "../rules/species.ts";
import type { View } from "../rules/state.ts";
import { words as wordsOf } from "../text/index.ts";
import { cardName, lotName, type Words } from "../text/vocabulary.ts";
import { meteorTrack } from "./meteor-track.ts";
import { CONDITION_SIGNS, dinoSign, drawIsland, TERRAIN_SIGNS } from "./terminal-island.ts";

/** The table as text: the island, the climate and what it does, every species, the auction, the own cards. */
export const terminal: TerminalBoard<View> = (view, look) => {
  const words = wordsOf[look.language];
  const island = drawIsland(view, look);
  // What stands beside the island is folded into the room there, if that is enough to read; else it stands below.
  const beside = look.width - Math.max(...island.map(textWidth)) - GAP;
  const room = beside >= LEAST_BESIDE ? beside : look.width;
  const around = surroundings(view, look, words, room).flatMap((line) => fold(line, room));
  return [
    ...sideBySide([island, around], look.width, GAP),
    "",
    ...speciesTable(view, look, words),
    ...auction(view, look, words),
    ...ownCards(view, look, words),
  ];
};

const GAP = 4;
const LEAST_BESIDE = 34;
const MOST_BESIDE = 44;

/** Turn, meteorite, order, the ring of the climate, and what each terrain is now. */
function surroundings(view: View, look: TerminalLook, words: Words, room: number): string[] {
  const { names, labels, terminal: said } = words;
  const { terrains, conditions } = names;
  const ring = CLIMATE_RING.map((terrain, square) =>
    square === view.climate
      ? look.paint("inverse", look.paint("bold", ` ${terrains[terrain]} `))
      : look.paint(TERRAIN_SIGNS[terrain].style, terrains[terrain]),
  );
  const legend = TERRAINS.map((terrain, warmth) => {
    const { sign, style } = TERRAIN_SIGNS[terrain];
    const condition = conditionOf(warmth, at(TEMPERATE, view.climate));
    const mark = CONDITION_SIGNS[condition];
    return `${look.paint(style, `${sign} ${pad(terrains[terrain], 10)}`)} ${mark.sign} ${look.paint(mark.style, conditions[condition])}`;
  });
  const bag = GENES.map((gene) => `${names.genes[gene]} ${view.bag[gene]}`);
  return [
    look.paint("bold", `${said.turn} ${view.turn}`),
    ...meteorLines(view, look, words, Math.min(room, MOST_BESIDE)),
    labelled(
      look.language,
      said.order,
      view.order.map((seat) => look.paint(seatStyle(COLOURS, seat), look.naming(seat))).join(", "),
    ),
    "",
    heading(look.language, labels.climate),
    `  ${ring.slice(0, 3).join(" → ")} →`,
    `  ${ring.slice(3).join(" → ")} ↺`,
    "",
    ...legend,
    "",
    labelled(look.language, labels.pile, view.pile),
    heading(look.language, labels.bag),
    `  ${bag.slice(0, 4).join(", ")}`,
    `  ${bag.slice(4).join(", ")}`,
  ];
}

/** EO-35: the track of the meteorite: the turns that are left, those in which a roll may end the game with its faces, the end. */
function meteorLines(view: View, look: TerminalLook, { labels, terminal: said }: Words, room: number): string[] {
  const squares = meteorTrack(view).map(({ turn, faces }) => {
    const sign = faces === "end" ? `${turn}☄` : faces === "" ? String(turn) : `${turn}(${faces})`;
    if (turn === view.turn) return look.paint("inverse", `▸${sign}`);
    return turn < view.turn ? look.paint("dim", "·") : faces === "" ? sign : look.paint("red", sign);
  });
  const head = labelled(look.language, labels.meteor, "");
  return [...wrapped(head, squares, room, " "), look.paint("dim", said.meteorKey)];
}
/** One line for each species: points, dinos, cards, genes and what cards add to them this turn. */
function speciesTable(view: View, look: TerminalLook, { names, labels }: Words): string[] {
  const { genes } = names;
  const header = ["", labels.points, labels.dinos, labels.cards, ...TRAITS.map((trait) => genes[trait])];
  const rows = seats(view.players.length).map((seat) => [speciesName(seat, look), ...speciesCells(view, seat)]);
  const widths = header.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => at(row, column))].map(textWidth)),
  );
  const room = (columns: readonly number[], gap: number) =>
    columns.reduce((sum, column) => sum + at(widths, column) + gap, -gap);
  const all = header.map((_, column) => column);
  const gap = room(all, 2) <= look.width ? 2 : 1;
  // In a narrow window the genes stand below the rest, under the names again.
  const tables = room(all, gap) <= look.width ? [all] : [all.slice(0, TALLIES), [0, ...all.slice(TALLIES)]];
  return tables.flatMap((columns) => {
    const line = (cells: readonly string[]) =>
      columns
        .map((column) => pad(at(cells, column), at(widths, column)))
        .join(" ".repeat(gap))
        .trimEnd();
    return [look.paint("dim", line(header)), ...rows.map(line)];
  });
}
/** The columns before the genes: the name, points, dinos, cards. */
const TALLIES = 4;

function speciesName(seat: Seat, look: TerminalLook): string {
  const active = look.deciders.includes(seat);
  const style = seatStyle(COLOURS, seat);
  return `${active ? "▶" : " "} ${look.paint("inverse", look.paint(style, dinoSign(seat)))} ${look.paint(style, look.naming(seat))}`;
}

function speciesCells(view: View, seat: Seat): string[] {
  const { points, traits, boosts, hand } = at(view.players, seat);
  const changes: { readonly [T in Trait]: string } = {
    tail: "",
    leg: "",
    horn: boosts.attack + boosts.defence === 0 ? "" : `⚔${boosts.attack}⛨${boosts.defence}`,
    egg: change(boosts.births),
    fur: change(boosts.furs),
    parasol: change(boosts.parasols),
    mutant: change(boosts.discount),
  };
  const dinos = dinosOf({ zones: [...view.zones] }, seat);
  return [points, dinos, hand.count].map(String).concat(TRAITS.map((trait) => `${traits[trait]}${changes[trait]}`));
}

function change(amount: number): string {
  if (amount === 0) return "";
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function auction(view: View, look: TerminalLook, { names, labels }: Words): string[] {
  if (view.lots.length === 0) return [];
  const lots = view.lots.map(({ gene, nth, bidder, amount }) => {
    const bid =
      bidder === null
        ? look.paint("dim", labels.free)
        : look.paint(seatStyle(COLOURS, bidder), `${look.naming(bidder)} ${amount}`);
    return labelled(look.language, look.paint("bold", lotName(names, gene, nth)), bid);
  });
  return ["", labelled(look.language, labels.auction, lots.join("   "))];
}

/** EO-6: only the watcher's own cards are in the view; each with what it does and when. */
function ownCards(view: View, look: TerminalLook, { names, labels }: Words): string[] {
  const own = view.watcher === "spectator" ? [] : (view.players[view.watcher]?.hand.cards ?? []);
  if (own.length === 0) return [];
  const lines = own.map((card) => {
    const { effect } = cardIn(view.deck, card);
    const when = look.paint("dim", `(${names.moments[EFFECTS[effect.kind].when]})`);
    return labelled(look.language, `  ${look.paint("bold", cardName(names, card))}`, `${names.effect(effect)} ${when}`);
  });
  return ["", heading(look.language, labels.hand), ...lines];
}
