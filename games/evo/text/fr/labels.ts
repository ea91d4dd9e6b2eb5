import type { Labels } from "../vocabulary.ts";

export const labels: Labels = {
  meteor: "Météorite",
  climate: "Climat",
  points: "Points",
  dinos: "Dinos",
  cards: "Cartes",
  hand: "Vos cartes",
  pile: "Pioche",
  bag: "Gènes dans le sac",
  auction: "Enchères",
  free: "libre",
};
