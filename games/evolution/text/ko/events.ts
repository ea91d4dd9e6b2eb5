import type { Naming } from "@clade/kernel";
import type { SeenEvent, TurnedBoard, Use } from "../../rules/events.ts";
import { signed, traitNames } from "../vocabulary.ts";
import { BY, actor, cardName, cardNames, foodCount, onWhich, traitWith, WHY } from "./phrases.ts";
import { traits } from "./names.ts";

export function eventLine(event: SeenEvent, naming: Naming): string {
  switch (event.type) {
    case "round":
      return `${event.round}라운드. ${actor(naming, event.first)} 먼저 시작합니다.${event.last ? " 마지막 라운드입니다." : ""}`;
    case "species-given":
      return `${actor(naming, event.seat)} 새 종을 받습니다.`;
    case "drew":
      return `${actor(naming, event.seat)} 카드 ${event.cards.count}장을 뽑습니다${
        event.cards.cards === null ? "" : `: ${cardNames(event.cards.cards)}`
      }.`;
    case "reshuffled":
      return `버린 카드를 섞어 새 더미(${event.cards}장)를 만듭니다. ${event.lastRound}라운드가 마지막입니다.`;
    case "laid-food":
      return event.card === null
        ? `${actor(naming, event.seat)} 먹이 카드를 ${event.again ? "바꿉니다" : "놓습니다"}.`
        : `${actor(naming, event.seat)} ${event.again ? "먹이 카드를 바꿔 " : ""}${cardName(event.card)} 카드를 물웅덩이에 놓습니다.`;
    case "laid-trait":
      return `${actor(naming, event.seat)} ${event.on.index + 1}번 종에 ${
        event.card === null ? "특성 카드" : `${cardName(event.card)} 카드`
      }를 뒷면으로 놓습니다.`;
    case "discarded":
      return `${naming(event.seat)}: ${useOf(event.use, cardName(event.card))}`;
    case "planned":
      return event.card === null || event.use === null
        ? `${actor(naming, event.seat)} 카드를 몰래 씁니다.`
        : `${naming(event.seat)}(비공개): ${useOf(event.use, cardName(event.card))}`;
    case "done":
      return `${actor(naming, event.seat)} 카드 사용을 마칩니다.`;
    case "traits-turned":
      return event.boards.length === 0
        ? "이번 라운드에는 새 특성이 없습니다."
        : `모두 공개합니다. ${event.boards.map((board) => turned(board, naming)).join(" ")}`;
    case "grew":
      return `${onWhich(naming, event.on)}: 다산으로 개체 수 +1.`;
    case "moved-fat":
      return `${onWhich(naming, event.on)}: 지방 조직의 먹이 ${event.amount}개를 종 보드로 옮깁니다.`;
    case "food-turned":
      return `먹이 카드: ${
        event.cards.length === 0 ? "없음" : cardNames(event.cards)
      }. 합계 ${signed(event.sum)}, 물웅덩이의 식물은 ${event.plants}개입니다.`;
    case "took":
      return `${onWhich(naming, event.on)}: ${BY[event.by]}${foodCount(event.amount, event.food)}를 얻습니다${
        event.stored === 0
          ? ""
          : event.stored === event.amount
            ? " (지방으로 저장)"
            : ` (그중 ${event.stored}개는 지방으로 저장)`
      }.`;
    case "outwitted":
      return `${actor(naming, event.seat)} ${cardName(event.card)} 카드를 버립니다. 이번 공격에서 ${traitWith(event.trait, "은", "는")} 효과가 없습니다.`;
    case "attacked":
      return `${onWhich(naming, event.on)}이 ${onWhich(naming, event.target)}을 공격합니다.`;
    case "gored":
      return `뿔에 받혀 ${onWhich(naming, event.on)}의 개체 수가 1 줄어듭니다.`;
    case "bagged":
      return `${actor(naming, event.seat)} ${WHY[event.why]}먹이 ${event.amount}개를 주머니에 넣습니다.`;
    case "extinct":
      return `${onWhich(naming, event.on)}이 멸종합니다${
        event.traits.length === 0 ? "" : ` (버린 특성: ${traitNames(traits, event.traits)})`
      }.${event.closes ? " 남은 종이 당겨 섭니다." : ""}`;
    case "starved":
      return `${onWhich(naming, event.on)}이 굶주립니다: 개체 수 ${event.from} → ${event.to}.`;
    case "thought":
      return `${actor(naming, event.seat)} ${event.on.index + 1}번 종의 지능을 쓰려고 ${cardName(event.card)} 카드를 버립니다.`;
    case "passed":
      return `${actor(naming, event.seat)} 넘깁니다.`;
    case "over":
      return "게임이 끝났습니다.";
  }
}

function useOf(use: Use, card: string): string {
  switch (use.to) {
    case "trait":
      return `${card} 카드를 ${use.on.index + 1}번 종에 놓습니다.`;
    case "size":
      return `${card} 카드를 버리고 ${use.on.index + 1}번 종의 크기 +1.`;
    case "population":
      return `${card} 카드를 버리고 ${use.on.index + 1}번 종의 개체 수 +1.`;
    case "shed":
      return `${use.on.index + 1}번 종에서 ${card} 특성을 버립니다.`;
    case "species":
      return `${card} 카드를 버리고 ${use.side === "left" ? "왼쪽" : "오른쪽"} 끝에 새 종을 만듭니다.`;
  }
}

function turned({ seat, laid, newSpecies, discarded }: TurnedBoard, naming: Naming): string {
  const parts = laid.map(({ index, cards }) => `${index + 1}번 종에 ${traitNames(traits, cards)}`);
  if (newSpecies > 0) parts.push(`새 종 ${newSpecies}개`);
  if (discarded.length > 0) parts.push(`버린 카드 ${cardNames(discarded)}`);
  return `${naming(seat)}: ${parts.join("; ")}.`;
}
