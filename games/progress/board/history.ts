import { at, type Seat } from "@clade/kernel";
import type { SeenEvent } from "../rules/events.ts";

/** How a game went for one player. */
export interface Story {
  readonly seat: Seat;
  /** Technologies active at the end of each round, the first round first. */
  readonly active: readonly number[];
  readonly discovered: number;
  readonly developed: number;
}

/** When an age began. */
export interface Dawn {
  readonly age: number;
  readonly round: number;
}

/** The story of a finished game, from its events. */
export function history(
  events: readonly SeenEvent[],
  players: readonly Seat[],
): { readonly stories: readonly Story[]; readonly dawns: readonly Dawn[]; readonly rounds: number } {
  const stories = players.map((seat) => ({ seat, active: [] as number[], discovered: 0, developed: 0 }));
  const dawns: Dawn[] = [];
  let round = 1;
  const note = (): void => {
    for (const story of stories) story.active[round - 1] = story.discovered + story.developed;
  };
  for (const event of events) {
    switch (event.type) {
      case "turn":
        note();
        round = event.round;
        break;
      case "discovered":
        at(stories, event.seat).discovered++;
        break;
      case "developed":
        at(stories, event.seat).developed++;
        break;
      case "age":
        dawns.push({ age: event.age, round });
        break;
      default:
        break;
    }
  }
  note();
  return { stories, dawns, rounds: round };
}
