import type { ChatLine, GameRecord, Muted, PastPage, Pace, ProblemCode, TableInfo } from "@clade/kernel";
import { BASE } from "../base.ts";
import { knownCode } from "../trouble/codes.ts";

/** What the server is asked over HTTP. A problem comes back as a value; no server at all as `undefined`. */
export interface Problem {
  readonly problem: ProblemCode;
  readonly message: string;
}

export type SeatWish = "me" | "free" | { readonly bot: string };

export interface OnlineWishes {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly seats: readonly SeatWish[];
  readonly open: boolean;
  readonly watch?: boolean;
  readonly pace?: Pace;
  readonly standIn?: string;
}

export function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "problem" in answer;
}

/** What comes back: an answer, why there is none, or nothing at all where no server is. */
export type Answer<T> = Promise<T | Problem | undefined>;

export async function call<T>(method: string, path: string, body?: unknown): Answer<T> {
  try {
    const response = await fetch(`${BASE}/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    // A page that is served without a table server answers with itself.
    if (response.headers.get("content-type")?.includes("json") !== true) return undefined;
    const answer = (await response.json()) as T | Problem;
    if (isProblem(answer)) return { ...answer, problem: knownCode(answer.problem) };
    // A server that is about to stop, or whoever stands before it, refuses in words of its own.
    return response.ok ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Where somebody is signed in. */
export interface Sessions {
  readonly sessions: readonly {
    readonly id: string;
    readonly device: string;
    readonly seen: number;
    readonly current: boolean;
  }[];
}

interface Tables {
  readonly tables: readonly TableInfo[];
  /** From where on there are more. */
  readonly next: number | null;
}

/** How somebody wants to be met. */
export interface KindnessNow {
  readonly typed: "always" | "invited" | "never";
  readonly child: boolean;
  readonly keptAway: readonly KeptAway[];
  readonly here: { readonly typed: boolean } | null;
}
export interface KeptAway {
  readonly id: string;
  readonly name: string;
  readonly how: "mute" | "block";
  readonly seat: number | null;
}
/** Somebody whom one has met: at a seat, or by what they said. */
export type WhomAtTable =
  | { readonly table: string; readonly seat: number }
  | { readonly table: string; readonly line: number };

export const api = {
  me: () => call<{ readonly name: string; readonly known: boolean }>("GET", "/me"),
  /** Where a browser finds all that is kept of who asks. */
  personalData: `${BASE}/api/me/data`,
  erase: () => call<{ readonly erased: boolean }>("DELETE", "/me"),
  rename: (name: string) => call<{ readonly name: string }>("PUT", "/me", { name }),
  openTables: (from: number) => call<Tables>("GET", `/tables?from=${from}`),
  sessions: () => call<Sessions>("GET", "/me/sessions"),
  endSession: (id: string) => call<Sessions>("DELETE", `/me/sessions/${id}`),
  endOtherSessions: () => call<Sessions>("DELETE", "/me/sessions"),
  recoveryCode: () => call<{ readonly code: string }>("POST", "/me/recovery"),
  recover: (code: string, keepOthers: boolean) =>
    call<{ readonly name: string }>("POST", "/me/recover", { code, keepOthers }),
  myTables: (from: number) => call<Tables>("GET", `/me/tables?from=${from}`),
  setUp: (wishes: OnlineWishes) => call<TableInfo>("POST", "/tables", wishes),
  table: (id: string) => call<TableInfo>("GET", `/tables/${id}`),
  findByCode: (code: string) => call<TableInfo>("POST", "/join", { code, sit: false }),
  /** Takes a name, and a seat, at once. */
  joinAs: (code: string, name: string) => call<TableInfo>("POST", "/join", { code, name }),
  join: (id: string) => call<TableInfo>("POST", `/tables/${id}/join`, {}),
  sit: (id: string, seat: number) => call<TableInfo>("POST", `/tables/${id}/join`, { seat }),
  seatBot: (id: string, seat: number, bot: string | null) =>
    call<TableInfo>("PUT", `/tables/${id}/seats/${seat}`, { bot }),
  removeFrom: (id: string, seat: number) => call<TableInfo>("DELETE", `/tables/${id}/seats/${seat}`),
  tellOperator: (
    id: string,
    report: { readonly text: string; readonly lines: readonly number[]; readonly seat?: number },
  ) => call<{ readonly lines: number }>("POST", `/tables/${id}/reports`, report),
  start: (id: string) => call<TableInfo>("POST", `/tables/${id}/start`),
  leave: (id: string) => call<TableInfo>("POST", `/tables/${id}/leave`),
  resign: (id: string) => call<TableInfo>("POST", `/tables/${id}/resign`),
  takeOver: (id: string, seat: number) => call<TableInfo>("POST", `/tables/${id}/take-over`, { seat }),
  letWatch: (id: string, watch: boolean) => call<TableInfo>("PUT", `/tables/${id}/watch`, { watch }),
  /** How one wants to be met by others, and what that means at a table. */
  kindness: (table?: string) => call<KindnessNow>("GET", `/me/kindness${table === undefined ? "" : `?table=${table}`}`),
  wish: (wishes: Partial<Pick<KindnessNow, "typed" | "child">>) => call<KindnessNow>("PUT", "/me/kindness", wishes),
  keepAway: (whom: WhomAtTable, how: KeptAway["how"]) => call<KindnessNow>("POST", "/me/kept-away", { ...whom, how }),
  letNear: (id: string) => call<KindnessNow>("DELETE", `/me/kept-away/${id}`),
  /** Games that anybody may look at. */
  watchable: (after?: string) =>
    call<{ readonly tables: readonly TableInfo[]; readonly next: string | null }>(
      "GET",
      `/tables/watchable${after === undefined ? "" : `?after=${after}`}`,
    ),
  given: (id: string) => call<{ readonly given: { readonly [name: string]: unknown } }>("GET", `/tables/${id}/given`),
  past: (id: string, from: number) => call<PastPage>("GET", `/tables/${id}/past?from=${from}`),
  record: (id: string) => call<GameRecord>("GET", `/tables/${id}/record`),
  chat: (id: string, from: number) =>
    call<{ readonly lines: readonly ChatLine[]; readonly next: number | null }>(
      "GET",
      `/tables/${id}/chat?from=${from}`,
    ),
  mute: (id: string, muted: Muted) => call<TableInfo>("PUT", `/tables/${id}/muted`, muted),
  rematch: (id: string) => call<TableInfo>("POST", `/tables/${id}/rematch`),
} as const;
