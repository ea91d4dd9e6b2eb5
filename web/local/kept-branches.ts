import type { AnyMatch, GamePack, GameRecord } from "@clade/kernel";
import {
  branchesThatHold,
  branchMatch,
  type BranchWish,
  dropBranch,
  freeBranchId,
  isRecordTrouble,
  keepBranch,
  renameBranch,
  troubleSentence,
} from "@clade/kernel/replay";

/** What the worker does with branches of kept games. It is loaded when somebody asks for one. */

/** A record as it went on, with the branches of the one before that still hold. */
export function withItsBranches(before: GameRecord, now: GameRecord): GameRecord {
  const branches = branchesThatHold(before, now);
  return branches.length === 0 ? now : { ...now, branches };
}

/** A record with a new branch, and what that is called; or why there can be none. */
export function branchedOff(
  { game }: GamePack,
  record: GameRecord,
  wish: BranchWish,
): { readonly record: GameRecord; readonly branch: string } | { readonly complaint: string } {
  const match = branchMatch(game, record, wish);
  if (isRecordTrouble(match)) return { complaint: troubleSentence("en", match) };
  const branch = freeBranchId(record);
  return { record: keepBranch(record, branch, wish, match), branch };
}

/** A branch to go on with, and how what was played of it is kept; undefined: there is no such branch. */
export function branchToPlay(
  { game }: GamePack,
  record: GameRecord,
  id: string,
):
  | { readonly match: AnyMatch; readonly keep: (now: GameRecord) => GameRecord }
  | { readonly complaint: string }
  | undefined {
  const branch = record.branches?.find((each) => each.id === id);
  if (branch === undefined) return undefined;
  const match = branchMatch(game, record, branch);
  if (isRecordTrouble(match)) return { complaint: troubleSentence("en", match) };
  const { moves: _, digest: __, result: ___, id: ____, ...wish } = branch;
  const keep = (now: GameRecord): GameRecord => {
    // What it is called may have been changed meanwhile.
    const { name, note } = now.branches?.find((each) => each.id === id) ?? branch;
    return keepBranch(now, id, note === undefined ? { ...wish, name } : { ...wish, name, note }, match);
  };
  return { match, keep };
}

export function named(record: GameRecord, branch: string, name: string, note: string): GameRecord {
  return renameBranch(record, branch, note === "" ? { name } : { name, note });
}

export function without(record: GameRecord, branch: string): GameRecord {
  return dropBranch(record, branch);
}
