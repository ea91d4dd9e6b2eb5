import type { Language, RuleText } from "./language.ts";

/** A thing of a game that somebody may ask about by its name: a card, a person, a building, a track, with its prices. */
export interface ThingText {
  /** What it is known by, the same in every language and in no other thing of the game: by it boards find its picture. */
  readonly id: string;
  /** What sort of thing it is, as the heading over all of them. */
  readonly sort: string;
  readonly name: string;
  /** All there is to know of it at this table, a line each. */
  readonly lines: readonly string[];
}

/** What a table can be asked: what a thing is, and what a rule says there. Both go by the edition and variants played. */
export interface Reference<V = unknown> {
  things(view: V, language: Language): readonly ThingText[];
  /** What a clause says at this table; undefined if it does not hold there. Missing: all of them hold as they are written. */
  rule?(view: V, rule: RuleText): string | undefined;
}
