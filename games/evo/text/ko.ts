import { type Asked, type GameText, type Naming, particle } from "@clade/kernel";
import type { SeenEvent } from "../rules/events.ts";
import type { Aim, Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import { refusals } from "./ko/refusals.ts";
import { rules } from "./ko/rules.ts";
import { tutorial } from "./ko/tutorial.ts";
import { words } from "./ko/words.ts";
import { refusalIn } from "./refusal-details.ts";
import { oddsOf, placeOf, situationOf } from "./scene.ts";
import { cardName, faces, lotName } from "./words.ts";

const subject = (word: string) => particle(word, "이", "가");
const topic = (word: string) => particle(word, "은", "는");
const object = (word: string) => particle(word, "을", "를");

function prompt(view: View, { deciders }: Asked, naming: Naming): string {
  const situation = situationOf(view);
  if (situation.asks === "nothing") return "게임이 끝났습니다.";
  const who = deciders.map(naming).join(", ");
  switch (situation.asks) {
    case "card":
      return `${topic(who)} 사건 카드를 쓰거나 넘깁니다 (${words.moments[situation.window]}).`;
    case "roll":
      return `${subject(who)} 기후 주사위 결과를 고릅니다.`;
    case "step":
      return situation.steps === 0
        ? `${topic(who)} 남은 걸음이 없지만 카드를 쓰거나 넘길 수 있습니다.`
        : `${who}의 이동: ${situation.steps}걸음 남음.`;
    case "birth":
      return situation.due === 0
        ? `${topic(who)} 더 낳을 새끼가 없지만 카드를 쓰거나 넘길 수 있습니다.`
        : `${who}의 출산: 새끼 ${situation.due}마리 남음.`;
    case "loss":
      return `${who}: 추위나 더위를 견딜 수 있는 것보다 공룡이 많습니다. 어느 공룡이 죽습니까?`;
    case "bid":
      if (!situation.again) return `${subject(who)} 유전자에 입찰합니다.`;
      return situation.mayDrop
        ? `${who}: 밀려났습니다. 다시 부르거나 빠지세요.`
        : `${who}: 밀려났습니다. 다시 부르세요.`;
  }
}

function moveLabel(view: View, move: Move, naming: Naming): string {
  switch (move.type) {
    case "step": {
      const from = placeOf(view, move.from);
      const to = placeOf(view, move.to);
      if (to.occupant === null || from.occupant === null) return `이동 ${move.from} → ${place(view, move.to)}`;
      const odds = faces(oddsOf(view, from.occupant, to.occupant));
      return `${naming(to.occupant)} 공격: ${move.from} → ${place(view, move.to)}, ${odds}이면 승리`;
    }
    case "birth":
      return `출산: ${place(view, move.zone)}`;
    case "lose":
      return `${place(view, move.zone)}의 공룡을 잃기`;
    case "bid":
      return `${lotName(words, move.gene, move.nth)}에 ${move.amount} 부르기`;
    case "drop":
      return "이번 경매에서 빠지기";
    case "card":
      return `${cardName(words, move.card)} 쓰기${aimed(move.aim, naming)}`;
    case "face":
      return `${move.face} 고르기`;
    case "pass":
      return "넘기기";
  }
}

function place(view: View, id: string): string {
  const { terrain, condition } = placeOf(view, id);
  return `${id} (${words.terrains[terrain]}, ${words.conditions[condition]})`;
}

function aimed(aim: Aim, naming: Naming): string {
  if (aim === null) return "";
  if ("seat" in aim) return ` (대상: ${naming(aim.seat)})`;
  if ("zone" in aim) return ` (대상: ${aim.zone}의 공룡)`;
  return "from" in aim ? ` (${aim.from} ↔ ${aim.to})` : ` (대상: ${lotName(words, aim.gene, aim.nth)})`;
}

function eventLine(event: SeenEvent, naming: Naming): string | undefined {
  switch (event.type) {
    case "started":
      return `${subject(naming(event.seat))} ${event.zone}에 올라옵니다.`;
    case "drew":
      return event.cards.cards === null
        ? `${subject(naming(event.seat))} 사건 카드 ${event.cards.count}장을 받습니다.`
        : `${subject(naming(event.seat))} 사건 카드를 받습니다: ${event.cards.cards.map((card) => cardName(words, card)).join(", ")}.`;
    case "turn":
      return `— ${event.turn}턴: ${event.order.map(naming).join(", ")} —`;
    case "rolled-climate":
      return `${subject(naming(event.seat))} 기후 주사위로 ${object(String(event.face))} 굴립니다.`;
    case "rolled-choice":
      return `${naming(event.seat)}의 기후 주사위: ${event.faces.join(", ")}.`;
    case "climate":
      return `${subject(words.terrains[event.terrain])} 온화합니다.`;
    case "played":
      return `${subject(naming(event.seat))} ${cardName(words, event.card)} 카드를 씁니다${aimed(event.aim, naming)}. ${words.effect(event.effect)}`;
    case "stepped":
      return `${subject(naming(event.seat))} ${event.from}에서 ${particle(event.to, "으로", "로")} 갑니다.`;
    case "fought": {
      const outcome = event.face <= event.needed ? "이깁니다" : "집니다";
      return `${subject(naming(event.seat))} ${event.to}의 ${object(naming(event.against))} 공격해 ${outcome}: ${event.face} (${faces(event.needed)} 필요).`;
    }
    case "born":
      return `${naming(event.seat)}의 새끼가 ${event.zone}에 태어납니다.`;
    case "died":
      return `${subject(naming(event.seat))} ${DEATH[event.of]} 공룡 ${event.zones.length}마리를 잃습니다 (${event.zones.join(", ")}).`;
    case "scored":
      return `${naming(event.seat)}: ${event.dinos}마리 생존, 모두 ${event.points}점.`;
    case "meteor":
      return undefined;
    case "rolled-meteor":
      return event.faces.includes(event.face)
        ? `${subject(naming(event.seat))} ${object(String(event.face))} 굴립니다. 운석이 떨어집니다!`
        : `${subject(naming(event.seat))} ${object(String(event.face))} 굴립니다. 운석이 비껴갑니다 (${event.faces.join(", ")}에서 떨어짐).`;
    case "genes-drawn":
      return `경매: ${event.genes.map((gene) => words.genes[gene]).join(", ")}.`;
    case "gene-redrawn":
      return `${words.genes[event.old]} 대신 ${subject(words.genes[event.gene])} 나왔습니다.`;
    case "bid": {
      const over = event.over === null ? "" : `, ${subject(naming(event.over))} 밀려납니다`;
      return `${subject(naming(event.seat))} ${lotName(words, event.gene, event.nth)}에 ${object(String(event.amount))} 부릅니다${over}.`;
    }
    case "dropped-out":
      return event.forced
        ? `${topic(naming(event.seat))} 더 부를 수 없어 경매에서 빠집니다.`
        : `${subject(naming(event.seat))} 경매에서 빠집니다.`;
    case "paid":
      return `${subject(naming(event.seat))} ${object(words.genes[event.gene])} ${event.price}점에 얻습니다.`;
    case "unsold":
      return `주머니로 돌아감: ${event.genes.map((gene) => words.genes[gene]).join(", ")}.`;
    case "pile-empty":
      return `카드 더미가 비어 ${topic(naming(event.seat))} 아무것도 받지 못합니다.`;
    case "over":
      return "공룡의 시대가 끝났습니다.";
  }
}

const DEATH = { deadly: "죽음의 땅에서", cold: "추위로", hot: "더위로", card: "갑자기" } as const;

export const ko: GameText<View, Move, SeenEvent> = {
  options: {
    island: {
      label: "섬",
      help: "섬에는 플레이어 수만큼 출발 해변이 있어야 합니다. 직접 만든 지도를 가져올 수 있습니다.",
      values: {
        fitting: "플레이어 수에 맞는 섬",
        BD: "중간 판과 작은 판 (3명)",
        BC: "중간 판 두 개 (4명)",
        AD: "큰 판과 작은 판 (4명)",
        AC: "큰 판과 중간 판 (5명)",
      },
    },
    deck: {
      label: "사건 카드",
      help: "직접 만든 카드를 가져올 수 있습니다.",
      values: { standard: "게임의 카드 26장" },
    },
    auction: {
      label: "짧은 경매",
      help: "유전자가 플레이어보다 하나 적고, 밀려난 사람은 빠질 수 있습니다.",
    },
  },
  parts: { start: "시작", survivors: "생존", genes: "유전자" },
  verdicts: {},
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: refusalIn("ko", words, refusals),
  rules,
  tutorial,
};
