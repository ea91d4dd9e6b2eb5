import { describe, expect, test } from "vitest";
import {
  type GameRecord,
  isComplaint,
  Match,
  type MatchPlan,
  parseRecord,
  readRecord,
  verify,
  type Watcher,
} from "../index.ts";
import { coins } from "./coin-game.ts";

function start(plan: Partial<MatchPlan> = {}) {
  const match = Match.start(coins, { players: 2, seed: "s", chance: "keyed", ...plan });
  if (isComplaint(match)) throw new Error(match.complaint);
  return match;
}

/** Plays to the end: everybody bets one if possible, then tosses. */
function playOut(match: ReturnType<typeof start>) {
  while (!match.over) {
    const seat = match.deciders[0] ?? 0;
    match.actText(seat, "bet 1");
    match.actText(seat, "toss");
  }
  return match;
}

describe("starting", () => {
  test.each([
    [{ players: 1 }, "coins is for 2 to 3 players, not 1"],
    [{ players: 2.5 }, "coins is for 2 to 3 players, not 2.5"],
    [{ options: { tripple: true } }, 'unknown option "tripple" (known: double)'],
    [{ options: { double: "maybe" } }, 'option double: expected true or false, got "maybe"'],
    [{ players: 3, options: { double: true } }, "double is for two players"],
  ])("%j is refused: %s", (plan, complaint) => {
    expect(Match.start(coins, { players: 2, seed: "s", chance: "keyed", ...plan })).toEqual({ complaint });
  });
});

describe("acting", () => {
  test("a move by the wrong seat, an illegal move and nonsense are refused, and nothing changes", () => {
    const match = start();
    const [active = 0] = match.deciders;
    const other = active === 0 ? 1 : 0;
    const before = match.record().digest;
    expect(match.actText(other, "toss")?.code).toBe("not-your-turn");
    expect(match.actText(active, "sing")).toEqual({ code: "no-such-move", clause: "house", details: { text: "sing" } });
    match.actText(active, "bet 2");
    expect(match.actText(active, "bet 2")).toEqual({ code: "poor", clause: "CO-2", details: { left: 1 } });
    match.undo(active);
    expect(match.record().digest).toBe(before);
  });

  test("after the end every move is refused", () => {
    const match = playOut(start());
    expect(match.actText(0, "toss")?.code).toBe("game-over");
    expect(match.result?.scores).toHaveLength(2);
  });
});

describe("taking back", () => {
  test("one's own moves, one by one", () => {
    const match = start();
    const [seat = 0] = match.deciders;
    expect(match.undo(seat)?.code).toBe("nothing-to-undo");
    match.actText(seat, "bet 1");
    match.actText(seat, "bet 1");
    expect(match.undo(seat)).toBeUndefined();
    expect(match.undo(seat)).toBeUndefined();
    expect(match.undo(seat)?.code).toBe("nothing-to-undo");
  });

  test("several in a row, in every turn of a game: each leads back to where it was", () => {
    const match = start();
    while (!match.over) {
      const seat = match.deciders[0] ?? 0;
      const past = [match.record().digest];
      while (past.length < 4 && match.actText(seat, "bet 1") === undefined) past.push(match.record().digest);
      const now = past.pop();
      for (const before of past.toReversed()) {
        expect(match.undo(seat)).toBeUndefined();
        expect(match.record().digest).toBe(before);
      }
      for (const _ of past) match.actText(seat, "bet 1");
      expect(match.record().digest).toBe(now);
      match.actText(seat, "toss");
    }
    expect(verify(coins, match.record())).toEqual([]);
  });

  test("not after luck, not after something hidden was shown, not another's move", () => {
    const match = start();
    const [first = 0] = match.deciders;
    const second = first === 0 ? 1 : 0;
    match.actText(first, "toss");
    expect(match.undo(first)?.code).toBe("undo-chance");
    match.actText(second, "draw");
    expect(match.undo(second)?.code).toBe("undo-chance");
    match.actText(first, "end");
    expect(match.undo(second)?.code).toBe("undo-chance");
    match.actText(second, "bet 1");
    expect(match.undo(first)?.code).toBe("undo-other-acted");
  });

  test("is told to everybody, and a record with it replays to the same state", () => {
    const match = start();
    const [seat = 0] = match.deciders;
    match.actText(seat, "bet 2");
    match.undo(seat);
    match.actText(seat, "bet 1");
    expect(match.events("spectator").map(({ event }) => event.type)).toEqual(["bet", "taken-back", "bet"]);
    const record = playOut(match).record();
    expect(record.moves.slice(0, 3)).toEqual([`${seat} bet 2`, `${seat} undo`, `${seat} bet 1`]);
    expect(verify(coins, record)).toEqual([]);
  });
});

