import type { Labels } from "../vocabulary.ts";

/** What both boards say. */
export const labels: Labels = {
  round: (round, of) => `Round ${round} of ${of}`,
  phases: {
    trump: "choosing trump",
    play: "tricks",
    take: "taking cards",
    shield: "Calamities",
    suffer: "Calamities",
    remove: "a worker must go",
    lose: "resources are lost",
    joker: "collecting",
    gift: "collecting",
    trade: "Commerce",
    bonus: "needs met",
    manage: "management",
    over: "the end",
  },
  trick: "Trick",
  trump: "trump",
  colour: "colour",
  nothing: "none",
  age: (numeral) => `Age ${numeral}`,
  population: "Population",
  score: "Score",
  taken: "Taken",
  hand: "Hand",
  blind: "blind",
  shown: "open to all",
  obscured: "blind next round",
  invaded: "open next round",
};
