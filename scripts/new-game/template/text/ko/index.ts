import { chapter, particle, refusalSentence } from "@clade/kernel";
import type { Refusals, Text } from "../vocabulary.ts";

const refusals: Refusals = { "not-in-hand": "{card} 카드는 손에 없습니다." };

export const ko: Text = {
  options: {},
  parts: { tops: "넘어선 카드" },
  verdicts: {},
  prompt: (view, { deciders: [seat] }, naming) => {
    if (seat === undefined) return "게임이 끝났습니다.";
    return seat === view.watcher
      ? "카드를 한 장 내세요."
      : `${particle(naming(seat), "이", "가")} 카드를 낼 차례입니다.`;
  },
  move: (_view, { card }) => `${card} 내기`,
  event: (event, naming) => {
    const who = particle(naming(event.seat), "이", "가");
    if (event.type === "laid")
      return `${who} ${particle(`${event.card}`, "을", "를")} 냅니다.${event.scores ? " 1점을 얻습니다." : ""}`;
    return `${who} 카드 ${event.cards.count}장을 받습니다.`;
  },
  refusal: (refusal) => refusalSentence("ko", refusals, refusal, (details) => details),
  view: {
    keys: { active: "차례", laid: "낸 카드", rest: "남은 카드", points: "점수", hand: "손패" },
    seats: ["active"],
  },
  rules: [
    chapter("Sample game", {
      "SA-1": "2~5명이 합니다. 1부터 30까지의 카드 중 네 장씩 받고 나머지는 쓰지 않습니다.",
      "SA-2":
        "시작하는 사람은 제비로 정하고 시계 방향으로 돌아갑니다. 자기 차례에는 손패에서 카드 한 장을 가운데에 냅니다.",
      "SA-3": "덮은 카드보다 높은 카드는 1점입니다. 첫 카드는 점수가 없습니다.",
      "SA-4": "모두 손패가 없으면 끝납니다. 점수가 가장 많은 사람이 이기고, 같으면 함께 이깁니다.",
    }),
  ],
  tutorial: [{ title: "더 높게", text: "카드를 눌러 내세요. 앞의 카드보다 높으면 1점을 얻습니다." }],
};
