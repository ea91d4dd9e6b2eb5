import { chapter, particle, refusalSentence } from "@clade/kernel";
import type { Refusals, Text } from "../vocabulary.ts";

const refusals: Refusals = {
  over: "게임이 끝났습니다.",
  "already-laid": "이미 카드를 냈습니다.",
  "not-in-hand": "{card} 카드는 손패에 없습니다.",
};

export const ko: Text = {
  options: {},
  parts: { shells: "껍데기" },
  verdicts: {},
  prompt: ({ watcher, tide }, { deciders }, naming) => {
    if (deciders.length === 0) return "게임이 끝났습니다.";
    if (deciders.some((seat) => seat === watcher)) return `밀물 ${tide}: 카드 한 장을 뒷면으로 내세요.`;
    return `아직 안 낸 사람: ${deciders.map(naming).join(", ")}`;
  },
  move: (_view, { card }) => `${card} 내기`,
  event: (event, naming) => {
    switch (event.type) {
      case "tide":
        return `밀물 ${event.tide}: 껍데기 ${event.shells.join(", ")}`;
      case "laid":
        return `${particle(naming(event.seat), "이", "가")} ${event.card === null ? "카드를 한 장" : particle(`${event.card}`, "을", "를")} 냅니다.`;
      case "turned":
        return event.moves
          ? `${naming(event.seat)}(${event.card}): 크기 ${event.shell} 껍데기로 옮깁니다.`
          : `${naming(event.seat)}(${event.card}): 크기 ${event.shell} 껍데기는 쓸모가 없습니다.`;
    }
  },
  refusal: (refusal) => refusalSentence("ko", refusals, refusal, (details) => details),
  view: {
    keys: {
      tide: "밀물",
      beach: "해변의 껍데기",
      turned: "공개된 카드",
      washed: null,
      sea: "남은 껍데기",
      points: "점수",
      shell: "사는 껍데기",
      hand: "손패",
      laid: "낸 카드",
    },
  },
  rules: [
    chapter("준비", {
      "MO-1":
        "2~5명이 합니다. 1부터 40까지의 카드 중 여섯 장씩 받고 나머지는 쓰지 않습니다. 소라게는 모두 껍데기 없이(크기 0) 시작합니다.",
      "MO-2":
        "껍데기는 36개로, 크기 1부터 9까지 네 개씩입니다. 밀물은 여섯 번 들고, 그때마다 인원수만큼의 껍데기가 해변에 공개됩니다.",
    }),
    chapter("밀물", {
      "MO-3": "모두 동시에 손패에서 카드 한 장을 뒷면으로 냅니다. 낸 사람은 다시 낼 수 없습니다.",
      "MO-4":
        "모두 내면 카드를 공개합니다. 가장 높은 카드가 가장 큰 껍데기, 다음 카드가 다음 껍데기를 받는 식입니다. 낸 카드는 게임에서 빠집니다.",
      "MO-5":
        "받은 껍데기가 지금 것보다 크면 옮겨 살고 그 크기만큼 점수를 얻습니다. 크지 않으면 그대로 있고 점수가 없습니다.",
      "MO-6": "그 밀물의 껍데기는 게임에서 빠지고 다음 밀물이 듭니다.",
    }),
    chapter("끝", {
      "MO-7":
        "여섯 번째 밀물이 끝나면 점수가 가장 많은 사람이 이깁니다. 같으면 더 큰 껍데기에 사는 사람이 이기고, 그것도 같으면 순위를 나눕니다.",
    }),
  ],
  tutorial: [
    {
      title: "해변의 껍데기",
      text: "밀물마다 한 사람에 하나씩 껍데기가 옵니다. 가장 높은 카드가 가장 큰 것을, 가장 낮은 카드가 가장 작은 것을 받습니다.",
    },
    {
      title: "너무 빨리 자라지 마세요",
      text: "지금 사는 것보다 큰 껍데기만 점수가 됩니다. 한 번에 크게 뛰는 것보다 조금씩 여러 번이 낫습니다.",
    },
    { title: "모두 동시에", text: "카드를 누르면 뒷면으로 냅니다. 모두 내면 카드를 공개합니다." },
  ],
};
