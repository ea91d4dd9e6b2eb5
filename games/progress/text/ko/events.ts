import { type Naming, particle } from "@clade/kernel";
import { type Label, roman } from "../../rules/book.ts";
import type { SeenEvent } from "../../rules/events.ts";
import { labelName } from "../scene.ts";
import { names } from "./names.ts";

const name = (label: Label) => labelName("ko", label);
const listed = (labels: readonly Label[]) => labels.map(name).join(", ");
const object = (label: Label) => particle(name(label), "을", "를");

const BECAUSE = {
  symbols: "",
  empty: "지난 시대의 카드가 다 떨어져 ",
  idle: "열 라운드 동안 아무것도 개발되지 않아 ",
} as const;
const OVER = {
  symbols: "마지막 기호가 나와 게임이 끝납니다.",
  empty: "마지막 시대의 카드가 다 떨어져 게임이 끝납니다.",
  idle: "열 라운드 동안 아무것도 개발되지 않아 게임이 끝납니다.",
  lost: "시간이 다해 게임에서 졌습니다.",
} as const;

export function eventLine(event: SeenEvent, naming: Naming): string | undefined {
  const who = "seat" in event && event.seat !== undefined ? particle(naming(event.seat), "이", "가") : "";
  switch (event.type) {
    case "dealt":
      return event.cards.cards === null
        ? `${who} 카드 ${event.cards.count}장을 받습니다.`
        : `${who} 받은 카드: ${listed(event.cards.cards)}.`;
    case "turn":
      return `${event.round}라운드: ${naming(event.seat)}.`;
    case "discovering":
    case "contributing":
      return undefined;
    case "paid-card":
      return `${who} ${object(event.card)} 버려 지식 ${particle(String(event.value), "을", "를")} 얻습니다.`;
    case "paid-token":
      return `${who} ${names.knowledge[event.token]} 토큰을 뒤집습니다.`;
    case "paid-surplus":
      return `${who} 남은 지식을 씁니다.`;
    case "discovered":
      return `${who} ${object(event.card)} 발견합니다.`;
    case "developed":
      return `${who} ${object(event.card)} 개발해 냈습니다.`;
    case "researched":
      return `${who} ${object(event.card)} 연구합니다: ${event.markers}차례.`;
    case "recalled":
      return `${who} ${object(event.card)} 손패로 되가져옵니다.`;
    case "drew":
      return `${who} ${roman(event.age)}시대 더미에서 ${event.card === null ? "카드 한 장을" : object(event.card)} 뽑습니다.`;
    case "took":
      return `${who} ${roman(event.age)}시대 버린 더미에서 ${object(event.card)} 가져갑니다.`;
    case "shuffled":
      return `${roman(event.age)}시대 버린 더미를 더미에 섞어 넣습니다(${event.cards}장).`;
    case "discarded":
      return `${who} ${object(event.card)} 버립니다.`;
    case "ended":
      return `${who} 차례를 마칩니다.`;
    case "age":
      return `${BECAUSE[event.why]}${roman(event.age)}시대가 시작됩니다.`;
    case "left-hand":
      return event.cards.cards === null
        ? `${who} 옛 시대 카드 ${event.cards.count}장을 잃습니다.`
        : `${who} 옛 시대 카드를 잃습니다: ${listed(event.cards.cards)}.`;
    case "left-development":
      return `${who} 개발 중이던 ${object(event.card)} 잃습니다.`;
    case "invited":
      return `${who} ${particle(name(event.person), "과", "와")} 함께합니다.`;
    case "heritage":
      return `${who} ${name(event.person)}의 유산을 받습니다.`;
    case "milestone":
      return `세울 이정표: ${name(event.milestone)}.`;
    case "contributed":
      return `${who} ${name(event.milestone)}의 ${event.section + 1}번 구역을 세웁니다.`;
    case "completed":
      return `${particle(name(event.milestone), "이", "가")} 완성되었습니다. 함께한 이: ${event.by.map(naming).join(", ")}. ${
        event.owner === null ? "카드는 아무도 갖지 못합니다." : `카드는 ${naming(event.owner)}에게 갑니다.`
      }`;
    case "time-passed":
      return `시간이 흘러 ${particle(name(event.card), "이", "가")} 시간 더미로 갑니다.`;
    case "time-skipped":
      return `${particle(name(event.card), "은", "는")} 기호가 있어 버린 더미로 갑니다.`;
    case "swapped":
      return `${who} ${object(event.given)} 시간 더미의 ${particle(name(event.taken), "과", "와")} 바꿉니다.`;
    case "over":
      return OVER[event.why];
  }
}
