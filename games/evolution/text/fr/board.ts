import { plural } from "@clade/kernel";
import type { BoardText } from "../vocabulary.ts";

export const board: BoardText = {
  round: (round) => `Manche ${round}`,
  lastRound: "dernière manche",
  phases: {
    deal: "nouvelles cartes",
    food: "choix de la nourriture",
    cards: "on joue les cartes",
    leaves: "traits à feuilles",
    feeding: "le repas",
    over: "la fin",
  },
  deck: "pioche",
  discard: "défausse",
  wateringHole: "Plan d’eau",
  plants: (count) => `${count} ${plural("fr", count, { one: "plante", other: "plantes" })}`,
  foodCards: "cartes Nourriture",
  laidByYou: "la vôtre",
  switchedOff: "sans effet pendant cette attaque",
  you: "vous",
  first: "premier joueur",
  done: "a fini",
  foodLaid: "carte Nourriture posée",
  hand: "main",
  bag: "sac",
  points: "points",
  size: "Taille",
  fat: "graisse",
  faceDown: "face cachée",
  noSpecies: "aucune espèce",
};
