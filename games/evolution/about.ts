import { type About, USUAL_STYLES } from "@clade/kernel";
import { COLOURS, PLAYERS } from "./rules/seats.ts";

export const about: About = {
  id: "evolution",
  name: { en: "Evolution", fr: "Evolution", ko: "에볼루션" },
  line: {
    en: "Grow, arm and feed your species while the watering hole dries up.",
    fr: "Faites croître, armez et nourrissez vos espèces tant que le plan d’eau n’est pas à sec.",
    ko: "물웅덩이가 마르기 전에 종을 키우고, 무장하고, 먹이세요.",
  },
  kind: { en: "Cards, food and predators", fr: "Cartes, nourriture et prédateurs", ko: "카드, 먹이, 포식자" },
  weight: 1,
  players: PLAYERS,
  colours: COLOURS,
  styles: [...USUAL_STYLES, "hunter", "grazer"],
  minutes: 40,
  usual: 4,
  // Long-necked grazer at the water, and who is watching it from the reeds.
  plate: {
    wash: "M72 82c2-14 18-21 38-21c10 0 18 1 25 3c5-8 9-18 12-30c2-7 8-9 13-6l11 5c3 2 2 6-1 6l-10 2c-2 14-6 28-12 38c3 12-2 21-14 23c-16 3-36 4-50 1c-9-3-13-11-12-21zM80 98l-3 15h8l4-13zM98 102l-1 11h8l1-11zM121 102l1 11h8v-12zM135 98l4 15h7l-3-19zM180 22c-2-8 2-13 9-15c2 8-1 13-9 15zM172 27c0 8 5 11 12 10c0-7-5-11-12-10zM12 114c4-24 6-46 3-66c8 20 10 44 9 66zM40 114c-1-12 2-22 8-30c1 10-1 20-2 30z",
    accent: "M22 118c36-8 130-8 164-1c-24 10-140 11-164 1z",
    ink: "M72 82c2-14 18-21 38-21c10 0 18 1 25 3c5-8 9-18 12-30c2-7 8-9 13-6l11 5c3 2 2 6-1 6l-10 2c-2 14-6 28-12 38c3 12-2 21-14 23M123 103c-12 1-26 1-39-1c-9-3-13-11-12-20M72 81c-8 2-13 9-14 18c-1 2-3 3-4 2M80 98l-3 15h8l4-12M98 103l-1 10h8l1-10M121 103l1 10h8v-12M135 99l4 14h7l-3-20M153 27l-2-7M157 26v-7M160 33h.1M167 37c-2 1-3 1-5 1M144 42l9 3M141 51l9 4M137 59l9 4M84 92c4 3 8 4 12 4M102 97c6 1 12 1 18-1M126 93c4-1 7-4 9-7M92 68c6-2 12-3 18-2M200 14c-12 4-22 8-30 15M180 22c-2-8 2-13 9-15c2 8-1 13-9 15zM172 27c0 8 5 11 12 10c0-7-5-11-12-10zM190 18c2 7 7 9 12 6M22 118c36-8 130-8 164-1M44 122c34 5 90 5 118 0M74 127c20 2 50 2 68 0M12 116c4-24 6-46 3-68M24 116c2-20 0-40-9-68M4 116c1-16-1-30-4-42M40 116c-1-12 2-24 8-32M46 116c1-12 3-22 2-32M32 116c-2-14-1-28 3-40M35 76c-2-6-2-12 0-17c3 5 3 11 0 17zM4 74c-3-5-3-11-1-16M18 96c3-3 8-3 11 0c-3 3-8 3-11 0zM35 96c3-3 8-3 11 0c-3 3-8 3-11 0zM23.5 94.5v3M40.5 94.5v3M14 88c10-7 26-8 38-2M28 104c2 2 5 2 7 0M20 82l-3-7l8 4M46 82l4-7l-9 3M186 116c1-8 3-14 7-19M192 116c0-6 2-10 6-14M180 116c0-6-1-10-3-14",
  },
  temper: {
    spread: 14,
    liking: 0.008,
    levels: {
      novice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.05 },
      apprentice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.018 },
      adept: { iterations: 10, breadth: 8, horizon: 10, haze: 0.013, sensed: true },
      expert: { iterations: 50, breadth: 12, horizon: 20, haze: 0.004, sensed: true },
      master: { iterations: 100, breadth: 12, horizon: 30, haze: 0 },
      grandmaster: { iterations: 500, breadth: 16, horizon: 30, haze: 0, judged: true, trust: 0.5, races: true },
    },
  },
};
