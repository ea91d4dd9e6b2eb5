import { describe, expect, test } from "vitest";
import { clockFace, leftOn, momentPassed, nextLook, secondsOf, spokenTime } from "../doors/time-left.ts";
import { NO_HURRY, paceOf } from "../doors/pace-wish.ts";

const DAY = 86_400;

describe("what a clock shows", () => {
  const seat = { name: "Ada", bot: null, absent: null, connected: true, clock: 61_000 };

  test("it is the server's figure, less what has passed since it came; a clock that stands stays", () => {
    expect(leftOn({ ...seat, runs: true }, 1000, 3500)).toBe(58_500);
    expect(leftOn({ ...seat, runs: false }, 1000, 3500)).toBe(61_000);
    expect(leftOn({ ...seat, runs: true }, 1000, 999_999)).toBe(0);
    expect(leftOn({ ...seat, clock: null, runs: false }, 0, 0)).toBeNull();
    // A page whose clock were behind what it was told at shows no more than it was told.
    expect(leftOn({ ...seat, runs: true }, 1000, 0)).toBe(61_000);
  });

  test("it shows nothing only when it has run out", () => {
    expect([secondsOf(1), secondsOf(1000), secondsOf(1001), secondsOf(0)]).toEqual([1, 1, 2, 0]);
  });

  test.each([
    ["en", 0, "0:00"],
    ["en", 9, "0:09"],
    ["en", 754, "12:34"],
    ["en", 3600, "1h"],
    ["en", 2 * 3600 + 5 * 60 + 9, "2h 5m"],
    ["en", DAY - 1, "23h 59m"],
    ["en", 3 * DAY, "3d"],
    ["en", DAY + 2 * 3600 + 59, "1d 2h"],
    ["fr", DAY + 2 * 3600, "1j 2h"],
    ["ko", DAY + 2 * 3600, "1일 2시간"],
  ] as const)("in %s, %i seconds are %s", (language, seconds, face) => {
    expect(clockFace(language, seconds)).toBe(face);
  });

  test("it is said as exactly as matters", () => {
    expect(spokenTime("en", 10)).toBe("10 seconds");
    expect(spokenTime("en", 65)).toBe("1 minute 5 seconds");
    expect(spokenTime("en", 3 * DAY + 3600 + 5)).toBe("3 days 1 hour");
    expect(spokenTime("fr", 61).replaceAll("\u00a0", " ")).toBe("1 minute 1 seconde");
    expect(spokenTime("en", 0)).toBe("0 seconds");
  });
});

describe("when time is said aloud", () => {
  test("at a minute and at ten seconds, once each", () => {
    const said: number[] = [];
    for (let left = 600; left > 0; left--) {
      const moment = momentPassed(left + 1, left, 600);
      if (moment !== undefined) said.push(moment);
    }
    expect(said).toEqual([60, 10]);
  });

  test("a page that slept hears the last moment, not all that it missed", () => {
    expect(momentPassed(4000, 8, 7200)).toBe(10);
  });

  test("of a clock that never had much more it is not said", () => {
    expect(momentPassed(61, 60, 60)).toBeUndefined();
    expect(momentPassed(11, 10, 60)).toBe(10);
    expect(momentPassed(DAY + 1, DAY, DAY)).toBeUndefined();
    expect(momentPassed(DAY + 1, DAY, 3 * DAY)).toBe(DAY);
  });

  test("it is looked at when the figure changes, and now and then where it shows hours", () => {
    expect(nextLook(59_400)).toBe(400);
    expect(nextLook(59_000)).toBe(1000);
    expect(nextLook(2 * DAY * 1000)).toBe(15_000);
  });
});

describe("how fast a table is to play", () => {
  test("as it is filled in, so it is asked for", () => {
    expect(paceOf(NO_HURRY)).toEqual({ kind: "none" });
    expect(paceOf({ ...NO_HURRY, kind: "day" })).toEqual({ kind: "move", seconds: DAY });
    expect(paceOf({ ...NO_HURRY, kind: "days" })).toEqual({ kind: "move", seconds: 3 * DAY });
    expect(paceOf({ ...NO_HURRY, kind: "live", clock: 0 })).toEqual({ kind: "bank", seconds: 300, increment: 5 });
    expect(paceOf({ kind: "live", clock: "own", minutes: "7", seconds: "0" })).toEqual({
      kind: "bank",
      seconds: 420,
      increment: 0,
    });
  });

  test.each([
    ["", "0"],
    ["0", "5"],
    ["-3", "5"],
    ["1.5", "5"],
    ["1441", "5"],
    ["5", "3601"],
    ["5", "x"],
  ])("a clock that there cannot be is none: %s min, %s s", (minutes, seconds) => {
    expect(paceOf({ kind: "live", clock: "own", minutes, seconds })).toBeUndefined();
  });
});
