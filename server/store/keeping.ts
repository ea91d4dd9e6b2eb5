import type { TableStatus } from "@clade/kernel";

/** What a store does for those who tidy up: finished games get small, and what nobody needs any more goes. In small slices. */
export interface Keeping {
  /** Tables of that status that nothing has happened at since a time: those that play by their last move, others by their making. */
  expired(status: TableStatus, before: number, limit: number): Promise<string[]>;
  /** Finished games that still lie at full length and ended before a time; those that cannot be packed are left out. */
  unpacked(before: number, limit: number): Promise<Unpacked[]>;
  /** Keeps the moves of a finished game as few bytes (base64); from now on they are read from there. */
  keepMoves(table: string, moves: string): Promise<void>;
  /** The rules of today do not lead to the end that this game had: it stays as it is. */
  leaveUnpacked(table: string): Promise<void>;
  /** Removes a piece of a log whose moves are kept elsewhere; true when nothing of it is left. */
  dropLog(table: string): Promise<boolean>;
  /** Keeps the rest of a finished table as few bytes too (base64), if it is still at that revision. */
  packTable(table: string, revision: number, body: string): Promise<boolean>;
  /** Removes a piece of a table with all that belongs to it; true when nothing of it is left. */
  removeTable(table: string): Promise<boolean>;
  /** Removes lines of chat that were said before a time; answers how many. */
  forgetChat(before: number, limit: number): Promise<number>;
  /** Removes reports that were settled before a time, with the lines that they are about. */
  forgetReports(before: number): Promise<void>;
}

export interface Unpacked {
  readonly table: string;
  /** Whether its moves are packed already. */
  readonly moves: boolean;
}
