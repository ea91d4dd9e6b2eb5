import { seeded } from "../chance/seeded.ts";
import { seedHash } from "../chance/keyed.ts";
import type { AnyGame } from "../contract.ts";
import { isComplaint } from "../complaint.ts";
import { type AnyMatch, Match, type MatchPlan } from "../match.ts";
import type { Branch, GameRecord, SeatInfo } from "../record.ts";
import { skipLuck } from "./positions.ts";
import { ReplayedGame } from "./replayed-game.ts";
import { isRecordTrouble, type RecordTrouble, recordTrouble } from "./trouble.ts";

/** A course of a record: a branch by its id, or the game itself. */
export type LineId = string | undefined;

/** Where a new branch begins, with whom, and what it is called. */
export type BranchWish = Pick<Branch, "of" | "at" | "imagined" | "seed" | "seats" | "name" | "note">;

/** What a branch is played with: the game with this beginning in place of its set-up, and a plan for a match of it. */
export interface BranchStart {
  readonly game: AnyGame;
  readonly plan: MatchPlan;
}

/** The game itself or one of its branches, to leaf through; or what is wrong with it. */
export function openLine(game: AnyGame, record: GameRecord, id: LineId): ReplayedGame | RecordTrouble {
  if (id === undefined) return ReplayedGame.open(game, record);
  const branch = record.branches?.find((each) => each.id === id);
  if (branch === undefined) return recordTrouble("damaged", { what: `there is no branch "${id}"` });
  const start = branchStart(game, record, branch);
  if (isRecordTrouble(start)) return start;
  const { seats, moves, digest, result } = branch;
  const { seed, chance } = start.plan;
  const { branches: _, result: __, ...same } = record;
  const played = { ...same, seats, seed, chance, seedHash: seedHash(seed), moves, digest };
  const opened = ReplayedGame.open(start.game, result === undefined ? played : { ...played, result });
  return isRecordTrouble(opened) ? inBranch(opened, branch) : opened;
}

/** What is needed to play a branch: to go on with one that is kept, or to begin a new one. */
export function branchStart(game: AnyGame, record: GameRecord, wish: BranchWish): BranchStart | RecordTrouble {
  const from = openLine(game, record, wish.of);
  if (isRecordTrouble(from)) return from;
  if (wish.at > from.last) return recordTrouble("damaged", { what: `there is no position ${wish.at}` });
  const truth = from.truth(wish.at);
  const { imagined } = wish;
  const start = imagined === undefined ? truth : game.imagine(game.view(truth, imagined.seat), seeded(imagined.seed));
  const drawn = wish.seed === undefined ? from.drawn(wish.at) : 0;
  const { players, options, chance } = record;
  return {
    game: {
      ...game,
      setUp: (_players, _options, dealer) => {
        skipLuck(dealer.chance, drawn);
        return game.clone(start);
      },
    },
    plan: { players, options, chance, seats: wish.seats, seed: wish.seed ?? from.record.seed },
  };
}

/** A branch as a match to go on with: a kept one as far as it was played, a new one at its beginning. */
export function branchMatch(
  game: AnyGame,
  record: GameRecord,
  wish: BranchWish & Partial<Pick<Branch, "moves">>,
): AnyMatch | RecordTrouble {
  const start = branchStart(game, record, wish);
  if (isRecordTrouble(start)) return start;
  const match = Match.start(start.game, start.plan);
  if (isComplaint(match)) return recordTrouble("damaged", { what: match.complaint });
  for (const [index, entry] of (wish.moves ?? []).entries()) {
    const refused = match.enter(entry);
    if (refused !== undefined) {
      return recordTrouble("refused-move", { move: index + 1, entry, clause: refused.clause });
    }
  }
  return match;
}

/** The branches of a record that still leave it where they say, after it went on otherwise or was taken back. */
export function branchesThatHold(before: GameRecord, now: GameRecord): readonly Branch[] {
  const parted = before.moves.findIndex((entry, index) => entry !== now.moves[index]);
  const shared = parted < 0 ? before.moves.length : parted;
  const lost = new Set<string>();
  for (const { id, of, at } of before.branches ?? []) {
    if (of === undefined ? at > shared : lost.has(of)) lost.add(id);
  }
  return (before.branches ?? []).filter(({ id }) => !lost.has(id));
}

/** The record with what has been played of a branch; one that was there under this id is replaced. */
export function keepBranch(record: GameRecord, id: string, wish: BranchWish, match: AnyMatch): GameRecord {
  const { moves, digest, result } = match.record();
  const played: Branch = { id, ...wish, moves, digest };
  const branch = result === undefined ? played : { ...played, result };
  const branches = record.branches ?? [];
  const known = branches.some((each) => each.id === id);
  return {
    ...record,
    branches: known ? branches.map((each) => (each.id === id ? branch : each)) : [...branches, branch],
  };
}

/** The record with another name or note for a branch. */
export function renameBranch(
  record: GameRecord,
  id: string,
  { name, note }: { readonly name: string; readonly note?: string },
): GameRecord {
  const branches = (record.branches ?? []).map((branch) => {
    if (branch.id !== id) return branch;
    const { note: _, ...bare } = branch;
    return note === undefined || note === "" ? { ...bare, name } : { ...bare, name, note };
  });
  return { ...record, branches };
}

/** The record without a branch and all that leaves it. */
export function dropBranch(record: GameRecord, id: string): GameRecord {
  const gone = new Set([id]);
  for (const branch of record.branches ?? []) if (branch.of !== undefined && gone.has(branch.of)) gone.add(branch.id);
  const { branches = [], ...bare } = record;
  const left = branches.filter((branch) => !gone.has(branch.id));
  return left.length === 0 ? bare : { ...bare, branches: left };
}

/** An id that no branch of the record has. */
export function freeBranchId({ branches = [] }: GameRecord): string {
  const taken = new Set(branches.map(({ id }) => id));
  let number = branches.length + 1;
  while (taken.has(String(number))) number++;
  return String(number);
}

/** What is wrong with the branches of a record, in lines. Empty: nothing. */
export function branchTroubles(game: AnyGame, record: GameRecord): readonly RecordTrouble[] {
  return (record.branches ?? []).flatMap(({ id }) => {
    const opened = openLine(game, record, id);
    return isRecordTrouble(opened) ? [opened] : [];
  });
}

/** Players that sit at a branch where bots take over from people. */
export function withBots(seats: readonly SeatInfo[], person: number | undefined, bot: string): SeatInfo[] {
  return seats.map(({ name }, seat) => (seat === person ? { name } : { name, bot }));
}

/** A trouble of a branch says which branch it is. */
function inBranch({ trouble, details }: RecordTrouble, { name }: Branch): RecordTrouble {
  const { what, entry } = details;
  if (typeof entry === "string") return recordTrouble(trouble, { ...details, entry: `${name}: ${entry}` });
  if (what === "end" || what === "result") return recordTrouble("tampered", { what: `branch-${what}`, branch: name });
  return recordTrouble(trouble, typeof what === "string" ? { ...details, what: `“${name}”: ${what}` } : details);
}