describe("taking back alone with bots", () => {
  const WITH_BOT = { seats: [{ name: "Ada" }, { name: "Bot", bot: "greedy" }] };
  /** Everything that can be seen of a match: by its seats, and by whoever only watches. */
  const seen = (match: ReturnType<typeof start>): unknown =>
    ([0, 1, "spectator"] satisfies Watcher[]).map((watcher) => [match.view(watcher), match.deciders, match.result]);

  test("goes past the bot's moves and luck, back to the very first decision, and what luck brings then is the same", () => {
    const match = start(WITH_BOT);
    const before: { readonly digest: string; readonly seen: unknown }[] = [];
    for (let turns = 0; turns < 400 && before.length < 6 && !match.over; turns++) {
      const [seat = 0] = match.deciders;
      if (seat === 0) before.push({ digest: match.record().digest, seen: seen(match) });
      match.actText(seat, ["bet 1", "draw", "toss"][turns % 3] ?? "toss");
    }
    expect(before.length).toBeGreaterThan(2);
    expect(match.over).toBe(false);
    for (const { digest, seen: then } of before.toReversed()) {
      expect(match.undoRefusal(0)).toBeUndefined();
      expect(match.undo(0)).toBeUndefined();
      expect(match.record().digest).toBe(digest);
      expect(seen(match)).toEqual(then);
    }
    expect(match.undo(0)?.code).toBe("nothing-to-undo");
    expect(match.events("spectator").some(({ event }) => event.type === "taken-back" && event.far === true)).toBe(true);
    const record = playOut(match).record();
    expect(verify(coins, record)).toEqual([]);
  });

  test("what is told afterwards is what a game tells in which it never happened", () => {
    const match = start(WITH_BOT);
    const plain = start(WITH_BOT);
    // Up to the person's first decision both go alike.
    for (const game of [match, plain]) while (game.deciders[0] !== 0) game.actText(1, "toss");
    const before = plain.told(0);
    for (const text of ["toss", "bet 1", "draw", "toss"]) match.actText(match.deciders[0] ?? 0, text);
    while (match.undo(0) === undefined);
    const after = match.told(0);
    expect(after).toBeGreaterThan(before);
    playOut(match);
    playOut(plain);
    const told = (game: typeof match, from: number) => game.events(0, from).map(({ event }) => event);
    expect(told(match, after)).toEqual(told(plain, before));
    expect(match.record().digest).toBe(plain.record().digest);
  });

  test("is not for bots, not at tables of people, and not once the game is over", () => {
    const people = start();
    const [first = 0] = people.deciders;
    people.actText(first, "toss");
    expect(people.undo(first)?.code).toBe("undo-chance");
    const match = start(WITH_BOT);
    match.actText(match.deciders[0] ?? 0, "toss");
    match.actText(match.deciders[0] ?? 0, "toss");
    expect(match.undo(1)?.code).toBe("undo-chance");
    expect(playOut(match).undo(0)?.code).toBe("game-over");
  });
});

describe("events", () => {
  test("a secret one is told to its own seat only, and leaves no gap in anybody's numbers", () => {
    const match = start();
    const [seat = 0] = match.deciders;
    const other = seat === 0 ? 1 : 0;
    match.actText(seat, "bet 1");
    match.actText(seat, "draw");
    expect(match.events(seat).map(({ event }) => event.type)).toEqual(["bet", "whispered", "drew"]);
    expect(match.events(other).map(({ number, event }) => [number, event.type])).toEqual([
      [0, "bet"],
      [1, "drew"],
    ]);
    expect(match.events(other, 1)[0]?.event).toEqual({ type: "drew", seat, card: null });
    expect(match.told(other)).toBe(2);
  });

  test("taking back what another never heard of is not told to them", () => {
    const match = start();
    const [seat = 0] = match.deciders;
    match.actText(seat, "bet 1");
    match.undo(seat);
    const [, , , back] = match.events(seat);
    expect(match.events(seat)[2]?.event).toEqual({ type: "taken-back", seat, to: 0, until: 2 });
    expect(back).toBeUndefined();
    expect(match.events("spectator")[1]?.event).toEqual({ type: "taken-back", seat, to: 0, until: 1 });
  });
});

