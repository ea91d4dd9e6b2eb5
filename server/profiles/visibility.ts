import { follows } from "../circles/follows.ts";
import { keepsOut } from "../people/barriers.ts";
import { of } from "../store/records.ts";
import type { Store } from "../store/store.ts";

/** Who may see what somebody has played: everybody, those whom they follow and who follow them, nobody else. */
export const SEEN_BY = ["everybody", "friends", "nobody"] as const;
export type SeenBy = (typeof SEEN_BY)[number];

/** Who may invite them: whoever follows them, only those whom they follow, nobody. */
export const INVITED_BY = ["everybody", "followed", "nobody"] as const;
export type InvitedBy = (typeof INVITED_BY)[number];

/** As public as its person wants. */
export interface Openness {
  readonly seenBy: SeenBy;
  readonly invitedBy: InvitedBy;
}

/** Names and strengths of those who play have always been in the lists of the house: who wants it otherwise says so. */
export const DEFAULT_OPENNESS: Openness = { seenBy: "everybody", invitedBy: "everybody" };

const OPENNESS = "openness";

export async function opennessOf({ records }: Store, person: string): Promise<Openness> {
  const kept = await records.record(OPENNESS, person);
  return kept === undefined ? DEFAULT_OPENNESS : { ...DEFAULT_OPENNESS, ...(kept.body as Partial<Openness>) };
}

export async function keepOpenness({ records }: Store, person: string, openness: Openness): Promise<void> {
  await records.change([{ kind: OPENNESS, key: person, body: openness, marks: [of(person)] }]);
}

/** How much of somebody another one sees: all, the name alone, or that there is nobody. */
export type Sight = "all" | "name" | "nothing";

export async function sightOf(store: Store, person: string, viewer: string): Promise<Sight> {
  if (person === viewer) return "all";
  // For those whom somebody has shut out they are not there.
  if (await keepsOut(store, person, viewer)) return "nothing";
  const { seenBy } = await opennessOf(store, person);
  if (seenBy === "everybody") return "all";
  if (seenBy === "nobody") return "nothing";
  return (await follows(store, person, viewer)) && (await follows(store, viewer, person)) ? "all" : "name";
}
