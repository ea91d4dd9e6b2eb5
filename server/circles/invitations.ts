import { keepsOut } from "../people/barriers.ts";
import { type Problem, problem } from "../problem.ts";
import { opennessOf } from "../profiles/visibility.ts";
import { of } from "../store/records.ts";
import type { Store, TableRow } from "../store/store.ts";
import { isFor } from "../tables/removal.ts";
import { seatOf } from "../tables/seating.ts";
import { follows } from "./follows.ts";

const INVITATION = "invitation";
/** So many invitations can wait for one person, and so many of one person can wait for others. */
const MOST_WAITING = 50;
const MOST_SENT = 50;

/** That somebody is wanted at a table. It is theirs and the inviter's: it goes with either of them. */
interface Invitation {
  readonly table: string;
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

/** Why somebody may not be invited by another one: to be blocked looks like not wanting to be invited. */
export async function invitationProblem(
  store: Store,
  from: string,
  to: string,
  knowEachOther: boolean,
): Promise<Problem | undefined> {
  if (from === to) return problem("bad-request", "Nobody invites themselves.");
  if ((await store.person(to)) === undefined) return problem("no-such-thing", "There is nobody of that name here.");
  const { invitedBy } = await opennessOf(store, to);
  const isWanted =
    invitedBy === "everybody"
      ? knowEachOther || (await follows(store, from, to))
      : invitedBy === "followed" && (await follows(store, to, from));
  if (!isWanted || (await keepsOut(store, to, from))) {
    return problem("not-invited", "This person does not take invitations from you.");
  }
  return undefined;
}

/** Why a table is not one to invite to. */
export function tableProblem(table: TableRow | undefined, from: string): Problem | undefined {
  if (table === undefined || !isFor(table, from)) return problem("no-such-table", "There is no such table.");
  if (table.status !== "waiting") return problem("begun", "The game has already begun.");
  if (table.host !== from && seatOf(table, from) === null) return problem("no-seat", "You have no seat at this table.");
  const isFree = table.seats.some(({ person, bot }) => person === null && bot === null);
  return isFree ? undefined : problem("seat-taken", "All seats are taken.");
}

/** Keeps an invitation; asking twice is asking once. */
export async function invite(
  { records }: Store,
  { table, from, to, at }: Invitation,
): Promise<Problem | "new" | "known"> {
  if ((await records.count(INVITATION, sentBy(from))) >= MOST_SENT) {
    return problem("too-many", `At most ${MOST_SENT} invitations can wait for an answer.`);
  }
  if ((await records.count(INVITATION, waitingFor(to))) >= MOST_WAITING) {
    return problem("not-invited", "This person has too many invitations already.");
  }
  const kept = await records.change([
    {
      kind: INVITATION,
      key: `${table}/${to}`,
      revision: 0,
      body: { table, from, to, at } satisfies Invitation,
      marks: [of(to), of(from), { mark: waitingFor(to), rank: at }, { mark: sentBy(from), rank: at }],
    },
  ]);
  return kept ? "new" : "known";
}

/** Somebody does not come, or has come. */
export async function dropInvitation({ records }: Store, table: string, to: string): Promise<void> {
  await records.change([{ kind: INVITATION, key: `${table}/${to}`, body: null }]);
}

/** The invitations of somebody, newest first, each to a table where a seat is free for them still. Others go. */
export async function invitationsOf(
  store: Store,
  to: string,
): Promise<{ readonly table: TableRow; readonly from: string; readonly at: number }[]> {
  const kept = await store.records.marked(INVITATION, waitingFor(to), { limit: MOST_WAITING });
  const open = await Promise.all(
    kept.map(async ({ body }) => {
      const { table: id, from, at } = body as Invitation;
      const table = await store.table(id);
      if (isOver(table, to)) {
        await dropInvitation(store, id, to);
        return [];
      }
      return table === undefined || (await keepsOut(store, to, from)) ? [] : [{ table, from, at }];
    }),
  );
  return open.flat();
}

/** How many there are, without looking whether each still counts. */
export function countInvitations({ records }: Store, to: string): Promise<number> {
  return records.count(INVITATION, waitingFor(to));
}

function isOver(table: TableRow | undefined, to: string): boolean {
  return table === undefined || table.status !== "waiting" || seatOf(table, to) !== null || !isFor(table, to);
}
function waitingFor(person: string): string {
  return `to:${person}`;
}
function sentBy(person: string): string {
  return `from:${person}`;
}