describe("records", () => {
  const record: GameRecord = playOut(start({ seats: [{ name: "Ada" }, { name: "Bot", bot: "greedy" }] })).record();
  const text = JSON.stringify(record);

  test("go through a file and verify", () => {
    expect(parseRecord(text)).toEqual(record);
    expect(verify(coins, record)).toEqual([]);
  });

  test.each([
    ["", "not a record: the file is not JSON"],
    ["[]", "not a record: expected an object, got []"],
    ["{}", 'not a record: "clade": expected 1, got nothing'],
  ])("%j is no record: %s", (damaged, complaint) => {
    expect(parseRecord(damaged)).toEqual({ complaint });
  });

  test.each<[string, Partial<Record<keyof GameRecord, unknown>>, string]>([
    ["players", { players: "2" }, 'damaged record: "players": expected a whole number from 1 to 6, got "2"'],
    ["seats", { seats: [{ name: "Ada" }] }, 'damaged record: "seats" names 1 for 2 players'],
    ["chance", { chance: "dice" }, 'damaged record: "chance": expected keyed or seeded, got "dice"'],
    ["moves", { moves: ["0 toss", "toss"] }, 'damaged record: move 2 should be a seat and a move, got "toss"'],
    ["moves", { moves: ["7 toss"] }, 'damaged record: move 1 should be a seat and a move, got "7 toss"'],
    ["result", { result: 3 }, 'damaged record: "result": expected an object, got 3'],
  ])("a damaged %s is named", (_, damage, complaint) => {
    expect(readRecord({ ...record, ...damage })).toEqual({ complaint });
  });

  test("a foreign or older one is named", () => {
    expect(Match.replay(coins, { ...record, game: "chess" })).toEqual({
      complaint: "the record is of chess, not of coins",
    });
    expect(Match.replay(coins, { ...record, version: 9 })).toEqual({
      complaint: "the record was made by version 9 of the coins rules, this is 1",
    });
  });

  test("a move that is not legal is named with its place and reason", () => {
    const [found] = verify(coins, { ...record, moves: [...record.moves.slice(0, 2), ...record.moves] });
    expect(found).toMatch(/^damaged record: move \d+ \("\d .*"\) is refused: /);
  });

  test("a changed seed, end or result is found", () => {
    expect(verify(coins, { ...record, seedHash: "0" })).toEqual(["the seed does not match the published hash"]);
    expect(verify(coins, { ...record, digest: "0" })).toEqual(["the final state differs from the recorded one"]);
    const result = { scores: [9, 9], places: [1, 1], parts: [] };
    expect(verify(coins, { ...record, result })).toEqual(["the result differs from the recorded one"]);
  });
});

describe("going on with a kept game", () => {
  function half() {
    const match = start();
    for (let moves = 0; moves < 3; moves++) {
      match.actText(match.deciders[0] ?? 0, "bet 1");
      match.actText(match.deciders[0] ?? 0, "toss");
    }
    return match.record();
  }
  const next = { ...coins, version: 2 };
  /** Rules whose second version begins later, and which still play the first. */
  const both: typeof coins = {
    ...coins,
    version: 2,
    since: 1,
    setUp: (players, options, dealer, version = 2) => ({
      ...coins.setUp(players, options, dealer),
      ...(version === 1 ? {} : { turns: 1 }),
    }),
  };

  test("rules that still play the version that it was begun under play it as it was, and keep on saying so", () => {
    const record = half();
    const match = Match.goOn(both, record);
    if (isComplaint(match)) throw new Error(match.complaint);
    expect(match.record()).toEqual(record);
    expect(match.undo(match.last?.seat ?? 0)?.code).toBe("undo-chance");
    expect(verify(both, record)).toEqual([]);
    const fresh = Match.start(both, { players: 2, seed: "new", chance: "seeded" });
    if (isComplaint(fresh)) throw new Error(fresh.complaint);
    expect([fresh.record().version, fresh.truth.turns]).toEqual([2, 1]);
    expect(Match.replay(both, { ...record, version: 3 })).toEqual({
      complaint: "the record was made by version 3 of the coins rules, 1 to 2 are played here",
    });
  });
  const needsOld = { complaint: "the record was made by version 1 of the coins rules, this is 2" };

  test("under the same rules it stands as it was left", () => {
    const record = half();
    const match = Match.goOn(coins, record);
    expect(isComplaint(match) ? match : match.record()).toEqual(record);
  });

  test("under newer rules that allow every move and lead to the same state it goes on by them", () => {
    const record = half();
    const match = Match.goOn(next, record);
    expect(isComplaint(match) ? match : match.record()).toEqual({ ...record, version: 2 });
    // Kept again, it is a game of the newer rules.
    expect(isComplaint(match) ? match : isComplaint(Match.replay(next, match.record()))).toBe(false);
  });

  test("where a move is no longer allowed it needs the rules that it was begun under", () => {
    const poorer = { ...next, refusal: () => ({ code: "poor", clause: "CO-2" }) };
    expect(Match.goOn(poorer, half())).toEqual(needsOld);
  });

  test("where the moves are allowed but lead elsewhere, too", () => {
    const richer: typeof next = {
      ...next,
      setUp: (...wishes) => ({ ...coins.setUp(...wishes), turns: 1 }),
    };
    expect(Match.goOn(richer, half())).toEqual(needsOld);
  });

  test("where the newer rules fail on it, too", () => {
    const failing: typeof next = {
      ...next,
      play: () => {
        throw new Error("no such zone");
      },
    };
    expect(Match.goOn(failing, half())).toEqual(needsOld);
  });

  test("a damaged record of the same rules says what is wrong with it", () => {
    expect(Match.goOn(coins, { ...half(), moves: ["0 sing"] })).toEqual({
      complaint: 'damaged record: move 1 ("0 sing") is refused: no-such-move (house)',
    });
  });
});
