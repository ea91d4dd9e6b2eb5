import type { SeenEvent } from "../rules/events.ts";

/** The rule behind each line of the log. */
export function clauseOf(event: SeenEvent): string | undefined {
  switch (event.type) {
    case "round":
      return event.last ? "EV-75" : "EV-10";
    case "species-given":
      return "EV-11";
    case "drew":
      return "EV-12";
    case "reshuffled":
      return "EV-75";
    case "laid-food":
      return "EV-15";
    case "laid-trait":
      return "EV-21";
    case "discarded":
    case "planned":
      return USES[event.use?.to ?? "trait"];
    case "traits-turned":
      return "EV-25";
    case "grew":
      return "EV-31";
    case "moved-fat":
      return "EV-33";
    case "food-turned":
      return "EV-35";
    case "took":
      return TAKINGS[event.by];
    case "outwitted":
      return "EV-59";
    case "attacked":
      return "EV-44";
    case "gored":
      return "EV-58";
    case "bagged":
      return event.why === "fat" ? "EV-71" : event.why === "round-end" ? "EV-65" : "EV-44";
    case "extinct":
      return "EV-70";
    case "starved":
      return "EV-65";
    case "thought":
      return "EV-60";
    case "passed":
      return "EV-40";
    case "over":
      return "EV-76";
    case "done":
      return undefined;
  }
}

const USES = { trait: "EV-21", species: "EV-22", size: "EV-23", population: "EV-23", shed: "EV-24" } as const;

const TAKINGS = {
  fed: "EV-42",
  foraging: "EV-50",
  cooperation: "EV-51",
  scavenger: "EV-53",
  attack: "EV-44",
  "long-neck": "EV-32",
  intelligence: "EV-60",
} as const;
