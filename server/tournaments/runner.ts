import { faultOf } from "../fault.ts";
import type { Tidings } from "../people/tidings.ts";
import type { RecordChange } from "../store/records.ts";
import type { KeptSeat, Store } from "../store/store.ts";
import type { Notes } from "../tables/house.ts";
import { freshId } from "../tables/new-table.ts";
import { EMPTY_SEAT } from "../tables/seating.ts";
import type { Tables } from "../tables/tables.ts";
import type { Archive } from "./archive.ts";
import { beginning } from "./beginning.ts";
import type { Pairing, Withdrawal } from "./draw/course.ts";
import { isFinal } from "./draw/knock-out.ts";
import { drawNext } from "./drawing.ts";
import {
  AT_WORK_MS,
  courseOf,
  DUE,
  dueAt,
  type EntryBody,
  type Kept,
  read,
  type RoundBody,
  roundChange,
  TOURNAMENT,
  type TournamentBody,
  tournamentChange,
} from "./kept.ts";
import { closeTables } from "./removing.ts";
import { nobodysSeat, outcomeFrom, tableFor } from "./tables-of-round.ts";

/** How often it is looked for what is due. */
const LOOK_MS = 1000;
const DUE_AT_ONCE = 20;
/** After how long something is tried again that did not work. */
const AGAIN_MS = 1000;
/** So many tables are begun at once. */
const TOGETHER = 8;
/** More steps than this at once would be a circle. */
const MOST_STEPS = 300;

export interface RunnerHouse {
  readonly store: Store;
  readonly tables: Tables;
  readonly trouble: Notes["trouble"];
  /** Those who play in a round are told that it has begun. */
  readonly tidings: Tidings;
  /** What is known of a tournament has changed. */
  changed(id: string): void;
}

/**
 * Runs tournaments: begins them, draws rounds, makes their tables, takes in how they ended. Each step is small and ends with one change
 * of records under their revisions, and can be done again by anybody: so a server that is killed in the middle of one loses nothing,
 * and of several that are after the same, one has its way.
 */
export class Runner {
  readonly #house: RunnerHouse;
  readonly #archive: Archive;
  readonly #queues = new Map<string, Promise<void>>();
  /** Those that will be looked at anyhow. */
  readonly #queued = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> = Promise.resolve();
  #stopping = false;

  constructor(house: RunnerHouse, archive: Archive) {
    this.#house = house;
    this.#archive = archive;
    this.#timer = setInterval(() => this.#lookAround(), LOOK_MS);
    this.#timer.unref();
  }

