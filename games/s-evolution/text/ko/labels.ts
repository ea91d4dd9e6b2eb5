import type { Labels } from "../vocabulary.ts";

/** What both boards say. */
export const labels: Labels = {
  round: (round, of) => `${round}/${of}라운드`,
  phases: {
    trump: "트럼프 정하기",
    play: "트릭",
    take: "카드 가져가기",
    shield: "재앙",
    suffer: "재앙",
    remove: "일꾼 빼기",
    lose: "자원 잃기",
    joker: "수집",
    gift: "수집",
    trade: "교역",
    bonus: "요구 충족",
    manage: "관리",
    over: "끝",
  },
  trick: "트릭",
  trump: "트럼프",
  colour: "색깔",
  nothing: "없음",
  age: (numeral) => `${numeral}시대`,
  population: "인구",
  score: "점수",
  taken: "가져온 카드",
  hand: "핸드",
  blind: "보지 않고 냄",
  shown: "모두에게 공개",
  obscured: "다음 라운드는 보지 않고 냄",
  invaded: "다음 라운드는 공개",
};
