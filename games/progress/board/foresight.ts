import { at, type Seat, seeded } from "@clade/kernel";
import { type Bonus, type Book, bookOf, roman } from "../rules/book.ts";
import type { Event, SeenEvent } from "../rules/events.ts";
import { positionOf, skillOf } from "../rules/gains.ts";
import { SKILL } from "../rules/book.ts";
import { progress } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import { actionsLeft } from "../rules/phases/actions.ts";
import { topStep } from "../rules/phases/turn.ts";
import type { State, View } from "../rules/state.ts";
import type { BoardWords, Names } from "../text/vocabulary.ts";
import { type Part, suggest } from "./affording.ts";
import { bonusText } from "../text/bonus.ts";
import { standing } from "./standing.ts";

export interface Foresight {
  readonly lines: readonly string[];
  /** The own board as it would be, where no luck is in it. */
  readonly after: State["players"][number] | undefined;
}
export const NOTHING: Foresight = { lines: [], after: undefined };

interface Words {
  readonly screen: BoardWords;
  readonly names: Names;
  readonly points: (count: number) => string;
  readonly event: (event: SeenEvent) => string | undefined;
  /** A payment in words. */
  readonly parts: (parts: readonly Part[]) => string;
}

/** After one of these nobody can foresee more: cards are drawn, or somebody else is on. */
const VEILS: readonly Event["type"][] = [
  "drew",
  "took",
  "shuffled",
  "milestone",
  "time-passed",
  "time-skipped",
  "turn",
];
/** What the lines below say better. */
const UNTOLD: readonly Event["type"][] = [
  "discovering",
  "contributing",
  "paid-card",
  "paid-token",
  "paid-surplus",
  "discovered",
];

/** What a move will do, in words and on the own board, up to where luck takes over. */
export function foresee(view: View, state: State, move: Move, words: Words): Foresight {
  const seat = view.watcher;
  if (seat === "spectator") return NOTHING;
  const book = bookOf(view.deck);
  switch (move.type) {
    case "draw":
    case "quick":
    case "take":
    case "shuffle":
      return { lines: drawLines(view, book, seat, move, words), after: undefined };
    case "end":
      return { lines: endLines(view, state, book, seat, words), after: undefined };
    default:
      return tried(view, state, book, seat, move, words);
  }
}

function tried(view: View, state: State, book: Book, seat: Seat, move: Move, words: Words): Foresight {
  const after = progress.clone(state);
  const told: Event[] = [];
  const table = { chance: seeded("any"), tell: (event: Event) => told.push(event) };
  progress.play(after, seat, move, table);
  const lines: string[] = [];
  if (move.type === "discover" || move.type === "contribute") lines.push(...payAll(view, after, seat, table, words));
  const veil = told.findIndex(({ type }) => VEILS.includes(type));
  const events = veil < 0 ? told : told.slice(0, veil);
  lines.push(...gives(book, move, events, words));
  for (const event of events) {
    // What the others lose with an age is their secret: here it is only a guess.
    if (UNTOLD.includes(event.type) && move.type !== "pay") continue;
    if (event.type === "left-hand" && event.seat !== seat) continue;
    const seen = progress.events.see(event, seat);
    const line = seen === undefined ? undefined : words.event(seen);
    if (line !== undefined) lines.push(line);
  }
  if (move.type === "research") lines.push(words.screen.countsAtOnce);
  lines.push(...overfull(after, book, seat, events, words));
  const [was, is] = [standing(book, state, seat), standing(book, after, seat)];
  if (is !== was) lines.push(words.screen.pointsFromTo(was, is));
  return { lines, after: at(after.players, seat) };
}

/** Goes on with the payment that is suggested, and tells of it. */
function payAll(
  view: View,
  after: State,
  seat: Seat,
  table: Parameters<typeof progress.play>[3],
  { screen, parts: inWords }: Words,
): string[] {
  const step = topStep(after);
  if (step?.step !== "pay") return [screen.costsNothing];
  const player = at(progress.view(after, seat).players, seat);
  const parts = suggest({ ...view, surplus: after.surplus }, player, step) ?? [];
  for (const { move } of parts) progress.play(after, seat, move, table);
  return [screen.payWith(inWords(parts))];
}

/** What the card, the person or the milestone of a move gives. */
function gives(book: Book, move: Move, events: readonly Event[], words: Words): string[] {
  const { screen, names, points } = words;
  const told = (bonus: Bonus, worth: number): string => {
    const gains = bonusText(bonus, names);
    return screen.gives([...(gains === "" ? [] : [gains]), ...(worth > 0 ? [points(worth)] : [])].join(", "));
  };
  switch (move.type) {
    case "discover":
    case "activate": {
      const face = at(book.faces, book.cards.get(move.card) ?? -1);
      return [told(face.bonus, face.points)];
    }
    case "contribute": {
      const done = events.find(({ type }) => type === "completed");
      return done === undefined ? [] : [screen.completes];
    }
    case "invite": {
      const person = book.persons.find(({ id }) => id === move.person);
      return person === undefined ? [] : [told(person.bonus, person.points)];
    }
    default:
      return [];
  }
}

function drawLines(
  view: View,
  book: Book,
  seat: Seat,
  move: Extract<Move, { type: "draw" | "quick" | "take" | "shuffle" }>,
  { screen }: Words,
): string[] {
  const player = at(view.players, seat);
  const step = topStep(view);
  const hand = player.hand.count;
  const room = skillOf(book, player, "hand");
  if (step?.step === "draw" || step?.step === "shuffle") return [screen.drawsOf(step.left)];
  if (move.type === "draw") {
    const count = skillOf(book, player, "draw");
    const over = hand + count - room;
    return [screen.drawsOf(count), screen.endsActions, ...(over > 0 ? [screen.mustDiscard(over)] : [])];
  }
  if (move.type === "quick") {
    const discards = at(book.quickDiscards, positionOf(book, player.steps, SKILL["quick-draw"]));
    const count = skillOf(book, player, "quick-draw");
    return [screen.drawsOf(count), ...(discards > 0 ? [screen.thenDiscards(discards)] : [])];
  }
  return [
    screen.shuffles(roman(move.age), at(view.piles, move.age - 1).length),
    screen.drawsOf(skillOf(book, player, "shuffle")),
  ];
}

function endLines(view: View, state: State, book: Book, seat: Seat, { screen }: Words): string[] {
  const player = at(view.players, seat);
  const left = actionsLeft(state, at(state.players, seat));
  const over = player.hand.count - skillOf(book, player, "hand");
  return [
    ...(left > 0 ? [screen.unused(left)] : []),
    ...(over > 0 ? [screen.mustDiscard(over)] : []),
    ...(view.players.length === 1 ? [screen.timeGoesOn] : []),
  ];
}

/** A move after which the turn is over says what the hand has to lose. */
function overfull(after: State, book: Book, seat: Seat, events: readonly Event[], { screen }: Words): string[] {
  const player = at(after.players, seat);
  const over = player.hand.length - skillOf(book, player, "hand");
  const done = after.stage === "upkeep" && !events.some(({ type }) => type === "turn");
  return done && over > 0 ? [screen.mustDiscard(over)] : [];
}
