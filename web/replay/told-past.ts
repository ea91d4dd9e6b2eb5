import { type Now, type PastPage, turned, type Turning } from "@clade/kernel";
import { api, isProblem } from "../online/api.ts";
import type { SeenMoment } from "./seen-past.ts";

type Ask = (table: string, from: number) => Promise<PastPage | undefined>;

/**
 * How a game on a server stood from its beginning on, through the eyes that look at it now. Undefined: the server does not tell, or
 * it would be what somebody else saw.
 */
export async function toldPast(table: string, now: Now, ask: Ask = askServer): Promise<SeenMoment[] | undefined> {
  const moments: SeenMoment[] = [];
  let view: unknown;
  for (let from: number | null = 0; from !== null; ) {
    const page: PastPage | undefined = await ask(table, from);
    if (page === undefined || page.watcher !== now.watcher) return undefined;
    for (const { view: turning, ...moment } of page.moments) {
      view = turned(view, (turning as Turning | null) ?? undefined);
      moments.push({ ...moment, view: withGiven(view, now.view) });
    }
    from = page.next;
  }
  return moments;
}

/** A deck or an island that somebody brought is only named there; it is the same throughout the game, and the page has it. */
function withGiven(view: unknown, whole: unknown): unknown {
  if (!isObject(view) || !isObject(whole)) return view;
  const named = Object.entries(view).filter(([, value]) => isObject(value) && typeof value["given"] === "string");
  if (named.length === 0) return view;
  return { ...view, ...Object.fromEntries(named.map(([key]) => [key, whole[key]])) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

async function askServer(table: string, from: number): Promise<PastPage | undefined> {
  const page = await api.past(table, from);
  return page === undefined || isProblem(page) ? undefined : page;
}
