import { copy } from "./canonical.ts";
import { ascii, type JsonBytes } from "./json-bytes.ts";
import type { Seat, Watcher } from "./seat.ts";

/**
 * Redaction, decided where a thing is defined. A `Field<T, S>` says what of a value a watcher gets. A game writes one
 * for its state and one for each event; a key without a field does not compile, and `hidden` is what an author writes
 * when in doubt. Views are built out of fields and of nothing else.
 */
export interface Field<in T, out S> {
  see(value: T, glance: Glance): S;
  /**
   * Writes the same as JSON, without building it first: views are sent far oftener than they are read where they are
   * made. A field without it is written out from what it shows.
   */
  put?(value: T, glance: Glance, out: JsonBytes): void;
  /** "same": all watchers get the same. "within": only what its own fields show may differ. Else it may differ as a whole. */
  readonly among?: "same" | "within";
  /** Whether this watcher is shown the thing itself: for all who are, only what its own fields show may differ. */
  shows?(value: T, glance: Glance): boolean;
}

function put<T>(field: Field<T, unknown>, value: T, glance: Glance, out: JsonBytes): void {
  const { places } = glance;
  if (places === undefined || field.among !== undefined) write(field, value, glance, out);
  else note(places, field, value, glance, out);
}

function write<T>(field: Field<T, unknown>, value: T, glance: Glance, out: JsonBytes): void {
  if (field.put === undefined) out.value(field.see(value, glance));
  else field.put(value, glance, out);
}

function note<T>(places: Place[], field: Field<T, unknown>, value: T, glance: Glance, out: JsonBytes): void {
  const { owner } = glance;
  const shown = field.shows?.(value, glance) === true;
  const place: Place = { from: out.length, to: 0, field: field as Field<unknown, unknown>, value, owner, shown };
  places.push(place);
  write(field, value, glance, out);
  place.to = out.length;
}

/** Where in a written view another watcher may see something else. */
interface Place {
  readonly from: number;
  to: number;
  readonly field: Field<unknown, unknown>;
  readonly value: unknown;
  readonly owner: Seat | null;
  /** Whether the first watcher was shown the thing itself. */
  readonly shown: boolean;
}

/**
 * A view for several watchers, one after the other. It is written out for the first; for each further one it is copied, and
 * only the few places are written anew where they may see something else. Each time it goes on with an object that was begun.
 */
export class Telling {
  readonly #places: Place[] = [];
  #from = 0;
  #to = 0;

  /** Something has happened: what was written holds no longer. */
  forget(): void {
    this.#places.length = 0;
    this.#to = 0;
  }

