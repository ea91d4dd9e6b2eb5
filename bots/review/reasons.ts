import { type AnyGame, at, type GameEvent, type GameText, type Seat, seeded } from "@clade/kernel";
import type { PlayedCourse } from "./course.ts";
import { Foresight, worldFrom } from "./foresight.ts";
import type { Reason } from "./review.ts";

/** In how many worlds courses are compared, and how many moves and events far: what comes much later has many causes. */
const WORLDS = 60;
const REACH = 40;
/** What is as frequent after the one move as after the other explains nothing. */
const LEAST_DIFFERENCE = 0.15;

interface Seen {
  readonly event: GameEvent;
  /** How often it happened after each of the two moves. */
  readonly times: [number, number];
  /** What its courses came to for the seat. */
  points: number;
}

/**
 * Why one move was worse than another: the event that came more often after the one, or more seldom, and that goes with worse
 * endings. Only what the seat would have been told is looked at, and only what the game has a line of its log for.
 */
export function reasonFor(course: PlayedCourse, step: number, best: string | null): Reason | null {
  const { pack } = course;
  const { game } = pack;
  const { seat } = at(course.steps, step);
  const better = best === null ? undefined : game.read(best);
  const moves = [course.move(step), better] as const;
  const view = game.view(course.state(step), seat);
  const foresight = new Foresight(pack, course.players, REACH);
  const chance = seeded(`reason ${step}`);
  const seen = new Map<string, Seen>();
  let total = 0;
  for (let number = 0; number < WORLDS; number++) {
    const world = worldFrom(game, view, chance);
    for (const [which, move] of moves.entries()) {
      const heard = new Hearer(game, pack.text.en, seat);
      const ending = foresight.look(world, move === undefined ? undefined : { seat, move }, (event) =>
        heard.tell(event),
      );
      if (ending === undefined) continue;
      const points = at(ending.scores, seat);
      total += points;
      for (const [key, event] of heard.events) {
        const known = seen.get(key) ?? { event, times: [0, 0], points: 0 };
        known.times[which === 0 ? 0 : 1]++;
        known.points += points;
        seen.set(key, known);
      }
    }
  }
  return mostTelling([...seen.values()], total);
}

/** The event whose difference explains most of the loss. */
function mostTelling(seen: readonly Seen[], total: number): Reason | null {
  let least = 0;
  let reason: Reason | null = null;
  for (const { event, times, points } of seen) {
    const count = times[0] + times[1];
    if (count === 2 * WORLDS) continue;
    const [afterMade, afterBest] = [times[0] / WORLDS, times[1] / WORLDS];
    if (Math.abs(afterMade - afterBest) < LEAST_DIFFERENCE) continue;
    const worth = points / count - (total - points) / (2 * WORLDS - count);
    const explained = (afterMade - afterBest) * worth;
    if (explained >= least) continue;
    least = explained;
    reason = { event, afterMade, afterBest };
  }
  return reason;
}

/** Remembers what a seat is told at the beginning of a course, each thing once. */
class Hearer {
  readonly events = new Map<string, GameEvent>();
  readonly #game: AnyGame;
  readonly #text: GameText;
  readonly #seat: Seat;
  #count = 0;

  constructor(game: AnyGame, text: GameText, seat: Seat) {
    this.#game = game;
    this.#text = text;
    this.#seat = seat;
  }

  tell(event: GameEvent): void {
    if (this.#count++ >= REACH) return;
    const seen = this.#game.events.see(event, this.#seat);
    if (seen === undefined || this.#text.event(seen, String) === undefined) return;
    this.events.set(JSON.stringify(seen), seen);
  }
}
