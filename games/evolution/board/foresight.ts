import { at, type Naming, type Seat, seats, seeded } from "@clade/kernel";
import { foodOf } from "../rules/cards.ts";
import type { Event, SeenEvent } from "../rules/events.ts";
import { evolution } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import { obstacles } from "../rules/phases/attack.ts";
import { has } from "../rules/species.ts";
import type { State, View } from "../rules/state.ts";
import type { BoardWords } from "../text/vocabulary.ts";

/** A species on the table. */
export interface Spot {
  readonly seat: Seat;
  readonly index: number;
}

/** The same, with the own new traits turned up: what the others will meet when feeding begins. */
function turnedUp(state: State, seat: Seat): State {
  const copy = evolution.clone(state);
  for (const species of at(copy.players, seat).species) {
    species.traits.push(...species.laid);
    species.laid = [];
  }
  return copy;
}

/** Everything that this species could attack as things stand, if it is a Carnivore. */
export function preyOf(state: State, { seat, index }: Spot): Spot[] {
  const hunter = state.players[seat]?.species[index];
  if (hunter === undefined || !has(state, hunter, "carnivore")) return [];
  const prey: Spot[] = [];
  for (const other of seats(state.players.length)) {
    const row = at(state.players, other).species;
    for (let target = 0; target < row.length; target++) {
      if (row[target] !== hunter && obstacles(state, hunter, row, target).length === 0) {
        prey.push({ seat: other, index: target });
      }
    }
  }
  return prey;
}

/** Every Carnivore of another player that could attack this species as things stand. */
export function huntersOf(state: State, { seat, index }: Spot): Spot[] {
  const hunters: Spot[] = [];
  for (const other of seats(state.players.length)) {
    if (other === seat) continue;
    for (let hunter = 0; hunter < at(state.players, other).species.length; hunter++) {
      const prey = preyOf(state, { seat: other, index: hunter });
      if (prey.some((spot) => spot.seat === seat && spot.index === index)) hunters.push({ seat: other, index: hunter });
    }
  }
  return hunters;
}

/** What a move changes on a species, as far as anybody can foresee. */
export interface Change {
  readonly size: number;
  readonly population: number;
  readonly food: number;
  readonly fat: number;
}

export interface Foresight {
  readonly lines: readonly string[];
  /** By the name "seat:id". */
  readonly changes: ReadonlyMap<string, Change>;
}

/** After one of these nobody can foresee more: cards are drawn or turned, or the round is over. */
const VEILS: readonly Event["type"][] = ["drew", "reshuffled", "traits-turned", "food-turned", "starved", "round"];

interface Words {
  readonly screen: BoardWords;
  readonly naming: Naming;
  readonly event: (event: SeenEvent) => string | undefined;
  readonly spot: (spot: Spot) => string;
}

/** What a move will do, in words and in numbers, up to where luck or somebody's secret takes over. */
export function foresee(view: View, state: State, move: Move, words: Words): Foresight {
  const seat = view.watcher;
  if (seat === "spectator") return { lines: [], changes: new Map() };
  if (move.type === "food") {
    return { lines: [words.screen.leafBrings(foodOf(move.card), view.plants)], changes: new Map() };
  }
  const after = evolution.clone(state);
  const told: Event[] = [];
  evolution.play(after, seat, move, { chance: seeded("any"), tell: (event) => told.push(event) });
  const veil = told.findIndex(({ type }) => VEILS.includes(type));
  const events = veil < 0 ? told : told.slice(0, veil);
  const lines = events.flatMap((event) => {
    const seen = evolution.events.see(event, seat);
    const line = seen === undefined || seen.type === "done" ? undefined : words.event(seen);
    return line === undefined ? [] : [line];
  });
  if (view.phase === "cards" && move.type !== "done") lines.push(...newDangers(state, after, seat, words));
  return { lines, changes: changesOf(events) };
}

/** How a card played changes who may attack whom, once all traits are turned up. */
function newDangers(before: State, after: State, seat: Seat, words: Words): string[] {
  const [was, is] = [turnedUp(before, seat), turnedUp(after, seat)];
  const lines: string[] = [];
  for (const [index, species] of at(is.players, seat).species.entries()) {
    const old = at(was.players, seat).species.findIndex(({ id }) => id === species.id);
    if (old < 0) continue;
    const key = ({ seat: other, index: place }: Spot): string => `${other}:${place}`;
    const [hunted, huntedBefore] = [huntersOf(is, { seat, index }), huntersOf(was, { seat, index: old })];
    const gone = huntedBefore.filter((spot) => !hunted.some((other) => key(other) === key(spot)));
    const come = hunted.filter((spot) => !huntedBefore.some((other) => key(other) === key(spot)));
    if (gone.length > 0) lines.push(words.screen.nowSafeFrom(gone.map(words.spot).join(", ")));
    if (come.length > 0) lines.push(words.screen.nowHuntedBy(come.map(words.spot).join(", ")));
    const [prey, preyBefore] = [preyOf(is, { seat, index }), preyOf(was, { seat, index: old })].map((spots) =>
      spots.filter((spot) => spot.seat !== seat),
    );
    const fresh = (prey ?? []).filter((spot) => !(preyBefore ?? []).some((other) => key(other) === key(spot)));
    if (fresh.length > 0) lines.push(words.screen.opens(fresh.map(words.spot).join(", ")));
  }
  return lines;
}

function changesOf(events: readonly Event[]): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  const add = (seat: Seat, id: number, change: Partial<Change>): void => {
    const key = `${seat}:${id}`;
    const old = changes.get(key) ?? { size: 0, population: 0, food: 0, fat: 0 };
    changes.set(key, {
      size: old.size + (change.size ?? 0),
      population: old.population + (change.population ?? 0),
      food: old.food + (change.food ?? 0),
      fat: old.fat + (change.fat ?? 0),
    });
  };
  for (const event of events) {
    switch (event.type) {
      case "took":
        add(event.on.seat, event.on.id, { food: event.amount - event.stored, fat: event.stored });
        break;
      case "grew":
      case "gored":
        add(event.on.seat, event.on.id, { population: event.type === "grew" ? 1 : -1 });
        break;
      case "attacked":
        add(event.target.seat, event.target.id, { population: -1 });
        break;
      case "moved-fat":
        add(event.on.seat, event.on.id, { food: event.amount, fat: -event.amount });
        break;
      case "discarded":
      case "planned":
        if (event.use.to === "size") add(event.use.on.seat, event.use.on.id, { size: 1 });
        if (event.use.to === "population") add(event.use.on.seat, event.use.on.id, { population: 1 });
        break;
      default:
        break;
    }
  }
  return changes;
}
