import type { SeenEvent } from "../rules/events.ts";

/** The rule behind each line of the log. */
export function clauseOf(event: SeenEvent): string | undefined {
  switch (event.type) {
    case "discarded":
      return event.why === "upkeep" ? "PR-25" : "PR-22";
    case "age":
      return event.why === "symbols" ? "PR-30" : event.why === "empty" ? "PR-34" : "PR-35";
    case "over":
      return event.why === "lost" ? "PR-51" : "PR-33";
    case "invited":
      return "PR-71";
    default:
      return CLAUSES[event.type];
  }
}

const CLAUSES: { readonly [T in Exclude<SeenEvent["type"], "discarded" | "age" | "over" | "invited">]: string } = {
  dealt: "PR-4",
  turn: "PR-10",
  discovering: "PR-16",
  "paid-card": "PR-17",
  "paid-token": "PR-17",
  "paid-surplus": "PR-17",
  discovered: "PR-16",
  developed: "PR-11",
  researched: "PR-20",
  recalled: "PR-12",
  drew: "PR-21",
  took: "PR-21",
  shuffled: "PR-23",
  ended: "PR-15",
  "left-hand": "PR-32",
  "left-development": "PR-32",
  heritage: "PR-73",
  milestone: "PR-80",
  contributing: "PR-81",
  contributed: "PR-81",
  completed: "PR-82",
  "time-passed": "PR-51",
  "time-skipped": "PR-51",
  swapped: "PR-52",
};
