import { randomInt } from "node:crypto";
import { isGoodName, tidyName } from "@clade/kernel";
import { isProblem, type Problem, problem } from "../problem.ts";
import type { KeptRecord, RecordChange } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { withoutTables } from "./club-tables.ts";
import { type Member, memberChange, memberOf, membersOf, membershipsOf, MOST_CLUBS, MOST_MEMBERS } from "./members.ts";
import { type Era, FIRST_WEEKS } from "./seasons.ts";

const CLUB = "club";
const OPEN = "open";

/** People who play together: anybody may come, or those who have the invitation. Who is in it is kept with each member. */
export interface Club {
  readonly id: string;
  readonly name: string;
  /** Whether it is listed and anybody may join. */
  readonly open: boolean;
  /** What brings somebody in who has it. */
  readonly code: string;
  readonly created: number;
  /** When seasons of which length began: see `seasons.ts`. */
  readonly eras: readonly Era[];
}

interface ClubWishes {
  readonly name: string;
  readonly open: boolean;
}

/** A club as it is kept, to be changed by nobody else meanwhile. */
interface KeptClub {
  readonly club: Club;
  readonly revision: number;
}

export const NO_CLUB = problem("no-such-thing", "There is no such club.");
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const ID_LETTERS = 12;

/** A club that somebody founds: they are in it from the start. */
export async function found(store: Store, person: string, wishes: ClubWishes, now: number): Promise<Club | Problem> {
  const name = clubName(wishes.name);
  if (isProblem(name)) return name;
  if ((await membershipsOf(store, person)).length >= MOST_CLUBS) return TOO_MANY_CLUBS;
  const eras = [{ number: 1, began: now, weeks: FIRST_WEEKS }];
  const club: Club = { id: fresh(), name, open: wishes.open, code: fresh(), created: now, eras };
  const kept = await store.records.change([
    { ...clubChange(club), revision: 0 },
    { ...memberChange({ club: club.id, person, role: "founder", since: now }), revision: 0 },
  ]);
  return kept ? club : problem("conflict", "Please try again.");
}

export async function findClub({ records }: Store, id: string): Promise<KeptClub | undefined> {
  return keptClub(await records.record(CLUB, id));
}

/** Clubs that anybody may join, newest first. */
export async function openClubs({ records }: Store, limit: number, after?: { rank: number; key: string }) {
  const page = await records.marked(CLUB, OPEN, { limit, ...(after === undefined ? {} : { after }) });
  return page.map(({ body, rank, key }) => ({ club: body as Club, rank, key }));
}

/** Changes a club, as only those who lead it may. */
export async function changeClub(
  store: Store,
  id: string,
  person: string,
  by: (club: Club) => Club | Problem,
): Promise<Club | Problem> {
  const kept = await findClub(store, id);
  const member = kept === undefined ? undefined : await memberOf(store, id, person);
  if (kept === undefined || (member === undefined && !kept.club.open)) return NO_CLUB;
  if (member === undefined || member.role === "member") return LEADERS_ONLY;
  const changed = by(kept.club);
  if (isProblem(changed)) return changed;
  const done = await store.records.change([{ ...clubChange(changed), revision: kept.revision }]);
  return done ? changed : problem("conflict", "Somebody changed the club at the same moment. Please try again.");
}

export function renamed(club: Club, { name: wanted, open }: ClubWishes): Club | Problem {
  const name = clubName(wanted);
  return isProblem(name) ? name : { ...club, name, open };
}

/** The invitation of before brings nobody in any more. */
export function withNewCode(club: Club): Club {
  return { ...club, code: fresh() };
}

/** Somebody comes: to an open club, or with the invitation. */
export async function join(
  store: Store,
  id: string,
  person: string,
  code: string | undefined,
  now: number,
): Promise<Club | Problem> {
  const kept = await findClub(store, id);
  // Whoever does not know the invitation does not find out that there is such a club.
  if (kept === undefined || (!kept.club.open && code !== kept.club.code)) return NO_CLUB;
  if ((await memberOf(store, id, person)) !== undefined) return kept.club;
  const members = await membersOf(store, id);
  if (members.length === 0) return NO_CLUB;
  if (members.length >= MOST_MEMBERS) return problem("too-many", `A club has at most ${MOST_MEMBERS} members.`);
  if ((await membershipsOf(store, person)).length >= MOST_CLUBS) return TOO_MANY_CLUBS;
  await store.records.change([{ ...memberChange({ club: id, person, role: "member", since: now }), revision: 0 }]);
  return kept.club;
}

