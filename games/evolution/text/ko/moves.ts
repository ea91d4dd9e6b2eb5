import { type Naming, particle } from "@clade/kernel";
import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { promptOf } from "../prompt.ts";
import { traits } from "./names.ts";
import { cardName, listed, traitWith, whose } from "./phrases.ts";

export const prompt = promptOf({
  over: "게임이 끝났습니다.",
  dealt: "카드를 나눕니다.",
  food: "물웅덩이에 놓을 카드를 고르세요. 그 숫자가 모두를 먹이거나 굶깁니다.",
  cards: "카드를 원하는 만큼 쓰고, 다 쓰면 끝내세요.",
  leaves: "먹이 카드를 공개하기 전에 잎 특성을 쓰거나 넘어가세요.",
  store: (place, least, most) => `${place}번 종의 지방 조직에 먹이를 몇 개 저장할까요? (${least}~${most})`,
  outwitting: "공격할 종을 고르거나 특성을 하나 더 무효로 만드세요.",
  fed: "지능으로 카드를 식물로 바꾸거나 차례를 마치세요.",
  mustFeed: "배고픈 종 하나를 먹이세요.",
  mayFeed: "꼭 먹이지 않아도 됩니다. 지방을 저장하거나 지능을 쓰거나 넘기세요.",
  waiting: {
    food: (who) => `${particle(who, "이", "가")} 먹이 카드를 고르고 있습니다.`,
    cards: (who) => `${particle(who, "이", "가")} 카드를 쓰고 있습니다.`,
    leaves: (who) => `${particle(who, "이", "가")} 잎 특성을 쓰고 있습니다.`,
    feeding: (who) => `${particle(who, "이", "가")} 종을 먹이고 있습니다.`,
  },
  mayExchange: "내 카드는 아직 바꿀 수 있습니다.",
  listed,
});

export function moveLabel(view: View, move: Move, naming: Naming): string {
  switch (move.type) {
    case "food":
      return `${cardName(move.card)} 카드를 물웅덩이에 놓기`;
    case "trait":
      return `${cardName(move.card)} 카드를 ${move.species + 1}번 종의 특성으로 놓기`;
    case "species":
      return `${cardName(move.card)} 카드를 버리고 ${move.side === "left" ? "왼쪽" : "오른쪽"} 끝에 새 종 만들기`;
    case "grow":
      return `${cardName(move.card)} 카드를 버리고 ${move.species + 1}번 종의 ${move.what === "size" ? "크기" : "개체 수"} +1`;
    case "shed":
      return `${move.species + 1}번 종의 ${traits[move.trait].name} 버리기`;
    case "done":
      return view.phase === "leaves" ? "잎 특성을 더 쓰지 않고 넘어가기" : "카드 사용 끝내기";
    case "leaf":
      return move.trait === "fertile"
        ? `다산: ${move.species + 1}번 종의 개체 수 +1`
        : `긴 목: ${move.species + 1}번 종이 비축분에서 식물 1개 얻기`;
    case "fat":
      return `지방 조직의 먹이 ${move.amount}개를 ${move.species + 1}번 종 보드로 옮기기`;
    case "feed":
      return `${move.species + 1}번 종 먹이기`;
    case "attack":
      return `${move.species + 1}번 종으로 ${
        move.seat === view.watcher ? `자신의 ${move.target + 1}번 종` : whose(naming, move.seat, move.target)
      } 공격하기`;
    case "outwit":
      return `${cardName(move.card)} 카드를 버리고 ${traitWith(move.trait, "을", "를")} 무시하며 ${move.species + 1}번 종으로 공격하기`;
    case "think":
      return `${cardName(move.card)} 카드를 버리고 ${move.species + 1}번 종에 비축분 식물 2개 주기`;
    case "store":
      return move.amount === 0 ? "저장하지 않기" : `지방으로 ${move.amount}개 저장하기`;
    case "pass":
      return view.fed || view.thought ? "차례 마치기" : "넘기기";
  }
}
