import { at, type Move, type OptionValues, type Result, seats, seeded, type Seat } from "@clade/kernel";
import type { Faults, Player, Situation } from "./bot.ts";

/** A whole game between bots, and what came of it. */
export interface Outcome {
  readonly result: Result;
  readonly decisions: number;
  /** What went wrong for whom; bots of the house are never among them. */
  readonly faults: ReadonlyMap<Player, Faults>;
}

/** No game in the house is this long; one that is has a bug, and is stopped. */
const MOST_DECISIONS = 100_000;

/** All that is needed to play: texts and boards are for people. */
export type Playable = Pick<Situation, "about" | "game" | "brain">;

/** Is told every move of a game, in its order. */
export type MoveNote = (seat: Seat, move: Move) => void;

/** Plays one game to its end. The seed alone decides the luck and every bot's whims. */
export async function playGame(
  { about, game, brain }: Playable,
  seated: readonly Player[],
  options: OptionValues,
  seed: string,
  note?: MoveNote,
): Promise<Outcome> {
  const table = { chance: seeded(seed), tell: () => {} };
  const players = seated.length;
  const whims = seats(players).map((seat) => seeded(`${seed}/${seat}`));
  const state = game.setUp(players, options, table);
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const deciders = game.deciders(state);
    if (deciders.length === 0) {
      const result = game.result(state);
      if (result === undefined) throw new Error(`${game.id} ${seed}: nobody decides and there is no result`);
      return { result, decisions, faults: farewell(seated, result) };
    }
    const seat: Seat = at(deciders, 0);
    const legal = game.legal(state, seat);
    const look = () => game.view(state, seat);
    const choice = at(seated, seat).choose({ about, game, brain, players, seat, legal, look }, at(whims, seat));
    // Bots of the house answer at once: waiting for each of their moves would cost more than a random one's whole game.
    const move = choice instanceof Promise ? await choice : choice;
    note?.(seat, move);
    game.play(state, seat, move, table);
  }
  throw new Error(`${game.id} ${seed}: not over after ${MOST_DECISIONS} decisions`);
}

function farewell(seated: readonly Player[], result: Result): Map<Player, Faults> {
  const faults = new Map<Player, Faults>();
  for (const player of new Set(seated)) if (player.over !== undefined) faults.set(player, player.over(result));
  return faults;
}

/** The bots of game number n of a series: as many as there are seats, repeated if too few, moved on by one each game. */
export function lineUp<T>(bots: readonly T[], players: number, number: number): T[] {
  return Array.from({ length: players }, (_, seat) => at(bots, ((seat + number) % players) % bots.length));
}
