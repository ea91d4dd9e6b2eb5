import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { TableLink } from "./link.ts";
import { type TableState, Visit } from "./visit.ts";

/** A table that somebody watches, and what they can do there. */
export type SeenTable = TableState &
  Pick<Visit, "act" | "undo" | "hint" | "say" | "sayPhrase" | "sayAgain" | "drop" | "dismiss" | "watchAgain">;

/** Watches a table for as long as the page shows it. */
export function useTable(link: TableLink, table: string): SeenTable {
  const visit = useMemo(() => new Visit(link, table), [link, table]);
  useEffect(() => visit.begin(), [visit]);
  const state = useSyncExternalStore(visit.subscribe, () => visit.state);
  const { act, undo, hint, say, sayPhrase, sayAgain, drop, dismiss, watchAgain } = visit;
  return useMemo(
    () => ({ ...state, act, undo, hint, say, sayPhrase, sayAgain, drop, dismiss, watchAgain }),
    [state, act, undo, hint, say, sayPhrase, sayAgain, drop, dismiss, watchAgain],
  );
}
