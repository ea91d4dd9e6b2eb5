import { at, type Chance, seeded } from "@clade/kernel";
import { asking } from "../asking.ts";
import type { Situation } from "../bot.ts";
import { type Playable, playGame } from "../play-game.ts";
import type { Foreseen } from "./candour.ts";
import { tableFor } from "./study.ts";

/**
 * Plays a game of two or more in which everybody asks for hints now and then, and answers what they said, as the search sees it, and what
 * happened. The seed decides everything.
 */
export async function studyChances(pack: Playable, seed: string): Promise<Foreseen[]> {
  const { about, game } = pack;
  const { candour: _, ...brain } = pack.brain;
  const [fewest, most] = [Math.max(2, game.players.min), game.players.max];
  const { players, options } = tableFor(pack, seed, fewest + seeded(`${seed}/players`).int(most - fewest + 1));
  const heard: { readonly seat: number; readonly win: number }[] = [];
  const asker = {
    name: asking.name,
    choose(situation: Situation, chance: Chance) {
      const { move, win } = asking.consider?.(situation, chance) ?? { move: asking.choose(situation, chance) };
      if (win !== undefined) heard.push({ seat: situation.seat, win });
      return move;
    },
  };
  const seated = Array.from({ length: players }, () => asker);
  const { places } = (await playGame({ about, game, brain }, seated, options, seed)).result;
  const winners = places.filter((place) => place === 1).length;
  return heard.map(({ seat, win }) => ({ win, happened: at(places, seat) === 1 ? 1 / winners : 0, players }));
}
