import { findBot } from "@clade/bots";
import { at, type GameEvent, type GamePack, type Result, seats, seeded } from "@clade/kernel";
import type { Setting } from "./survey.ts";

/** No game in the house is this long: one that is is stuck. */
const MOST_DECISIONS = 20_000;

/** What a counted game came to; undefined in place of a result: it was stuck. */
export interface Played {
  readonly result: Result | undefined;
  readonly decisions: number;
  readonly state: unknown;
}

/** Plays one game between bots of one kind and tells its events as they truly are. */
export function playCounted(
  { about, game, brain }: GamePack,
  { bot: name, players, options }: Setting,
  seed: string,
  tell: (event: GameEvent) => void,
): Played {
  const bot = findBot(name);
  if (bot === undefined) throw new RangeError(`there is no bot ${name}`);
  const table = { chance: seeded(seed), tell };
  const whims = seats(players).map((seat) => seeded(`${seed}/${seat}`));
  const state = game.setUp(players, options, table);
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const [seat] = game.deciders(state);
    if (seat === undefined) return { result: game.result(state), decisions, state };
    const legal = game.legal(state, seat);
    const look = () => game.view(state, seat);
    game.play(state, seat, bot.choose({ about, game, brain, players, seat, legal, look }, at(whims, seat)), table);
  }
  return { result: undefined, decisions: MOST_DECISIONS, state };
}
