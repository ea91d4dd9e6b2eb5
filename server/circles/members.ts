import { of, type RecordChange } from "../store/records.ts";
import type { Store } from "../store/store.ts";

const MEMBER = "club-member";
export const ROLES = ["founder", "admin", "member"] as const;
export type Role = (typeof ROLES)[number];

/** That somebody is in a club: it is theirs, and goes with them. */
export interface Member {
  readonly club: string;
  readonly person: string;
  readonly role: Role;
  readonly since: number;
}

/** So many people are in one club, and so many clubs one person is in. */
export const MOST_MEMBERS = 200;
export const MOST_CLUBS = 20;

export async function memberOf({ records }: Store, club: string, person: string): Promise<Member | undefined> {
  const kept = await records.record(MEMBER, `${club}/${person}`);
  return kept === undefined ? undefined : (kept.body as Member);
}

/** Who is in a club, from the first to the last. */
export async function membersOf({ records }: Store, club: string): Promise<Member[]> {
  const kept = await records.marked(MEMBER, inClub(club), { limit: MOST_MEMBERS + 50, lowestFirst: true });
  return kept.map(({ body }) => body as Member);
}

/** The clubs that somebody is in. */
export async function membershipsOf({ records }: Store, person: string): Promise<Member[]> {
  const kept = await records.marked(MEMBER, of(person).mark, { limit: MOST_CLUBS + 20 });
  return kept.map(({ body }) => body as Member);
}

export function countMembers({ records }: Store, club: string): Promise<number> {
  return records.count(MEMBER, inClub(club));
}

export function memberChange(member: Member): RecordChange {
  const { club, person, since } = member;
  return {
    kind: MEMBER,
    key: `${club}/${person}`,
    body: member,
    marks: [
      { ...of(person), rank: since },
      { mark: inClub(club), rank: since },
    ],
  };
}

function inClub(club: string): string {
  return `club:${club}`;
}
