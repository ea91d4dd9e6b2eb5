import { isDiscovery } from "../rules/cards.ts";
import type { SeenEvent } from "../rules/events.ts";

/** The rule behind each line of the log. */
export function clauseOf(event: SeenEvent): string | undefined {
  switch (event.type) {
    case "round":
      return event.round === 1 ? "SE-10" : "SE-31";
    case "dealt":
      if (event.early) return "SE-14";
      return event.hand.blind ? "SE-15" : event.hand.shown ? "SE-16" : "SE-11";
    case "trump":
      return "SE-40";
    case "played":
      return event.blind ? "SE-17" : event.sets ? "SE-35" : "SE-30";
    case "set-aside":
    case "shuffled-back":
      return "SE-13";
    case "trick-over":
      return "SE-46";
    case "took":
      return isDiscovery(event.card) ? "SE-45" : "SE-47";
    case "acts":
      return "SE-50";
    case "shielded":
      return "SE-80";
    case "struck":
      return CALAMITY_CLAUSES[event.calamity];
    case "lost":
      return event.to === "hurricane" ? "SE-82" : "SE-85";
    case "collected":
      return "SE-52";
    case "gained":
      return event.from === "joker" ? "SE-52" : "SE-80";
    case "produced":
      return "SE-53";
    case "traded":
      return "SE-54";
    case "met":
    case "unmet":
      // Only the later edition settles the points with the need.
      return event.points === 0 ? "SE-57" : "SE-56";
    case "stayed":
      return "SE-58";
    case "age":
      return AGE_CLAUSES[event.why];
    case "population":
      return POPULATION_CLAUSES[event.why];
    case "turned":
      return event.up ? "SE-70" : "SE-59";
    case "scored":
      return "SE-61";
    case "placed":
    case "raised":
      return "SE-65";
    case "removed":
      return event.forced ? "SE-60" : "SE-66";
    case "sets":
      return "SE-70";
    case "over":
      return "SE-71";
  }
}

const CALAMITY_CLAUSES = {
  famine: "SE-81",
  earthquake: "SE-81",
  fanaticism: "SE-81",
  hurricane: "SE-82",
  epidemic: "SE-83",
  decadence: "SE-84",
  obscurantism: "SE-85",
  invasion: "SE-85",
} as const;
const AGE_CLAUSES = { bonus: "SE-58", evolution: "SE-64", penalty: "SE-59", decadence: "SE-84" } as const;
const POPULATION_CLAUSES = { growth: "SE-63", penalty: "SE-59", epidemic: "SE-83" } as const;
