import { at, heading, labelled, type Seat, seats, type TerminalBoard, type TerminalLook } from "@clade/kernel";
import { pad, seatStyle, sideBySide, textWidth, wrapped } from "@clade/ui/terminal";
import { EFFECTS } from "../rules/data/cards.ts";
import { CLIMATE_RING, conditionOf, TEMPERATE, TERRAINS } from "../rules/data/climate.ts";
import { GENES, TRAITS, type Trait } from "../rules/data/genes.ts";
import { cardIn } from "../rules/deck.ts";
import { COLOURS } from "../rules/seats.ts";
import { dinosOf } from "../rules/species.ts";
import type { View } from "../rules/state.ts";
import { words as wordsOf } from "../text/index.ts";
import { cardName, type Labels, lotName, type TerminalWords, type Words } from "../text/vocabulary.ts";
import { meteorTrack } from "./meteor-track.ts";
import { CONDITION_SIGNS, dinoSign, drawIsland, TERRAIN_SIGNS } from "./terminal-island.ts";

/** The table as text: the island, the climate and what it does, every species, the auction, the own cards. */
export const terminal: TerminalBoard<View> = (view, look) => {
  const words = wordsOf[look.language];
  return [
    ...sideBySide([drawIsland(view, look), surroundings(view, look, words)], look.width, 4),
    "",
    ...speciesTable(view, look, words),
    ...auction(view, look, words),
    ...ownCards(view, look, words),
  ];
};

/** Turn, meteorite, order, the ring of the climate, and what each terrain is now. */
function surroundings(view: View, look: TerminalLook, { names, labels, terminal: said }: Words): string[] {
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
    ...meteorLines(view, look, labels, said),
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
function meteorLines(view: View, look: TerminalLook, labels: Labels, said: TerminalWords): string[] {
  const squares = meteorTrack(view).map(({ turn, faces }) => {
    const sign = faces === "end" ? `${turn}☄` : faces === "" ? String(turn) : `${turn}(${faces})`;
    if (turn === view.turn) return look.paint("inverse", `▸${sign}`);
    return turn < view.turn ? look.paint("dim", "·") : faces === "" ? sign : look.paint("red", sign);
  });
  return [
    ...wrapped(labelled(look.language, labels.meteor, ""), squares, SURROUNDINGS, " "),
    look.paint("dim", said.meteorKey),
  ];
}
/** How wide what stands beside the island may be. */
const SURROUNDINGS = 44;

/** One line for each species: points, dinos, cards, genes and what cards add to them this turn. */
function speciesTable(view: View, look: TerminalLook, { names, labels }: Words): string[] {
  const { genes } = names;
  const header = ["", labels.points, labels.dinos, labels.cards, ...TRAITS.map((trait) => genes[trait])];
  const rows = seats(view.players.length).map((seat) => [speciesName(seat, look), ...speciesCells(view, seat)]);
  const widths = header.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => at(row, column))].map(textWidth)),
  );
  const wide = widths.reduce((sum, each) => sum + each + 2, 0) <= look.width;
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => pad(cell, at(widths, column)))
      .join(wide ? "  " : " ")
      .trimEnd();
  return [look.paint("dim", line(header)), ...rows.map(line)];
}

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
