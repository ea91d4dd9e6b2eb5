import {
  type AnyMatch,
  at,
  canonical,
  type GameRecord,
  isComplaint,
  Match,
  parseRecord,
  pick,
  seeded,
} from "@clade/kernel";
import {
  branchStart,
  branchTroubles,
  type BranchWish,
  compareLines,
  dropBranch,
  freeBranchId,
  isRecordTrouble,
  keepBranch,
  openLine,
  renameBranch,
  troubleSentence,
  withBots,
} from "@clade/kernel/replay";
import { describe, expect, test } from "vitest";
import { keptGames } from "./kept-games.ts";
import { allGameIds } from "./registry.ts";

type Game = Parameters<typeof branchStart>[0];

/** Plays a branch to its end, or so many moves of it, by chance. */
function played(game: Game, record: GameRecord, wish: BranchWish, most = Number.POSITIVE_INFINITY): AnyMatch {
  const start = branchStart(game, record, wish);
  if (isRecordTrouble(start)) throw new Error(troubleSentence("en", start));
  const match = Match.start(start.game, start.plan);
  if (isComplaint(match)) throw new Error(match.complaint);
  const choices = seeded(`${wish.name} ${wish.at}`);
  for (let moves = 0; moves < most && !match.over; moves++) {
    const seat = pick(match.deciders, choices);
    expect(match.act(seat, pick(match.legal(seat), choices))).toBeUndefined();
  }
  return match;
}

function branched(game: Game, record: GameRecord, wish: BranchWish, most?: number): GameRecord {
  return keepBranch(record, freeBranchId(record), wish, played(game, record, wish, most));
}

describe.each(allGameIds)("branches of %s", async (id) => {
  const { pack, records } = await keptGames(id);
  const { game } = pack;
  const record = at(records, 1);
  const seats = withBots(record.seats, 0, "expert");
  const middle = Math.floor(record.moves.length / 2);
  const full = [
    { name: "from the truth", note: "what if", at: middle, seats },
    { name: "with other luck", at: middle, seats, seed: "other" },
    {
      name: "as the second seat knew it",
      at: middle,
      seats,
      imagined: { seat: 1, seed: "dream" },
      seed: "luck",
    } as const,
    { name: "from a branch", of: "1", at: 3, seats },
  ].reduce((so, wish) => branched(game, so, wish), record);

  test("are kept in the file, read back, and replay to where they were played", () => {
    const read = parseRecord(JSON.stringify(full));
    if (isComplaint(read)) throw new Error(read.complaint);
    expect(read).toEqual(full);
    expect(branchTroubles(game, read)).toEqual([]);
    for (const branch of read.branches ?? []) {
      const line = openLine(game, read, branch.id);
      if (isRecordTrouble(line)) throw new Error(troubleSentence("en", line));
      expect(line.result).toEqual(branch.result);
      expect(line.last).toBe(branch.moves.length);
    }
  });

  test("begin where they leave: with the truth, or with what a seat knew and nothing more", () => {
    const trunk = openLine(game, full, undefined);
    const truth = openLine(game, full, "1");
    const dream = openLine(game, full, "3");
    const twig = openLine(game, full, "4");
    if (isRecordTrouble(trunk) || isRecordTrouble(truth) || isRecordTrouble(dream) || isRecordTrouble(twig)) {
      throw new Error("a branch does not open");
    }
    expect(canonical(truth.truth(0))).toBe(canonical(trunk.truth(middle)));
    expect(canonical(twig.truth(0))).toBe(canonical(truth.truth(3)));
    expect(canonical(dream.view(0, 1))).toBe(canonical(trunk.view(middle, 1)));
    expect(canonical(dream.truth(0))).not.toBe(canonical(trunk.truth(middle)));
  });

  test("without a seed of their own have the luck that would have come", () => {
    const rest = record.moves.slice(middle);
    const wish = { name: "the same again", at: middle, seats: record.seats };
    const start = branchStart(game, record, wish);
    if (isRecordTrouble(start)) throw new Error("it does not start");
    const match = Match.start(start.game, start.plan);
    if (isComplaint(match)) throw new Error(match.complaint);
    for (const entry of rest) expect(match.enter(entry)).toBeUndefined();
    expect(match.record().digest).toBe(record.digest);
    const kept = keepBranch(record, "same", wish, match);
    expect(compareLines(kept, undefined, "same")).toMatchObject({ shared: record.moves.length });
  });

  test("side by side: where they parted and what came of each", () => {
    const parting = compareLines(full, undefined, "1");
    const branch = at(full.branches ?? [], 0);
    const same = branch.moves.findIndex((entry, index) => entry !== record.moves[middle + index]);
    const further = same < 0 ? branch.moves.length : same;
    expect(parting?.shared).toBe(middle + further);
    expect(parting?.sides[0]).toMatchObject({ position: middle + further, next: record.moves[middle + further] });
    expect(parting?.sides[1]).toMatchObject({ position: further, next: branch.moves[further], result: branch.result });
    expect(parting?.gains).toEqual(
      branch.result?.scores.map((score, seat) => score - at(record.result?.scores ?? [], seat)),
    );
    // Drawn anew: nothing is shared from there on, whatever is played.
    expect(compareLines(full, "2", "3")).toMatchObject({ shared: middle, sides: [{ position: 0 }, { position: 0 }] });
    expect(compareLines(full, "1", "4")?.shared).toBeGreaterThanOrEqual(middle + 3);
    expect(compareLines(full, "1", "9")).toBeUndefined();
  });
});

