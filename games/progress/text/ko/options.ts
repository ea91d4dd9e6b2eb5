import type { Counted, OptionText } from "@clade/kernel";
import type { Options } from "../../rules/state.ts";

/** What may be chosen before a game. */
export const options: { readonly [O in keyof Options]: OptionText } = {
  pace: {
    label: "진행 속도",
    help: "빠르게: 모두 행동 3으로 시작합니다. 더 빠르게: 게다가 새 시대와 게임 종료에 기호 하나면 충분합니다.",
    values: { normal: "보통", fast: "빠르게", faster: "더 빠르게" },
  },
  personalities: {
    label: "인물",
    help: "철학자, 과학자, 예술가가 함께합니다. 그들이 떠나도 유산은 남습니다.",
  },
  milestones: { label: "이정표", help: "플레이어들이 구역별로 함께 이루는 위업입니다." },
  industrial: { label: "산업 혁명", help: "카드 55장이 더해지는 네 번째 시대입니다." },
  deck: {
    label: "카드 구성",
    help: "기본 구성을 쓰거나, 직접 만든 구성을 파일로 가져옵니다.",
    values: { standard: "Clade 기본 구성" },
  },
  timeLeaves: {
    label: "시간 더미를 규칙서 글자대로",
    help: "혼자 할 때: 한 시대가 게임에서 빠지면 그 시대의 시간 카드도 함께 빠져 점수를 깎지 않습니다(PR-32).",
  },
  artistsReplace: {
    label: "예술가를 규칙서 글자대로",
    help: "인물 확장: 예술가는 과학자를 대신하므로, 과학자의 유산을 받은 뒤에는 예술가를 둘 수 없습니다(PR-73).",
  },
};

/** What the parts of a score are called. */
export const parts: Readonly<Record<string, string>> = {
  prestige: "명성",
  population: "인구",
  army: "군대",
  skills: "능력",
  cards: "기술",
  personalities: "인물",
  milestones: "이정표",
  sets: "세트",
  time: "시간",
};

/** What players count: as it is called after one, and after several. */
export const holdings: Readonly<Record<string, Counted>> = {
  points: ["점수", "점수"],
  technologies: ["기술", "기술"],
  knowledge: ["지식 토큰", "지식 토큰"],
  prestige: ["명성", "명성"],
  population: ["인구", "인구"],
  army: ["군대", "군대"],
  cards: ["카드", "카드"],
};

export const verdicts: Readonly<Record<string, string>> = {
  novice: "초심자",
  leader: "지도자",
  genius: "천재",
  demigod: "반신",
  lost: "시간에 패배",
};

/** Of what there is more with whoever is ahead of an equal score. */
export const ties: Readonly<Record<string, string>> = {
  general: "일반 토큰이 더 많은",
  culture: "문화 토큰이 더 많은",
  science: "과학 토큰이 더 많은",
  engineering: "공학 토큰이 더 많은",
};
