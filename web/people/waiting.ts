import { useEffect, useSyncExternalStore } from "react";
import { isProblem } from "../online/api.ts";
import { peopleApi, type Waiting } from "./api.ts";

/** How much waits for whoever looks: asked now and then while the page is seen, and shared by all that shows it. */

const NOTHING: Waiting = { games: 0, invitations: 0, next: [] };
const ASK_MS = 60_000;
/** What was asked so shortly before is good. */
const GOOD_MS = 5000;

let known: Waiting = NOTHING;
let asked = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** Shows so much until it is asked again. */
export function noteWaiting(waiting: Waiting): void {
  known = waiting;
  for (const listener of listeners) listener();
}

/** Asks how much waits, unless that was done a moment ago. */
export async function lookForWaiting(soonest = GOOD_MS): Promise<void> {
  if (performance.now() - asked < soonest) return;
  asked = performance.now();
  const answer = await peopleApi.waiting();
  // Without a server nothing waits, or nobody knows.
  if (answer !== undefined && !isProblem(answer)) noteWaiting(answer);
}

export function useWaiting(): Waiting {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible") void lookForWaiting();
    };
    look();
    const timer = setInterval(look, ASK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return useSyncExternalStore(subscribe, () => known);
}

/** At a table: whenever it becomes one's turn or is no longer, what waits elsewhere is looked for again. */
export function useLookOnTurn(mine: boolean): void {
  useEffect(() => {
    void lookForWaiting(1000);
  }, [mine]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
