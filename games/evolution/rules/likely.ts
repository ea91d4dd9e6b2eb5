import { at, type Chance } from "@clade/kernel";
import { type Card, foodOf, traitOf } from "./cards.ts";
import type { PlayerView, View } from "./state.ts";

/**
 * What others probably have where nobody can see it: found by looking at what bots of several levels had, with two and with four players
 * (docs/review.md). Whoever draws these alike for everybody expects too much of what it does.
 */

/**
 * EV-5: another player's bag. It has been filled every round, more by whoever has many animals; a watcher who sits at the table goes a
 * little by its own, since all eat from one watering hole.
 */
export function likelyBag(view: View, player: PlayerView, chance: Chance): number {
  const { players, watcher, round } = view;
  const rounds = round - 1;
  const own = watcher === "spectator" ? undefined : at(players, watcher);
  const usual =
    own === undefined || own.bag === null
      ? rounds * (2.2 + 0.2 * populationOf(player))
      : 0.35 * own.bag + rounds * (1.6 + 0.27 * populationOf(player) - 0.12 * populationOf(own));
  const middle = Math.max(0, Math.round(usual));
  const spread = Math.ceil(middle / 3);
  return middle - spread + chance.int(2 * spread + 1);
}

/** Out of how many cards somebody chooses what to lay at the watering hole: about so many are in a hand then. */
const CHOICE = 6;
const FINE = 0x1_0000_0000;

/**
 * EV-15: what another player has laid at the watering hole, taken from the cards out of sight. Who has more plant eaters than the rest
 * lays much, who has fewer lays little, and both lay what stands out.
 */
export function likelyFoodCard(view: View, player: PlayerView, unseen: Card[], chance: Chance): Card {
  let rest = 0;
  for (const each of view.players) if (each !== player) rest += plantEatersOf(each);
  rest /= Math.max(1, view.players.length - 1);
  const leaning = -0.85 + 0.27 * plantEatersOf(player) - 0.24 * rest;
  const from = Math.max(0, unseen.length - CHOICE);
  const weights: number[] = [];
  let all = 0;
  for (let index = from; index < unseen.length; index++) {
    const food = foodOf(at(unseen, index)) / 5;
    const weight = growth(leaning * food + (food * food) / 2);
    weights.push(weight);
    all += weight;
  }
  let left = (chance.int(FINE) / FINE) * all;
  let chosen = 0;
  while (chosen < weights.length - 1 && left >= at(weights, chosen)) left -= at(weights, chosen++);
  return at(unseen.splice(from + chosen, 1), 0);
}

/** About *e* to the power of x, by multiplying alone: the same to the last bit everywhere. */
function growth(x: number): number {
  const root = 1 + Math.max(-7, Math.min(24, x)) / 8;
  const square = root * root;
  return square * square * square * square;
}

function populationOf({ species }: PlayerView): number {
  let sum = 0;
  for (const { population } of species) sum += population;
  return sum;
}

function plantEatersOf({ species }: PlayerView): number {
  let sum = 0;
  for (const { traits, population } of species) {
    if (!traits.some((card) => traitOf(card) === "carnivore")) sum += population;
  }
  return sum;
}
