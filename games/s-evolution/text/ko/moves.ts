import { particle } from "@clade/kernel";
import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { priceOf } from "../prices.ts";
import { promptOf } from "../prompt.ts";
import { names } from "./names.ts";
import { ageName, amountsOf, cardName, placeName, suitName } from "./phrases.ts";

export const prompt = promptOf({
  over: "게임이 끝났습니다.",
  trump: "이번 라운드의 트럼프를 고르세요.",
  blind: "보지 않은 핸드에서 카드를 한 장 뒤집으세요.",
  follow: (suit) => `${suitName(suit)} 카드를 따라 내세요.`,
  followOrDiscover: (suit) => `${suitName(suit)} 카드를 따라 내거나 발견을 내세요.`,
  lead: "트릭을 시작할 카드를 내세요.",
  anyCard: "아무 카드나 내세요.",
  take: "트릭에서 카드를 한 장 가져가세요.",
  shield: "방패로 어느 재앙을 막을까요?",
  suffer: "어느 재앙을 먼저 겪을까요?",
  remove: "일꾼이 인구보다 많습니다. 하나를 빼세요.",
  lose: (count) => `잃을 자원을 고르세요(${count}개 남음).`,
  joker: (count) => `조커로 어떤 자원을 얻을까요? (${count}개 남음)`,
  gift: (count) => `방패로 얻을 자원을 고르세요(${count}개 남음).`,
  trade: (count) => `요구를 채우기 전에 교역하거나(최대 ${count}번 더) 넘어가세요.`,
  bonus: (age) => `모든 요구를 채웠습니다. ${ageName(age)}로 올라갈까요?`,
  manage: "남은 자원을 인구, 일꾼, 진화에 쓰거나 차례를 마치세요.",
  waiting: (who, doing) => `${particle(who, "이", "가")} ${doing}.`,
  doing: {
    trump: "트럼프를 정하고 있습니다",
    play: "카드를 내고 있습니다",
    take: "카드를 고르고 있습니다",
    shield: "막을 재앙을 고르고 있습니다",
    suffer: "재앙을 겪고 있습니다",
    remove: "일꾼을 빼야 합니다",
    lose: "잃을 자원을 고르고 있습니다",
    joker: "조커로 얻을 자원을 고르고 있습니다",
    gift: "방패로 얻을 자원을 고르고 있습니다",
    trade: "교역하고 있습니다",
    bonus: "시대를 올릴지 정하고 있습니다",
    manage: "문명을 관리하고 있습니다",
  },
});

/** A move, and what it costs if it costs something. */
export function moveLabel(view: View, move: Move): string {
  const price = priceOf(view, move);
  return price === undefined ? plainLabel(view, move) : `${plainLabel(view, move)} (${amountsOf(price)})`;
}

function plainLabel(view: View, move: Move): string {
  switch (move.type) {
    case "trump":
      return suitName(move.suit);
    case "play":
      return `${cardName(move.card)} 내기`;
    case "blind":
      return "카드 한 장 뒤집기";
    case "take":
      return `${cardName(move.card)} 가져가기`;
    case "shield":
      return `${names.calamities[move.calamity].name} 막기`;
    case "suffer":
      return `${names.calamities[move.calamity].name}: ${names.calamities[move.calamity].effects[view.edition]}`;
    case "lose":
      return `${suitName(move.suit)} 1개 잃기`;
    case "gain":
      return `${suitName(move.suit)} 1개`;
    case "trade":
      return `${suitName(move.from)} 1개 → ${suitName(move.to)} 1개`;
    case "rise":
      return "올라가기";
    case "stay":
      return "이 시대에 머물기";
    case "grow":
      return `인구 +${move.by}`;
    case "evolve":
      return "한 시대 올라가기";
    case "place":
      return `${placeName(move.place)} ${move.level}레벨에 새 일꾼 놓기`;
    case "raise":
      return `${placeName(move.place)} 일꾼을 ${move.level}레벨로 올리기`;
    case "remove":
      return `${placeName(move.place)} 일꾼 빼기`;
    case "done":
      return view.phase === "trade" ? "교역 마치기" : "차례 마치기";
  }
}
