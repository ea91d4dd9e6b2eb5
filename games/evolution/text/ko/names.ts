import type { Names, TraitTexts } from "../vocabulary.ts";

export const traits: TraitTexts = {
  ambush: {
    name: "매복",
    brief: "경고 울음 무시",
    effect: "이 육식 종이 공격할 때 경고 울음은 대상을 지켜 주지 못합니다.",
  },
  burrowing: {
    name: "굴 파기",
    brief: "배부르면 안전",
    effect: "먹이가 개체 수만큼 차 있는 동안에는 공격받지 않습니다.",
  },
  carnivore: {
    name: "육식",
    brief: "다른 종을 먹음",
    effect: "식물은 먹지 못합니다. 자기보다 작고 방어를 뚫을 수 있는 종을 공격해서 먹고 삽니다.",
  },
  climbing: {
    name: "나무 타기",
    brief: "나무 타기만 공격",
    effect: "나무 타기가 있는 육식 종만 이 종을 공격할 수 있습니다.",
  },
  cooperation: {
    name: "협동",
    brief: "오른쪽도 먹음",
    effect: "먹이를 얻을 때마다 바로 오른쪽의 내 종도 같은 곳에서 같은 종류의 먹이를 1개 얻습니다.",
  },
  "defensive-herding": {
    name: "무리 방어",
    brief: "수가 많으면 안전",
    effect: "개체 수가 더 많은 육식 종만 이 종을 공격할 수 있습니다.",
  },
  "fat-tissue": {
    name: "지방 조직",
    brief: "먹이 저장",
    effect:
      "배가 부른 뒤에도 먹이를 더 얻어 크기만큼 저장할 수 있습니다. 먹이 카드를 공개하기 전에 저장한 먹이를 종 보드로 옮길 수 있습니다.",
  },
  fertile: {
    name: "다산",
    brief: "개체 수 +1",
    effect: "먹이 카드를 공개하기 전에 물웅덩이에 식물이 하나라도 있으면 개체 수가 1 늘어납니다.",
  },
  foraging: {
    name: "채집",
    brief: "식물 1개 더",
    effect: "식물을 얻을 때마다 같은 곳에서 1개를 더 얻습니다.",
  },
  "hard-shell": {
    name: "단단한 껍데기",
    brief: "방어 크기 +4",
    effect: "공격받을 때 크기를 4 크게 칩니다. 그렇다고 고기가 더 나오지는 않습니다.",
  },
  horns: {
    name: "뿔",
    brief: "공격자 부상",
    effect: "이 종을 공격한 육식 종은 고기를 얻기 전에 개체 수가 1 줄어듭니다.",
  },
  intelligence: {
    name: "지능",
    brief: "카드로 식물·꾀",
    effect:
      "먹이를 먹는 동안 카드를 버려 한 장마다 식물 2개를 비축분에서 얻습니다. 육식 종이면 한 장마다 특성 한 종류를 공격이 끝날 때까지 무효로 만듭니다.",
  },
  "long-neck": {
    name: "긴 목",
    brief: "식물 1개 먼저",
    effect: "먹이 카드를 공개하기 전에 비축분에서 식물 1개를 얻습니다.",
  },
  "pack-hunting": {
    name: "무리 사냥",
    brief: "크기 + 개체 수",
    effect: "공격할 때 개체 수를 크기에 더합니다.",
  },
  scavenger: {
    name: "청소동물",
    brief: "공격마다 고기 1",
    effect: "어디서든 육식 종의 공격으로 개체 수가 줄 때마다 비축분에서 고기 1개를 얻습니다.",
  },
  symbiosis: {
    name: "공생",
    brief: "큰 이웃 곁 안전",
    effect: "바로 오른쪽의 내 종이 더 크면 공격받지 않습니다.",
  },
  "warning-call": {
    name: "경고 울음",
    brief: "양옆을 지킴",
    effect:
      "양옆의 내 종은 매복이 있는 육식 종에게만 공격받습니다. 경고 울음이 있는 종은 경고 울음의 보호를 받지 못합니다.",
  },
};

export const names: Names = {
  traits,
  phases: {
    deal: "카드 받기",
    food: "먹이 정하기",
    cards: "카드 쓰기",
    leaves: "잎 특성",
    feeding: "먹이기",
    over: "끝",
  },
  size: "크기",
  population: "개체 수",
};
