import type { TournamentEntrant, TournamentInfo, TournamentSummary } from "@clade/kernel";
import type { Archive } from "./archive.ts";
import { knockOutPlan } from "./draw/knock-out.ts";
import { roundFigures, standingFigures } from "./figures.ts";
import { checkInFrom, courseOf, type EntryBody, type TournamentBody } from "./kept.ts";
import type { Names } from "./names.ts";

/** For so long a tournament is shown as it was made for somebody else, unless this server changed it. */
const FRESH_MS = 1000;

/** What is the same for everybody who looks, and who is who. */
interface Shown {
  readonly info: Omit<TournamentInfo, "you">;
  readonly host: string | undefined;
  readonly people: readonly (string | null)[];
  readonly at: number;
}

/** Makes tournaments ready to be shown: many people look at the same one at the same time. */
export class Showing {
  readonly #archive: Archive;
  readonly #names: Names;
  readonly #shown = new Map<string, Promise<Shown | undefined>>();

  constructor(archive: Archive, names: Names) {
    this.#archive = archive;
    this.#names = names;
  }

  changed(id: string): void {
    this.#shown.delete(id);
  }

  async info(id: string, person: string): Promise<TournamentInfo | undefined> {
    const shown = await this.#fresh(id);
    if (shown === undefined) return undefined;
    const { info, host, people } = shown;
    const entrant = people.indexOf(person);
    const entrants =
      entrant < 0
        ? info.entrants
        : info.entrants.map((each, index) => (index === entrant ? { ...each, you: true } : each));
    const table = info.played.at(-1)?.tables.find(({ seats, places }) => places === null && seats.includes(entrant));
    return {
      ...info,
      entrants,
      you: { host: host === person, entrant: entrant < 0 ? null : entrant, table: table?.id ?? null },
    };
  }

  async #fresh(id: string): Promise<Shown | undefined> {
    const before = await this.#shown.get(id);
    if (before !== undefined && Date.now() - before.at < FRESH_MS) return before;
    const making = this.#make(id);
    this.#shown.set(id, making);
    making.then(
      (made) => made ?? this.#shown.delete(id),
      () => this.#shown.delete(id),
    );
    for (const [oldest] of this.#shown) {
      if (this.#shown.size <= 100) break;
      this.#shown.delete(oldest);
    }
    return making;
  }

  async #make(id: string): Promise<Shown | undefined> {
    const [kept, entries, rounds, host] = await Promise.all([
      this.#archive.tournament(id),
      this.#archive.entries(id),
      this.#archive.rounds(id),
      this.#archive.host(id),
    ]);
    if (kept === undefined) return undefined;
    const { body } = kept;
    const byNumber = new Map(entries.map((each) => [each.body.number, each.body]));
    const inOrder =
      body.plan === null ? entries.map((each) => each.body) : body.field.map((number) => byNumber.get(number));
    // A round that was drawn a moment ago may be there before the tournament that was read knows of it.
    const drawn = rounds.slice(0, body.drawn).map((each) => each.body);
    const course = courseOf(body, drawn);
    const { terms } = body;
    const info: Shown["info"] = {
      ...summaryOf(id, body),
      host: host === undefined ? null : await this.#names.of(host),
      options: terms.options,
      goOn: terms.goOn,
      pace: terms.pace,
      pause: terms.pause,
      bots: terms.bots,
      checkInFrom: checkInFrom(body),
      paused: body.paused,
      nextRound: body.status === "running" ? body.nextAt : null,
      entrants: await Promise.all(inOrder.map((entry, index) => this.#entrant(entry, body, index))),
      played: drawn.map((round) => roundFigures(round, (table) => table.id)),
      bracket: course?.plan.kind === "knock-out" ? knockOutPlan(course) : [],
      standing: course === undefined ? [] : standingFigures(course),
    };
    return { info, host, people: inOrder.map((entry) => entry?.person ?? null), at: Date.now() };
  }

  async #entrant(
    entry: EntryBody | undefined,
    { withdrawn }: TournamentBody,
    index: number,
  ): Promise<TournamentEntrant> {
    return {
      name: entry?.person == null ? (entry?.botName ?? null) : await this.#names.of(entry.person),
      bot: entry?.bot ?? null,
      you: false,
      checkedIn: entry?.checkedIn ?? false,
      withdrawn: withdrawn.some(({ entrant }) => entrant === index),
    };
  }
}

export function summaryOf(id: string, body: TournamentBody): TournamentSummary {
  const { terms, status, startsAt, entered, drawn, rounds } = body;
  const { name, game, size, kind, live, open, most } = terms;
  return { id, name, game, size, kind, live, open, status, startsAt, entered, most, round: drawn, rounds };
}
