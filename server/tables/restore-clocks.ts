import { readEntry, UNDO } from "@clade/kernel";
import type { LogEntry, TableRow } from "../store/store.ts";
import type { Clocks } from "./clocks.ts";
import { decidingOf } from "./seating.ts";
import type { Pause, ServedTime } from "./served-time.ts";

/** Sets the clocks of a table as its log left them, less the time during which it had a server since. */
export function restoreClocks(
  clocks: Clocks,
  table: TableRow,
  log: readonly LogEntry[],
  { served, pauses }: { readonly served: ServedTime; readonly pauses: readonly Pause[] },
  now: number,
): void {
  if (table.pace.kind === "none") return;
  const { started, firstTurn, seats } = table;
  let before: Pick<LogEntry, "at" | "turn" | "clocks"> = { at: started ?? now, turn: firstTurn, clocks: null };
  clocks.clear();
  for (const entry of log) {
    const { seat, text } = readEntry(entry.entry, seats.length) ?? { seat: 0, text: "" };
    const by = entry.id === null ? "stand-in" : "person";
    if (text === UNDO) clocks.reliveUndo(seat);
    else clocks.relive(seat, by, before.clocks, before.turn, served.between(before.at, entry.at, pauses));
    before = entry;
  }
  clocks.resume(before.clocks, decidingOf(table, before.turn), served.between(before.at, now, pauses), now);
}
