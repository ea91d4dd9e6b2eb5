import { plural } from "@clade/kernel";
import type { Labels } from "../vocabulary.ts";

export const labels: Labels = {
  round: (round) => `Manche ${round}`,
  lastRound: "dernière manche",
  deck: "pioche",
  discard: "défausse",
  wateringHole: "Plan d’eau",
  plants: (count) => `${count} ${plural("fr", count, { one: "plante", other: "plantes" })}`,
  foodCards: (count) => `${count} ${plural("fr", count, { one: "carte", other: "cartes" })} Nourriture`,
  laidByYou: "la vôtre",
  switchedOff: "sans effet pendant cette attaque",
  you: "vous",
  first: "premier joueur",
  hand: "main",
  bag: "sac",
  fat: "graisse",
  faceDown: "face cachée",
  noSpecies: "aucune espèce",
};
