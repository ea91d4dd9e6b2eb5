import { describe, expect, test } from "vitest";
import { type AnyMatch, isComplaint, Match, verify, type Watcher } from "../index.ts";
import { sealed } from "./sealed-game.ts";

/** Entries of a record; `#` stands for the first card of the seat's hand. */
function play(...entries: string[]): AnyMatch {
  const match = Match.start(sealed, { players: 2, seed: "secrets", chance: "seeded" });
  if (isComplaint(match)) throw new Error(match.complaint);
  for (const entry of entries) {
    const seat = entry.startsWith("0") ? 0 : 1;
    const text = entry.replace("#", String(match.view(seat).players[seat]?.hand?.[0]));
    expect([text, match.enter(text)]).toEqual([text, undefined]);
  }
  return match as unknown as AnyMatch;
}

function known(match: AnyMatch, watcher: Watcher): unknown {
  const undo = watcher === "spectator" ? null : (match.undoRefusal(watcher) ?? null);
  const legal = watcher === "spectator" ? [] : match.legal(watcher);
  return { view: match.view(watcher), events: match.events(watcher), deciders: match.deciders, undo, legal };
}

/** Two games that differ only in what seat 1 did in secret: seat 0 and a spectator cannot tell them apart. */
function expectNoTrace(secretly: readonly string[], openly: readonly string[]): void {
  for (const watcher of [0, "spectator"] as const) {
    expect(known(play(...secretly), watcher)).toEqual(known(play(...openly), watcher));
  }
}

describe("a secret move leaves no trace", () => {
  test("in what another can take back: neither the move nor its undo", () => {
    expectNoTrace(["1 seal #"], []);
    expectNoTrace(["1 seal #", "1 undo"], []);
    expectNoTrace(["0 seal #", "1 seal #"], ["0 seal #"]);
    expectNoTrace(["0 seal #", "1 seal #", "1 seal #", "1 undo"], ["0 seal #"]);
    expectNoTrace(["0 done", "1 seal #"], ["0 done"]);
    expectNoTrace(["1 seal #", "0 done", "1 seal #", "0 undo"], ["0 done", "0 undo"]);
  });

  test("also after something open was taken back", () => {
    expectNoTrace(["1 seal #", "1 seal #", "1 done", "1 undo", "1 undo", "1 undo"], ["1 done", "1 undo"]);
  });

  test("taking back one's own move leaves what another did in secret as it was", () => {
    const match = play("0 seal #", "1 seal #", "0 seal #", "1 seal #", "0 undo", "0 undo");
    expect(match.view(0)).toEqual(play("1 seal #", "1 seal #").view(0));
    expect(match.view(1)).toEqual(play("1 seal #", "1 seal #").view(1));
    expect(match.events(1).map(({ event }) => event.type)).toEqual(["sealed", "sealed"]);
    expect(match.events(0).map(({ event }) => event)).toMatchObject([
      { type: "sealed" },
      { type: "sealed" },
      { type: "taken-back", seat: 0, to: 1, until: 2 },
      { type: "taken-back", seat: 0, to: 0, until: 1 },
    ]);
    match.enter("0 done");
    match.enter("1 done");
    expect(verify(sealed as never, match.record())).toEqual([]);
  });

  test("what everybody saw ends undo, and a move that was answered stays so", () => {
    const match = play("0 done", "1 seal #", "0 nod");
    expect(match.undoRefusal(0)).toBeUndefined();
    expect(match.undoRefusal(1)?.code).toBe("undo-other-acted");
    match.undo(0);
    expect(match.undoRefusal(1)?.code).toBe("undo-other-acted");
  });
});
