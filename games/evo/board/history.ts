import { at, type Seat } from "@clade/kernel";
import type { Terrain } from "../rules/data/climate.ts";
import { FIRST_POINTS, type Gene } from "../rules/data/genes.ts";
import type { SeenEvent } from "../rules/events.ts";

/** How a game went for one player. */
export interface Story {
  readonly seat: Seat;
  /** Points at the start and after each turn's survival. */
  readonly points: readonly number[];
  /** Survivors of each turn. */
  readonly survivors: readonly number[];
  readonly born: number;
  readonly died: number;
  readonly won: number;
  readonly fights: number;
  readonly genes: readonly Gene[];
}

export interface Chronicle {
  readonly stories: readonly Story[];
  /** What was temperate in each turn. */
  readonly climates: readonly Terrain[];
}

/** The story of a finished game, from its events. */
export function chronicle(events: readonly SeenEvent[], players: readonly Seat[]): Chronicle {
  const told = players.map((seat) => ({
    seat,
    points: [FIRST_POINTS],
    survivors: [] as number[],
    born: 0,
    died: 0,
    won: 0,
    fights: 0,
    genes: [] as Gene[],
  }));
  const climates: Terrain[] = [];
  for (const event of events) {
    switch (event.type) {
      case "climate":
        climates.push(event.terrain);
        break;
      case "scored":
        at(told, event.seat).points.push(event.points);
        at(told, event.seat).survivors.push(event.dinos);
        break;
      case "born":
        at(told, event.seat).born++;
        break;
      case "died":
        at(told, event.seat).died += event.zones.length;
        break;
      case "fought": {
        const [attacker, attacked] = [at(told, event.seat), at(told, event.against)];
        const won = event.face <= event.needed;
        attacker.fights++;
        attacked.fights++;
        (won ? attacker : attacked).won++;
        (won ? attacked : attacker).died++;
        break;
      }
      case "paid":
        at(told, event.seat).genes.push(event.gene);
        break;
      default:
        break;
    }
  }
  return { stories: told, climates };
}

/** The cards played since the turn began, the latest last. */
export function playedThisTurn(events: readonly SeenEvent[]): Extract<SeenEvent, { type: "played" }>[] {
  const start = events.findLastIndex(({ type }) => type === "turn");
  return events.slice(start + 1).flatMap((event) => (event.type === "played" ? [event] : []));
}

/** The bids of the auction that goes on, in their order. */
export function bidsSoFar(events: readonly SeenEvent[]): Extract<SeenEvent, { type: "bid" }>[] {
  const start = events.findLastIndex(({ type }) => type === "genes-drawn" || type === "gene-redrawn");
  return events.slice(start + 1).flatMap((event) => (event.type === "bid" ? [event] : []));
}
