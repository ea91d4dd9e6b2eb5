import type { About } from "@clade/kernel";
import { COLOURS, PLAYERS } from "./rules/seats.ts";

export const about: About = {
  id: "evo",
  name: { en: "Evo", fr: "Evo", ko: "에보" },
  line: {
    en: "Mutate your dinosaurs, bid for genes, and outlive the climate.",
    fr: "Mutez vos dinosaures, misez sur les gènes, survivez au climat.",
    ko: "공룡을 변이시키고 유전자를 입찰해 기후를 견디세요.",
  },
  kind: {
    en: "Dinosaurs on an island, and bidding",
    fr: "Des dinosaures sur une île, et des enchères",
    ko: "섬 위의 공룡과 경매",
  },
  weight: 2,
  players: PLAYERS,
  colours: COLOURS,
  minutes: 90,
  usual: 4,
  passes: "pass",
  // An island, a sauropod, and the climate turning overhead.
  plate: {
    wash: "M40 92c10-12 22-16 40-16c6-6 8-14 10-24c2-8 10-10 16-4l6 4c2 2 1 5-2 5l-8 1c-2 10-2 16 2 22c10 2 16 6 20 12l24 4c12 2 20 8 24 12H20c4-8 10-14 20-16z",
    accent: "M130 32a15 15 0 1 0 30 0a15 15 0 1 0-30 0z",
    ink: "M12 108c30-6 146-6 176 0M24 116c36 5 116 5 152 0M40 92c10-12 22-16 40-16c6-6 8-14 10-24c2-8 10-10 16-4l6 4c2 2 1 5-2 5l-8 1c-2 10-2 16 2 22c10 2 16 6 20 12l24 8M40 92c-10 2-18 8-22 14M56 106c-1-8 0-14 4-18M72 106c0-6 0-10 2-14M96 106c0-6 0-10-2-14M112 106c0-8-2-14-6-18M101 52h.1M130 32a15 15 0 1 0 30 0a15 15 0 1 0-30 0zM145 8v6M145 50v6M121 32h6M163 32h6M128 15l4 4M158 45l4 4M128 49l4-4M158 19l4-4M168 106c2-14 2-26-2-36M166 70c-8-4-16-2-20 4c8 2 14 0 20-4zM166 70c-4-10-12-14-20-10c4 8 12 12 20 10zM166 70c2-10 8-14 16-12c-2 8-8 12-16 12zM166 70c8-2 16 0 18 8c-8 2-14-2-18-8zM24 40l8-5l8 5v9l-8 5l-8-5zM40 40l8-5l8 5v9l-8 5l-8-5zM32 26l8-5l8 5v9M32 26v9M62 84c4 2 10 2 14 0M64 92c4 2 10 2 14 0",
  },
  temper: {
    spread: 5,
    liking: 0.003,
    levels: {
      novice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.03 },
      apprentice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.013 },
      adept: { iterations: 14, breadth: 8, horizon: 10, haze: 0.006 },
      expert: { iterations: 90, breadth: 12, horizon: 20, haze: 0.001 },
      master: { iterations: 250, breadth: 16, horizon: 25, haze: 0 },
      grandmaster: { iterations: 1000, breadth: 16, horizon: 35, haze: 0, judged: true, trust: 0.5 },
    },
  },
};
