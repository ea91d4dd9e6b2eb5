import type { Labels } from "../vocabulary.ts";

export const labels: Labels = {
  meteor: "Meteorite",
  climate: "Climate",
  points: "Points",
  dinos: "Dinos",
  cards: "Cards",
  hand: "Your cards",
  pile: "Card pile",
  bag: "Genes in the bag",
  auction: "Auction",
  free: "no bid",
};
