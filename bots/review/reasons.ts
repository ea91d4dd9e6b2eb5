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
import { Foresight, type Onlooker, type World, worldFrom } from "./foresight.ts";
import { Ledger } from "./ledger.ts";
import type { Change, Reason } from "./review.ts";

/** How many moves and events far courses are compared: what comes much later has many causes. */
const REACH = 40;

/** How sure a reason has to be. */
export interface Doubt {
  /** In how many worlds courses are compared. */
  readonly worlds: number;
  /** What is as frequent after the one move as after the other, but for so much, explains nothing. */
  readonly least: number;
}
const USUAL: Doubt = { worlds: 60, least: 0.15 };

interface Seen {
  readonly event: GameEvent;
  /** How often it happened after each of the two moves. */
  readonly times: [number, number];
  /** What its courses came to for the seat. */
  points: number;
}

/** Why the move that was made was worse than the best. */
export function reasonFor(course: PlayedCourse, step: number, best: string | null): Difference {
  const { pack, players } = course;
  const { seat } = at(course.steps, step);
  const better = best === null ? undefined : pack.game.read(best);
  const look = { pack, text: pack.text.en, players, seat, view: pack.game.view(course.state(step), seat) };
  return difference(look, [course.move(step), better], seeded(`reason ${step}`));
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

/** What comes of two moves, where it differs. */
export interface Difference {
  readonly event: Reason | null;
  /** Null, too, where the game does not say what its players count. */
  readonly change: Change | null;
}

/**
 * Why one move is worse than another: what somebody has more of some moves after it, or less, and the event that comes more often after the one, or more seldom, and that goes with worse
 * endings. Only what the seat would be told is looked at, and only what the game has a line of its log for. A move that is not
 * there: everybody just plays on.
 */
export function difference(
  { pack, text, players, seat, view }: Look,
  moves: readonly [worse: Move | undefined, better: Move | undefined],
  chance: Chance,
  doubt: Doubt = USUAL,
): Difference {
  const { game, brain } = pack;
  const foresight = new Foresight(pack, players, REACH);
  const ledger = new Ledger(brain, players, seat);
  const seen = new Map<string, Seen>();
  // What the moves themselves do goes without saying, also where everybody would do it later.
  const obvious = new Set<string>();
  let total = 0;
  for (let number = 0; number < doubt.worlds; number++) {
    const world = worldFrom(game, view, chance);
    const hear = number === 0 ? (key: string) => obvious.add(key) : ignore;
    const firsts = moves.map((move) => ledger.count(moved(game, world, seat, move, hear)));
    const [worse, better] = moves.map((move, which) => {
      const heard = new Hearer(game, text, seat);
      const ending = foresight.look(world, move === undefined ? undefined : { seat, move }, heard);
      if (ending === undefined) return undefined;
      const points = at(ending.scores, seat);
      total += points;
      for (const [key, event] of heard.events) {
        if (obvious.has(key)) continue;
        const known = seen.get(key) ?? { event, times: [0, 0], points: 0 };
        known.times[which === 0 ? 0 : 1]++;
        known.points += points;
        seen.set(key, known);
      }
      return ledger.entry(at(firsts, which), ledger.count(heard.end), ending);
    });
    if (worse !== undefined && better !== undefined) ledger.add(worse, better);
  }
  return { event: mostTelling([...seen.values()], total, doubt), change: ledger.telling() };
}

/** The world right after a move; tells what a seat is told meanwhile. */
function moved(game: AnyGame, world: World, seat: Seat, move: Move | undefined, hear: (key: string) => void): unknown {
  if (move === undefined) return world.state;
  const state = game.clone(world.state);
  const tell = (event: GameEvent) => {
    const seen = game.events.see(event, seat);
    if (seen !== undefined) hear(JSON.stringify(seen));
  };
  game.play(state, seat, move, { chance: world.luck.again(), tell });
  return state;
}

function ignore(): void {}

/** The event whose difference explains most of the loss. */
function mostTelling(seen: readonly Seen[], total: number, { worlds, least: differing }: Doubt): Reason | null {
  let least = 0;
  let reason: Reason | null = null;
  for (const { event, times, points } of seen) {
    const count = times[0] + times[1];
    if (count === 2 * worlds) continue;
    const [afterMade, afterBest] = [times[0] / worlds, times[1] / worlds];
    if (Math.abs(afterMade - afterBest) < differing) continue;
    const worth = points / count - (total - points) / (2 * worlds - count);
    const explained = (afterMade - afterBest) * worth;
    if (explained >= least) continue;
    least = explained;
    reason = { event, afterMade, afterBest };
  }
  return reason;
}

/** Remembers what a seat is told at the beginning of a course, each thing once, and how the course ends. */
class Hearer implements Onlooker {
  readonly events = new Map<string, GameEvent>();
  end: unknown;
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

  see(state: unknown): void {
    this.end = state;
  }
}
