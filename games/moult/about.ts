import { type About, UNMEASURED } from "@clade/kernel";
import { COLOURS, PLAYERS } from "./rules/seats.ts";

export const about: About = {
  id: "moult",
  name: { en: "Moult", fr: "Mue", ko: "허물벗기" },
  line: {
    en: "Hermit crabs in search of a larger shell: choose at once, and do not grow too fast.",
    fr: "Des bernard-l’ermite en quête d’une coquille plus grande : choisissez tous à la fois, sans grandir trop vite.",
    ko: "더 큰 껍데기를 찾는 소라게들. 모두 동시에 고르되, 너무 빨리 자라지는 마세요.",
  },
  kind: { en: "Choosing at the same time", fr: "Choisir tous à la fois", ko: "동시에 고르기" },
  weight: 1,
  players: PLAYERS,
  colours: COLOURS,
  minutes: 10,
  usual: 3,
  // A hermit crab looking out of its shell, and a larger one that the tide has left.
  plate: {
    wash: "M52 96c-8-30 8-56 34-58c22-2 36 16 32 38c-2 12-10 20-22 22zM146 100c-4-16 6-30 20-30c14 0 22 12 18 24c-2 6-8 8-14 6z",
    accent: "M20 108c40-8 120-8 160 0c-40 8-120 8-160 0z",
    ink: "M52 96c-8-30 8-56 34-58c22-2 36 16 32 38c-2 12-10 20-22 22zM96 98c-14 0-24-10-22-22c2-10 12-16 20-12c8 4 8 14 2 16c-4 2-8-2-6-6M62 60c6-6 14-10 22-10M56 76c4-10 12-18 22-20M96 98c10 6 20 6 26 2M110 96l12 10M104 98l6 12M96 99l0 11M120 88c8-6 14-4 16 2c-6 2-12 2-16-2zM122 94c8 2 12 6 12 10c-6 0-10-4-12-10zM112 78l8-10M116 80l10-8M120 67h.1M126 71h.1M146 100c-4-16 6-30 20-30c14 0 22 12 18 24c-2 6-8 8-14 6c-8-2-8-12-2-14c4-1 7 3 4 6M20 108c40-8 120-8 160 0M40 116c30 5 90 5 120 0M24 40c6-4 10-4 16 0c6 4 10 4 16 0M150 34c6-4 10-4 16 0c6 4 10 4 16 0",
  },
  temper: UNMEASURED,
};
