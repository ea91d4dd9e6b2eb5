import { type Naming, particle } from "@clade/kernel";
import type { AgeReason, PopulationReason, SeenEvent } from "../../rules/events.ts";
import { names } from "./names.ts";
import { actor, ageName, amountsOf, cardName, cardNames, placeName, suitName } from "./phrases.ts";

export function eventLine(event: SeenEvent, naming: Naming): string | undefined {
  switch (event.type) {
    case "round":
      return `${event.round}라운드. ${actor(naming, event.first)} 첫 트릭을 시작합니다.`;
    case "dealt": {
      const { count, cards, blind, shown } = event.hand;
      const how = `${blind ? ", 보지 않고 냄" : ""}${shown ? ", 다른 모두에게 공개" : ""}`;
      return `${naming(event.seat)}의 핸드는 ${count}장${how}${cards === null ? "" : `: ${cardNames(cards)}`}.`;
    }
    case "trump":
      return `${actor(naming, event.seat)} ${particle(suitName(event.suit), "을", "를")} 트럼프로 정합니다.`;
    case "played":
      return `${actor(naming, event.seat)} ${cardName(event.card)} 카드를 ${event.blind ? "뒤집어 " : ""}냅니다${
        event.sets ? ". 트릭의 색깔이 정해집니다" : ""
      }.`;
    case "set-aside":
      return `${actor(naming, event.seat)} ${cardName(event.card)} 카드를 뒤집었습니다. 1라운드에는 재앙이 없으니 더미 맨 위 카드를 대신 냅니다.`;
    case "shuffled-back":
      return `${actor(naming, event.seat)} ${cardNames(event.cards)} 카드를 더미에 다시 섞습니다.`;
    case "trick-over":
      return `${actor(naming, event.winner)} 트릭을 땁니다. 고르는 순서: ${event.order.map(naming).join(", ")}.`;
    case "took":
      return `${actor(naming, event.seat)} ${cardName(event.card)} 카드를 가져갑니다.`;
    case "acts":
      return `${naming(event.seat)}의 행동 단계.`;
    case "shielded":
      return `${naming(event.seat)}의 방패가 재앙을 막습니다: ${names.calamities[event.calamity].name}${
        event.gift === 0 ? "" : ` (자원 ${event.gift}개로 바뀜)`
      }.`;
    case "struck":
      return `${naming(event.seat)}에게 재앙이 닥칩니다: ${names.calamities[event.calamity].name}.`;
    case "lost":
      return `${actor(naming, event.seat)} 자원을 잃습니다: ${amountsOf(event.amounts) || "없음"}.`;
    case "collected":
      return `${actor(naming, event.seat)} 카드에서 얻습니다: ${amountsOf(event.amounts) || "없음"}.`;
    case "gained":
      return `${actor(naming, event.seat)} ${suitName(event.suit)} 1개를 고릅니다(${event.from === "joker" ? "조커" : "방패"}).`;
    case "produced":
      return `${actor(naming, event.seat)} 생산합니다: ${amountsOf(event.amounts) || "없음"}.`;
    case "traded":
      return `${actor(naming, event.seat)} ${suitName(event.from)} 1개를 ${suitName(event.to)} 1개로 바꿉니다.`;
    case "met":
      return `${actor(naming, event.seat)} ${suitName(event.suit)} 요구를 채웁니다: ${event.paid}개 지불${
        event.points === 0 ? "" : `, ${event.points}점 획득`
      }.`;
    case "unmet":
      return `${naming(event.seat)}: ${suitName(event.suit)} ${event.missing}개 부족${
        event.points < 0 ? `, ${-event.points}점 잃음` : event.paid > 0 ? `, 있던 ${event.paid}개는 모두 씀` : ""
      }.`;
    case "stayed":
      return `${actor(naming, event.seat)} 시대를 올리지 않기로 합니다.`;
    case "age":
      return `${actor(naming, event.seat)} ${AGE[event.why]}${ageName(event.to)}로 ${
        event.to > event.from ? "올라갑니다" : "내려갑니다"
      }.`;
    case "population":
      return `${naming(event.seat)}: 인구 ${event.from} → ${event.to}${POPULATION[event.why]}.`;
    case "turned":
      return `${actor(naming, event.seat)} ${cardName(event.card)} 카드를 ${event.up ? "앞면으로" : "뒷면으로"} 뒤집습니다.`;
    case "scored":
      return `${actor(naming, event.seat)} ${event.for === "needs" ? "채운 요구로" : "위신으로"} ${event.points}점을 얻습니다.`;
    case "placed":
      return `${actor(naming, event.seat)} ${placeName(event.place)} ${event.level}레벨에 일꾼을 놓습니다.`;
    case "raised":
      return `${actor(naming, event.seat)} ${placeName(event.place)} 일꾼을 ${event.level}레벨로 올립니다.`;
    case "removed":
      return `${actor(naming, event.seat)} ${placeName(event.place)}의 일꾼을 ${event.forced ? "빼야 합니다" : "뺍니다"}.`;
    case "sets":
      return `${actor(naming, event.seat)} 발견으로 ${event.points}점을 얻습니다.`;
    case "over":
      return "게임이 끝났습니다.";
  }
}

const AGE: { readonly [R in AgeReason]: string } = {
  bonus: "",
  evolution: "과학 3개로 ",
  penalty: "채운 요구가 없어 ",
  decadence: "",
};
const POPULATION: { readonly [R in PopulationReason]: string } = {
  growth: "",
  penalty: ", 자원이 하나도 없는 요구가 있었습니다",
  epidemic: "",
};
