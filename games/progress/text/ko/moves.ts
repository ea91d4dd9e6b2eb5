import { particle } from "@clade/kernel";
import { type Person, roman } from "../../rules/book.ts";
import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { bonusText } from "../bonus.ts";
import { promptOf } from "../prompt.ts";
import { guideOf, mover, personName, personOf, type Priced, priceOf, sectionPrice, technologyName } from "../scene.ts";
import { labels } from "./labels.ts";
import { names } from "./names.ts";

const { skills, knowledge } = names;

export const prompt = promptOf("ko", {
  over: "게임이 끝났습니다.",
  waiting: (who) => `${who} 차례입니다.`,
  action: "다음 행동을 고르거나 차례를 마치세요.",
  actionOrRecall: "행동을 고르거나, 먼저 개발 중인 기술을 되가져오세요.",
  activate: "완성된 기술이 여럿입니다. 무엇을 먼저 활성화할까요?",
  invite: {
    scientist: "철학자가 떠났습니다. 과학자를 고르세요.",
    artist: "과학자가 떠났습니다. 예술가를 고르세요.",
  },
  section: (number) => `${number}번 구역`,
  pay: (what, missing) => `${what} 비용을 내세요. 지식 ${particle(String(missing), "이", "가")} 더 필요합니다.`,
  draw: (left) => `카드를 ${left}장 더 뽑으세요. 어디서 뽑을까요?`,
  shuffle: (left) => `${left}번 더 섞고 뽑으세요. 어느 시대에서 할까요?`,
  discard: (left) => `카드를 ${left}장 더 버리세요.`,
});

export function moveLabel(view: View, move: Move): string {
  const seat = mover(view);
  const name = (id: string) => technologyName("ko", view, id);
  const source = (age: number, from: string) =>
    from === "deck" ? `${roman(age)}시대 더미` : `${roman(age)}시대 버린 더미`;
  switch (move.type) {
    case "discover":
      return `발견: ${name(move.card)} (${costs(priceOf("ko", view, seat, move.card))})`;
    case "research":
      return `연구: ${name(move.card)}`;
    case "draw":
      return `${skills.draw}, 먼저 ${source(move.age, move.from)}에서(행동 종료)`;
    case "quick":
      return `${skills["quick-draw"]}, ${source(move.age, move.from)}에서`;
    case "take":
      return `다음 카드를 ${source(move.age, move.from)}에서`;
    case "shuffle":
      return `${roman(move.age)}시대 버린 더미를 섞어 넣고 뽑기`;
    case "end":
      return "차례 마치기";
    case "recall":
      return `되가져오기: ${name(move.card)}`;
    case "activate":
      return `활성화: ${name(move.card)}`;
    case "pay":
      return `비용으로 내기: ${name(move.card)}`;
    case "turn":
      return `${knowledge[move.token]} 토큰 뒤집기`;
    case "surplus":
      return "남은 지식 1 쓰기";
    case "discard":
      return `버리기: ${name(move.card)}`;
    case "swap":
      return `${particle(name(move.card), "을", "를")} 시간 더미의 ${particle(name(move.time), "과", "와")} 바꾸기`;
    case "contribute": {
      const price = sectionPrice("ko", view, seat, move.section);
      return `이정표 ${move.section + 1}번 구역 세우기${price === undefined ? "" : ` (${costs([price])})`}`;
    }
    case "invite":
      return `인물 선택: ${personName("ko", view, move.person)}${brings(personOf(view, move.person))}`;
    case "heritage":
      return `인물의 유산 받기${leaves(guideOf(view))}`;
  }
}

function costs(lines: readonly Priced[]): string {
  const due = lines.filter(({ free }) => !free);
  if (due.length === 0) return "무료";
  return due.map(({ type, amount }) => `${knowledge[type]} ${amount}`).join(", ");
}

/** What somebody gives while they guide you, and what they leave. */
function brings(person: Person | undefined): string {
  if (person === undefined) return "";
  const left = person.heritage === null ? "" : ` · 유산: ${bonusText(person.heritage, names)}`;
  return ` (${[bonusText(person.bonus, names), labels.points(person.points)].filter((part) => part !== "").join(", ")}${left})`;
}

function leaves(person: Person | undefined): string {
  return person === undefined || person.heritage === null ? "" : ` (${bonusText(person.heritage, names)})`;
}