  /** After a start: whatever goes on is looked at once, should a table have ended while nobody was there to hear of it. */
  wake(): void {
    this.#looking = this.#looking.then(() => this.#all(Number.MAX_SAFE_INTEGER));
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.all(this.#queues.values());
  }

  /** Does all that is to be done at a tournament now. */
  look(id: string): Promise<void> {
    const before = this.#queues.get(id) ?? Promise.resolve();
    if (this.#queued.has(id)) return before;
    this.#queued.add(id);
    const work = before
      .then(() => {
        this.#queued.delete(id);
        return this.#steps(id);
      })
      .catch((error: unknown) => {
        if (this.#stopping) return;
        this.#house.trouble("tournament stands still", { tournament: id, why: faultOf(error) });
        this.#again(id);
      })
      .finally(() => {
        if (this.#queues.get(id) === work) this.#queues.delete(id);
      });
    this.#queues.set(id, work);
    return work;
  }

  #again(id: string): void {
    const again = setTimeout(() => {
      if (!this.#stopping) void this.look(id);
    }, AGAIN_MS);
    again.unref();
  }

  #lookAround(): void {
    this.#looking = this.#looking.then(() => (this.#stopping ? undefined : this.#all(Date.now())));
  }

  async #all(upTo: number): Promise<void> {
    try {
      const found = await this.#archive.records.marked(TOURNAMENT, DUE, {
        limit: upTo === Number.MAX_SAFE_INTEGER ? 1000 : DUE_AT_ONCE,
        lowestFirst: true,
        upTo,
      });
      for (const each of found) {
        if (this.#stopping) return;
        const { revision, body } = read<TournamentBody>(each);
        if (each.rank <= Date.now()) {
          // Whoever moves its time forward has it.
          const later = Math.max(Date.now() + AT_WORK_MS, dueAt(body, Date.now()) ?? 0);
          if (!(await this.#archive.records.change([tournamentChange(each.key, revision, body, later)]))) continue;
        }
        await this.look(each.key);
      }
    } catch (error) {
      if (!this.#stopping) this.#house.trouble("tournaments not looked at", { why: faultOf(error) });
    }
  }

  async #steps(id: string): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS && !this.#stopping; steps++) {
      if (!(await this.#step(id))) return;
      this.#house.changed(id);
    }
  }

  /** One step; false when there is nothing to do for now. */
  async #step(id: string): Promise<boolean> {
    const kept = await this.#archive.tournament(id);
    if (kept === undefined) return false;
    const { body } = kept;
    const now = Date.now();
    if (body.status === "open") {
      if (body.startsAt === null || now < body.startsAt) return false;
      await beginning(this.#archive, this.#house.store, id, kept, now);
      return true;
    }
    if (body.status !== "running") return false;
    const round = body.drawn === 0 ? undefined : await this.#archive.round(id, body.drawn - 1);
    if (round !== undefined) {
      if (!round.body.made) return this.#make(id, body, round);
      if (round.body.tables.some(({ outcome }) => outcome === null)) return this.#collect(id, body, round);
    }
    if (body.nextAt === null) return this.#roundEnded(id, kept, now);
    if (body.paused || now < body.nextAt) return false;
    return this.#draw(id, kept, now);
  }

  async #draw(id: string, { revision, body }: Kept<TournamentBody>, now: number): Promise<boolean> {
    const rounds = (await this.#archive.rounds(id)).map((each) => each.body);
    const withdrawn = [...body.withdrawn, ...(await this.#gone(id, body))];
    const course = courseOf({ ...body, withdrawn }, rounds);
    const drawn = course === undefined ? null : await drawNext(course);
    const changed = { ...body, withdrawn, nextAt: null };
    if (drawn === null) {
      return this.#keep(id, revision, { ...changed, status: "over", ended: now });
    }
    const round: RoundBody = { ...withIds(drawn), made: false };
    const next: TournamentBody = { ...changed, drawn: body.drawn + 1, rounds: Math.max(body.rounds, body.drawn + 1) };
    return this.#change([
      tournamentChange(id, revision, next, now + AT_WORK_MS),
      roundChange(id, body.drawn, 0, round),
    ]);
  }

  /** Entrants of whom nothing is kept any more, and who were still in it. */
  async #gone(id: string, { field, withdrawn, drawn }: TournamentBody): Promise<Withdrawal[]> {
    const here = new Set((await this.#archive.entries(id)).map(({ body }) => body.number));
    return field.flatMap((number, entrant) =>
      here.has(number) || withdrawn.some((each) => each.entrant === entrant) ? [] : [{ entrant, from: drawn }],
    );
  }

  async #make(id: string, body: TournamentBody, { revision, body: round }: Kept<RoundBody>): Promise<boolean> {
    const entries = new Map((await this.#archive.entries(id)).map((each) => [each.body.number, each.body]));
    const waiting = [...round.tables];
    let failed = false;
    const next = async (): Promise<void> => {
      for (let table = waiting.pop(); table !== undefined && !this.#stopping; table = waiting.pop()) {
        const seats = table.seats.map((entrant) => entries.get(body.field[entrant] ?? -1));
        failed = !(await this.#table(id, body, table.id, seats)) || failed;
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, next));
    if (failed || this.#stopping) {
      this.#again(id);
      return false;
    }
    // Before it is noted that the round is made: should this server die in between, the next one tells it once more, and what is kept
    // already is not kept twice.
    await this.#tell(id, body, round, entries);
    const made = roundChange(id, body.drawn - 1, revision, { ...round, made: true });
    if (await this.#archive.records.change([made])) return true;
    // Somebody else was first; or the operator has removed the tournament, and tables that were made meanwhile are nobody's.
    if ((await this.#archive.tournament(id)) === undefined) await closeTables(this.#house.tables, round);
    return true;
  }

  /** A table that is there and plays. Whoever comes second finds it so. */
  async #table(
    tournament: string,
    { terms }: TournamentBody,
    id: string,
    seated: readonly (EntryBody | undefined)[],
  ): Promise<boolean> {
    const { store, tables } = this.#house;
    let table = await store.table(id);
    if (table === undefined) {
      const seats = await Promise.all(seated.map((entry) => this.#seat(terms.standIn, entry)));
      // False where another server was first, or where somebody has the code: then it is tried again with another.
      await store.addTable(await tableFor(id, tournament, terms, seats));
      table = await store.table(id);
    }
    if (table === undefined) return false;
    if (table.status !== "waiting") return true;
    const { problem } = await tables.order(id, { do: "start" });
    if (problem === undefined || problem.problem === "begun") return true;
    this.#house.trouble("tournament table not begun", { table: id, why: problem.problem });
    return false;
  }

  async #seat(standIn: string, entry: EntryBody | undefined): Promise<KeptSeat> {
    if (entry?.bot != null) return { ...EMPTY_SEAT, bot: entry.bot, name: entry.botName ?? entry.bot };
    const person = entry?.person == null ? undefined : await this.#house.store.person(entry.person);
    if (person === undefined) return nobodysSeat(standIn);
    return { ...EMPTY_SEAT, person: person.id, name: person.name, from: entry?.from ?? null };
  }

  async #tell(
    id: string,
    { terms, drawn, field }: TournamentBody,
    round: RoundBody,
    entries: ReadonlyMap<number, EntryBody>,
  ): Promise<void> {
    const { tidings } = this.#house;
    for (const { id: table, seats } of round.tables) {
      const people = seats.flatMap((entrant) => entries.get(field[entrant] ?? -1)?.person ?? []);
      await Promise.all(
        people.map((to) => tidings.tell({ kind: "round", to, tournament: id, name: terms.name, round: drawn, table })),
      );
    }
  }

  /** Takes in how tables ended; false if some still play. */
  async #collect(id: string, body: TournamentBody, { revision, body: round }: Kept<RoundBody>): Promise<boolean> {
    const { store } = this.#house;
    let ended = 0;
    const tables = await Promise.all(
      round.tables.map(async (seating) => {
        if (seating.outcome !== null) return seating;
        const table = await store.table(seating.id);
        const log = table?.status === "over" ? await store.log(seating.id) : [];
        const outcome = outcomeFrom(table, log, seating.seats.length);
        if (outcome === undefined) return seating;
        ended++;
        return { ...seating, outcome };
      }),
    );
    if (ended === 0) return false;
    return this.#change([roundChange(id, body.drawn - 1, revision, { ...round, tables })]);
  }

  /** All tables of the round have ended: a while later comes the next, if there is one. */
  async #roundEnded(id: string, { revision, body }: Kept<TournamentBody>, now: number): Promise<boolean> {
    const rounds = (await this.#archive.rounds(id)).map((each) => each.body);
    const isLast =
      body.terms.kind === "knock-out" ? isFinal(rounds, body.terms.size) : body.drawn > 0 && body.drawn >= body.rounds;
    if (isLast) return this.#keep(id, revision, { ...body, status: "over", ended: now });
    const nextAt = body.drawn === 0 ? now : now + 1000 * body.terms.pause;
    return this.#keep(id, revision, { ...body, nextAt });
  }

  /** A step was done, or somebody else changed something at the same moment: either way it is looked at anew. */
  async #change(changes: readonly RecordChange[]): Promise<true> {
    await this.#archive.records.change(changes);
    return true;
  }

  #keep(id: string, revision: number, body: TournamentBody): Promise<boolean> {
    return this.#change([tournamentChange(id, revision, body, dueAt(body, Date.now()))]);
  }
}

function withIds({ tables, byes }: Pairing): Pick<RoundBody, "tables" | "byes"> {
  return { tables: tables.map((seats) => ({ id: freshId(), seats, outcome: null })), byes };
}
