import { plural } from "@clade/kernel";
import type { BoardText } from "../vocabulary.ts";

export const board: BoardText = {
  round: (round) => `Round ${round}`,
  lastRound: "last round",
  phases: {
    deal: "new cards",
    food: "choosing food",
    cards: "playing cards",
    leaves: "leaf traits",
    feeding: "feeding",
    over: "the end",
  },
  deck: "deck",
  discard: "discards",
  wateringHole: "Watering hole",
  plants: (count) => `${count} ${plural("en", count, { one: "plant", other: "plants" })}`,
  foodCards: "food cards",
  laidByYou: "yours",
  switchedOff: "switched off for this attack",
  you: "you",
  first: "first player",
  done: "done",
  foodLaid: "food card laid",
  hand: "hand",
  bag: "bag",
  points: "points",
  size: "Size",
  fat: "fat",
  faceDown: "face down",
  noSpecies: "no species",
};
