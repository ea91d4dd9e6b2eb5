import type { Counted, OptionText } from "@clade/kernel";
import type { Options } from "../../rules/state.ts";

/** What may be chosen before a game. */
export const options: { readonly [O in keyof Options]: OptionText } = {
  edition: {
    label: "판본",
    help: "2.0은 균형을 다듬은 새 규칙입니다. 초판에서는 I시대에 핸드를 보지 않고 내고, 채우지 못한 요구로 점수를 잃지 않으며, 위신이 점수가 됩니다.",
    values: { v1: "초판", "2.0": "2.0" },
  },
};

/** What the parts of a score are called. */
export const parts: Readonly<Record<string, string>> = {
  needs: "채운 요구",
  discontent: "불만",
  prestige: "위신",
  discoveries: "발견",
};

/** What players count: as it is called after one, and after several. */
export const holdings: Readonly<Record<string, Counted>> = {
  points: ["점수", "점수"],
  food: ["음식", "음식"],
  tools: ["도구", "도구"],
  science: ["과학", "과학"],
  population: ["인구", "인구"],
  levels: ["일꾼 레벨", "일꾼 레벨"],
};

export const verdicts: Readonly<Record<string, string>> = {
  "modern-0": "V시대에 이른 문명이 없습니다.",
  "modern-1": "문명 하나가 V시대에 이르렀습니다.",
  "modern-2": "문명 둘이 V시대에 이르렀습니다.",
  "modern-3": "문명 셋이 V시대에 이르렀습니다.",
  "modern-4": "네 문명 모두 V시대에 이르렀습니다.",
};

/** Of what there is more with whoever is ahead of an equal score. */
export const ties: Readonly<Record<string, string>> = {
  prestige: "위신이 더 높은",
  age: "시대가 더 앞선",
  population: "인구가 더 많은",
  order: "차례가 더 빠른",
};
