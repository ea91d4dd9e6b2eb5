import { at, type Seat, seats, type TerminalBoard, type TerminalLook, labelled } from "@clade/kernel";
import { box, gauge, pad, seatStyle, sideBySide, textWidth, wrapped } from "@clade/ui/terminal";
import { type Card, foodOf, TRAITS, type Trait, traitOf } from "../rules/cards.ts";
import { COLOURS } from "../rules/seats.ts";
import type { PlayerView, SpeciesView, View } from "../rules/state.ts";
import { words as wordsOf } from "../text/index.ts";
import { type Labels, type Names, signed, type TerminalWords } from "../text/vocabulary.ts";

/** What every part of the picture needs. */
interface Pen {
  readonly words: Names & Labels & TerminalWords;
  readonly look: TerminalLook;
}

const LEAF_TRAITS: readonly Trait[] = ["fertile", "long-neck", "fat-tissue"];
const BETWEEN_PLAYERS = 4;

export const terminal: TerminalBoard<View> = (view, look) => {
  const { names, labels, terminal: own } = wordsOf[look.language];
  const pen: Pen = { words: { ...names, ...labels, ...own }, look };
  const order = seats(view.players.length);
  const others = order.filter((seat) => seat !== view.watcher).map((seat) => playerBlock(view, seat, pen));
  return [
    headline(view, pen),
    ...wateringHole(view, pen),
    ...sideBySide(others, look.width, BETWEEN_PLAYERS),
    ...(view.watcher === "spectator" ? [] : ownPart(view, view.watcher, pen)),
    ...legend(view, pen),
  ];
};

function headline(view: View, { words, look }: Pen): string {
  const last = view.lastRound === view.round ? ` · ${look.paint("red", words.lastRound)}` : "";
  const left = `${look.paint("bold", words.round(view.round))} · ${words.phases[view.phase]}${last}`;
  const right = `${words.deck} ${view.deck} · ${words.discard} ${view.discard.length}`;
  return `${pad(left, look.width - textWidth(right))}${look.paint("dim", right)}`;
}

/** The watering hole: a mark for each plant, the backs of the food cards, and what an announced attack ignores. */
function wateringHole(view: View, { words, look }: Pen): string[] {
  const marks = "♣".repeat(Math.min(view.plants, look.width - 40));
  const lines = [`${look.paint("green", marks)}${marks === "" ? "" : " "}${words.plants(view.plants)}`];
  const laid = view.players.filter(({ foodCard }) => foodCard.laid).length;
  if (laid > 0) {
    const own = view.watcher === "spectator" ? null : at(view.players, view.watcher).foodCard.card;
    const mine =
      own === null
        ? ""
        : labelled(look.language, ` (${words.laidByYou}`, `${words.traits[traitOf(own)].name} ${signed(foodOf(own))})`);
    lines.push(`${"▒ ".repeat(laid)}${words.foodCards(laid)}${mine}`);
  }
  if (view.ruse !== null && view.ruse.ignored.length > 0) {
    const ignored = view.ruse.ignored.map((trait) => words.traits[trait].name).join(", ");
    lines.push(look.paint("yellow", labelled(look.language, ignored, words.switchedOff)));
  }
  return box(words.wateringHole, lines, look.width);
}

/** A player's line and, below it, the row of species. */
function playerBlock(view: View, seat: Seat, pen: Pen): string[] {
  const player = at(view.players, seat);
  const row = player.species.map((species, index) => speciesBox(species, index, pen));
  const title = playerLine(view, seat, player, pen);
  return [
    title,
    ...(row.length === 0 ? [pen.look.paint("dim", pen.words.noSpecies)] : sideBySide(row, pen.look.width, 1)),
  ];
}

function playerLine(view: View, seat: Seat, player: PlayerView, { words, look }: Pen): string {
  const turn = look.deciders.includes(seat) ? "▶ " : "  ";
  const name = look.paint(seatStyle(COLOURS, seat), look.paint("bold", look.naming(seat)));
  const notes: string[] = [];
  if (seat === view.watcher) notes.push(words.you);
  if (seat === view.first) notes.push(words.first);
  if (view.phase === "food" && player.foodCard.laid) notes.push(words.foodLaid);
  if (view.phase === "cards" && player.done) notes.push(words.done);
  notes.push(`${words.hand} ${player.hand.count}`);
  if (player.bag !== null) notes.push(`${words.bag} ${player.bag}`);
  if (view.phase === "over") notes.push(`${points(player)} ${words.points}`);
  return `${turn}${name} ${look.paint("dim", "·")} ${notes.join(" · ")}`;
}

function points({ bag, species }: PlayerView): number {
  let sum = bag ?? 0;
  for (const { population, traits } of species) sum += population + traits.length;
  return sum;
}

/** A species: Size in the title, a gauge of food in the Population, stored fat, and its traits. */
function speciesBox(species: SpeciesView, index: number, pen: Pen): string[] {
  const { words, look } = pen;
  const { size, food, population, fat, traits, laid } = species;
  const eaten = look.paint(food < population ? "yellow" : "green", gauge(food, population));
  const stored = traits.some((card) => traitOf(card) === "fat-tissue") ? ` ${words.fat} ${fat}/${size}` : "";
  const lines = [`${eaten} ${food}/${population}${stored}`, ...traits.map((card) => traitLine(card, pen))];
  for (const card of laid.cards ?? []) lines.push(`${look.paint("dim", "▒")} ${traitLine(card, pen)}`);
  if (laid.cards === null)
    lines.push(...Array.from({ length: laid.count }, () => look.paint("dim", `▒ ${words.faceDown}`)));
  return box(` ${index + 1} · ${words.size} ${size} `, lines, look.width);
}

function traitLine(card: Card, { words, look }: Pen): string {
  const trait = traitOf(card);
  const { name } = words.traits[trait];
  if (trait === "carnivore") return look.paint("red", name);
  return LEAF_TRAITS.includes(trait) ? look.paint("green", name) : name;
}

/** The watcher's own row, apart from the others, with the hand under it. */
function ownPart(view: View, seat: Seat, pen: Pen): string[] {
  const { words, look } = pen;
  const cards = (at(view.players, seat).hand.cards ?? []).map(
    (card) =>
      `${words.traits[traitOf(card)].name} ${look.paint(foodOf(card) < 0 ? "red" : "green", signed(foodOf(card)))}`,
  );
  return [
    look.paint("dim", "─".repeat(look.width)),
    ...playerBlock(view, seat, pen),
    ...wrapped(labelled(look.language, words.hand, ""), cards, look.width),
  ];
}

/** What each trait in sight does, in few words. */
function legend(view: View, { words, look }: Pen): string[] {
  const inSight = new Set<Trait>();
  for (const { species, hand } of view.players) {
    for (const card of hand.cards ?? []) inSight.add(traitOf(card));
    for (const each of species)
      for (const card of [...each.traits, ...(each.laid.cards ?? [])]) inSight.add(traitOf(card));
  }
  const entries = TRAITS.filter((trait) => inSight.has(trait)).map(
    (trait) => `${words.traits[trait].name} – ${words.traits[trait].brief}`,
  );
  if (entries.length === 0) return [];
  const cell = Math.max(...entries.map(textWidth));
  const columns = Math.max(1, Math.floor((look.width + 2) / (cell + 2)));
  const rows = Math.ceil(entries.length / columns);
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    const cells = entries.filter((_, index) => index % rows === row).map((entry) => pad(entry, cell));
    lines.push(look.paint("dim", cells.join("  ").trimEnd()));
  }
  return lines;
}
