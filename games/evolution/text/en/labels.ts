import { plural } from "@clade/kernel";
import type { Labels } from "../vocabulary.ts";

export const labels: Labels = {
  round: (round) => `Round ${round}`,
  lastRound: "last round",
  deck: "deck",
  discard: "discards",
  wateringHole: "Watering hole",
  plants: (count) => `${count} ${plural("en", count, { one: "plant", other: "plants" })}`,
  foodCards: (count) => `${count} ${plural("en", count, { one: "food card", other: "food cards" })}`,
  laidByYou: "yours",
  switchedOff: "switched off for this attack",
  you: "you",
  first: "first player",
  hand: "hand",
  bag: "bag",
  fat: "fat",
  faceDown: "face down",
  noSpecies: "no species",
};
