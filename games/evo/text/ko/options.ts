import type { Counted, OptionText } from "@clade/kernel";
import type { Options } from "../../rules/state.ts";

/** What may be chosen before a game. */
export const options: { readonly [O in keyof Options]: OptionText } = {
  island: {
    label: "섬",
    help: "섬에는 플레이어 수만큼 출발 해변이 있어야 합니다. 직접 만든 지도를 가져올 수 있습니다.",
    values: {
      fitting: "플레이어 수에 맞는 섬",
      BD: "중간 판과 작은 판 (3명)",
      BC: "중간 판 두 개 (4명)",
      AD: "큰 판과 작은 판 (4명)",
      AC: "큰 판과 중간 판 (5명)",
    },
  },
  deck: {
    label: "사건 카드",
    help: "직접 만든 카드를 가져올 수 있습니다.",
    values: { standard: "게임의 카드 26장" },
  },
  auction: {
    label: "짧은 경매",
    help: "유전자가 플레이어보다 하나 적고, 밀려난 사람은 빠질 수 있습니다.",
  },
};

/** What the parts of a score are called. */
export const parts: Readonly<Record<string, string>> = { start: "시작", survivors: "생존", genes: "유전자" };

/** What players count: as it is called after one, and after several. */
export const holdings: Readonly<Record<string, Counted>> = {
  dinos: ["공룡", "공룡"],
  points: ["점수", "점수"],
  cards: ["사건 카드", "사건 카드"],
};

export const verdicts: Readonly<Record<string, string>> = {};

/** Of what there is more with whoever is ahead of an equal score. */
export const ties: Readonly<Record<string, string>> = { dinos: "섬에 공룡이 더 많은" };
