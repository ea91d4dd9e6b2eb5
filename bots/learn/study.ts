import { at, isComplaint, type OptionValues, pick, readOptions, seats, seeded } from "@clade/kernel";
import { variantsOf } from "../ladder/tables.ts";
import type { Playable } from "../play-game.ts";
import type { Plan } from "../search/plan.ts";
import { search } from "../search/search.ts";
import { type Samples, Scribe } from "./samples.ts";

/** How games to learn from are played. */
export interface Study {
  readonly plan: Plan;
  /** In how many of 100 decisions somebody tries something else than what looks best. */
  readonly curiosity: number;
  /** How many of 100 positions are written down: neighbours teach nearly the same. */
  readonly kept: number;
  /** Whether nobody thinks, and all go by the game's quick choices: a game takes a few milliseconds then. */
  readonly quick: boolean;
}

/** A table of any size and kind that the game allows, or of any kind for so many. */
export function tableFor(
  { game }: Playable,
  seed: string,
  many?: number,
): { readonly players: number; readonly options: OptionValues } {
  const chance = seeded(`${seed}/table`);
  const { min, max } = game.players;
  const players = many ?? min + chance.int(max - min + 1);
  const given = pick(variantsOf(game, players), chance);
  const options = readOptions(
    game.options,
    Object.fromEntries(given.map((each) => each.split("=") as [string, string])),
  );
  if (isComplaint(options)) throw new Error(options.complaint);
  return { players, options };
}

/** Plays a game against itself and writes down what its positions came to. The seed decides everything. */
export function studyGame(pack: Playable, { plan, curiosity, kept, quick }: Study, seed: string): Samples {
  const { about, game, brain } = pack;
  const { players, options } = tableFor(pack, seed);
  const table = { chance: seeded(seed), tell: () => {} };
  const whims = seats(players).map((seat) => seeded(`${seed}/${seat}`));
  const moods = seeded(`${seed}/moods`);
  const scribe = new Scribe(brain, players);
  const state = game.setUp(players, options, table);
  for (;;) {
    const [seat] = game.deciders(state);
    const result = game.result(state);
    if (seat === undefined && result !== undefined) return scribe.finish(result);
    if (seat === undefined) throw new Error(`${game.id} ${seed}: nobody decides and there is no result`);
    const legal = game.legal(state, seat);
    let move = at(legal, 0);
    if (legal.length > 1) {
      if (moods.int(100) < kept) scribe.write(state);
      const situation = { about, game, brain, players, seat, legal, look: () => game.view(state, seat) };
      const whim = at(whims, seat);
      if (moods.int(100) < curiosity) move = pick(legal, moods);
      else if (quick) move = at(legal, brain.playout(state, seat, legal, whim));
      else move = at(search(situation, plan, whim).moves, 0).move;
    }
    game.play(state, seat, move, table);
  }
}
