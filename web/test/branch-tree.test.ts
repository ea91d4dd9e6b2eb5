import { at, type GameRecord, seeded } from "@clade/kernel";
import { branchMatch, freeBranchId, isRecordTrouble, keepBranch, openLine } from "@clade/kernel/replay";
import { expect, test } from "vitest";
import { treeOf } from "../replay/courses.ts";
import { pastViews } from "../table/past.ts";
import { randomRecord } from "./random-record.ts";

const { pack, record } = await randomRecord("s-evolution", 2, "tree");
const { game } = pack;

/** The record with a branch that leaves a course there, with luck of its own, played so far by chance. */
function withBranch(before: GameRecord, of: string | undefined, from: number, moves: number): GameRecord {
  const wish = {
    ...(of === undefined ? {} : { of }),
    at: from,
    seed: "other luck",
    seats: before.seats,
    name: `${of} ${from}`,
  };
  const match = branchMatch(game, before, wish);
  if (isRecordTrouble(match)) throw new Error(match.trouble);
  const chance = seeded(`${of} ${from}`);
  for (let move = 0; move < moves && !match.over; move++) {
    const seat = at(match.deciders, 0);
    const legal = match.legal(seat);
    match.act(seat, at(legal, chance.int(legal.length)));
  }
  return keepBranch(before, freeBranchId(before), wish, match);
}

test("each branch is followed by what leaves it, whenever that was begun", () => {
  const one = withBranch(record, undefined, 10, 12);
  const two = withBranch(one, undefined, 20, 3);
  const three = withBranch(two, "1", 5, 3);
  const four = withBranch(three, "3", 1, 1);
  expect(treeOf(four).map(({ branch, depth }) => [branch.id, depth])).toEqual([
    ["1", 1],
    ["3", 2],
    ["4", 3],
    ["2", 1],
  ]);
});

test("the story of a branch is that of its own course, from the beginning of the game on", async () => {
  const half = Math.floor(record.moves.length / 2);
  const branched = withBranch(record, undefined, half, 5000);
  const [own, other] = [openLine(game, branched, "1"), openLine(game, record, undefined)];
  if (isRecordTrouble(own) || isRecordTrouble(other)) throw new Error("they should open");
  expect(own.over).toBe(true);
  const views = await pastViews(game, branched, "1");
  const trunk = await pastViews(game, branched);
  // Each of them stood on the table: before the parting in the game itself, after it in the branch.
  const stood = new Set<string>();
  for (let position = 0; position < half; position++) stood.add(JSON.stringify(other.view(position, "open")));
  for (let position = 0; position <= own.last; position++) stood.add(JSON.stringify(own.view(position, "open")));
  expect(views.length).toBeGreaterThan(3);
  expect(views.every((view) => stood.has(JSON.stringify(view)))).toBe(true);
  expect(views[0]).toEqual(trunk[0]);
  expect(views).not.toEqual(trunk);
  expect(trunk.every((view) => stood.has(JSON.stringify(view)))).toBe(false);
});

test("a course that is not there has no story", async () => {
  expect(await pastViews(game, record, "7")).toEqual([]);
});
