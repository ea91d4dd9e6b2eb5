import type { GameRecord } from "@clade/kernel";
import { type Problem, problem } from "../problem.ts";
import type { Store, TableRow } from "../store/store.ts";
import { playedAt } from "../halls/plan.ts";
import { wholeOptions } from "./own-data.ts";

/** The record of a game that is over, as everybody may have it. It is made of what is kept: no rules are needed for it. */
export async function recordOf(store: Store, table: TableRow): Promise<GameRecord | Problem> {
  const { id, status, digest, result } = table;
  if (status !== "over" || digest === null || result === null) {
    return problem("not-over", "The record is given out when the game is over.");
  }
  const moves = (await store.log(id)).map(({ entry }) => entry);
  const options = await wholeOptions(table.options, (hash) => store.data(hash));
  return { ...playedAt({ ...table, options }, moves), digest, result };
}
