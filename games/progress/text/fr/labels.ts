import { plural } from "@clade/kernel";
import type { Labels } from "../vocabulary.ts";
import { insights } from "./phrases.ts";

const count = (number: number, one: string, other: string) => `${number} ${plural("fr", number, { one, other })}`;

/** What both boards say. */
export const labels: Labels = {
  age: (age) => `Âge ${age}`,
  round: (round) => `manche ${round}`,
  symbols: (age, so, needed) =>
    `l’âge ${age} commence à ${count(needed, "symbole", "symboles")} : ${so} pour l’instant`,
  ends: (so, needed) => `la partie finit à ${count(needed, "symbole", "symboles")} : ${so} pour l’instant`,
  decks: "Pioches",
  deck: "pioche",
  pile: "défausse",
  power: "Pouvoir",
  time: (cards, penalty) => `Paquet Temps : ${count(cards, "carte", "cartes")}, −${count(penalty, "point", "points")}`,
  milestone: "Étape importante",
  underIt: (more) => `encore ${more} dessous`,
  sectionBy: (name) => `marquée par ${name}`,
  hand: (cards) => `main ${cards}`,
  yourHand: "Votre main",
  none: "aucune",
  developing: "En développement",
  markers: (turns) => count(turns, "tour", "tours"),
  tokens: "Jetons",
  points: (points) => count(points, "point", "points"),
  free: (prerequisites) => `gratuit grâce à ${prerequisites}`,
  or: "ou",
  affordable: "payable",
  notAffordable: (missing) => `il manque ${insights(missing)}`,
  copyOwned: "vous l’avez déjà",
  worth: (value) => `défausse : ${value}`,
  gives: "donne",
  influence: "guidé par",
};
