import type { Labels } from "../vocabulary.ts";

/** What both boards say. */
export const labels: Labels = {
  age: (age) => `Age ${age}`,
  round: (round) => `round ${round}`,
  symbols: (age, count, needed) =>
    `Age ${age} begins at ${needed} ${needed === 1 ? "symbol" : "symbols"}: ${count} so far`,
  ends: (count, needed) => `the game ends at ${needed} ${needed === 1 ? "symbol" : "symbols"}: ${count} so far`,
  decks: "Decks",
  deck: "deck",
  pile: "pile",
  power: "Power",
  time: (cards, penalty) =>
    `Time pile: ${cards} ${cards === 1 ? "card" : "cards"}, −${penalty} ${penalty === 1 ? "point" : "points"}`,
  milestone: "Milestone",
  underIt: (count) => `${count} more under it`,
  sectionBy: (name) => `marked by ${name}`,
  hand: (count) => `hand ${count}`,
  yourHand: "Your hand",
  none: "none yet",
  developing: "In development",
  markers: (count) => `${count} ${count === 1 ? "turn" : "turns"}`,
  tokens: "Tokens",
  points: (count) => `${count} ${count === 1 ? "point" : "points"}`,
  free: (prerequisites) => `free thanks to ${prerequisites}`,
  or: "or",
  affordable: "can be paid",
  notAffordable: (missing) => `${missing} knowledge short`,
  copyOwned: "you have one",
  worth: (value) => `discard for ${value}`,
  gives: "gives",
  influence: "guided by",
};
