import { type PlayedGame, playSlice, type Slice, type Tally } from "@clade/bots";
import { checkTable } from "@clade/kernel";
import { orComplain } from "./complaint.ts";
import { answerOrders } from "./crew.ts";
import type { Entrant } from "./entrants.ts";
import { keepRecord, type RecordFolder } from "./series-records.ts";
import { gameNamed } from "./table.ts";

/** One slice of a series of games, for a worker thread to play. */
export interface SliceOrder extends Slice {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly Entrant[];
  /** How many milliseconds a guest may take for a decision. */
  readonly limit: number;
  /** Where the record of every game is kept, if anywhere. */
  readonly records?: RecordFolder | undefined;
}

answerOrders<SliceOrder, Tally>(async (order, company) => {
  const pack = await gameNamed(order.game);
  const options = orComplain(checkTable(pack.game, order.players, order.options));
  const bots = order.bots.map((entrant) => company.player(entrant, order.limit));
  const { records } = order;
  const keep = records === undefined ? undefined : (played: PlayedGame) => keepRecord(pack, options, played, records);
  return playSlice(pack, bots, order.players, options, order, keep);
});
