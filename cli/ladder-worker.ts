import { readFileSync } from "node:fs";
import { type PairingTally, playPairing } from "@clade/bots";
import { answerOrders } from "./crew.ts";
import type { Entrant } from "./entrants.ts";
import { gameNamed, optionsOf } from "./table.ts";

/** One game of a ladder, for a worker thread to play. */
export interface LadderOrder {
  readonly game: string;
  readonly players: number;
  readonly options: readonly string[];
  readonly one: Entrant;
  /** Null at a table for one. */
  readonly other: Entrant | null;
  readonly alone: "one" | undefined;
  readonly seed: string;
  readonly number: number;
  /** How many milliseconds a guest may take for a decision. */
  readonly limit: number;
}

const SCHEDULE = "/proc/thread-self/schedstat";

/** Milliseconds that this thread has really run, where the system tells: what others do on the machine does not count. */
function threadMilliseconds(): number {
  return Number(readFileSync(SCHEDULE, "latin1").split(" ", 1)[0]) / 1e6;
}

function pickClock(): () => number {
  try {
    return threadMilliseconds() > 0 ? threadMilliseconds : () => performance.now();
  } catch {
    return () => performance.now();
  }
}

const clock = pickClock();

answerOrders<LadderOrder, PairingTally>(async (order, company) => {
  const { game, players, options: given, one, other, alone, seed, number, limit } = order;
  const pack = await gameNamed(game);
  const options = optionsOf(pack, given, players);
  const bots = { one: company.player(one, limit), other: company.player(other ?? one, limit) };
  return playPairing(pack, bots, { players, alone, options, seed, number }, clock);
});
