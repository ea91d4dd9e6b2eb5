import type { Effect } from "../../rules/data/cards.ts";
import type { Names } from "../vocabulary.ts";
import { outcome } from "./outcome.ts";
import { many } from "./phrases.ts";

export const names: Names = {
  genes: {
    tail: "Tail",
    leg: "Leg",
    horn: "Horn",
    egg: "Egg",
    fur: "Fur",
    parasol: "Parasol",
    mutant: "Mutant",
    card: "Card",
  },
  terrains: { beach: "beach", meadow: "meadow", hill: "hill", mountain: "mountain" },
  conditions: { temperate: "temperate", cold: "cold", hot: "hot", deadly: "deadly" },
  cards: {
    "forward-drift": "Forward Drift",
    "reverse-drift": "Reverse Drift",
    "still-air": "Still Air",
    "great-shift": "Great Shift",
    "weather-sense": "Weather Sense",
    charge: "Charge",
    bodyguard: "Bodyguard",
    "second-wind": "Second Wind",
    "trade-places": "Trade Places",
    "barren-season": "Barren Season",
    "drifting-eggs": "Drifting Eggs",
    "big-clutch": "Big Clutch",
    "cracked-eggs": "Cracked Eggs",
    "cold-snap": "Cold Snap",
    scorcher: "Scorcher",
    "thick-coat": "Thick Coat",
    shade: "Shade",
    "sudden-end": "Sudden End",
    "bargain-gene": "Bargain Gene",
    "fresh-draw": "Fresh Draw",
  },
  moments: {
    climate: "before the climate roll",
    movement: "at the start of movement",
    births: "at the start of births",
    survival: "at the start of survival",
    drawn: "after genes are drawn",
    paying: "when genes are paid",
    "own-movement-start": "at the start of your own movement",
    "own-movement": "during your own movement",
    "own-births": "during your own births",
  },
  effect: describe,
  outcome,
};

function describe({ kind, amount }: Effect): string {
  switch (kind) {
    case "shift":
      if (amount === 0) return "The climate stays as it is; no roll.";
      return `The climate moves ${many(Math.abs(amount), "square", "squares")} ${amount > 0 ? "forward" : "back"}; no roll.`;
    case "choose-roll":
      return `Roll ${amount} times for the climate and choose the result.`;
    case "attack-horns":
      return `Your species counts ${many(amount, "extra horn", "extra horns")} when attacking this turn.`;
    case "defence-horns":
      return `Your species counts ${many(amount, "extra horn", "extra horns")} when defending this turn.`;
    case "steps":
      return `You have ${many(amount, "extra step", "extra steps")} this turn.`;
    case "swap":
      return "Two dinos in neighbouring zones, at least one of them yours, trade places without a fight.";
    case "barren":
      return "No species gives birth this turn.";
    case "reach":
      return `Your newborns may appear up to ${many(amount, "zone", "zones")} away from an adult.`;
    case "births":
      return `You have ${many(amount, "extra birth", "extra births")} this turn.`;
    case "fewer-births":
      return `An opponent has ${many(amount, "birth", "births")} fewer this turn.`;
    case "fewer-furs":
      return `An opponent counts ${many(amount, "fur", "furs")} fewer this turn.`;
    case "fewer-parasols":
      return `An opponent counts ${many(amount, "parasol", "parasols")} fewer this turn.`;
    case "furs":
      return `Your species counts ${many(amount, "extra fur", "extra furs")} this turn.`;
    case "parasols":
      return `Your species counts ${many(amount, "extra parasol", "extra parasols")} this turn.`;
    case "removal":
      return "Remove one opposing dino of your choice.";
    case "discount":
      return `Pay up to ${many(amount, "point", "points")} less for the gene you have just won.`;
    case "redraw":
      return "Put one drawn gene back into the bag and draw another in its place.";
  }
}
