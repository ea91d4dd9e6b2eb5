import { plural } from "@clade/kernel";
import { always, type Names } from "../vocabulary.ts";

/** What a single one of a resource is called, and several. */
const UNITS = [
  { one: "Food", other: "Food" },
  { one: "Tool", other: "Tools" },
  { one: "Science", other: "Science" },
] as const;

export const names: Names = {
  suits: ["Food", "Tools", "Science"],
  amount: (amount, suit) => `${amount} ${plural("en", amount, UNITS[suit] ?? { one: "?", other: "?" })}`,
  ages: ["Primitive", "Barbarian", "Middle Ages", "Renaissance", "Industry", "Third Millennium"],
  colours: ["red", "green", "blue", "yellow"],
  joker: "Joker",
  discovery: "Discovery",
  places: [
    { name: "Farm", effects: always("Produces 1 or 2 Food a round, by level.") },
    { name: "Factory", effects: always("Produces 1 Tool or 2 a round, by level.") },
    { name: "Lab", effects: always("Produces 1 or 2 Science a round, by level.") },
    { name: "Commerce", effects: always("Just before the needs, change up to 1, 2 or 3 resources into other kinds.") },
    {
      name: "Prestige",
      effects: {
        v1: "If a need was not met, score 1 or 2 points, by level.",
        "2.0": "Play tricks by the rules of the highest Age at the table, and come first in ties.",
      },
    },
    {
      name: "Shield",
      effects: {
        v1: "Stops one Calamity a round; at level 2 it also turns it into 2 resources of your choice.",
        "2.0": "Stops every Calamity; at level 2 each also becomes 2 resources of your choice.",
      },
    },
  ],
  calamities: {
    famine: {
      name: "Famine",
      effects: {
        v1: "Your Food cards give nothing this round, and no Joker may be Food.",
        "2.0": "Your Food cards give nothing this round.",
      },
    },
    earthquake: {
      name: "Earthquake",
      effects: {
        v1: "Your Tools cards give nothing this round, and no Joker may be Tools.",
        "2.0": "Your Tools cards give nothing this round.",
      },
    },
    fanaticism: {
      name: "Fanaticism",
      effects: {
        v1: "Your Science cards give nothing this round, and no Joker may be Science.",
        "2.0": "Your Science cards give nothing this round.",
      },
    },
    hurricane: {
      name: "Hurricane",
      effects: {
        v1: "You lose 1 Food, 1 Tool and 1 Science from stock.",
        "2.0": "Farm, Factory and Lab each produce 1 less this round.",
      },
    },
    epidemic: { name: "Epidemic", effects: always("You lose 1 Population.") },
    decadence: { name: "Decadence", effects: always("You fall back one Age.") },
    obscurantism: {
      name: "Obscurantism",
      effects: {
        v1: "Next round you play your hand unseen. No effect in round 6.",
        "2.0": "Next round you play your hand unseen. In round 6 you lose 2 resources instead.",
      },
    },
    invasion: {
      name: "Invasion",
      effects: {
        v1: "Next round everybody sees your hand. No effect in round 6.",
        "2.0": "Next round everybody sees your hand. In round 6 you lose 2 resources instead.",
      },
    },
  },
};
