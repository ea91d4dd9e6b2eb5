import type { About } from "@clade/kernel";
import { COLOURS, PLAYERS } from "./rules/seats.ts";

export const about: About = {
  id: "s-evolution",
  name: { en: "S-Evolution", fr: "S-Evolution", ko: "S-에볼루션" },
  line: {
    en: "Win tricks by the rules of your own Age, feed your people with what you take, and rise.",
    fr: "Jouez les plis selon les règles de votre Âge, nourrissez votre peuple avec ce que vous ramassez, et progressez.",
    ko: "자기 시대의 규칙으로 트릭을 하고, 얻은 자원으로 주민을 먹이며 다음 시대로 나아가세요.",
  },
  kind: { en: "Trick-taking and a civilisation", fr: "Jeu de plis et civilisation", ko: "트릭 테이킹과 문명" },
  weight: 3,
  players: PLAYERS,
  colours: COLOURS,
  minutes: 40,
  usual: 3,
  // Hand axe, ember and orbit: the ages on one string.
  plate: {
    wash: "M40 24c12 8 20 28 18 52c-2 18-10 28-20 28s-18-10-20-28c-2-24 8-46 22-52z",
    accent: "M100 104c-16 0-24-12-20-26c4-10 10-14 10-26c10 6 14 14 14 22c3-2 4-6 4-10c10 8 16 40-8 40z",
    ink: "M40 24c12 8 20 28 18 52c-2 18-10 28-20 28s-18-10-20-28c-2-24 8-46 22-52zM40 24c-4 12-10 16-14 22c2 6 0 10-4 16M40 24c0 14 8 16 10 26c-2 8 4 12 4 18M26 46l12 6l12-2M38 52l-4 18l-12 4M34 70l12 12M46 82l8-8M34 88l12-6M100 104c-16 0-24-12-20-26c4-10 10-14 10-26c10 6 14 14 14 22c3-2 4-6 4-10c10 8 16 40-8 40zM98 104c-8-2-10-10-4-18c4 4 6 4 6 8c6-2 6 8-2 10zM78 110l44-4M80 104l42 8M154 40a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM130 40c0-10 15-17 34-17s34 7 34 17s-15 17-34 17s-34-7-34-17zM164 6c9 0 17 15 17 34s-8 34-17 34s-17-15-17-34s8-34 17-34zM150 78l14 26l14-26M164 104v14M154 118h20M60 62c8-4 12-4 18 0M122 72c6-6 10-8 14-8",
  },
  temper: {
    spread: 8,
    liking: 0.006,
    levels: {
      novice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.055 },
      apprentice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.03 },
      adept: { iterations: 40, breadth: 8, horizon: 10, haze: 0.008 },
      expert: { iterations: 160, breadth: 12, horizon: 25, haze: 0.005 },
      master: { iterations: 700, breadth: 16, horizon: 40, haze: 0 },
      grandmaster: { iterations: 3000, breadth: 16, horizon: 40, haze: 0, judged: true, races: true },
    },
  },
};
