export {
  branchesThatHold,
  branchMatch,
  branchStart,
  type BranchStart,
  branchTroubles,
  type BranchWish,
  dropBranch,
  freeBranchId,
  keepBranch,
  type LineId,
  openLine,
  renameBranch,
  withBots,
} from "./branches.ts";
export { compareLines, type Parting, type Side } from "./compare.ts";
export { checkedRecord, LARGEST_RECORD, MOST_ENTRIES, recordAndGame, recordIn } from "./open-record.ts";
export { openView } from "../seeing.ts";
export { type Eyes, type Line, ReplayedGame } from "./replayed-game.ts";
export { type Mark, stepFrom, type Stride } from "./strides.ts";
export {
  isRecordTrouble,
  RECORD_TROUBLES,
  recordTrouble,
  type RecordTrouble,
  type RecordTroubleCode,
  troubleSentence,
} from "./trouble.ts";
