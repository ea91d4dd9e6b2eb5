import type { Glance, Seat, Sight } from "@clade/kernel";
import { referenceTo } from "./given.ts";
import { ascii, type JsonBytes } from "./json-bytes.ts";

/**
 * Writes what a watcher sees of a value as JSON, without making it first: letter for letter what the kernel's `seeing` would
 * make of the same sight and `JSON.stringify` of that, but for large things that were given before the game, of which only
 * the name is written. Most of what a server does is to write views.
 */
export type Put = (value: unknown, glance: Noting, out: JsonBytes) => void;

/** A look, and where it is noted what others may see differently; nothing is noted where nobody will ask. */
export interface Noting extends Glance {
  readonly places?: Place[] | undefined;
}

/** Where in a written view another watcher may see something else: see `Telling`. */
export interface Place {
  readonly from: number;
  to: number;
  readonly put: Put;
  readonly value: unknown;
  readonly owner: Seat | null;
  /** Whether a watcher is shown the thing itself, as it says of `seenAs`. */
  readonly shows: Shows | undefined;
  /** Whether the first watcher was. */
  readonly shown: boolean;
}
type Shows = (value: unknown, glance: Glance) => boolean;

const known = new WeakMap<Sight, Put>();

/** A sight is read once and becomes functions. */
export function putBy(sight: Sight): Put {
  const put = known.get(sight) ?? made(sight);
  known.set(sight, put);
  return put;
}

function made(sight: Sight): Put {
  switch (sight.kind) {
    case "open":
    case "shared":
      return (value, _glance, out) => out.value(value);
    case "given":
      return (value, _glance, out) => {
        const reference = referenceTo(value);
        if (reference === undefined) out.value(value);
        else out.raw(reference.bytes);
      };
    case "hidden":
      throw new Error("what nobody sees can only be a key of a shape");
    case "own": {
      const put = putBy(sight.of);
      return place((value, glance, out) => {
        if (glance.watcher === glance.owner && value !== null) put(value, glance, out);
        else out.value(null);
      });
    }
    case "ownUntilOver":
      return place((value, { watcher, owner, over }, out) => out.value(over || watcher === owner ? value : null));
    case "counted":
      return (items, _glance, out) => out.number((items as readonly unknown[]).length);
    case "hand":
      return place(putHand);
    case "list": {
      const put = putBy(sight.of);
      return (items, glance, out) => out.list(items as readonly unknown[], (item) => put(item, glance, out));
    }
    case "perSeat": {
      const put = putBy(sight.of);
      return (items, { watcher, over, places }, out) =>
        out.list(items as readonly unknown[], (item, index) =>
          put(item, { watcher, owner: index as Seat, over, places }, out),
        );
    }
    case "shape":
      return putShape(sight.fields);
    case "seenAs": {
      const put = putBy(sight.of);
      const { as } = sight;
      return place(
        (value, glance, out) => put(as(value, glance), glance, out),
        (value, glance) => as(value, glance) === value,
      );
    }
  }
}

/** What may differ from watcher to watcher, as a whole; where they are shown the thing itself, only places within it. */
function place(put: Put, shows?: Shows): Put {
  return (value, glance, out) => {
    const { places, owner } = glance;
    if (places === undefined) return put(value, glance, out);
    const shown = shows?.(value, glance) === true;
    const here: Place = { from: out.length, to: 0, put, value, owner, shows, shown };
    places.push(here);
    put(value, glance, out);
    here.to = out.length;
  };
}

const putHand: Put = (cards, { watcher, owner }, out) => {
  out.raw(HAND.count);
  out.number((cards as readonly unknown[]).length);
  out.raw(HAND.cards);
  out.value(watcher === owner ? cards : null);
  out.raw(HAND.end);
};
const HAND = { count: ascii('{"count":'), cards: ascii(',"cards":'), end: ascii("}") };

function putShape(fields: { readonly [key: string]: Sight }): Put {
  const parts = Object.entries(fields).map(([key, sight]) => ({
    key,
    opening: ascii(`{${JSON.stringify(key)}:`),
    label: ascii(`,${JSON.stringify(key)}:`),
    put: putBy(sight),
    isPlain: sight.kind === "open" || sight.kind === "shared",
  }));
  return (value, glance, out) => {
    let first = true;
    for (const { key, opening, label, put, isPlain } of parts) {
      const part = (value as Readonly<Record<string, unknown>>)[key];
      if (part === undefined) continue;
      out.raw(first ? opening : label);
      first = false;
      // Most parts are: they need no detour.
      if (isPlain) out.value(part);
      else put(part, glance, out);
    }
    out.raw(first ? EMPTY : END);
  };
}
const END = ascii("}");
const EMPTY = ascii("{}");
