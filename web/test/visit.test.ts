import type { FromTable, Now, TableInfo, ToTable } from "@clade/kernel";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TableLink } from "../table/link.ts";
import { Visit } from "../table/visit.ts";

/** A line whose other end is this test. */
class TestLine implements TableLink {
  unkept: TableLink["unkept"] = "not-kept";
  up = true;
  sent: ToTable[] = [];
  #hear: (message: FromTable) => void = () => {};
  #turn: (up: boolean) => void = () => {};

  send = (message: ToTable): boolean => {
    if (this.up) this.sent.push(message);
    return this.up;
  };
  hear(listener: (message: FromTable) => void): () => void {
    this.#hear = listener;
    return () => {};
  }
  whenUp(listener: (up: boolean) => void): () => void {
    this.#turn = listener;
    if (this.up) listener(true);
    return () => {};
  }
  say(message: FromTable): void {
    this.#hear(message);
  }
  turn(up: boolean): void {
    this.up = up;
    this.#turn(up);
  }
  /** The last message of a kind that went out. */
  last<T extends ToTable["type"]>(type: T): Extract<ToTable, { type: T }> {
    const found = this.sent.findLast((message) => message.type === type);
    if (found === undefined) throw new Error(`no ${type} was sent`);
    return found as Extract<ToTable, { type: T }>;
  }
}

const NOW: Now = { watcher: 0, number: 0, view: {}, deciders: [0], legal: ["pass"], undo: null, result: null };
const news = (number = 0): FromTable => ({ type: "news", table: "T", events: [], now: { ...NOW, number } });
const error = (code: string, id?: string): FromTable =>
  ({ type: "error", table: "T", ...(id === undefined ? {} : { id }), code, message: "why" }) as FromTable;

