import type { Labels } from "../vocabulary.ts";

export const labels: Labels = {
  meteor: "운석",
  climate: "기후",
  points: "점수",
  dinos: "공룡",
  cards: "카드",
  hand: "내 카드",
  pile: "카드 더미",
  bag: "주머니 속 유전자",
  auction: "경매",
  free: "입찰 없음",
};
