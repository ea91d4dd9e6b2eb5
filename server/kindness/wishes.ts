/** How somebody wants to be met: who is kept from them, and where they read what others type. Pure; kept by `kindness.ts`. */
export interface Wishes {
  /** Where this person reads and writes typed chat; set phrases are read everywhere. */
  readonly typed: Typed;
  /** For a child: nothing typed, neither seen nor sent, wherever. */
  readonly child: boolean;
  readonly keptAway: readonly KeptAway[];
}

export const TYPED = ["always", "invited", "never"] as const;
export type Typed = (typeof TYPED)[number];

/** Somebody whom a person does not want to hear, or not to meet. */
export interface KeptAway {
  readonly person: string;
  readonly how: KeepAway;
  readonly since: number;
}
export type KeepAway = "mute" | "block";

/** Of somebody who has said nothing: typed chat among those who invited each other, set phrases among strangers. */
export const NO_WISHES: Wishes = { typed: "invited", child: false, keptAway: [] };

/** Whether somebody reads, and so may write, typed lines at a table. */
export function readsTyped({ typed, child }: Wishes, table: { readonly open: boolean }): boolean {
  return !child && (typed === "always" || (typed === "invited" && !table.open));
}

/** Whether somebody does not want to read what another says. */
export function hides({ keptAway }: Wishes, speaker: string): boolean {
  return keptAway.some(({ person }) => person === speaker);
}

export function blocks({ keptAway }: Wishes, other: string): boolean {
  return keptAway.some(({ person, how }) => person === other && how === "block");
}

export function keepAway(wishes: Wishes, person: string, how: KeepAway, since: number): Wishes {
  const others = wishes.keptAway.filter((each) => each.person !== person);
  return { ...wishes, keptAway: [...others, { person, how, since }] };
}

export function letNear(wishes: Wishes, person: string): Wishes {
  return { ...wishes, keptAway: wishes.keptAway.filter((each) => each.person !== person) };
}

/** What was kept, whatever version of the house kept it: what is not understood is as if it had not been said. */
export function readWishes(body: unknown): Wishes {
  if (typeof body !== "object" || body === null) return NO_WISHES;
  const { typed, child, keptAway } = body as Partial<Record<keyof Wishes, unknown>>;
  return {
    typed: TYPED.find((each) => each === typed) ?? NO_WISHES.typed,
    child: child === true,
    keptAway: Array.isArray(keptAway) ? keptAway.flatMap(readKeptAway) : [],
  };
}

function readKeptAway(kept: unknown): KeptAway[] {
  if (typeof kept !== "object" || kept === null) return [];
  const { person, how, since } = kept as Partial<Record<keyof KeptAway, unknown>>;
  if (typeof person !== "string" || typeof since !== "number") return [];
  return how === "mute" || how === "block" ? [{ person, how, since }] : [];
}
