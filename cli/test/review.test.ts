import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBot } from "@clade/bots";
import { botGame, PlayedCourse, type Review, Reviewer } from "@clade/bots/review";
import { loadGame } from "@clade/games";
import { at, type GameRecord, isComplaint, Match } from "@clade/kernel";
import { branchStart, isRecordTrouble, keepBranch } from "@clade/kernel/replay";
import { describe, expect, test } from "vitest";
import { clade, newHome } from "./clade.ts";

const pack = (await loadGame("moult")) ?? expect.unreachable("no moult");
const bot = findBot("novice") ?? expect.unreachable("no novice");
const record = botGame(pack, [bot, bot, bot], "a game to review");

function file(content: object): string {
  const path = join(newHome(), "game.json");
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** The same game with a branch that was played from its middle. */
function branched(): GameRecord {
  const wish = { name: "what if", at: 4, seats: record.seats };
  const start = branchStart(pack.game, record, wish);
  if (isRecordTrouble(start)) throw new Error("it does not start");
  const match = Match.start(start.game, start.plan);
  if (isComplaint(match)) throw new Error(match.complaint);
  while (!match.over) match.act(at(match.deciders, 0), at(match.legal(at(match.deciders, 0)), 0));
  return keepBranch(record, "1", wish, match);
}

describe("review", () => {
  test("says what a result is made of, keeps it beside the record, and takes it from there the next time", async () => {
    const path = file(record);
    const { code, out } = await clade(["review", path, "--json", "--cores", "2"]);
    expect(code).toBe(0);
    const review = JSON.parse(out) as Review;
    expect(review.seats).toHaveLength(3);
    for (const { start, luck, own, others, result, error } of review.seats) {
      expect(Math.abs(start + luck + own + others - result)).toBeLessThanOrEqual(error + 1e-9);
    }
    expect(review.decisions.length).toBeGreaterThan(5);
    for (const moment of review.moments) expect(moment).toHaveProperty("why");
    const kept = path.replace(".json", ".review.json");
    expect(existsSync(kept)).toBe(true);
    // A mark in the kept one shows that it is what is printed.
    writeFileSync(kept, readFileSync(kept, "utf8").replace('"start":', '"mark":1,"start":'));
    expect((await clade(["review", path, "--json"])).out).toContain('"mark"');
    const again = await clade(["review", path, "--json", "--again", "--cores", "1"]);
    expect(JSON.parse(again.out)).toEqual(review);
    expect((await clade(["review", path, "--lang", "ko"])).out).toMatch(/빠른 복기[\s\S]*처음\s+운\s+자신\s+남\s+결과/);
    expect((await clade(["review", path, "--lang", "fr"])).out).toMatch(/analyse rapide[\s\S]*départ\s+hasard/);
  });

  test("goes on with what was found before it was interrupted", async () => {
    const path = file(record);
    const part = path.replace(".json", ".review.part.json");
    const course = PlayedCourse.of(pack, record);
    if (course === undefined || isRecordTrouble(course)) throw new Error("it should be reviewable");
    // Something that the bot would never say shows that it was taken from there.
    const found = {
      "decision 0": { ...new Reviewer(course, "quick").do({ kind: "decision", step: 0 }), best: "lay 40" },
    };
    writeFileSync(part, JSON.stringify({ edition: 2, digest: record.digest, level: "quick", found }));
    const { code, out } = await clade(["review", path, "--json"]);
    expect(code).toBe(0);
    expect((JSON.parse(out) as Review).decisions[0]?.best).toBe("lay 40");
    expect(existsSync(part)).toBe(false);
  });

  test.each([
    [["--level", "wild"], /--level takes glance, quick, standard, deep, got "wild"/],
    [[], /the game is not over/],
  ])("bad input is one line: %j", async (flags, message) => {
    const match = Match.replay(pack.game, record, 3);
    if (isComplaint(match)) throw new Error(match.complaint);
    const path = file(match.record());
    const { code, error, out } = await clade(["review", path, ...flags]);
    expect(code).toBe(2);
    expect(error).toMatch(message);
    expect(error.trim().split("\n")).toHaveLength(1);
    expect(out).toBe("");
    expect(existsSync(path.replace(".json", ".review.json"))).toBe(false);
  });
});

describe("verify", () => {
  test("replays the branches of a record too", async () => {
    const full = branched();
    const { code, out } = await clade(["verify", file(full)]);
    expect(out).toContain("1 branch");
    expect(code).toBe(0);
    const bent = (full.branches ?? []).map((branch) => ({ ...branch, digest: "0" }));
    const refused = await clade(["verify", file({ ...full, branches: bent })]);
    expect(refused.code).toBe(2);
    expect(refused.out).toContain("a branch lead to another position");
  });
});
