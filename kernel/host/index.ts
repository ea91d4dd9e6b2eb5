/** The host of a table, written once: for a page's worker, a terminal and a server. */
export { Audience, type Listener } from "./audience.ts";
export type { BotTurn } from "./bot-turns.ts";
export {
  HostedMatch,
  type LogEnds,
  type MatchOrders,
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
export type { EntryLog, KeptEntry, Made, MatchDoor } from "./ports.ts";
export { complaintAbout, TableHost } from "./table-host.ts";
