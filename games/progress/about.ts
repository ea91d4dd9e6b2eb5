import type { About } from "@clade/kernel";
import { COLOURS, PLAYERS } from "./rules/seats.ts";

export const about: About = {
  id: "progress",
  name: { en: "Progress", fr: "Progress", ko: "프로그레스" },
  line: {
    en: "Lead a people from the first field to the steam engine, and choose what to leave out.",
    fr: "Menez un peuple du premier champ à la machine à vapeur, et choisissez à quoi renoncer.",
    ko: "첫 밭에서 증기 기관까지 한 민족을 이끌고, 무엇을 포기할지 고르세요.",
  },
  kind: {
    en: "Building a people with cards, alone too",
    fr: "Bâtir un peuple avec des cartes, en solo aussi",
    ko: "카드로 문명 쌓기, 혼자서도",
  },
  weight: 3,
  players: PLAYERS,
  colours: COLOURS,
  minutes: 60,
  usual: 3,
  // A tree whose branches carry wheel, book and lamp.
  plate: {
    wash: "M22 46a20 20 0 1 0 40 0a20 20 0 1 0-40 0zM142 40c0-10 8-18 18-18s18 8 18 18c0 8-8 12-9 22h-18c-1-10-9-14-9-22z",
    accent: "M76 30c10-4 18-2 25 4c7-6 15-8 25-4v30c-10-4-18-2-25 4c-7-6-15-8-25-4z",
    ink: "M22 46a20 20 0 1 0 40 0a20 20 0 1 0-40 0zM37 46a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM42 26v15M42 51v15M22 46h15M47 46h15M28 32l10 10M46 50l10 10M56 32l-10 10M38 50l-10 10M76 30c10-4 18-2 25 4c7-6 15-8 25-4v30c-10-4-18-2-25 4c-7-6-15-8-25-4zM101 34v30M82 38c5-1 9 0 13 2M82 45c5-1 9 0 13 2M107 40c4-2 8-3 13-2M107 47c4-2 8-3 13-2M142 40c0-10 8-18 18-18s18 8 18 18c0 8-8 12-9 22h-18c-1-10-9-14-9-22zM152 66h16M154 70h12M154 40l6 8l6-8M160 48v14M160 10v6M136 18l5 4M184 18l-5 4M100 120c0-18 0-34 1-52M101 96c-20-2-44-8-54-26M101 96c20-2 44-4 56-22M101 110c-16 0-36-2-48-10M101 108c18 0 36-2 46-10M84 124c12-6 24-6 36 0M53 100c-4 4-8 4-12 2c2-6 8-6 12-2zM147 98c4 4 8 4 12 2c-2-6-8-6-12-2zM70 84c-2-4-1-8 3-10c2 4 1 8-3 10zM128 86c2-5 6-6 10-4c-2 5-6 6-10 4z",
  },
  temper: {
    spread: 10,
    liking: 0.008,
    solo: 110,
    levels: {
      novice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.09 },
      apprentice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.02 },
      adept: { iterations: 24, breadth: 8, horizon: 10, haze: 0.012 },
      expert: { iterations: 100, breadth: 12, horizon: 20, haze: 0.004 },
      master: { iterations: 200, breadth: 12, horizon: 25, haze: 0 },
      grandmaster: {
        iterations: 2000,
        breadth: 16,
        horizon: 25,
        haze: 0,
        judged: true,
        trust: 0.7,
        races: true,
        // Alone its judge knows how many points a game by instinct will come to.
        alone: { iterations: 900, breadth: 12, horizon: 25, judged: true },
      },
    },
  },
};
