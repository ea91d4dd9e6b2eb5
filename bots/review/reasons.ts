import {
  type AnyGame,
  at,
  type Chance,
  type GameEvent,
  type GameText,
  type Move,
  type Seat,
  seeded,
} from "@clade/kernel";
import type { Playable } from "../play-game.ts";
import type { PlayedCourse } from "./course.ts";
import { Foresight, type World, worldFrom } from "./foresight.ts";
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

/** Why the move that was made was worse than the best. */
export function reasonFor(course: PlayedCourse, step: number, best: string | null): Reason | null {
  const { pack, players } = course;
  const { seat } = at(course.steps, step);
  const better = best === null ? undefined : pack.game.read(best);
  const look = { pack, text: pack.text.en, players, seat, view: pack.game.view(course.state(step), seat) };
  return tellingEvent(look, [course.move(step), better], seeded(`reason ${step}`));
}

/** Whose moves are compared, and what they know. */
interface Look {
  readonly pack: Playable;
  /** In any language: only what has a line is worth telling. */
  readonly text: Pick<GameText, "event">;
  readonly players: number;
  readonly seat: Seat;
  readonly view: unknown;
}

/**
 * Why one move is worse than another: the event that comes more often after the one, or more seldom, and that goes with worse
 * endings. Only what the seat would be told is looked at, and only what the game has a line of its log for. A move that is not
 * there: everybody just plays on.
 */
export function tellingEvent(
  { pack, text, players, seat, view }: Look,
  moves: readonly [worse: Move | undefined, better: Move | undefined],
  chance: Chance,
): Reason | null {
  const { game } = pack;
  const foresight = new Foresight(pack, players, REACH);
  const seen = new Map<string, Seen>();
  // What the moves themselves do goes without saying, also where everybody would do it later.
  const obvious = new Set<string>();
  let total = 0;
  for (let number = 0; number < WORLDS; number++) {
    const world = worldFrom(game, view, chance);
    if (number === 0) for (const move of moves) listenTo(game, world, seat, move, (key) => obvious.add(key));
    for (const [which, move] of moves.entries()) {
      const heard = new Hearer(game, text, seat);
      const ending = foresight.look(world, move === undefined ? undefined : { seat, move }, (event) =>
        heard.tell(event),
      );
      if (ending === undefined) continue;
      const points = at(ending.scores, seat);
      total += points;
      for (const [key, event] of heard.events) {
        if (obvious.has(key)) continue;
        const known = seen.get(key) ?? { event, times: [0, 0], points: 0 };
        known.times[which === 0 ? 0 : 1]++;
        known.points += points;
        seen.set(key, known);
      }
    }
  }
  return mostTelling([...seen.values()], total);
}

/** Tells what a seat is told while a move is made. */
function listenTo(game: AnyGame, world: World, seat: Seat, move: Move | undefined, hear: (key: string) => void): void {
  if (move === undefined) return;
  const tell = (event: GameEvent) => {
    const seen = game.events.see(event, seat);
    if (seen !== undefined) hear(JSON.stringify(seen));
  };
  game.play(game.clone(world.state), seat, move, { chance: world.luck.again(), tell });
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
  readonly #text: Pick<GameText, "event">;
  readonly #seat: Seat;
  #count = 0;

  constructor(game: AnyGame, text: Pick<GameText, "event">, seat: Seat) {
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