  put<T>(
    sight: Field<T, unknown>,
    value: T,
    { watcher, over }: Pick<Glance, "watcher" | "over">,
    out: JsonBytes,
  ): void {
    if (this.#to > 0) return this.#again(watcher, over, out);
    this.#from = out.length;
    put(sight, value, { watcher, owner: null, over, places: this.#places }, out);
    out.joinObject(this.#from);
    this.#to = out.length;
  }

  #again(watcher: Watcher, over: boolean, out: JsonBytes): void {
    let copied = this.#from;
    let glance: Glance = { watcher, owner: null, over };
    for (const { from, to, field, value, owner, shown } of this.#places) {
      if (owner !== glance.owner) glance = { watcher, owner, over };
      // What lies in something that was written anew was written with it.
      if (from < copied || (shown && field.shows?.(value, glance) === true)) continue;
      out.again(copied, from);
      write(field, value, glance, out);
      copied = to;
    }
    out.again(copied, this.#to);
  }
}

/** The circumstances of a look: who looks, whose thing it is (null: nobody's), and whether the game is over. */
export interface Glance {
  readonly watcher: Watcher;
  readonly owner: Seat | null;
  readonly over: boolean;
  /** Where it is noted what others may see differently. */
  readonly places?: Place[] | undefined;
}

/** The type of what a field lets through. */
export type Seen<F> = F extends Field<never, infer S> ? S : never;

declare const hiddenMark: unique symbol;
/** Stands for a thing that nobody sees; keys of this type are left out of a view. */
export type Hidden = typeof hiddenMark;

const OPEN: Field<unknown, unknown> = {
  see: (value) => copy(value),
  put: (value, _glance, out) => out.value(value),
  among: "same",
};

/** Everybody sees it. */
export function open<T>(): Field<T, T> {
  return OPEN as Field<T, T>;
}

/** Nobody sees it: the key is absent from every view. */
export function hidden<T>(): Field<T, Hidden> {
  return HIDDEN;
}
const HIDDEN: Field<unknown, Hidden> = {
  see: () => {
    throw new Error("a hidden field was looked at");
  },
};

/** The owner sees it, all others get null. */
export function own<T>(): Field<T, T | null> {
  return {
    see: (value, { watcher, owner }) => (watcher === owner ? copy(value) : null),
    put: (value, { watcher, owner }, out) => out.value(watcher === owner ? value : null),
  };
}

/** The owner sees it, the others only once the game is over. */
export function ownUntilOver<T>(): Field<T, T | null> {
  return {
    see: (value, { watcher, owner, over }) => (over || watcher === owner ? copy(value) : null),
    put: (value, { watcher, owner, over }, out) => out.value(over || watcher === owner ? value : null),
  };
}

/** How many things lie there; nobody sees which. */
export function counted<T>(): Field<readonly T[], number> {
  return { see: (items) => items.length, put: (items, _glance, out) => out.number(items.length), among: "same" };
}

/** Things of which everybody sees how many, and some see which. */
export interface Pile<T> {
  readonly count: number;
  readonly cards: readonly T[] | null;
}

/** A hand: its owner sees the cards, everybody else their number. */
export function hand<T>(): Field<readonly T[], Pile<T>> {
  return {
    see: (cards, { watcher, owner }) => pile(cards, watcher === owner),
    put(cards, { watcher, owner }, out) {
      out.raw(PILE.count);
      out.number(cards.length);
      out.raw(PILE.cards);
      out.value(watcher === owner ? cards : null);
      out.raw(PILE.end);
    },
  };
}
const PILE = { count: ascii('{"count":'), cards: ascii(',"cards":'), end: ascii("}") };

/** A pile as a watcher sees it who does, or does not, see its faces. */
export function pile<T>(cards: readonly T[], faces: boolean): Pile<T> {
  return { count: cards.length, cards: faces ? [...cards] : null };
}

/** A list of things of the same sort. */
export function list<T, S>(field: Field<T, S>): Field<readonly T[], readonly S[]> {
  return {
    see: (items, glance) => items.map((item) => field.see(item, glance)),
    put: (items, glance, out) => out.list(items, (item) => put(field, item, glance, out)),
    among: "within",
  };
}

/** A list with one entry a seat: each entry is owned by that seat. */
export function perSeat<T, S>(field: Field<T, S>): Field<readonly T[], readonly S[]> {
  return {
    see: (items, { watcher, over }) =>
      items.map((item, index) => field.see(item, { watcher, over, owner: index as Seat })),
    put: (items, { watcher, over, places }, out) =>
      out.list(items, (item, index) => put(field, item, { watcher, owner: index as Seat, over, places }, out)),
    among: "within",
  };
}

/** A field that shows a watcher something else in a thing's place: what it was before, say. */
export function seenAs<T, S>(field: Field<T, S>, as: (value: T, glance: Glance) => T): Field<T, S> {
  return {
    see: (value, glance) => field.see(as(value, glance), glance),
    put: (value, glance, out) => put(field, as(value, glance), glance, out),
    shows: (value, glance) => as(value, glance) === value,
  };
}

type FieldsOf<T> = { readonly [K in keyof T]-?: Field<T[K], unknown> };
type SeenOf<F> = {
  readonly [K in keyof F as Seen<F[K]> extends Hidden ? never : K]: Seen<F[K]>;
};

/** An object, field by field. `shape<T>()({ ... })` must name every key of T. */
export function shape<T extends object>(): <F extends FieldsOf<T>>(fields: F) => Field<T, SeenOf<F>> {
  return <F extends FieldsOf<T>>(fields: F) => {
    const shown = (Object.keys(fields) as (keyof T)[]).filter((key) => fields[key] !== HIDDEN);
    const parts = shown.map((key) => ({
      key,
      opening: ascii(`{${JSON.stringify(key)}:`),
      label: ascii(`,${JSON.stringify(key)}:`),
      field: (fields as FieldsOf<T>)[key] as Field<unknown, unknown>,
    }));
    return {
      see(value: T, glance: Glance) {
        const seen: Partial<Record<keyof T, unknown>> = {};
        for (const key of shown) seen[key] = (fields as FieldsOf<T>)[key].see(value[key], glance);
        return seen as unknown as SeenOf<F>;
      },
      put(value: T, glance: Glance, out: JsonBytes) {
        let first = true;
        for (const { key, opening, label, field } of parts) {
          const part = value[key];
          if (part === undefined) continue;
          out.raw(first ? opening : label);
          first = false;
          if (field === OPEN) out.value(part);
          else put(field, part, glance, out);
        }
        out.raw(first ? EMPTY : END);
      },
      among: "within",
    };
  };
}

const END = ascii("}");
const EMPTY = ascii("{}");
const WATCHER = ascii('{"watcher":');

/** What a game lets a watcher know, by the sight of its state: as data, and written out as a server sends it. */
export function viewsBy<S, V extends object>(sight: Field<S, V>, isOver: (state: S) => boolean) {
  return {
    view: (state: S, watcher: Watcher): V & { readonly watcher: Watcher } => ({
      watcher,
      ...sight.see(state, { watcher, owner: null, over: isOver(state) }),
    }),
    putView: (state: S, watcher: Watcher, out: JsonBytes, telling = new Telling()): void => {
      out.raw(WATCHER);
      out.value(watcher);
      telling.put(sight, state, { watcher, over: isOver(state) }, out);
    },
  };
}

/** What happened, for log and animation. An event with a `seat` is owned by it. */
export interface GameEvent {
  readonly type: string;
  readonly seat?: Seat;
}

type EventFields<E extends GameEvent> = {
  readonly [T in E["type"]]: FieldsOf<Omit<Extract<E, { type: T }>, "type">>;
};

type SeenEvent<E extends GameEvent, F> = {
  readonly [T in E["type"]]: { readonly type: T } & (T extends keyof F ? SeenOf<F[T]> : never);
}[E["type"]];

/** How the events of a game are redacted, and which of them show somebody what was hidden (they end undo). */
export interface EventSight<E extends GameEvent, Shown extends GameEvent> {
  /** Whether a watcher hears of an event: of somebody else's secret not even that it happened. */
  reaches(event: E, watcher: Watcher): boolean;
  /** What a watcher is told of an event; undefined if it does not reach them. */
  see(event: E, watcher: Watcher): Shown | undefined;
  /** Writes what a watcher is told of an event that reaches them as JSON. */
  put(event: E, watcher: Watcher, out: JsonBytes): void;
  readonly showing: ReadonlySet<string>;
}

/** Events that stand out: `showing` ones teach the acting player something that was hidden (a card drawn, a face-down
 *  card turned), `secret` ones are told to nobody but their own seat. */
export interface EventMarks<T> {
  readonly showing: readonly T[];
  readonly secret?: readonly T[];
}

/** The events of a game. Each names what every watcher gets of each of its keys. */
export function events<E extends GameEvent>(): <F extends EventFields<E>>(
  fields: F,
  marks: EventMarks<E["type"]>,
) => EventSight<E, SeenEvent<E, F>> {
  return <F extends EventFields<E>>(fields: F, marks: EventMarks<E["type"]>) => {
    const secret = new Set<string>(marks.secret);
    const shapes = new Map<string, { readonly opening: Uint8Array; readonly field: Field<GameEvent, object> }>();
    for (const [type, entry] of Object.entries<FieldsOf<GameEvent>>(fields as never)) {
      shapes.set(type, { opening: ascii(`{"type":${JSON.stringify(type)}`), field: shape<GameEvent>()(entry) });
    }
    const shapeOf = ({ type }: E) => {
      const found = shapes.get(type);
      if (found === undefined) throw new Error(`nobody has said who sees what of "${type}"`);
      return found;
    };
    const glanceAt = ({ seat }: E, watcher: Watcher): Glance => ({ watcher, owner: seat ?? null, over: false });
    const reaches = (event: E, watcher: Watcher) => !secret.has(event.type) || event.seat === watcher;
    return {
      showing: new Set<string>(marks.showing),
      reaches,
      see(event, watcher) {
        if (!reaches(event, watcher)) return undefined;
        const seen = shapeOf(event).field.see(event, glanceAt(event, watcher));
        return { type: event.type, ...seen } as unknown as SeenEvent<E, F>;
      },
      put(event, watcher, out) {
        if (!reaches(event, watcher)) throw new Error("a secret was to be written");
        const { opening, field } = shapeOf(event);
        out.raw(opening);
        const start = out.length;
        put(field, event, glanceAt(event, watcher), out);
        out.joinObject(start);
      },
    };
  };
}
