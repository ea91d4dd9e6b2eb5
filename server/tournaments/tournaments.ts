import { freshSeed, type NewTournament } from "@clade/kernel";
import { isSameName } from "../people/names.ts";
import { isProblem, type Problem, problem } from "../problem.ts";
import { of, type RecordChange } from "../store/records.ts";
import type { Guest } from "../tables/seating.ts";
import type { Archive } from "./archive.ts";
import {
  checkInFrom,
  dueAt,
  ENTRY,
  type EntryBody,
  entryChange,
  entryKey,
  HOST,
  type Kept,
  type TournamentBody,
  tournamentChange,
} from "./kept.ts";
import type { Names } from "./names.ts";
import { Runner, type RunnerHouse } from "./runner.ts";
import { checkTerms } from "./terms.ts";
import { freshId } from "../tables/new-table.ts";

/** How often something is tried again that somebody else changed at the same moment. */
const TRIES = 20;
/** So many tournaments that are not over yet one person may run, and be entered in. */
const MOST_RUN = 5;
const MOST_ENTERED = 20;
/** So many of somebody's tournaments are looked at to count those. */
const REMEMBERED = 200;

const NO_SUCH = problem("no-such-thing", "There is no such tournament.");
const HOST_ONLY = problem("host-only", "Only who runs the tournament can do that.");
const BEGUN = problem("begun", "The tournament has already begun.");
const NOT_ON = problem("not-on", "The tournament is not on.");

/** What people do with tournaments. */
export class Tournaments {
  readonly runner: Runner;
  readonly #archive: Archive;
  readonly #house: RunnerHouse;
  readonly #names: Names;

  constructor(house: RunnerHouse, archive: Archive, names: Names) {
    this.#house = house;
    this.#archive = archive;
    this.#names = names;
    this.runner = new Runner(house, archive);
  }

