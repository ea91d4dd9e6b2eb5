import type { Seat, Watcher } from "./seat.ts";

/**
 * Redaction, decided where a thing is defined. A `Field<T, S>` says what of a value a watcher gets. A game writes one
 * for its state and one for each event; a key without a field does not compile, and `hidden` is what an author writes
 * when in doubt. Views are made by fields and by nothing else.
 *
 * A field is plain data. It does nothing itself: `seeing.ts` reads it to make views and events, and a host may read it to
 * write them down in a way of its own.
 */
export type Field<T, S> = Sight & Typed<T, S>;

/** What a field says, its types forgotten. The words are explained at the functions of the same name. */
export type Sight =
  | { readonly kind: "open" | "shared" | "given" | "hidden" | "ownUntilOver" | "counted" | "hand" }
  | { readonly kind: "own" | "list" | "perSeat"; readonly of: Sight }
  | { readonly kind: "shape"; readonly fields: { readonly [key: string]: Sight } }
  | { readonly kind: "seenAs"; readonly of: Sight; readonly as: As };

type As = (value: unknown, glance: Glance) => unknown;

declare const types: unique symbol;
/** What a field takes and what it lets through: for the compiler alone, there is no such key. */
interface Typed<in T, out S> {
  readonly [types]: (value: T) => S;
}

/** The only place where a field gets its types: whoever has one has it from here. */
function field<T, S>(sight: Sight): Field<T, S> {
  return sight as Field<T, S>;
}

/** The circumstances of a look: who looks, whose thing it is (null: nobody's), and whether the game is over. */
export interface Glance {
  readonly watcher: Watcher;
  readonly owner: Seat | null;
  readonly over: boolean;
  /** All that a board can show lies open: for looking back at a game that is over. */
  readonly allOpen?: true;
}

/** The sight of a game's state. */
export interface StateSight<S> {
  readonly field: Sight;
  isOver(state: S): boolean;
}

/** The type of what a field lets through. */
export type Seen<F> = F extends Typed<never, infer S> ? S : never;

declare const hiddenMark: unique symbol;
/** Stands for a thing that nobody sees; keys of this type are left out of a view. */
export type Hidden = typeof hiddenMark;

/** Everybody sees it. */
export function open<T>(): Field<T, T> {
  return field({ kind: "open" });
}

/** Everybody sees it, and as it is never changed, only replaced, views may share it with the state. */
export function shared<T>(): Field<T, T> {
  return field({ kind: "shared" });
}

/**
 * Everybody sees it, and it was given before the game began, by the options of the table: it is never replaced either. A deck
 * or an island that a person has brought may be large, so whoever sends views may send it once.
 */
export function given<T>(): Field<T, T> {
  return field({ kind: "given" });
}

/** Nobody sees it: the key is absent from every view. */
export function hidden<T>(): Field<T, Hidden> {
  return field({ kind: "hidden" });
}

/** The owner sees it, or as much of it as its own field shows; all others get null. */
export function own<T>(): Field<T, T | null>;
export function own<T, S>(of: Field<T, S>): Field<T | null, S | null>;
export function own(of: Sight = { kind: "open" }): Field<unknown, unknown> {
  return field({ kind: "own", of });
}

/** The owner sees it, the others only once the game is over. */
export function ownUntilOver<T>(): Field<T, T | null> {
  return field({ kind: "ownUntilOver" });
}

/** How many things lie there; nobody sees which. */
export function counted<T>(): Field<readonly T[], number> {
  return field({ kind: "counted" });
}

/** Things of which everybody sees how many, and some see which. */
export interface Pile<T> {
  readonly count: number;
  readonly cards: readonly T[] | null;
}

/** A hand: its owner sees the cards, everybody else their number. */
export function hand<T>(): Field<readonly T[], Pile<T>> {
  return field({ kind: "hand" });
}

/** A list of things of the same sort. */
export function list<T, S>(of: Field<T, S>): Field<readonly T[], readonly S[]> {
  return field({ kind: "list", of });
}

/** A list with one entry a seat: each entry is owned by that seat. */
export function perSeat<T, S>(of: Field<T, S>): Field<readonly T[], readonly S[]> {
  return field({ kind: "perSeat", of });
}

/**
 * Something else is seen in a thing's place: what it was before, say, or what can be told of it. `as` is pure and changes
 * nothing; whoever is to see the thing itself gets just that from it, not a copy.
 */
export function seenAs<T, U, S>(of: Field<U, S>, as: (value: T, glance: Glance) => U): Field<T, S> {
  return field({ kind: "seenAs", of, as: as as As });
}

export type FieldsOf<T> = { readonly [K in keyof T]-?: Field<T[K], unknown> };
export type SeenOf<F> = {
  readonly [K in keyof F as Seen<F[K]> extends Hidden ? never : K]: Seen<F[K]>;
};

/**
 * An object, field by field. `shape<T>()({ ... })` must name every key of T. What is undefined is absent for everybody: of a
 * thing of which not all may know whether it is there, the state says null.
 */
export function shape<T extends object>(): <F extends FieldsOf<T>>(fields: F) => Field<T, SeenOf<F>> {
  return (fields) => field(shapeOf(fields as { readonly [key: string]: Sight }));
}

/** What is hidden is not in the data at all: nobody who reads it can show it. */
export function shapeOf(fields: { readonly [key: string]: Sight }): Sight {
  return {
    kind: "shape",
    fields: Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== "hidden")),
  };
}
