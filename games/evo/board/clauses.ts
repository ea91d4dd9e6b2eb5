import type { SeenEvent } from "../rules/events.ts";

/** The rule behind each line of the log. */
export function clauseOf(event: SeenEvent): string | undefined {
  switch (event.type) {
    case "drew":
      return event.cards.count === 1 ? "EO-40" : "EO-3";
    case "died":
      return event.of === "card" ? "EO-49" : "EO-30";
    case "dropped-out":
    case "unsold":
      return "EO-41";
    default:
      return CLAUSES[event.type];
  }
}

const CLAUSES: { readonly [T in Exclude<SeenEvent["type"], "drew" | "died" | "dropped-out" | "unsold">]: string } = {
  started: "EO-4",
  turn: "EO-11",
  "rolled-climate": "EO-15",
  "rolled-choice": "EO-48",
  climate: "EO-16",
  played: "EO-49",
  stepped: "EO-20",
  fought: "EO-22",
  born: "EO-25",
  scored: "EO-31",
  meteor: "EO-35",
  "rolled-meteor": "EO-35",
  "genes-drawn": "EO-36",
  "gene-redrawn": "EO-48",
  bid: "EO-36",
  paid: "EO-38",
  "pile-empty": "EO-40",
  over: "EO-50",
};
