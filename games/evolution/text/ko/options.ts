import type { Counted, OptionText } from "@clade/kernel";
import type { Options } from "../../rules/state.ts";

/** What may be chosen before a game. */
export const options: { readonly [O in keyof Options]: OptionText } = {
  fast: {
    label: "빠른 진행",
    help: "모두가 동시에 서로 보지 않고 카드를 쓴 뒤 함께 공개합니다. 6명이면 언제나 이렇게 합니다.",
  },
};

/** What the parts of a score are called. */
export const parts: Readonly<Record<string, string>> = { bag: "주머니의 먹이", population: "개체 수", traits: "특성" };

/** What players count: as it is called after one, and after several. */
export const holdings: Readonly<Record<string, Counted>> = {
  food: ["먹이", "먹이"],
  population: ["개체 수", "개체 수"],
  species: ["종", "종"],
  traits: ["특성", "특성"],
  size: ["크기", "크기"],
  cards: ["카드", "카드"],
};

export const verdicts: Readonly<Record<string, string>> = {};

/** Of what there is more with whoever is ahead of an equal score. */
export const ties: Readonly<Record<string, string>> = {
  traits: "특성이 더 많은",
  population: "개체 수가 더 많은",
};