function visit(told = true): { line: TestLine; at: Visit } {
  const line = new TestLine();
  const at = new Visit(line, "T");
  at.begin();
  if (told) line.say(news());
  return { line, at };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe("an error goes where it matters", () => {
  test("at the move: it is no longer on its way, and the table is asked how things stand", () => {
    const { line, at } = visit();
    at.act("pass");
    expect(at.state.busy).toBe(true);
    line.say(error("not-kept", line.last("act").id));
    expect(at.state).toMatchObject({ busy: false, trouble: "not-kept", failed: undefined, notice: undefined });
    expect(line.sent.at(-1)).toEqual({ type: "watch", table: "T", from: 0 });
  });

  test("a device that cannot keep a move has words of its own", () => {
    const { line, at } = visit();
    line.unkept = "device-full";
    at.act("pass");
    line.say(error("not-kept", line.last("act").id));
    expect(at.state.trouble).toBe("device-full");
  });

  test("at the hint, and gone with the next move", () => {
    const { line, at } = visit();
    at.hint();
    line.say(error("one-hint", line.last("hint").id));
    expect(at.state.trouble).toBe("one-hint");
    at.act("pass");
    expect(at.state.trouble).toBeUndefined();
  });

  test("at the line of chat that was not taken, which can be sent again or thrown away", () => {
    const { line, at } = visit();
    at.say("hello");
    const { id } = line.last("chat");
    line.say(error("muted", id));
    expect(at.state.unsaid).toEqual([{ id, text: "hello", problem: "muted" }]);
    expect(at.state.trouble).toBeUndefined();
    at.sayAgain(id);
    expect(line.sent.filter(({ type }) => type === "chat")).toHaveLength(2);
    expect(at.state.unsaid).toEqual([{ id, text: "hello", problem: undefined }]);
    line.say(error("muted", id));
    at.drop(id);
    expect(at.state.unsaid).toEqual([]);
  });

  test.each(["table-broken", "rules-moved", "no-such-table"])("%s: there is no table to be shown", (code) => {
    const { line, at } = visit();
    line.say(error(code));
    expect(at.state.failed).toEqual({ code, message: "why" });
    // Until it is there again.
    line.turn(false);
    line.turn(true);
    line.say(news(1));
    expect(at.state.failed).toBeUndefined();
  });

  test("before anything was told, whatever keeps the table from being shown is said in its place", () => {
    const { line, at } = visit(false);
    line.say(error("stopping"));
    expect(at.state.failed?.code).toBe("stopping");
  });

  test("but not in place of a waiting room, nor of a game: there it is said beside", () => {
    const waiting = visit(false);
    waiting.line.say({ type: "table", table: "T", info: { status: "waiting" } as TableInfo });
    waiting.line.say(error("conflict"));
    expect(waiting.at.state).toMatchObject({ failed: undefined, notice: "conflict" });
    const { line, at } = visit();
    line.say(error("resigned"));
    expect(at.state).toMatchObject({ failed: undefined, notice: "resigned" });
    at.dismiss();
    expect(at.state.notice).toBeUndefined();
  });

  test("one about no table goes for the whole line, one about another table for that one", () => {
    const { line, at } = visit();
    line.say({ type: "error", table: "OTHER", code: "table-broken", message: "" });
    expect(at.state.failed).toBeUndefined();
    line.say({ type: "error", code: "too-many", message: "" });
    expect(at.state.notice).toBe("too-many");
  });

  test("a code that this page has no words for is something that went wrong", () => {
    const { line, at } = visit();
    line.say(error("of-a-newer-server"));
    expect(at.state.notice).toBe("failed");
  });
});

test("a hint stays while others move, as far as it can still be followed", () => {
  const { line, at } = visit();
  line.say({ type: "news", table: "T", events: [], now: { ...NOW, number: 1, legal: ["pass", "feed"] } });
  at.hint();
  const hints = [
    { move: "pass", score: 1, win: 0.5, visits: 9 },
    { move: "feed", score: 0, win: 0.4, visits: 3 },
  ];
  line.say({ type: "hints", table: "T", id: line.last("hint").id, hints });
  line.say({ type: "news", table: "T", events: [], now: { ...NOW, number: 2, legal: ["pass", "feed"] } });
  expect(at.state.hints).toEqual(hints);
  line.say({ type: "news", table: "T", events: [], now: { ...NOW, number: 3, legal: ["feed"] } });
  expect(at.state.hints.map(({ move }) => move)).toEqual(["feed"]);
  line.say({ type: "news", table: "T", events: [], now: { ...NOW, number: 4, legal: [] } });
  expect(at.state.hints).toEqual([]);
});

test("a hint comes though others moved while it was thought about; one for a choice that was made does not", () => {
  const { line, at } = visit();
  line.say(news(1));
  at.hint();
  const first = line.last("hint").id;
  line.say(news(2));
  const hints = [{ move: "pass", score: 1, win: 0.5, visits: 9 }];
  line.say({ type: "hints", table: "T", id: first, hints });
  expect(at.state.hints).toEqual(hints);
  at.hint();
  at.act("pass");
  line.say({ type: "hints", table: "T", id: line.last("hint").id, hints });
  expect(at.state.hints).toEqual([]);
});

test("a hint that came to nothing says so", () => {
  const { line, at } = visit();
  at.hint();
  line.say({ type: "hints", table: "T", id: line.last("hint").id, hints: [] });
  expect(at.state.trouble).toBe("no-hint");
});

describe("whoever takes a seat over", () => {
  const table = (seat: 1 | null): FromTable =>
    ({ type: "table", table: "T", info: { status: "playing", you: { seat, host: false } } }) as unknown as FromTable;
  const told = (from: number, count: number): FromTable => ({
    type: "news",
    table: "T",
    events: Array.from({ length: count }, (_, index) => ({ number: from + index, event: { type: "x" } })),
    now: { ...NOW, number: from + count },
  });

  test("is told everything anew as the seat sees it, and nothing of that twice or torn", () => {
    const { line, at } = visit(false);
    line.say(table(null));
    line.say(told(0, 3));
    expect(at.state.events).toHaveLength(3);
    line.say(table(1));
    expect(line.sent.at(-1)).toEqual({ type: "watch", table: "T", from: 0 });
    expect(at.state).toMatchObject({ events: [], now: undefined });
    // Another's move comes in between: alone it would begin in the middle.
    line.say(told(7, 1));
    expect(at.state.events).toHaveLength(0);
    line.say(told(0, 8));
    line.say(told(8, 1));
    expect(at.state.events.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("whoever sits where they sat goes on from where they were", () => {
    const { line, at } = visit(false);
    line.say(table(1));
    line.say(told(0, 3));
    line.say(table(1));
    expect(at.state.events).toHaveLength(3);
    expect(line.sent.filter(({ type }) => type === "watch")).toHaveLength(1);
  });
});

describe("while the line is down", () => {
  test("a set phrase waits too, and goes by its name, also after a reload", () => {
    const first = visit();
    first.line.turn(false);
    first.at.sayPhrase("good-game");
    const second = visit();
    expect(second.line.last("phrase")).toMatchObject({ table: "T", phrase: "good-game" });
    expect(second.at.state.unsaid).toMatchObject([{ text: "Good game!", phrase: "good-game" }]);
  });

  test("a line of chat waits, goes out when the line is up again, under its id, and is gone once acknowledged", () => {
    const { line, at } = visit();
    line.turn(false);
    at.say("are you there?");
    const [waits] = at.state.unsaid;
    expect(waits).toMatchObject({ text: "are you there?", problem: undefined });
    expect(line.sent.some(({ type }) => type === "chat")).toBe(false);
    line.turn(true);
    expect(line.last("chat")).toEqual({ type: "chat", table: "T", id: waits?.id, text: "are you there?" });
    line.say({ type: "done", table: "T", id: waits?.id ?? "" });
    expect(at.state.unsaid).toEqual([]);
    expect(at.state.saidAgain).toBe(0);
  });

  test("what was sent and not acknowledged is sent again; then others may have heard it before us", () => {
    const { line, at } = visit();
    at.say("one");
    const { id } = line.last("chat");
    line.turn(false);
    line.turn(true);
    expect(line.sent.filter(({ type }) => type === "chat")).toEqual([
      { type: "chat", table: "T", id, text: "one" },
      { type: "chat", table: "T", id, text: "one" },
    ]);
    line.say({ type: "done", table: "T", id });
    expect(at.state.saidAgain).toBe(1);
  });

  test("what waits outlives a reload; what was refused is not sent by itself", () => {
    const first = visit();
    first.line.turn(false);
    first.at.say("kept");
    first.line.turn(true);
    first.at.say("muted");
    first.line.say(error("muted", first.line.last("chat").id));
    const second = visit();
    expect(second.at.state.unsaid.map(({ text, problem }) => [text, problem])).toEqual([
      ["kept", undefined],
      ["muted", "muted"],
    ]);
    expect(second.line.sent.flatMap((message) => (message.type === "chat" ? [message.text] : []))).toEqual(["kept"]);
  });

  test("a hint says that there is no connection, and one that was on its way does too", () => {
    const down = visit();
    down.line.turn(false);
    down.at.hint();
    expect(down.at.state.trouble).toBe("no-connection");
    const cut = visit();
    cut.at.hint();
    expect(cut.at.state.trouble).toBeUndefined();
    cut.line.turn(false);
    expect(cut.at.state.trouble).toBe("no-connection");
  });

  test("a move goes out again under its id", () => {
    const { line, at } = visit();
    at.act("pass");
    const { id } = line.last("act");
    line.turn(false);
    expect(at.state.busy).toBe(true);
    line.turn(true);
    expect(line.sent.filter(({ type }) => type === "act").map((message) => "id" in message && message.id)).toEqual([
      id,
      id,
    ]);
  });
});
