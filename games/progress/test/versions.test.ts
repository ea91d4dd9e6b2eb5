import { readdirSync, readFileSync } from "node:fs";
import { isComplaint, Match, parseRecord, verify } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { progress } from "../rules/game.ts";

const FOLDER = new URL("version-1/", import.meta.url);

describe("games begun under version 1", () => {
  for (const file of readdirSync(FOLDER)) {
    test(`${file} replays to the state and the result that were kept`, () => {
      const record = parseRecord(readFileSync(new URL(file, FOLDER), "utf8"));
      if (isComplaint(record)) throw new Error(record.complaint);
      expect(record.version).toBe(1);
      expect(verify(progress, record)).toEqual([]);
    });
  }

  test("go on by their own version, whose deck is the one they began with", () => {
    const record = parseRecord(readFileSync(new URL("3p.json", FOLDER), "utf8"));
    if (isComplaint(record)) throw new Error(record.complaint);
    const half = { ...record, moves: record.moves.slice(0, 60) };
    const match = Match.goOn(progress, half);
    if (isComplaint(match)) throw new Error(match.complaint);
    expect(match.record().version).toBe(1);
    expect(match.view("spectator")).toMatchObject({ deck: "standard" });
    expect(match.view("spectator").version).toBeUndefined();
    const fresh = Match.start(progress, { players: 3, seed: "new", chance: "seeded" });
    if (isComplaint(fresh)) throw new Error(fresh.complaint);
    expect(fresh.record().version).toBe(2);
    expect(fresh.view("spectator")).toMatchObject({ deck: "standard.2", version: 2 });
  });
});
