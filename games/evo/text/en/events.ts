import type { Naming, Watcher } from "@clade/kernel";
import type { SeenEvent } from "../../rules/events.ts";
import { cardName, faces, lotName } from "../vocabulary.ts";
import { aimed } from "./moves.ts";
import { names } from "./names.ts";
import { many } from "./phrases.ts";

export function eventLine(event: SeenEvent, naming: Naming, reader: Watcher = "spectator"): string | undefined {
  switch (event.type) {
    case "started":
      return `${naming(event.seat)} comes ashore in ${event.zone}.`;
    case "drew":
      return event.cards.cards === null
        ? `${naming(event.seat)} draws ${many(event.cards.count, "event card", "event cards")}.`
        : `${naming(event.seat)} draws ${event.cards.cards.map((card) => cardName(names, card)).join(", ")}.`;
    case "turn":
      return `Turn ${event.turn}: ${event.order.map(naming).join(", ")}`;
    case "rolled-climate":
      return `${naming(event.seat)} rolls a ${event.face} for the climate.`;
    case "rolled-choice":
      return `${naming(event.seat)} rolls ${event.faces.join(" and ")} for the climate.`;
    case "climate":
      return `It is temperate on ${CLIMATE_OF[event.terrain]}.`;
    case "played":
      return `${naming(event.seat)} plays ${cardName(names, event.card)}${aimed(event.aim, naming)}. ${names.outcome(event, naming, reader)}`;
    case "stepped":
      return `${naming(event.seat)} moves ${event.from} → ${event.to}.`;
    case "fought": {
      const outcome = event.face <= event.needed ? "and wins" : "and loses";
      return `${naming(event.seat)} attacks ${naming(event.against)} in ${event.to}: ${event.face} (needs ${faces(event.needed)}) ${outcome}.`;
    }
    case "born":
      return `${naming(event.seat)} has a newborn in ${event.zone}.`;
    case "died":
      return `${naming(event.seat)} loses ${many(event.zones.length, "dino", "dinos")} ${DEATH[event.of]} (${event.zones.join(", ")}).`;
    case "scored":
      return `${naming(event.seat)} has ${many(event.dinos, "survivor", "survivors")}: ${many(event.points, "point", "points")}.`;
    case "meteor":
      return undefined;
    case "rolled-meteor":
      return event.faces.includes(event.face)
        ? `${naming(event.seat)} rolls a ${event.face}: the meteorite falls!`
        : `${naming(event.seat)} rolls a ${event.face}: the meteorite misses (it falls on ${event.faces.join(", ")}).`;
    case "genes-drawn":
      return `Up for auction: ${event.genes.map((gene) => names.genes[gene]).join(", ")}.`;
    case "gene-redrawn":
      return `${names.genes[event.old]} goes back into the bag, ${names.genes[event.gene]} takes its place.`;
    case "bid": {
      const over = event.over === null ? "" : `, over ${naming(event.over)}`;
      return `${naming(event.seat)} bids ${event.amount} on ${lotName(names, event.gene, event.nth)}${over}.`;
    }
    case "dropped-out":
      return event.forced
        ? `${naming(event.seat)} cannot bid any more and is out of this auction.`
        : `${naming(event.seat)} drops out of this auction.`;
    case "paid":
      return `${naming(event.seat)} gets ${names.genes[event.gene]} for ${many(event.price, "point", "points")}.`;
    case "unsold":
      return `Back into the bag: ${event.genes.map((gene) => names.genes[gene]).join(", ")}.`;
    case "pile-empty":
      return `The card pile is empty: ${naming(event.seat)} draws nothing.`;
    case "over":
      return "The age of dinosaurs is over.";
  }
}

const CLIMATE_OF = {
  beach: "the beaches",
  meadow: "the meadows",
  hill: "the hills",
  mountain: "the mountains",
} as const;
const DEATH = { deadly: "to the deadly climate", cold: "to the cold", hot: "to the heat", card: "suddenly" } as const;
