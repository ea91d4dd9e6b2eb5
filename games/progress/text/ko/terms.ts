import type { Terms } from "../vocabulary.ts";

export const terms: Terms = {
  skills: {
    actions: "행동",
    draw: "뽑기",
    hand: "손패 한도",
    shuffle: "섞기",
    development: "개발",
    research: "연구",
    "quick-draw": "빠른 뽑기",
  },
  knowledge: { science: "과학", engineering: "공학", culture: "문화", general: "일반" },
  powers: { prestige: "명성", population: "인구", army: "군대" },
};
