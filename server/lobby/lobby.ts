import { foldedName } from "@clade/kernel";
import { keptPerson } from "../people/person.ts";
import { type KeptRecord, of, type RecordChange, type Records } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../tables/tables.ts";
import { type Apart, canMeet, type Group, groupsOf } from "./groups.ts";
import { seatGroup, strengthsOf } from "./quick-table.ts";
import type { Waiter } from "./wish.ts";

const KIND = "quick-game";
const WAITING = "waiting";
const SEATED = "seated";

/** Who has not asked for so long is given no seat; and for so long, has gone. */
const AWAY_MS = 15_000;
const GONE_MS = 60_000;
/** That somebody asked is noted so often. */
const NOTED_MS = 5000;
/** A group whose table did not come to be in this time waits again: the server that had them died. */
const LOST_MS = 10_000;
/** Who was given a seat finds it for so long. */
const FOUND_MS = 120_000;
/** So many are looked at in a round: those who have waited longest. */
const MOST = 1000;
/** So often it is looked anew within a round, once two turn out not to want each other. */
const ANEW = 20;

/** Somebody who waits, or has been given a seat, as it is kept: a record of theirs alone. */
interface Kept extends Waiter {
  readonly from: string | null;
  readonly seen: number;
  /** The table that they have a seat at, and when they were given it. */
  readonly table: { readonly id: string; readonly at: number } | null;
}
interface Found extends KeptRecord {
  readonly body: Kept;
}

/** What somebody asks for. */
export interface Wish extends Pick<Waiter, "sizes" | "pace" | "bots"> {
  readonly seconds: number;
}
export interface Asker {
  readonly person: string;
  readonly from: string | null;
}

/** How somebody's wish stands. */
export type Standing =
  | { readonly state: "none" }
  | { readonly state: "seated"; readonly table: string }
  | {
      readonly state: "waiting";
      readonly wish: Omit<Wish, "seconds">;
      readonly since: number;
      readonly until: number;
      /** How many others wait who would play the same. */
      readonly others: number;
      /** A smaller number of players that could begin now, if all of them wanted. */
      readonly fewer: number | null;
    };

/** Whom people do not want to meet. */
export interface Company {
  areApart(person: string, others: readonly string[]): Promise<boolean>;
}

/**
 * The open lobby. Who waits is kept in records, so any server can be asked and none forgets; one of them looks every second who fits
 * whom. People are given a seat by changing the records of all of them at once: whatever two servers do at the same moment,
 * nobody gets two.
 */
export class Lobby {
  readonly #store: Store;
  readonly #records: Records;
  readonly #tables: Tables;
  readonly #company: Company;

  constructor(store: Store, tables: Tables, company: Company) {
    this.#store = store;
    this.#records = store.records;
    this.#tables = tables;
    this.#company = company;
  }

  /** Begins to wait, or waits for something else from now on; whoever waited keeps their place. */
  async wait({ person, from }: Asker, wish: Wish): Promise<void> {
    const { name } = await keptPerson(this.#store, person);
    const now = Date.now();
    const before = await this.#of(person);
    const since = before === undefined || this.#isOver(before.body, now) ? now : before.body.since;
    const { sizes, pace, bots, seconds } = wish;
    const strengths = await strengthsOf(this.#store, person, Object.keys(sizes));
    const until = now + 1000 * seconds;
    await this.#records.change([
      kept({
        person,
        folded: foldedName(name),
        sizes,
        pace,
        bots,
        since,
        until,
        strengths,
        from,
        seen: now,
        table: null,
      }),
    ]);
  }

  async cancel(person: string): Promise<void> {
    await this.#records.change([{ kind: KIND, key: person, body: null }]);
  }

