import { at, clockwiseFrom, type Naming, type Seat, seats, seeded } from "@clade/kernel";
import { ALL_SUITS, ageOf, type Card, calamityOn, isDiscovery, suitOf } from "../rules/cards.ts";
import { AGE_OF_COLOURS, AGE_OF_TRUMPS, MOST_STOCK } from "../rules/data.ts";
import type { Event, SeenEvent } from "../rules/events.ts";
import { sEvolution } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import { effectiveAge } from "../rules/order.ts";
import { setPoints } from "../rules/phases/end.ts";
import { orderOfChoice } from "../rules/phases/taking.ts";
import { type PlayerView, scoreOf, type State, type View } from "../rules/state.ts";
import { standing } from "../rules/standing.ts";
import type { BoardWords, Names } from "../text/vocabulary.ts";
import { needsLine, outlook } from "./outlook.ts";

/** What a move will do, as far as it can be told: in words, in the order of choice, in the watcher's own numbers. */
export interface Foresight {
  readonly lines: readonly string[];
  /** SE-46: the order of choice with the card under the pointer in the trick. */
  readonly order: readonly Seat[] | undefined;
  readonly stock: readonly number[];
  readonly population: number;
  readonly age: number;
  readonly score: number;
}
export const NOTHING: Foresight = {
  lines: [],
  order: undefined,
  stock: [0, 0, 0],
  population: 0,
  age: 0,
  score: 0,
};

interface Words {
  readonly screen: BoardWords;
  readonly names: Names;
  readonly naming: Naming;
  readonly event: (event: SeenEvent) => string | undefined;
}

export function foresee(view: View, state: State, move: Move, words: Words): Foresight {
  const me = view.watcher;
  if (me === "spectator") return NOTHING;
  switch (move.type) {
    case "blind":
      return { ...NOTHING, lines: [words.screen.anyCard] };
    case "play":
      return foreseeCard(view, me, move.card, words);
    case "trump":
      return { ...NOTHING, lines: trumpLines(view, me, move.suit, words) };
    case "take":
      return { ...tried(view, state, me, move, words), lines: takeLines(view, me, move.card, words) };
    default:
      return tried(view, state, me, move, words);
  }
}

/** A card of the own hand: what it counts as, and who chooses when. */
function foreseeCard(view: View, me: Seat, card: Card, { screen, names, naming }: Words): Foresight {
  const suit = suitOf(card);
  const sets = view.colour === null && suit >= 0 && effectiveAge(view, me) >= AGE_OF_COLOURS; // SE-35
  const then: View = {
    ...view,
    colour: sets && suit >= 0 ? (suit as 0 | 1 | 2) : view.colour,
    trick: [...view.trick, { seat: me, card }],
  };
  const order = orderOfChoice(then);
  const waiting = toPlay(view).filter((seat) => seat !== me);
  const lines = [
    isDiscovery(card)
      ? screen.discoveryBack(ageOf(card))
      : sets
        ? screen.setsColour(names.suits.at(suit) ?? "")
        : `${screen.countsAs[standing(then, { seat: me, card })]}.`,
    screen.chooses(order.indexOf(me) + 1, order.length, waiting.map(naming).join(", ")),
  ];
  return { ...NOTHING, lines, order };
}

/** Who has still to play to this trick, in turn. */
export function toPlay({ trick, first, players, phase }: View): Seat[] {
  if (phase !== "play") return [];
  return clockwiseFrom(first, players.length).filter(
    (seat) => !trick.some((played) => played.seat === seat) && at(players, seat).hand.count > 0,
  );
}

function trumpLines(view: View, me: Seat, suit: number, { screen, naming, names }: Words): string[] {
  const held = (at(view.players, me).hand.cards ?? []).filter((card) => suitOf(card) === suit).length;
  const others = seats(view.players.length).filter((seat) => seat !== me && effectiveAge(view, seat) >= AGE_OF_TRUMPS);
  return [screen.trumpsHeld(held, names.suits[suit] ?? ""), screen.trumpsOf(others.map(naming).join(", "))];
}

/** A card of the trick: what it would do for the people, or to them. */
function takeLines(view: View, me: Seat, card: Card, { screen, names }: Words): string[] {
  const player = at(view.players, me);
  if (isDiscovery(card)) {
    const before = setPoints(open(player));
    return [screen.setsWorth(before, setPoints(withDiscovery(player, card)))];
  }
  const calamity = calamityOn(card);
  const then = needsLine(outlook(view, me, card), names, screen);
  if (calamity === null) return [then];
  const { name, effects } = names.calamities[calamity];
  return [screen.says(name, effects[view.edition]), then];
}

function open({ column, lying }: PlayerView): { column: Card[]; lying: PlayerView["lying"][number][] } {
  return { column: [...column], lying: [...lying] };
}
function withDiscovery(player: PlayerView, card: Card): ReturnType<typeof open> {
  const changed = open(player);
  changed.column[ageOf(card) - 1] = card;
  changed.lying[ageOf(card) - 1] = "up";
  return changed;
}

/** After one of these nobody can foresee more: cards are dealt, or somebody else decides. */
function isVeil(event: Event, me: Seat): boolean {
  if (event.type === "acts") return event.seat !== me;
  return ["round", "dealt", "set-aside", "shuffled-back", "trick-over"].includes(event.type);
}

/** Plays the move on a copy: what is told and what changes, up to where luck or somebody else takes over. */
function tried(view: View, state: State, me: Seat, move: Move, words: Words): Foresight {
  const after = sEvolution.clone(state);
  const told: Event[] = [];
  sEvolution.play(after, me, move, { chance: seeded("any"), tell: (event) => told.push(event) });
  const veil = told.findIndex((event) => isVeil(event, me));
  const lines = (veil < 0 ? told : told.slice(0, veil)).flatMap((event) => {
    const seen = sEvolution.events.see(event, me);
    const line = seen === undefined ? undefined : words.event(seen);
    return line === undefined ? [] : [line];
  });
  if (move.type === "gain" && at(view.players, me).stock[move.suit] >= MOST_STOCK) {
    lines.push(words.screen.fullLost(words.names.suits[move.suit]));
  }
  const seen = sEvolution.view(after, me);
  if (view.phase === "manage" || view.phase === "bonus" || after.phase === "trade") {
    lines.push(needsLine(outlook(seen, me), words.names, words.screen));
  }
  const [was, is] = [at(state.players, me), at(after.players, me)];
  return {
    lines,
    order: undefined,
    stock: ALL_SUITS.map((suit) => is.stock[suit] - was.stock[suit]),
    population: is.population - was.population,
    age: is.age - was.age,
    score: scoreOf(is) - scoreOf(was),
  };
}
