import type { Seat } from "@clade/kernel";
import type { RecordChange } from "../store/records.ts";
import type { LogEntry, TableRow } from "../store/store.ts";
import type { Rated } from "./ratings.ts";

/** What other rooms hear of a table: that its game stands so, from the start to the end, and whenever it is opened again. */
export interface Happening {
  readonly table: TableRow;
  /** How many entries its log has: what comes later is told with a higher number, but for what was taken back. */
  readonly length: number;
  /** Who must decide now. */
  readonly turn: readonly Seat[];
  /** Whether somebody looks at the table at this moment, at this server. */
  isHere(person: string): boolean;
}

/** What a room keeps about a game at the moment at which it is over, in one piece with the end itself. */
export type AtTheEnd = (over: TableRow, rated: Rated, log: readonly LogEntry[]) => Kept | Promise<Kept>;
type Kept = readonly Omit<RecordChange, "revision">[];

/** Where tables tell what happens to them, and where other rooms listen. Whoever listens neither waits nor throws. */
export class Happenings {
  readonly #listeners: ((happening: Happening) => void)[] = [];
  readonly #atTheEnd: AtTheEnd[] = [];

  listen(listener: (happening: Happening) => void): void {
    this.#listeners.push(listener);
  }
  tell(happening: Happening): void {
    for (const listener of this.#listeners) listener(happening);
  }

  keepAtTheEnd(what: AtTheEnd): void {
    this.#atTheEnd.push(what);
  }
  async atTheEnd(over: TableRow, rated: Rated, log: readonly LogEntry[]): Promise<Kept> {
    const kept: Omit<RecordChange, "revision">[] = [];
    for (const what of this.#atTheEnd) kept.push(...(await what(over, rated, log)));
    return kept;
  }
}
