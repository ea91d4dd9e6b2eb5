import { at, type Chance } from "@clade/kernel";
import { type Card, foodOf, type Trait, traitOf } from "./cards.ts";
import type { PlayerView, SpeciesView, View } from "./state.ts";

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

/** Out of how many cards somebody chooses what to lay: about so many are in a hand then. */
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
  return chosen(unseen, chance, (card) => {
    const food = foodOf(card) / 5;
    return growth(leaning * food + (food * food) / 2);
  });
}

/** Of a hundred cards of a trait that are in hands in phase 3, so many are laid as traits. */
const LAID: { readonly [T in Trait]: number } = {
  "long-neck": 50,
  cooperation: 32,
  foraging: 30,
  "warning-call": 28,
  "hard-shell": 27,
  "defensive-herding": 27,
  carnivore: 26,
  climbing: 25,
  "fat-tissue": 22,
  horns: 22,
  scavenger: 21,
  intelligence: 21,
  symbiosis: 20,
  fertile: 17,
  ambush: 17,
  "pack-hunting": 15,
  burrowing: 15,
};

/** EV-21: what another player has laid on a species face down; never what it carries already. */
export function likelyTrait({ traits }: SpeciesView, unseen: Card[], chance: Chance): Card {
  return chosen(unseen, chance, (card) => {
    const trait = traitOf(card);
    return traits.some((each) => traitOf(each) === trait) ? 0.001 : LAID[trait];
  });
}

/** One of the next cards out of sight, more likely the more it weighs. */
function chosen(unseen: Card[], chance: Chance, weigh: (card: Card) => number): Card {
  const from = Math.max(0, unseen.length - CHOICE);
  const weights: number[] = [];
  let all = 0;
  for (let index = from; index < unseen.length; index++) {
    const weight = weigh(at(unseen, index));
    weights.push(weight);
    all += weight;
  }
  let left = (chance.int(FINE) / FINE) * all;
  let index = 0;
  while (index < weights.length - 1 && left >= at(weights, index)) left -= at(weights, index++);
  return at(unseen.splice(from + index, 1), 0);
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