describe("branches that are wrong", async () => {
  const { pack, records } = await keptGames("moult");
  const { game } = pack;
  const record = at(records, 1);
  const wish = { name: "what if", at: 4, seats: record.seats };
  const full = branched(game, branched(game, record, wish), { ...wish, of: "1", at: 2 });
  const [first, second] = full.branches ?? [];
  if (first === undefined || second === undefined) throw new Error("two branches were made");
  const complaint = (branches: readonly object[]): string => {
    const read = parseRecord(JSON.stringify({ ...record, branches }));
    return isComplaint(read) ? read.complaint : "none";
  };

  test("are complained of in one line where their form is wrong", () => {
    expect(complaint([first, second])).toBe("none");
    expect(complaint([second, first])).toContain("does not stand before it");
    expect(complaint([first, { ...second, id: "1" }])).toContain("two branches");
    expect(complaint([{ ...first, at: 999 }])).toContain("leaves after move 999");
    expect(complaint([{ ...first, of: "1" }])).toContain("does not stand before it");
    expect(complaint([{ ...first, imagined: { seat: 5, seed: "x" } }])).toContain("nobody at the table");
    expect(complaint([{ ...first, moves: ["jump"] }])).toContain("should be a seat and a move");
    expect(complaint([{ ...first, id: "a~b/../c" }])).toContain('"id": expected a text like "1"');
    expect(complaint([{ ...first, name: "x".repeat(81) }])).toContain("at most 80 letters");
    expect(complaint(Array.from({ length: 101 }, (_, index) => ({ ...first, id: `b${index}` })))).toContain(
      "at most 100",
    );
  });

  test("are found by replaying them where they claim another end", () => {
    const troubles = (branches: GameRecord["branches"]) =>
      branchTroubles(game, { ...record, branches: branches ?? [] }).map((each) => troubleSentence("en", each));
    expect(troubles([first])).toEqual([]);
    expect(troubles([{ ...first, digest: "0" }])).toEqual([
      expect.stringContaining("a branch lead to another position"),
    ]);
    expect(troubles([{ ...first, moves: [...first.moves, "0 lay 1"] }])).toEqual([
      expect.stringMatching(new RegExp(`“${first.name}: 0 lay 1”.*not allowed`)),
    ]);
    const { result: _, ...without } = first;
    expect(troubles([without])).toEqual([expect.stringContaining("another result")]);
    // A changed trunk shows in what stands on it.
    expect(branchTroubles(game, { ...full, seed: "another" })).toHaveLength(2);
  });

  test("names and notes are a person's; dropping a branch drops what leaves it", () => {
    const named = renameBranch(full, "1", { name: "better", note: "lay the 12" });
    expect(at(named.branches ?? [], 0)).toMatchObject({ name: "better", note: "lay the 12" });
    expect(at(renameBranch(named, "1", { name: "plain" }).branches ?? [], 0)).not.toHaveProperty("note");
    expect(dropBranch(full, "2").branches).toHaveLength(1);
    expect(dropBranch(full, "1")).not.toHaveProperty("branches");
    expect(branchTroubles(game, named)).toEqual([]);
  });
});
