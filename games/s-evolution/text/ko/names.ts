import { type Naming, particle, type Seat } from "@clade/kernel";
import { type Card, FACES, numeral } from "../../rules/cards.ts";
import { COLOURS } from "../../rules/data.ts";
import { always, type Terms } from "../vocabulary.ts";

export const terms: Terms = {
  suits: ["음식", "도구", "과학"],
  ages: ["원시", "야만", "중세", "르네상스", "산업", "세 번째 천년"],
  colours: ["빨강", "초록", "파랑", "노랑"],
  joker: "조커",
  discovery: "발견",
  places: [
    { name: "농장", effects: always("라운드마다 레벨만큼 음식을 1개나 2개 만듭니다.") },
    { name: "공장", effects: always("라운드마다 레벨만큼 도구를 1개나 2개 만듭니다.") },
    { name: "연구소", effects: always("라운드마다 레벨만큼 과학을 1개나 2개 만듭니다.") },
    { name: "교역", effects: always("욕구를 채우기 직전에 자원을 레벨만큼(최대 3개) 다른 종류로 바꿀 수 있습니다.") },
    {
      name: "위신",
      effects: {
        v1: "채우지 못한 욕구가 있으면 레벨만큼 1점이나 2점을 얻습니다.",
        "2.0": "가장 앞선 시대의 규칙으로 트릭을 하고, 동점일 때 앞섭니다.",
      },
    },
    {
      name: "방패",
      effects: {
        v1: "라운드마다 재앙 하나를 막습니다. 2레벨이면 그 재앙이 원하는 자원 2개가 됩니다.",
        "2.0": "모든 재앙을 막습니다. 2레벨이면 재앙마다 원하는 자원 2개가 됩니다.",
      },
    },
  ],
  calamities: {
    famine: {
      name: "기근",
      effects: {
        v1: "이번 라운드에 음식 카드에서 아무것도 얻지 못하고, 조커를 음식으로 쓸 수 없습니다.",
        "2.0": "이번 라운드에 음식 카드에서 아무것도 얻지 못합니다.",
      },
    },
    earthquake: {
      name: "지진",
      effects: {
        v1: "이번 라운드에 도구 카드에서 아무것도 얻지 못하고, 조커를 도구로 쓸 수 없습니다.",
        "2.0": "이번 라운드에 도구 카드에서 아무것도 얻지 못합니다.",
      },
    },
    fanaticism: {
      name: "광신",
      effects: {
        v1: "이번 라운드에 과학 카드에서 아무것도 얻지 못하고, 조커를 과학으로 쓸 수 없습니다.",
        "2.0": "이번 라운드에 과학 카드에서 아무것도 얻지 못합니다.",
      },
    },
    hurricane: {
      name: "허리케인",
      effects: {
        v1: "저장고에서 음식, 도구, 과학을 1개씩 잃습니다.",
        "2.0": "이번 라운드에 농장, 공장, 연구소의 생산이 1씩 줄어듭니다.",
      },
    },
    epidemic: { name: "전염병", effects: always("인구 1을 잃습니다.") },
    decadence: { name: "쇠퇴", effects: always("한 시대 뒤로 물러납니다.") },
    obscurantism: {
      name: "반계몽주의",
      effects: {
        v1: "다음 라운드에 손을 보지 않고 냅니다. 6라운드에는 효과가 없습니다.",
        "2.0": "다음 라운드에 손을 보지 않고 냅니다. 6라운드에는 대신 자원 2개를 잃습니다.",
      },
    },
    invasion: {
      name: "침략",
      effects: {
        v1: "다음 라운드에 모두가 내 손을 봅니다. 6라운드에는 효과가 없습니다.",
        "2.0": "다음 라운드에 모두가 내 손을 봅니다. 6라운드에는 대신 자원 2개를 잃습니다.",
      },
    },
  },
};

export function suitName(suit: number): string {
  return terms.suits[suit] ?? "?";
}
export function placeName(place: number): string {
  return terms.places[place]?.name ?? "?";
}
/** "‘음식 3’(자원 3)", "‘도구 6’(조커)", "‘기근’(도구 4)", "‘발견 III’(파랑)". */
export function cardName(card: Card): string {
  const face = FACES[card];
  switch (face?.kind) {
    case "resource":
      return `‘${suitName(face.suit)} ${face.strength}’(자원 ${face.gives})`;
    case "joker":
      return `‘${suitName(face.suit)} ${face.strength}’(${terms.joker})`;
    case "calamity":
      return `‘${terms.calamities[face.calamity].name}’(${suitName(face.suit)} ${face.strength})`;
    case "discovery":
      return `‘${terms.discovery} ${numeral(face.age)}’(${terms.colours[COLOURS.indexOf(face.colour)]})`;
    case undefined:
      return "?";
  }
}
export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(", ");
}
/** "음식 2개, 과학 1개". */
export function amountsOf(amounts: readonly number[]): string {
  const parts = amounts.flatMap((amount, suit) => (amount === 0 ? [] : [`${suitName(suit)} ${amount}개`]));
  return parts.join(", ");
}
export function ageName(age: number): string {
  return `${numeral(age)}시대(${terms.ages[age - 1]})`;
}
/** The player as the one who acts: "빨강이", "노랑이". */
export function actor(naming: Naming, seat: Seat): string {
  return particle(naming(seat), "이", "가");
}
