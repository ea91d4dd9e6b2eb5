import { type Asked, type GameText, type Naming } from "@clade/kernel";
import type { SeenEvent } from "../rules/events.ts";
import type { Aim, Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import { refusals } from "./en/refusals.ts";
import { rules } from "./en/rules.ts";
import { tutorial } from "./en/tutorial.ts";
import { many, words } from "./en/words.ts";
import { refusalIn } from "./refusal-details.ts";
import { oddsOf, placeOf, situationOf } from "./scene.ts";
import { cardName, faces, lotName } from "./words.ts";

function prompt(view: View, { deciders }: Asked, naming: Naming): string {
  const situation = situationOf(view);
  if (situation.asks === "nothing") return "The game is over.";
  const who = deciders.map(naming).join(", ");
  switch (situation.asks) {
    case "card":
      return `${who} may play event cards (${words.moments[situation.window]}), or pass.`;
    case "roll":
      return `${who} chooses one of the rolled results for the climate.`;
    case "step":
      return situation.steps === 0
        ? `${who} has no steps left, but may still play a card, or pass.`
        : `${who} moves: ${many(situation.steps, "step", "steps")} left.`;
    case "birth":
      return situation.due === 0
        ? `${who} has no births left, but may still play a card, or pass.`
        : `${who} gives birth: ${many(situation.due, "newborn", "newborns")} to place.`;
    case "loss":
      return `${who} has more dinos in the cold or the heat than can stay: which one dies?`;
    case "bid":
      if (!situation.again) return `${who} bids for a gene.`;
      return situation.mayDrop ? `${who} was overbid: bid again, or drop out.` : `${who} was overbid and bids again.`;
  }
}

function moveLabel(view: View, move: Move, naming: Naming): string {
  switch (move.type) {
    case "step": {
      const from = placeOf(view, move.from);
      const to = placeOf(view, move.to);
      if (to.occupant === null || from.occupant === null) return `Move ${move.from} → ${place(view, move.to)}`;
      const odds = faces(oddsOf(view, from.occupant, to.occupant));
      return `Attack ${naming(to.occupant)}: ${move.from} → ${place(view, move.to)}, wins on ${odds}`;
    }
    case "birth":
      return `Birth in ${place(view, move.zone)}`;
    case "lose":
      return `Lose the dino in ${place(view, move.zone)}`;
    case "bid":
      return `Bid ${move.amount} on ${lotName(words, move.gene, move.nth)}`;
    case "drop":
      return "Drop out of this auction";
    case "card":
      return `Play ${cardName(words, move.card)}${aimed(move.aim, naming)}`;
    case "face":
      return `Choose the ${move.face}`;
    case "pass":
      return "Pass";
  }
}

function place(view: View, id: string): string {
  const { terrain, condition } = placeOf(view, id);
  return `${id} (${words.terrains[terrain]}, ${words.conditions[condition]})`;
}

function aimed(aim: Aim, naming: Naming): string {
  if (aim === null) return "";
  if ("seat" in aim) return ` on ${naming(aim.seat)}`;
  if ("zone" in aim) return ` on the dino in ${aim.zone}`;
  return "from" in aim ? `: ${aim.from} ↔ ${aim.to}` : ` on ${lotName(words, aim.gene, aim.nth)}`;
}

function eventLine(event: SeenEvent, naming: Naming): string | undefined {
  switch (event.type) {
    case "started":
      return `${naming(event.seat)} comes ashore in ${event.zone}.`;
    case "drew":
      return event.cards.cards === null
        ? `${naming(event.seat)} draws ${many(event.cards.count, "event card", "event cards")}.`
        : `${naming(event.seat)} draws ${event.cards.cards.map((card) => cardName(words, card)).join(", ")}.`;
    case "turn":
      return `— Turn ${event.turn}: ${event.order.map(naming).join(", ")} —`;
    case "rolled-climate":
      return `${naming(event.seat)} rolls a ${event.face} for the climate.`;
    case "rolled-choice":
      return `${naming(event.seat)} rolls ${event.faces.join(" and ")} for the climate.`;
    case "climate":
      return `It is temperate on ${CLIMATE_OF[event.terrain]}.`;
    case "played":
      return `${naming(event.seat)} plays ${cardName(words, event.card)}${aimed(event.aim, naming)}. ${words.effect(event.effect)}`;
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
      return `Up for auction: ${event.genes.map((gene) => words.genes[gene]).join(", ")}.`;
    case "gene-redrawn":
      return `${words.genes[event.old]} goes back into the bag, ${words.genes[event.gene]} takes its place.`;
    case "bid": {
      const over = event.over === null ? "" : `, over ${naming(event.over)}`;
      return `${naming(event.seat)} bids ${event.amount} on ${lotName(words, event.gene, event.nth)}${over}.`;
    }
    case "dropped-out":
      return event.forced
        ? `${naming(event.seat)} cannot bid any more and is out of this auction.`
        : `${naming(event.seat)} drops out of this auction.`;
    case "paid":
      return `${naming(event.seat)} gets ${words.genes[event.gene]} for ${many(event.price, "point", "points")}.`;
    case "unsold":
      return `Back into the bag: ${event.genes.map((gene) => words.genes[gene]).join(", ")}.`;
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

export const en: GameText<View, Move, SeenEvent> = {
  options: {
    island: {
      label: "Island",
      help: "The island must have a starting beach for each player. You may bring a map of your own.",
      values: {
        fitting: "the one that fits the number of players",
        BD: "medium and small half (3 players)",
        BC: "two medium halves (4 players)",
        AD: "large and small half (4 players)",
        AC: "large and medium half (5 players)",
      },
    },
    deck: {
      label: "Event cards",
      help: "You may bring a deck of your own.",
      values: { standard: "the 26 cards of the game" },
    },
    auction: {
      label: "Short auction",
      help: "One gene fewer than players; whoever is overbid may drop out.",
    },
  },
  parts: { start: "start", survivors: "survivors", genes: "genes" },
  verdicts: {},
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: refusalIn("en", words, refusals),
  rules,
  tutorial,
};
