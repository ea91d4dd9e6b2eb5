import type { Trait } from "../rules/cards.ts";

/**
 * EV-1, EV-2: the box, written out a second time: the food values of each kind. A card of a state is the number of its
 * face, counted through these in turn.
 */
const FACES_OF: readonly (readonly [trait: Trait, lowest: number, highest: number, missing?: readonly number[]])[] = [
  ["ambush", -3, 3],
  ["burrowing", 1, 5],
  ["carnivore", 0, 6],
  ["climbing", 1, 5],
  ["cooperation", 0, 5, [1, 2]],
  ["defensive-herding", 2, 8],
  ["fat-tissue", -1, 5, [1, 2]],
  ["fertile", 2, 7],
  ["foraging", 2, 7],
  ["hard-shell", 1, 5],
  ["horns", 1, 5],
  ["intelligence", -2, 7, [1, 2, 3]],
  ["long-neck", 3, 9],
  ["pack-hunting", -3, 3],
  ["scavenger", 2, 7],
  ["symbiosis", 1, 5],
  ["warning-call", 1, 5],
];

const FACES = FACES_OF.flatMap(([trait, lowest, highest, missing = []]) =>
  Array.from({ length: highest - lowest + 1 }, (_, step) => lowest + step)
    .filter((plants) => !missing.includes(plants))
    .map((plants) => ({ trait, plants })),
);

export function kindOf(card: number): Trait {
  return faceOf(card).trait;
}

export function plantsOn(card: number): number {
  return faceOf(card).plants;
}

function faceOf(card: number): { readonly trait: Trait; readonly plants: number } {
  const face = FACES[card];
  if (face === undefined) throw new RangeError(`no card ${card} in the box`);
  return face;
}
