/** The host of a table, written once: for a page's worker, a terminal and a server. */
export { Audience, type Listener } from "./audience.ts";
export type { BotTurn } from "./bot-turns.ts";
export {
  type EnterOrder,
  HostedMatch,
  type Looked,
  type LookOrder,
  type News,
  type NewsWriter,
  type Played,
  type Refused,
  type SeatSituation,
  type Stale,
  type Standing,
} from "./hosted-match.ts";
export { type NearListener, type NearPorts, NearTable } from "./near-table.ts";
export { Queue } from "./queue.ts";
export { complaintAbout, type Made, type MatchDoor, type NewEntry, TableHost } from "./table-host.ts";
