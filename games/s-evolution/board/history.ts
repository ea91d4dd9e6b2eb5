import { at, type Seat } from "@clade/kernel";
import type { SeenEvent } from "../rules/events.ts";

/** How a game went for one player. */
export interface Story {
  readonly seat: Seat;
  /** The score after each round, the first round first; the sets of Discoveries come last of all. */
  readonly scores: readonly number[];
  /** The Age after each round. */
  readonly ages: readonly number[];
  readonly tricks: number;
  /** Calamities that struck, and those that the Shield stopped. */
  readonly struck: number;
  readonly stopped: number;
  readonly sets: number;
}

/** The story of a finished game, from its events. */
export function stories(events: readonly SeenEvent[], players: readonly Seat[]): Story[] {
  const told = players.map((seat) => ({
    seat,
    scores: [] as number[],
    ages: [] as number[],
    tricks: 0,
    struck: 0,
    stopped: 0,
    sets: 0,
  }));
  const now = players.map(() => ({ score: 0, age: 1 }));
  const close = (): void => {
    for (const story of told) {
      story.scores.push(at(now, story.seat).score);
      story.ages.push(at(now, story.seat).age);
    }
  };
  let round = 0;
  for (const event of events) {
    switch (event.type) {
      case "round":
        if (round > 0) close();
        round = event.round;
        break;
      case "met":
      case "unmet":
      case "scored":
        at(now, event.seat).score += event.points;
        break;
      case "sets":
        at(told, event.seat).sets = event.points;
        break;
      case "age":
        at(now, event.seat).age = event.to;
        break;
      case "trick-over":
        at(told, event.winner).tricks++;
        break;
      case "struck":
        at(told, event.seat).struck++;
        break;
      case "shielded":
        at(told, event.seat).stopped++;
        break;
      default:
        break;
    }
  }
  close();
  return told;
}