  /** How it stands for somebody, who is seen to be here by asking. */
  async standing(person: string): Promise<Standing> {
    const found = await this.#of(person);
    const now = Date.now();
    if (found === undefined || this.#isOver(found.body, now)) return { state: "none" };
    const { body, revision } = found;
    if (body.table !== null) {
      if (await this.#begin(body.table.id)) return { state: "seated", table: body.table.id };
      if (now - body.table.at > LOST_MS) await this.#release(found);
    }
    if (now - body.seen > NOTED_MS) await this.#records.change([{ ...kept({ ...body, seen: now }), revision }]);
    const { sizes, pace, bots, since, until } = body;
    const others = (await this.#waiting(now)).map((each) => each.body).filter((each) => each.person !== person);
    const near = Object.keys(sizes).map(
      (game) => others.filter((each) => canMeet(body, each, game, () => false)).length,
    );
    const most = Math.max(...near);
    const fewer = most > 0 && most + 1 < Math.min(...Object.values(sizes).flat()) ? most + 1 : null;
    return { state: "waiting", wish: { sizes, pace, bots }, since, until, others: most, fewer };
  }

  /** How many wait for a game. */
  waitingFor(game: string): Promise<number> {
    return this.#records.count(KIND, markOf(game));
  }

  /** Gives seats to all who fit each other, and forgets who has gone. One server does it, every second. */
  async round(): Promise<void> {
    const now = Date.now();
    await this.#forget(now);
    const apart = new Set<string>();
    const isApart: Apart = (one, other) => apart.has(pairOf(one, other));
    for (let count = 0; count < ANEW; count++) {
      const waiting = await this.#waiting(now);
      const groups = groupsOf(
        waiting.map(({ body }) => body),
        now,
        isApart,
      );
      const known = apart.size;
      for (const group of groups) {
        if (await this.#findApart(group, apart)) continue;
        await this.#seat(group, waiting, now);
      }
      if (apart.size === known) return;
    }
  }

  /** Whether some of them do not want to meet; it is noted who. */
  async #findApart({ waiters }: Group, apart: Set<string>): Promise<boolean> {
    const known = apart.size;
    for (const [index, one] of waiters.entries()) {
      for (const other of waiters.slice(index + 1)) {
        if (await this.#company.areApart(one.person, [other.person])) apart.add(pairOf(one.person, other.person));
      }
    }
    return apart.size > known;
  }

  async #seat(group: Group, waiting: readonly Found[], now: number): Promise<void> {
    const people = new Set(group.waiters.map(({ person }) => person));
    const found = waiting.filter(({ body }) => people.has(body.person));
    const table = await seatGroup(
      this.#store,
      group,
      found.map(({ body }) => body),
    );
    if (table === undefined) return;
    const given = { id: table.id, at: now };
    const changes = found.map(({ revision, body }): RecordChange => ({ ...kept({ ...body, table: given }), revision }));
    // Somebody has left, or was here a moment ago: the next round is in a second.
    if (!(await this.#records.change(changes))) return;
    await table.keep();
    await this.#begin(table.id);
  }

  /** Whether the table is there; if its game has not begun, it begins. */
  async #begin(id: string): Promise<boolean> {
    const table = await this.#store.table(id);
    if (table === undefined) return false;
    if (table.status === "waiting") await this.#tables.order(id, { do: "start" });
    return true;
  }

  /** The table did not come to be: they wait again, at the place they had. */
  #release({ body, revision }: Found): Promise<boolean> {
    return this.#records.change([{ ...kept({ ...body, table: null }), revision }]);
  }

  async #forget(now: number): Promise<void> {
    const waiting = await this.#marked(WAITING, {});
    const seated = await this.#marked(SEATED, { upTo: now - FOUND_MS });
    for (const { kind, key, revision, body } of [...waiting, ...seated]) {
      if (this.#isOver(body, now)) await this.#records.change([{ kind, key, revision, body: null }]);
    }
  }

  #isOver({ table, seen }: Kept, now: number): boolean {
    return table === null ? now - seen > GONE_MS : now - table.at > FOUND_MS;
  }

  /** Those who wait and are here, longest first. */
  async #waiting(now: number): Promise<Found[]> {
    return (await this.#marked(WAITING, {})).filter(({ body }) => now - body.seen < AWAY_MS);
  }

  async #marked(mark: string, page: { readonly upTo?: number }): Promise<Found[]> {
    const found = await this.#records.marked(KIND, mark, { limit: MOST, lowestFirst: true, ...page });
    return found.map((each) => ({ ...each, body: each.body as Kept }));
  }

  async #of(person: string): Promise<Found | undefined> {
    const found = await this.#records.record(KIND, person);
    return found === undefined ? undefined : { ...found, body: found.body as Kept };
  }
}

function kept(body: Kept): RecordChange {
  const marks =
    body.table === null
      ? [{ mark: WAITING, rank: body.since }, ...Object.keys(body.sizes).map((game) => ({ mark: markOf(game) }))]
      : [{ mark: SEATED, rank: body.table.at }];
  return { kind: KIND, key: body.person, body, marks: [of(body.person), ...marks] };
}

function markOf(game: string): string {
  return `game:${game}`;
}

function pairOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
