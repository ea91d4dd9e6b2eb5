import type { Effect } from "../../rules/data/cards.ts";
import type { Names } from "../vocabulary.ts";
import { outcome } from "./outcome.ts";

export const names: Names = {
  genes: {
    tail: "꼬리",
    leg: "다리",
    horn: "뿔",
    egg: "알",
    fur: "털",
    parasol: "양산",
    mutant: "돌연변이",
    card: "카드",
  },
  terrains: { beach: "해변", meadow: "초원", hill: "언덕", mountain: "산" },
  conditions: { temperate: "온화함", cold: "추움", hot: "더움", deadly: "치명적" },
  cards: {
    "forward-drift": "앞당긴 계절",
    "reverse-drift": "거꾸로 가는 계절",
    "still-air": "고요한 날씨",
    "great-shift": "기후 격변",
    "weather-sense": "날씨 감각",
    charge: "돌격",
    bodyguard: "경호원",
    "second-wind": "뒷심",
    "trade-places": "자리 바꾸기",
    "barren-season": "불모의 계절",
    "drifting-eggs": "떠내려간 알",
    "big-clutch": "풍성한 둥지",
    "cracked-eggs": "금 간 알",
    "cold-snap": "한파",
    scorcher: "폭염",
    "thick-coat": "두꺼운 털가죽",
    shade: "그늘",
    "sudden-end": "갑작스러운 최후",
    "bargain-gene": "할인 유전자",
    "fresh-draw": "새로 뽑기",
  },
  moments: {
    climate: "기후 주사위를 굴리기 전",
    movement: "이동을 시작할 때",
    births: "번식을 시작할 때",
    survival: "생존을 시작할 때",
    drawn: "유전자를 뽑은 뒤",
    paying: "유전자 값을 낼 때",
    "own-movement-start": "자기 이동을 시작할 때",
    "own-movement": "자기 이동 중",
    "own-births": "자기 번식 중",
  },
  effect: describe,
  outcome,
};

function describe({ kind, amount }: Effect): string {
  switch (kind) {
    case "shift":
      if (amount === 0) return "기후가 그대로이며 주사위를 굴리지 않습니다.";
      return `기후가 ${Math.abs(amount)}칸 ${amount > 0 ? "앞으로" : "뒤로"} 움직이며 주사위를 굴리지 않습니다.`;
    case "choose-roll":
      return `기후 주사위를 ${amount}번 굴려 결과를 고릅니다.`;
    case "attack-horns":
      return `이번 턴에 공격할 때 뿔을 ${amount}개 더 셉니다.`;
    case "defence-horns":
      return `이번 턴에 방어할 때 뿔을 ${amount}개 더 셉니다.`;
    case "steps":
      return `이번 턴에 ${amount}걸음 더 움직입니다.`;
    case "swap":
      return "이웃한 두 공룡이 싸우지 않고 자리를 바꿉니다. 적어도 하나는 자기 공룡이어야 합니다.";
    case "barren":
      return "이번 턴에는 어떤 종도 새끼를 낳지 않습니다.";
    case "reach":
      return `새끼가 어른에게서 ${amount}칸까지 떨어져 태어날 수 있습니다.`;
    case "births":
      return `이번 턴에 새끼를 ${amount}마리 더 낳습니다.`;
    case "fewer-births":
      return `상대 한 명이 이번 턴에 새끼를 ${amount}마리 덜 낳습니다.`;
    case "fewer-furs":
      return `상대 한 명이 이번 턴에 털을 ${amount}개 덜 셉니다.`;
    case "fewer-parasols":
      return `상대 한 명이 이번 턴에 양산을 ${amount}개 덜 셉니다.`;
    case "furs":
      return `이번 턴에 털을 ${amount}개 더 셉니다.`;
    case "parasols":
      return `이번 턴에 양산을 ${amount}개 더 셉니다.`;
    case "removal":
      return "원하는 상대 공룡 한 마리를 없앱니다.";
    case "discount":
      return `방금 얻은 유전자의 값을 ${amount}점까지 덜 냅니다.`;
    case "redraw":
      return "뽑힌 유전자 하나를 주머니에 돌려놓고 다른 것을 뽑습니다.";
  }
}
