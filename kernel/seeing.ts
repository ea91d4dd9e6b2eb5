import { copy } from "./canonical.ts";
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
      return (value) => value;
    case "hidden":
      throw new Error("what nobody sees can only be a key of a shape");
    case "own": {
      const look = lookBy(sight.of);
      return (value, glance) => (glance.watcher === glance.owner && value !== null ? look(value, glance) : null);
    }
    case "ownUntilOver":
      return (value, { watcher, owner, over }) => (over || watcher === owner ? copy(value) : null);
    case "counted":
      return (items) => (items as readonly unknown[]).length;
    case "hand":
      return (cards, { watcher, owner }) => pile(cards as readonly unknown[], watcher === owner);
    case "list": {
      const look = lookBy(sight.of);
      return (items, glance) => (items as readonly unknown[]).map((item) => look(item, glance));
    }
    case "perSeat": {
      const look = lookBy(sight.of);
      return (items, { watcher, over }) =>
        (items as readonly unknown[]).map((item, index) => look(item, { watcher, over, owner: index as Seat }));
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
