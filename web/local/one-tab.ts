import { useCallback, useEffect, useRef, useState } from "react";
import { endHosting } from "./host.ts";

/**
 * A game on this device is played in one tab at a time: two would each play on from what they know, and the one that keeps last
 * would undo the other. The tab that plays holds a lock with the table's name; another one says so, and may take it over.
 */
export interface OneTab {
  /** Undefined until that is known. */
  readonly here: boolean | undefined;
  readonly takeOver: () => void;
}

export function useOneTab(table: string): OneTab {
  const [here, setHere] = useState<boolean>();
  const hold = useRef<{ end: () => void }>(undefined);
  const ask = useCallback(
    (how: "wait" | "steal") => {
      hold.current?.end();
      hold.current = holdTable(table, how, setHere);
    },
    [table],
  );
  // Another tab plays it now: the bots of this one must not go on. The table has left the page by then.
  useEffect(() => {
    if (here === false) endHosting();
  }, [here]);
  useEffect(() => {
    ask("wait");
    return () => hold.current?.end();
  }, [ask]);
  return { here, takeOver: () => ask("steal") };
}

/** Holds a table's lock, at once or when it gets free; tells whether it is held, and answers how to let it go. */
function holdTable(table: string, how: "wait" | "steal", tell: (here: boolean) => void): { end: () => void } {
  // Browsers without locks (or pages over plain http) play on as before.
  if (!("locks" in navigator)) {
    tell(true);
    return { end: () => {} };
  }
  const name = `clade.table.${table}`;
  const waiting = new AbortController();
  let wanted = true;
  let letGo = (): void => {};
  const held = async (lock: Lock | null): Promise<void> => {
    if (!wanted) return;
    if (lock === null) {
      tell(false);
      // Should the other tab be closed, the game goes on here.
      await navigator.locks.request(name, { signal: waiting.signal }, held);
      return;
    }
    tell(true);
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
  };
  navigator.locks.request(name, how === "steal" ? { steal: true } : { ifAvailable: true }, held).catch(() => {
    if (!wanted) return;
    tell(false);
    navigator.locks.request(name, { signal: waiting.signal }, held).catch(() => {});
  });
  return {
    end: () => {
      wanted = false;
      waiting.abort();
      letGo();
    },
  };
}
