/** EO-2: the kinds of gene, in the order of the rulebook. */
export const GENES = ["tail", "leg", "horn", "egg", "fur", "parasol", "mutant", "card"] as const;
export type Gene = (typeof GENES)[number];

/** A number of genes of each kind. */
export type GeneCounts = { [G in Gene]: number };

/** What a species wears: a Card gene is never worn, it is swapped for a card (EO-40). */
export type Trait = Exclude<Gene, "card">;
export type Traits = { [T in Trait]: number };
export const TRAITS: readonly Trait[] = ["tail", "leg", "horn", "egg", "fur", "parasol", "mutant"];

/** EO-2: what is in the bag at the start: 62 genes. */
export const BAG: Readonly<GeneCounts> = {
  tail: 6,
  leg: 12,
  horn: 8,
  egg: 8,
  fur: 8,
  parasol: 8,
  mutant: 6,
  card: 6,
};

/** EO-4: what every species starts with. */
export const FIRST_TRAITS: Readonly<Traits> = { tail: 1, leg: 1, horn: 0, egg: 1, fur: 1, parasol: 1, mutant: 0 };
export const FIRST_POINTS = 10;
export const DINOS_OF_A_SPECIES = 10;
