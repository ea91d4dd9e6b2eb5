import { of, type KeptRecord, type RecordChange } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { newsLetter } from "./letter.ts";
import { mailOf, noteRefused } from "./mail-address.ts";
import type { Mailer } from "./mailer.ts";
import { DUE, letterMark, type Notice, noticeChange, NOTICES } from "./notice.ts";
import { afterQuiet } from "./quiet.ts";
import { type Said, saidOf } from "./still.ts";
import { type Rhythm, USUAL, type Wishes, wishesOf } from "./wishes.ts";

/** When somebody last got a letter, and when the next one is due, if there is anything to tell. */
export interface Round {
  readonly person: string;
  readonly last: number;
  /** Null: nothing waits. */
  readonly dueAt: number | null;
  readonly claim: string | null;
  readonly tries: number;
  /** What the letter tells of that is being sent: the same again, should this server die over it. */
  readonly sending: readonly string[] | null;
}

export const ROUNDS = "letter-round";
/** A letter tells of so many things at most; the rest is in the next. */
const MOST_LINES = 40;
const INTERVAL_MS: { readonly [R in Rhythm]: number } = { "at-once": 0, hourly: 3600 * 1000, daily: 24 * 3600 * 1000 };
/** A mail server that cannot take it just now is asked again after so long, then after twice as long. */
const AGAIN_MS = 5 * 60_000;
const MOST_TRIES = 8;

export function roundChange(round: Round, revision: number): RecordChange {
  const marks = [of(round.person), ...(round.dueAt === null ? [] : [{ mark: DUE, rank: round.dueAt }])];
  return { kind: ROUNDS, key: round.person, revision, body: round, marks };
}

/**
 * The change by which something waits for the next letter to somebody. A round that is due already changes in its number alone:
 * whoever sends it just now sees that something has come.
 */
export async function letterDue(store: Store, person: string, wishes: Wishes, now: number): Promise<RecordChange> {
  const kept = await store.records.record(ROUNDS, person);
  const round = (kept?.body as Round | undefined) ?? {
    person,
    last: 0,
    dueAt: null,
    claim: null,
    tries: 0,
    sending: null,
  };
  if (round.dueAt !== null) return roundChange(round, kept?.revision ?? 0);
  const earliest = Math.max(now, round.last + INTERVAL_MS[wishes.rhythm]);
  const dueAt = afterQuiet(wishes.quiet, wishes.zone, earliest);
  return roundChange({ ...round, dueAt, tries: 0 }, kept?.revision ?? 0);
}

/** Writes and sends the letter that is due; the round is claimed already. */
export async function sendLetter(store: Store, mailer: Mailer, round: Round): Promise<void> {
  const { person } = round;
  const wishes = (await wishesOf(store, person)) ?? USUAL;
  const mail = await mailOf(store, person);
  const waiting = await waitingNotices(store, round);
  const told: { readonly said: Said; readonly key: string }[] = [];
  for (const { key, body: notice } of waiting) {
    const said = await saidOf(store, person, (notice as Notice).about, wishes.language);
    if (typeof said === "object") told.push({ said, key });
  }
  if (mail?.state !== "confirmed" || told.length === 0) return conclude(store, round, {}, waiting);
  // What it tells of is kept before it goes, so that a second try is the same letter.
  const sending = waiting.map(({ key }) => key);
  if (!(await amend(store, round, async (now) => ({ ...now, sending })))) return;
  const keys = told.map(({ key }) => key);
  const lines = told.map(({ said }) => said);
  const mailed = await mailer.send(newsLetter(mailer, mail.address, mail.stop, wishes.language, lines, keys));
  if (mailed === "later" && round.tries < MOST_TRIES) {
    const dueAt = Date.now() + AGAIN_MS * 2 ** round.tries;
    await amend(store, round, async (now) => ({ ...now, dueAt, claim: null, tries: round.tries + 1 }));
    return;
  }
  if (mailed === "refused") await noteRefused(store, person);
  await conclude(store, round, { last: Date.now() }, waiting);
}

/** What the letter is about: the same as in the try before, or all that waits. */
async function waitingNotices({ records }: Store, { person, sending }: Round): Promise<KeptRecord[]> {
  const marked = await records.marked(NOTICES, letterMark(person), { limit: MOST_LINES, lowestFirst: true });
  return sending === null ? marked : marked.filter(({ key }) => sending.includes(key));
}

/** These were told, or need not be any more. What came meanwhile waits for the next letter. */
async function conclude(
  store: Store,
  round: Round,
  changed: Partial<Round>,
  told: readonly KeptRecord[],
): Promise<void> {
  const { records } = store;
  for (const { key, revision, body } of told) {
    const unmarked = (notice: Notice, seen: number) => noticeChange(key, seen, { ...notice, letter: false });
    if (await records.change([unmarked(body as Notice, revision)])) continue;
    const again = await records.record(NOTICES, key);
    if (again !== undefined) await records.change([unmarked(again.body as Notice, again.revision)]);
  }
  await amend(store, round, async (now) => {
    const next = { ...now, ...changed, claim: null, tries: 0, sending: null };
    if ((await records.count(NOTICES, letterMark(round.person))) === 0) return { ...next, dueAt: null };
    const { quiet, zone, rhythm } = (await wishesOf(store, round.person)) ?? USUAL;
    return { ...next, dueAt: afterQuiet(quiet, zone, next.last + INTERVAL_MS[rhythm]) };
  });
}

/** Changes a round that this server has claimed, whatever has come to it meanwhile; false if it is not this server's any more. */
async function amend(
  { records }: Store,
  { person, claim }: Round,
  by: (now: Round) => Promise<Round>,
): Promise<boolean> {
  for (;;) {
    const kept = await records.record(ROUNDS, person);
    if (kept === undefined || (kept.body as Round).claim !== claim) return false;
    if (await records.change([roundChange(await by(kept.body as Round), kept.revision)])) return true;
  }
}
