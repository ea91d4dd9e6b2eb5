import type { Language } from "@clade/kernel";
import type { ReactElement } from "react";

/**
 * How a board draws everything in its box, each thing by what the game's `reference` knows it by: with the very parts that lie on
 * the table.
 */
type Pictures<V> = (view: V, language: Language) => ReadonlyMap<string, ReactElement>;

/** Pictures with their game's types forgotten: what the shell handles. */
export type AnyPictures = Pictures<unknown>;

/** Forgets the types of pictures; which go with which game is decided in one table. */
export function pictures<V>(drawn: Pictures<V>): AnyPictures {
  return drawn as AnyPictures;
}
