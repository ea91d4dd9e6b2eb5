import type { Names, TraitTexts } from "../vocabulary.ts";

export const traits: TraitTexts = {
  ambush: {
    name: "Ambush",
    brief: "beats Warning Call",
    effect: "When this Carnivore attacks, Warning Call does not protect its target.",
  },
  burrowing: {
    name: "Burrowing",
    brief: "safe when full",
    effect: "Cannot be attacked while it has as much food as Population.",
  },
  carnivore: {
    name: "Carnivore",
    brief: "eats other species",
    effect: "Never eats plants. It feeds by attacking smaller species whose defences it can overcome.",
  },
  climbing: {
    name: "Climbing",
    brief: "climbers only",
    effect: "Can only be attacked by a Carnivore that has Climbing too.",
  },
  cooperation: {
    name: "Cooperation",
    brief: "feeds right neighbour",
    effect: "Each time it takes food, your species to its right takes 1 of the same kind from the same place.",
  },
  "defensive-herding": {
    name: "Defensive Herding",
    brief: "safe in numbers",
    effect: "Can only be attacked by a Carnivore with a greater Population.",
  },
  "fat-tissue": {
    name: "Fat Tissue",
    brief: "stores food",
    effect:
      "Once full it can go on taking food and store it, up to its Size. Before the food cards are turned, stored food may be moved to its board.",
  },
  fertile: {
    name: "Fertile",
    brief: "Population +1",
    effect: "Before the food cards are turned: Population +1 if at least one plant is on the watering hole.",
  },
  foraging: {
    name: "Foraging",
    brief: "1 plant more",
    effect: "Each time it takes plants, it takes one more from the same place.",
  },
  "hard-shell": {
    name: "Hard Shell",
    brief: "Size +4 in defence",
    effect: "Counts as 4 Sizes larger when attacked. It gives no more meat for that.",
  },
  horns: {
    name: "Horns",
    brief: "wounds attackers",
    effect: "A Carnivore that attacks it loses 1 Population before it gets any meat.",
  },
  intelligence: {
    name: "Intelligence",
    brief: "cards to food or tricks",
    effect:
      "While feeding you may discard cards: for 2 plants from the reserve each, or, on a Carnivore, to switch off one kind of trait each during its attack.",
  },
  "long-neck": {
    name: "Long Neck",
    brief: "1 early plant",
    effect: "Before the food cards are turned: take 1 plant from the reserve.",
  },
  "pack-hunting": {
    name: "Pack Hunting",
    brief: "Size + Population",
    effect: "When it attacks, its Population is added to its Size.",
  },
  scavenger: {
    name: "Scavenger",
    brief: "1 meat per attack",
    effect: "Takes 1 meat from the reserve each time a Carnivore’s attack reduces a Population, anywhere.",
  },
  symbiosis: {
    name: "Symbiosis",
    brief: "safe beside a larger",
    effect: "Cannot be attacked while your species to its right is larger.",
  },
  "warning-call": {
    name: "Warning Call",
    brief: "guards neighbours",
    effect:
      "Your species on both sides of it can only be attacked by a Carnivore with Ambush. It protects no species with Warning Call.",
  },
};

export const names: Names = {
  traits,
  phases: {
    deal: "new cards",
    food: "choosing food",
    cards: "playing cards",
    leaves: "leaf traits",
    feeding: "feeding",
    over: "the end",
  },
  size: "Size",
  population: "Population",
};
