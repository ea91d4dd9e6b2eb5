import { at, type Seat } from "@clade/kernel";
import type { SeenEvent } from "../rules/events.ts";

/** How a game went for one player. */
export interface Story {
  readonly seat: Seat;
  /** Food bagged in each round, the first round first. */
  readonly bagged: readonly number[];
  readonly attacks: number;
  readonly lost: number;
}

/** The story of a finished game, from its events. */
export function stories(events: readonly SeenEvent[], players: readonly Seat[]): Story[] {
  const told = players.map((seat) => ({ seat, bagged: [] as number[], attacks: 0, lost: 0 }));
  let round = 0;
  for (const event of events) {
    switch (event.type) {
      case "round":
        round = event.round;
        break;
      case "bagged": {
        const { bagged } = at(told, event.seat);
        bagged[round - 1] = (bagged[round - 1] ?? 0) + event.amount;
        break;
      }
      case "attacked":
        at(told, event.seat).attacks++;
        break;
      case "extinct":
        at(told, event.seat).lost++;
        break;
      default:
        break;
    }
  }
  for (const { bagged } of told) for (let index = 0; index < round; index++) bagged[index] ??= 0;
  return told;
}