  async setUp(wishes: NewTournament, host: string): Promise<string | Problem> {
    const now = Date.now();
    const terms = await checkTerms(wishes, now);
    if (isProblem(terms)) return terms;
    if ((await this.#goingOn(HOST, host)) >= MOST_RUN) {
      return problem("too-many", `One person runs at most ${MOST_RUN} tournaments at once.`);
    }
    const id = freshId();
    const body: TournamentBody = {
      terms,
      status: "open",
      created: now,
      seed: freshSeed(),
      next: 0,
      entered: 0,
      paused: false,
      startsAt: terms.startsAt,
      nextAt: null,
      field: [],
      plan: null,
      schedule: null,
      withdrawn: [],
      drawn: 0,
      rounds: terms.rounds,
      ended: null,
    };
    const kept = await this.#archive.records.change([
      tournamentChange(id, 0, body, dueAt(body, now)),
      { kind: HOST, key: id, revision: 0, body: { person: host }, marks: [of(host)] },
    ]);
    return kept ? id : this.setUp(wishes, host);
  }

  /** Somebody enters. Whoever is in it already stays in it. */
  async enter(id: string, guest: Guest): Promise<Problem | undefined> {
    if ((await this.#goingOn(ENTRY, guest.id)) >= MOST_ENTERED) {
      return problem("too-many", `One person is in at most ${MOST_ENTERED} tournaments at once.`);
    }
    return this.#change(id, async ({ revision, body }) => {
      if (await this.#archive.entry(id, guest.id)) return [];
      if (body.status !== "open") return BEGUN;
      const entries = await this.#archive.entries(id);
      if (entries.length >= body.terms.most) return problem("seat-taken", "The tournament is full.");
      for (const { body: entry } of entries) {
        if (entry.person !== null && isSameName(await this.#names.of(entry.person), guest.name)) {
          return problem("name-taken", "Somebody of that name is in the tournament.");
        }
      }
      const isOpen = checkInFrom(body) !== null && Date.now() >= (checkInFrom(body) ?? 0);
      const entry: EntryBody = {
        number: body.next,
        person: guest.id,
        bot: null,
        from: guest.from,
        // Who enters while others check in is there.
        checkedIn: isOpen,
      };
      const next = { ...body, next: body.next + 1, entered: entries.length + 1 };
      return [this.#tournament(id, revision, next), entryChange(id, 0, entry)];
    });
  }

  /** Before the start somebody is simply not in it any more; later they play what they have begun, and no further round. */
  withdraw(id: string, person: string): Promise<Problem | undefined> {
    return this.#change(id, async (kept) => this.#withoutEntrant(id, kept, await this.#archive.entry(id, person)));
  }

  checkIn(id: string, person: string): Promise<Problem | undefined> {
    return this.#change(id, async ({ body }) => {
      const entry = await this.#archive.entry(id, person);
      if (entry === undefined) return problem("no-seat", "You are not in this tournament.");
      if (body.status !== "open") return BEGUN;
      const from = checkInFrom(body);
      if (from === null || Date.now() < from) return problem("not-on", "It is too early to check in.");
      return entry.body.checkedIn ? [] : [entryChange(id, entry.revision, { ...entry.body, checkedIn: true })];
    });
  }

  /** The host begins it before its time, or where it has none. */
  async start(id: string, person: string): Promise<Problem | undefined> {
    const failed = await this.#byHost(id, person, ({ revision, body }) => {
      if (body.status !== "open") return BEGUN;
      const startsAt = Date.now();
      // Who could not check in yet need not.
      const terms = { ...body.terms, checkIn: 0 };
      return [this.#tournament(id, revision, { ...body, terms, startsAt })];
    });
    if (failed !== undefined) return failed;
    await this.runner.look(id);
    const now = await this.#archive.tournament(id);
    return now?.body.status === "cancelled"
      ? problem("seats-free", "Too few have entered: it is called off.")
      : undefined;
  }

  /** No further round begins until it goes on; what is played is played. */
  async pause(id: string, person: string, paused: boolean): Promise<Problem | undefined> {
    const failed = await this.#byHost(id, person, ({ revision, body }) => {
      if (body.status !== "running") return NOT_ON;
      return body.paused === paused ? [] : [this.#tournament(id, revision, { ...body, paused })];
    });
    if (failed === undefined && !paused) void this.runner.look(id);
    return failed;
  }

  /** Called off: tables that play go on for those at them, and count for nothing. */
  cancel(id: string, person: string): Promise<Problem | undefined> {
    return this.#byHost(id, person, ({ revision, body }) => {
      if (body.status === "over" || body.status === "cancelled") return NOT_ON;
      return [this.#tournament(id, revision, { ...body, status: "cancelled", nextAt: null, ended: Date.now() })];
    });
  }

  /** The host puts somebody out: by their place in the list. They forfeit the table at which they are. */
  async forfeit(id: string, person: string, entrant: number): Promise<Problem | undefined> {
    let out: string | null = null;
    const failed = await this.#byHost(id, person, async (kept) => {
      const entries = await this.#archive.entries(id);
      const { field, status } = kept.body;
      const number = status === "open" ? entries[entrant]?.body.number : field[entrant];
      const entry = entries.find((each) => each.body.number === number);
      if (entry === undefined) return problem("bad-request", "There is no such entrant.");
      out = entry.body.person;
      return this.#withoutEntrant(id, kept, entry);
    });
    if (failed !== undefined || out === null) return failed;
    await this.#leaveTable(id, out);
    return undefined;
  }

  async #leaveTable(id: string, person: string): Promise<void> {
    const kept = await this.#archive.tournament(id);
    const round =
      kept === undefined || kept.body.drawn === 0 ? undefined : await this.#archive.round(id, kept.body.drawn - 1);
    const entry = await this.#archive.entry(id, person);
    const entrant = kept?.body.field.indexOf(entry?.body.number ?? -1) ?? -1;
    const table = round?.body.tables.find(({ seats, outcome }) => outcome === null && seats.includes(entrant));
    if (table !== undefined) await this.#house.tables.order(table.id, { do: "remove-person", person });
  }

  #withoutEntrant(
    id: string,
    { revision, body }: Kept<TournamentBody>,
    entry: Kept<EntryBody> | undefined,
  ): readonly RecordChange[] | Problem {
    if (entry === undefined) return problem("no-seat", "You are not in this tournament.");
    if (body.status === "open") {
      const gone = { kind: ENTRY, key: entryKey(id, entry.body), revision: entry.revision, body: null };
      return [this.#tournament(id, revision, { ...body, entered: body.entered - 1 }), gone];
    }
    if (body.status !== "running") return NOT_ON;
    const entrant = body.field.indexOf(entry.body.number);
    if (body.withdrawn.some((each) => each.entrant === entrant)) return [];
    const withdrawn = [...body.withdrawn, { entrant, from: body.drawn }];
    return [this.#tournament(id, revision, { ...body, withdrawn })];
  }

  #tournament(id: string, revision: number, body: TournamentBody): RecordChange {
    return tournamentChange(id, revision, body, dueAt(body, Date.now()));
  }

  /** How many tournaments that are not over somebody runs, or is in. */
  async #goingOn(kind: typeof HOST | typeof ENTRY, person: string): Promise<number> {
    const own = await this.#archive.records.marked(kind, of(person).mark, { limit: REMEMBERED });
    const all = await Promise.all(own.map(({ key }) => this.#archive.tournament(key.split("/", 1)[0] ?? "")));
    return all.filter((kept) => kept?.body.status === "open" || kept?.body.status === "running").length;
  }

  #byHost(
    id: string,
    person: string,
    work: (
      kept: Kept<TournamentBody>,
    ) => readonly RecordChange[] | Problem | Promise<readonly RecordChange[] | Problem>,
  ): Promise<Problem | undefined> {
    return this.#change(id, async (kept) => ((await this.#archive.host(id)) === person ? work(kept) : HOST_ONLY));
  }

  /** Changes what is kept; should somebody else have done so at the same moment, what is to be done is thought over. */
  async #change(
    id: string,
    work: (kept: Kept<TournamentBody>) => Promise<readonly RecordChange[] | Problem>,
  ): Promise<Problem | undefined> {
    for (let tries = 0; tries < TRIES; tries++) {
      const kept = await this.#archive.tournament(id);
      if (kept === undefined) return NO_SUCH;
      const changes = await work(kept);
      if (isProblem(changes)) return changes;
      if (changes.length === 0) return undefined;
      if (await this.#archive.records.change(changes)) {
        this.#house.changed(id);
        return undefined;
      }
      await new Promise((resolve) => setTimeout(resolve, 5 * tries * Math.random()));
    }
    return problem("conflict", "Somebody changed the tournament at the same moment. Please try again.");
  }
}
