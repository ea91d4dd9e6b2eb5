import { copy } from "./canonical.ts";
import type { AnyGame } from "./contract.ts";
import type { Seat, Watcher } from "./seat.ts";
import type { Field, Glance, Pile, Sight, StateSight } from "./sight.ts";

type Look = (value: unknown, glance: Glance) => unknown;

/** What a field shows, as plain data that shares nothing with the state but what was declared `shared`. */
export function seeing<T, S>(field: Field<T, S>): (value: T, glance: Glance) => S {
  return lookBy(field) as (value: T, glance: Glance) => S;
}

/** A sight is read once, when the game is loaded, and becomes functions: views are made too often to read it each time. */
export function lookBy(sight: Sight): Look {
  switch (sight.kind) {
    case "open":
      return (value) => copy(value);
    case "shared":
    case "given":
      return (value) => value;
    case "hidden":
      throw new Error("what nobody sees can only be a key of a shape");
    case "own": {
      const look = lookBy(sight.of);
      return (value, glance) => (isOwn(glance) && value !== null ? look(value, glance) : null);
    }
    case "ownUntilOver":
      return (value, glance) => (glance.over || isOwn(glance) ? copy(value) : null);
    case "counted":
      return (items) => (items as readonly unknown[]).length;
    case "hand":
      return (cards, glance) => pile(cards as readonly unknown[], isOwn(glance));
    case "list": {
      const look = lookBy(sight.of);
      return (items, glance) => (items as readonly unknown[]).map((item) => look(item, glance));
    }
    case "perSeat": {
      const look = lookBy(sight.of);
      return (items, glance) =>
        (items as readonly unknown[]).map((item, index) => look(item, ownedBy(index as Seat, glance)));
    }
    case "shape":
      return lookAtShape(sight.fields);
    case "seenAs": {
      const look = lookBy(sight.of);
      const { as } = sight;
      return (value, glance) => look(as(value, glance), glance);
    }
  }
}

function lookAtShape(fields: { readonly [key: string]: Sight }): Look {
  const parts = Object.entries(fields).map(([key, sight]) => ({ key, look: lookBy(sight) }));
  return (value, glance) => {
    const seen: Record<string, unknown> = {};
    for (const { key, look } of parts) {
      const part = (value as Readonly<Record<string, unknown>>)[key];
      if (part !== undefined) seen[key] = look(part, glance);
    }
    return seen;
  };
}

function isOwn({ watcher, owner, allOpen }: Glance): boolean {
  return watcher === owner || allOpen === true;
}

/** Where all lies open everybody's things are seen as by their owner. */
function ownedBy(owner: Seat, { watcher, over, allOpen }: Glance): Glance {
  return allOpen === true ? { watcher: owner, owner, over, allOpen } : { watcher, owner, over };
}

function pile<T>(cards: readonly T[], faces: boolean): Pile<T> {
  return { count: cards.length, cards: faces ? copy(cards) : null };
}

/** What a game lets a watcher know, by the sight of its state; and that sight, for hosts that write it down themselves. */
export function viewsBy<S, V extends object>(field: Field<S, V>, isOver: (state: S) => boolean) {
  const see = seeing(field);
  const sight: StateSight<S> = { field, isOver };
  const view = (state: S, watcher: Watcher): V & { readonly watcher: Watcher } => ({
    watcher,
    ...see(state, { watcher, owner: null, over: isOver(state) }),
  });
  return { sight, view };
}

/** What a board shows where all hands lie open; piles stay piles. Undefined: the game does not say by a sight what it shows. */
export function openView({ sight }: Pick<AnyGame, "sight">, state: unknown): object | undefined {
  if (sight === undefined) return undefined;
  const seen = lookBy(sight.field)(state, { watcher: "spectator", owner: null, over: true, allOpen: true });
  return { watcher: "spectator", ...(seen as object) };
}