/**
 * Somebody leaves, or is sent away by who leads the club; a founder is sent away by nobody. If the founder goes, the admin or else the
 * member who has been there longest leads on; with the last member the club goes.
 */
export async function leave(store: Store, id: string, by: string, person: string): Promise<Problem | undefined> {
  const own = await memberOf(store, id, by);
  if (own === undefined) return NO_CLUB;
  const leaving = by === person ? own : await memberOf(store, id, person);
  if (leaving === undefined) return problem("no-such-thing", "Nobody of that name is in the club.");
  if (by !== person && !mayLead(own, leaving)) return LEADERS_ONLY;
  const changes: RecordChange[] = [{ ...memberChange(leaving), body: null, marks: [] }];
  const others = (await membersOf(store, id)).filter((each) => each.person !== person);
  if (others.length === 0) changes.push(...(await ended(store, id)));
  else if (leaving.role === "founder") changes.push(...heirOf(others));
  await store.records.change(changes);
  return undefined;
}

/** The founder makes somebody an admin, or a member again, or hands the club over. */
export async function setRole(
  store: Store,
  id: string,
  by: string,
  person: string,
  role: Member["role"],
): Promise<Problem | undefined> {
  const own = await memberOf(store, id, by);
  if (own === undefined) return NO_CLUB;
  if (own.role !== "founder" || by === person) return LEADERS_ONLY;
  const member = await memberOf(store, id, person);
  if (member === undefined) return problem("no-such-thing", "Nobody of that name is in the club.");
  await store.records.change([
    memberChange({ ...member, role }),
    ...(role === "founder" ? [memberChange({ ...own, role: "admin" })] : []),
  ]);
  return undefined;
}

/** Founders whom nobody followed, because they had themselves erased, are followed when the club is next looked at. */
export async function tended(store: Store, id: string): Promise<{ club: Club; members: Member[] } | undefined> {
  const kept = await findClub(store, id);
  if (kept === undefined) return undefined;
  const members = await membersOf(store, id);
  if (members.length === 0) {
    await store.records.change(await ended(store, id));
    return undefined;
  }
  if (members.some(({ role }) => role === "founder")) return { club: kept.club, members };
  await store.records.change(heirOf(members));
  return { club: kept.club, members: await membersOf(store, id) };
}

/** A club goes, with all who are in it; false if there is none. What its members have played stays theirs. */
export async function removeClub(store: Store, id: string): Promise<boolean> {
  if ((await findClub(store, id)) === undefined) return false;
  const members = (await membersOf(store, id)).map((member) => ({ ...memberChange(member), body: null, marks: [] }));
  await store.records.change([...(await ended(store, id)), ...members]);
  return true;
}

async function ended(store: Store, id: string): Promise<RecordChange[]> {
  return [{ kind: CLUB, key: id, body: null }, ...(await withoutTables(store, id))];
}

function heirOf(members: readonly Member[]): RecordChange[] {
  const bySince = members.toSorted((one, other) => one.since - other.since);
  const heir = bySince.find(({ role }) => role === "admin") ?? bySince[0];
  return heir === undefined ? [] : [memberChange({ ...heir, role: "founder" })];
}

/** Admins send members away, the founder anybody. */
function mayLead(one: Member, other: Member): boolean {
  return one.role === "founder" || (one.role === "admin" && other.role === "member");
}

const LEADERS_ONLY = problem("host-only", "Only who leads the club can do that.");
const TOO_MANY_CLUBS = problem("too-many", `Nobody is in more than ${MOST_CLUBS} clubs.`);

function clubName(text: string): string | Problem {
  const name = tidyName(text);
  return isGoodName(name) ? name : problem("bad-name", "A name has 1 to 24 letters or signs that can be seen.");
}

function keptClub(record: KeptRecord | undefined): KeptClub | undefined {
  return record === undefined ? undefined : { club: record.body as Club, revision: record.revision };
}

function clubChange(club: Club): RecordChange {
  return { kind: CLUB, key: club.id, body: club, marks: club.open ? [{ mark: OPEN, rank: club.created }] : [] };
}

function fresh(): string {
  return Array.from({ length: ID_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)] ?? "").join("");
}
