import { parentPort, workerData } from "node:worker_threads";
import { type GameRecord, isComplaint, Match } from "@clade/kernel";
import { gameNamed } from "./table.ts";

/** What came of a record that was played again: the fingerprint of its last state, or where it went wrong. */
export type Replayed = { readonly digest: string } | { readonly fault: string };

const record = workerData as GameRecord;
const replayed = await gameNamed(record.game)
  .then(({ game }): Replayed => {
    const match = Match.replay(game, record);
    return isComplaint(match) ? { fault: match.complaint } : { digest: match.record().digest };
  })
  .catch((error: unknown): Replayed => ({ fault: `the rules failed: ${String(error)}` }));
parentPort?.postMessage(replayed);
