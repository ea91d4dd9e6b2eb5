import { type Naming, particle, type Watcher } from "@clade/kernel";
import type { SeenEvent } from "../../rules/events.ts";
import { cardName, faces, lotName } from "../vocabulary.ts";
import { aimed } from "./moves.ts";
import { names } from "./names.ts";
import { subject, topic, object } from "./phrases.ts";

export function eventLine(event: SeenEvent, naming: Naming, reader: Watcher = "spectator"): string | undefined {
  switch (event.type) {
    case "started":
      return `${subject(naming(event.seat))} ${event.zone}에 올라옵니다.`;
    case "drew":
      return event.cards.cards === null
        ? `${subject(naming(event.seat))} 사건 카드 ${event.cards.count}장을 받습니다.`
        : `${subject(naming(event.seat))} 사건 카드를 받습니다: ${event.cards.cards.map((card) => cardName(names, card)).join(", ")}.`;
    case "turn":
      return `${event.turn}턴: ${event.order.map(naming).join(", ")}`;
    case "rolled-climate":
      return `${subject(naming(event.seat))} 기후 주사위로 ${object(String(event.face))} 굴립니다.`;
    case "rolled-choice":
      return `${naming(event.seat)}의 기후 주사위: ${event.faces.join(", ")}.`;
    case "climate":
      return `${subject(names.terrains[event.terrain])} 온화합니다.`;
    case "played":
      return `${subject(naming(event.seat))} ${cardName(names, event.card)} 카드를 씁니다${aimed(event.aim, naming)}. ${names.outcome(event, naming, reader)}`;
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
      return `경매: ${event.genes.map((gene) => names.genes[gene]).join(", ")}.`;
    case "gene-redrawn":
      return `${names.genes[event.old]} 대신 ${subject(names.genes[event.gene])} 나왔습니다.`;
    case "bid": {
      const over = event.over === null ? "" : `, ${subject(naming(event.over))} 밀려납니다`;
      return `${subject(naming(event.seat))} ${lotName(names, event.gene, event.nth)}에 ${object(String(event.amount))} 부릅니다${over}.`;
    }
    case "dropped-out":
      return event.forced
        ? `${topic(naming(event.seat))} 더 부를 수 없어 경매에서 빠집니다.`
        : `${subject(naming(event.seat))} 경매에서 빠집니다.`;
    case "paid":
      return `${subject(naming(event.seat))} ${object(names.genes[event.gene])} ${event.price}점에 얻습니다.`;
    case "unsold":
      return `주머니로 돌아감: ${event.genes.map((gene) => names.genes[gene]).join(", ")}.`;
    case "pile-empty":
      return `카드 더미가 비어 ${topic(naming(event.seat))} 아무것도 받지 못합니다.`;
    case "over":
      return "공룡의 시대가 끝났습니다.";
  }
}

const DEATH = { deadly: "치명적인 땅에서", cold: "추위로", hot: "더위로", card: "갑자기" } as const;
