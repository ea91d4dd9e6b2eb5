import type { Records } from "../store/records.ts";
import {
  belongsTo,
  ENTRY,
  type EntryBody,
  entryKey,
  HOST,
  type HostBody,
  type Kept,
  read,
  ROUND,
  type RoundBody,
  roundKey,
  TOURNAMENT,
  type TournamentBody,
} from "./kept.ts";

/** So many records come at once. */
const PAGE = 200;

/** Tournaments as they are kept. */
export class Archive {
  readonly records: Records;

  constructor(records: Records) {
    this.records = records;
  }

  async tournament(id: string): Promise<Kept<TournamentBody> | undefined> {
    const found = await this.records.record(TOURNAMENT, id);
    return found === undefined ? undefined : read<TournamentBody>(found);
  }

  async host(id: string): Promise<string | undefined> {
    const found = await this.records.record(HOST, id);
    return found === undefined ? undefined : read<HostBody>(found).body.person;
  }

  async entry(id: string, person: string): Promise<Kept<EntryBody> | undefined> {
    const found = await this.records.record(ENTRY, entryKey(id, { person, number: 0 }));
    return found === undefined ? undefined : read<EntryBody>(found);
  }

  /** All who are entered, in the order in which they came. */
  entries(id: string): Promise<Kept<EntryBody>[]> {
    return this.#all<EntryBody>(ENTRY, belongsTo(id));
  }

  async round(id: string, round: number): Promise<Kept<RoundBody> | undefined> {
    const found = await this.records.record(ROUND, roundKey(id, round));
    return found === undefined ? undefined : read<RoundBody>(found);
  }
  rounds(id: string): Promise<Kept<RoundBody>[]> {
    return this.#all<RoundBody>(ROUND, belongsTo(id));
  }

  async #all<T>(kind: string, mark: string): Promise<Kept<T>[]> {
    const all: Kept<T>[] = [];
    let after: { rank: number; key: string } | undefined;
    for (;;) {
      const page = await this.records.marked(kind, mark, {
        limit: PAGE,
        lowestFirst: true,
        ...(after === undefined ? {} : { after }),
      });
      all.push(...page.map((each) => read<T>(each)));
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return all;
      after = { rank: last.rank, key: last.key };
    }
  }
}
