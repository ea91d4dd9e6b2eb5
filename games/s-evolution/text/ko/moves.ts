import { type Asked, at, type Naming } from "@clade/kernel";
import { isDiscovery } from "../../rules/cards.ts";
import type { Move } from "../../rules/moves.ts";
import { mustFollow } from "../../rules/phases/trick.ts";
import type { View } from "../../rules/state.ts";
import { terms } from "./names.ts";
import { actor, ageName, cardName, placeName, suitName } from "./names.ts";

export function prompt(view: View, _: Asked, naming: Naming): string {
  if (view.phase === "over") return "게임이 끝났습니다.";
  if (view.watcher !== view.active) return `${actor(naming, view.active)} ${WAITING[view.phase]}.`;
  const player = at(view.players, view.active);
  const { turn } = view;
  switch (view.phase) {
    case "trump":
      return "이번 라운드의 트럼프를 고르세요.";
    case "play": {
      const { cards, blind } = player.hand;
      if (blind || cards === null) return "보지 않은 손에서 카드를 한 장 뒤집으세요.";
      const follow = mustFollow(view, view.active, cards);
      if (follow !== null) {
        return cards.some(isDiscovery)
          ? `${suitName(follow)} 카드를 따라 내거나 발견을 내세요.`
          : `${suitName(follow)} 카드를 따라 내세요.`;
      }
      return view.trick.length === 0 ? "트릭을 시작할 카드를 내세요." : "아무 카드나 내세요.";
    }
    case "take":
      return "트릭에서 카드를 한 장 가져가세요.";
    case "shield":
      return "방패로 어느 재앙을 막을까요?";
    case "suffer":
      return "어느 재앙을 먼저 겪을까요?";
    case "remove":
      return "일꾼이 인구보다 많습니다. 하나를 빼세요.";
    case "lose":
      return `잃을 자원을 고르세요(${turn.losses}개 남음).`;
    case "joker":
      return `조커로 어떤 자원을 얻을까요? (${turn.jokers}개 남음)`;
    case "gift":
      return `방패로 얻을 자원을 고르세요(${turn.gifts}개 남음).`;
    case "trade":
      return `욕구를 채우기 전에 교역하거나(최대 ${turn.trades}번 더) 넘어가세요.`;
    case "bonus":
      return `모든 욕구를 채웠습니다. ${ageName(player.age + 1)}로 올라갈까요?`;
    case "manage":
      return "남은 자원을 인구, 일꾼, 진화에 쓰거나 차례를 마치세요.";
  }
}

const WAITING = {
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
} as const;

export function moveLabel(view: View, move: Move): string {
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
      return `${terms.calamities[move.calamity].name} 막기`;
    case "suffer":
      return `${terms.calamities[move.calamity].name}: ${terms.calamities[move.calamity].effects[view.edition]}`;
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
      return "과학 3개로 한 시대 올라가기";
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
