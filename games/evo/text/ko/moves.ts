import { type Asked, type Naming, particle } from "@clade/kernel";
import type { Aim, Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { isAsked, oddsOf, placeOf, type Situation, situationOf } from "../scene.ts";
import { cardName, faces, lotName } from "../vocabulary.ts";
import { names } from "./names.ts";
import { subject, topic } from "./phrases.ts";

export function prompt(view: View, { deciders }: Asked, naming: Naming): string {
  const situation = situationOf(view);
  if (situation.asks === "nothing") return "게임이 끝났습니다.";
  if (isAsked(view, deciders)) return askedOf(situation);
  const who = deciders.map(naming).join(", ");
  switch (situation.asks) {
    case "card":
      return `${topic(who)} 사건 카드를 쓰거나 넘깁니다 (${names.moments[situation.window]}).`;
    case "roll":
      return `${subject(who)} 기후 주사위 결과를 고릅니다.`;
    case "step":
      return situation.steps === 0
        ? `${topic(who)} 남은 걸음이 없지만 카드를 쓰거나 넘길 수 있습니다.`
        : `${who}의 이동: ${situation.steps}걸음 남음.`;
    case "birth":
      return situation.due === 0
        ? `${topic(who)} 더 낳을 새끼가 없지만 카드를 쓰거나 넘길 수 있습니다.`
        : `${who}의 번식: 새끼 ${situation.due}마리 남음.`;
    case "loss":
      return `${subject(who)} 추위나 더위로 죽을 공룡을 고릅니다.`;
    case "bid":
      return situation.again ? `${subject(who)} 밀려나 다시 부릅니다.` : `${subject(who)} 유전자에 입찰합니다.`;
  }
}

function askedOf(situation: Exclude<Situation, { readonly asks: "nothing" }>): string {
  switch (situation.asks) {
    case "card":
      return `사건 카드를 쓰거나 넘기세요 (${names.moments[situation.window]}).`;
    case "roll":
      return "기후 주사위 결과를 고르세요.";
    case "step":
      return situation.steps === 0
        ? "남은 걸음이 없습니다. 카드를 쓰거나 넘기세요."
        : `공룡을 움직이세요: ${situation.steps}걸음 남음.`;
    case "birth":
      return situation.due === 0
        ? "더 낳을 새끼가 없습니다. 카드를 쓰거나 넘기세요."
        : `새끼를 놓으세요: ${situation.due}마리 남음.`;
    case "loss":
      return "추위나 더위를 견딜 수 있는 것보다 공룡이 많습니다. 어느 공룡이 죽습니까?";
    case "bid":
      if (!situation.again) return "유전자에 입찰하세요.";
      return situation.mayDrop ? "밀려났습니다. 다시 부르거나 빠지세요." : "밀려났습니다. 다시 부르세요.";
  }
}

export function moveLabel(view: View, move: Move, naming: Naming): string {
  switch (move.type) {
    case "step": {
      const from = placeOf(view, move.from);
      const to = placeOf(view, move.to);
      if (to.occupant === null || from.occupant === null) return `이동 ${move.from} → ${place(view, move.to)}`;
      const odds = faces(oddsOf(view, from.occupant, to.occupant));
      return `${naming(to.occupant)} 공격: ${move.from} → ${place(view, move.to)}, ${particle(odds, "이면", "면")} 승리`;
    }
    case "birth":
      return `번식: ${place(view, move.zone)}`;
    case "lose":
      return `${place(view, move.zone)}의 공룡을 잃기`;
    case "bid":
      return `${lotName(names, move.gene, move.nth)}에 ${move.amount} 부르기`;
    case "drop":
      return "이번 경매에서 빠지기";
    case "card":
      return `${cardName(names, move.card)} 쓰기${aimed(move.aim, naming)}`;
    case "face":
      return `${move.face} 고르기`;
    case "pass":
      return "넘기기";
  }
}

function place(view: View, id: string): string {
  const { terrain, condition } = placeOf(view, id);
  return `${id} (${names.terrains[terrain]}, ${names.conditions[condition]})`;
}

/** What a card is aimed at, after its name. */
export function aimed(aim: Aim, naming: Naming): string {
  if (aim === null) return "";
  if ("seat" in aim) return ` (대상: ${naming(aim.seat)})`;
  if ("zone" in aim) return ` (대상: ${aim.zone}의 공룡)`;
  return "from" in aim ? ` (${aim.from} ↔ ${aim.to})` : ` (대상: ${lotName(names, aim.gene, aim.nth)})`;
}
