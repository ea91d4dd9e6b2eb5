import type { Labels } from "../vocabulary.ts";

export const labels: Labels = {
  round: (round) => `${round}라운드`,
  lastRound: "마지막 라운드",
  deck: "카드 더미",
  discard: "버린 카드",
  wateringHole: "물웅덩이",
  plants: (count) => `식물 ${count}개`,
  foodCards: (count) => `먹이 카드 ${count}장`,
  laidByYou: "내 카드",
  switchedOff: "이번 공격에서 무효",
  you: "나",
  first: "선 플레이어",
  hand: "손패",
  bag: "주머니",
  fat: "지방",
  faceDown: "뒷면",
  noSpecies: "종 없음",
};
