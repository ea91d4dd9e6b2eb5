import { plural } from "@clade/kernel";
import type { BoardText } from "../vocabulary.ts";
import { insights } from "./terms.ts";

const count = (number: number, one: string, other: string) => `${number} ${plural("fr", number, { one, other })}`;

export const board: BoardText = {
  age: (age) => `Âge ${age}`,
  round: (round) => `tour ${round}`,
  turnOf: (name) => `à ${name} de jouer`,
  actionsLeft: (left) => count(left, "action restante", "actions restantes"),
  surplus: (left) => `${insights(left)} en trop`,
  symbols: (age, so, needed) =>
    `l’âge ${age} commence à ${count(needed, "symbole", "symboles")} : ${so} pour l’instant`,
  ends: (so, needed) => `la partie finit à ${count(needed, "symbole", "symboles")} : ${so} pour l’instant`,
  decks: "Pioches",
  deck: "pioche",
  pile: "défausse",
  top: "dessus",
  power: "Pouvoir",
  time: (cards, penalty) => `Paquet Temps : ${count(cards, "carte", "cartes")}, −${penalty} points`,
  milestone: "Grande étape",
  underIt: (more) => `encore ${more} dessous`,
  sectionBy: (name) => `marquée par ${name}`,
  you: "vous",
  hand: (cards) => `main ${cards}`,
  yourHand: "Votre main",
  active: "Actives",
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
  startsAge: (age) => `symbole ${age}`,
  influence: "guidé par",
  heritage: "autrefois",
};
