import type { Labels } from "../vocabulary.ts";

/** What both boards say. */
export const labels: Labels = {
  round: (round, of) => `Tour ${round} sur ${of}`,
  phases: {
    trump: "choix de l’Atout",
    play: "plis",
    take: "on ramasse",
    shield: "Calamités",
    suffer: "Calamités",
    remove: "un Travailleur de trop",
    lose: "pertes",
    joker: "récolte",
    gift: "récolte",
    trade: "Commerce",
    bonus: "besoins satisfaits",
    manage: "gestion",
    over: "fin",
  },
  trick: "Pli",
  trump: "Atout",
  colour: "couleur",
  nothing: "aucun",
  age: (numeral) => `Âge ${numeral}`,
  population: "Population",
  score: "Score",
  taken: "Ramassé",
  hand: "Main",
  blind: "à l’aveugle",
  shown: "visible de tous",
  obscured: "à l’aveugle au prochain tour",
  invaded: "visible au prochain tour",
};
