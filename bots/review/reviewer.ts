import { at, type Move, type Seat, seeded, split } from "@clade/kernel";
import { search } from "../search/search.ts";
import type { PlayedCourse } from "./course.ts";
import { type FirstMove, Foresight, type World, worldFrom } from "./foresight.ts";
import { type ReviewLevel, type ReviewPlan, reviewPlan } from "./levels.ts";
import { type Ending, Endings, type Expectation } from "./means.ts";

/** A piece of a review that can be done anywhere, in any order. */
export type Job =
  /** Games begun anew: what was to be expected before the deal. */
  | { readonly kind: "start"; readonly part: number }
  /** A decision: what it changed against the quick player's, and what it cost against the best by the bot's opinion. */
  | { readonly kind: "decision"; readonly step: number }
  /** A draw, a die, a card that somebody turned out to hold, as a seat saw it come: what it expected, and what it expects after it. Step −1 is the deal. */
  | { readonly kind: "luck"; readonly step: number; readonly seat: Seat };

export interface StartFound {
  /** What games came to in the end, and what the judge expected of them after the deal. */
  readonly ends: readonly Expectation[];
  readonly dealt: readonly Expectation[];
}

export interface DecisionFound {
  readonly best: string | null;
  /** What the mover could expect for every seat with the quick player's move, and with the one that was made. */
  readonly before: readonly Expectation[];
  readonly after: readonly Expectation[];
  /** The difference of the two, in the same worlds. */
  readonly change: readonly Expectation[];
  /** The best move less the one that was made, for the mover. */
  readonly cost: Expectation;
}

export interface LuckFound {
  /** Null for the deal: games begun anew say what was to be expected. */
  readonly expected: Expectation | null;
  readonly came: Expectation;
  readonly luck: Expectation | null;
  /** Whether the move could be made in all worlds of the seat: else the difference holds what its mover changed by it as well. */
  readonly moveKnown: boolean;
}

export type Found = StartFound | DecisionFound | LuckFound;

/** Games in one part of the start. */
export const START_PART = 20;

/** What is looked at of a game: where it says so, states are only ever seen through the eyes of a seat. */
export type CourseAtHand = Pick<PlayedCourse, "pack" | "players" | "options" | "steps" | "state" | "move">;

/** Does the jobs of a review. What it answers depends on the game, the level and the job alone. */
export class Reviewer {
  readonly #course: CourseAtHand;
  readonly #plan: ReviewPlan;
  readonly #foresight: Foresight;

  constructor(course: CourseAtHand, level: ReviewLevel) {
    this.#course = course;
    this.#plan = reviewPlan(course.pack.about.temper, level);
    this.#foresight = new Foresight(course.pack, course.players, this.#plan.horizon);
  }

  do(job: Job): Found {
    switch (job.kind) {
      case "start":
        return this.#start(job.part);
      case "decision":
        return this.#decision(job.step);
      case "luck":
        return this.#luck(job.step, job.seat);
    }
  }

  #start(part: number): StartFound {
    const { pack, players, options } = this.#course;
    const chance = seeded(`start ${part}`);
    const [ends, dealt] = [new Endings(players), new Endings(players)];
    for (let game = 0; game < START_PART; game++) {
      const state = pack.game.setUp(players, options, { chance: split(chance).again(), tell: () => {} });
      const world = { state, luck: split(chance), whims: split(chance) };
      const [look, end] = [this.#foresight.look(world), this.#foresight.lookToTheEnd(world)];
      if (look === undefined || end === undefined) continue;
      dealt.add(look);
      ends.add(end);
    }
    return { ends: ends.expectations, dealt: dealt.expectations };
  }

  #decision(step: number): DecisionFound {
    const { pack, players } = this.#course;
    const { game, brain, about } = pack;
    const { seat } = at(this.#course.steps, step);
    const state = this.#course.state(step);
    const legal = game.legal(state, seat);
    const view = game.view(state, seat);
    const chance = seeded(`decision ${step}`);
    const situation = { about, game, brain, players, seat, legal, look: () => view };
    // A seat that only changes its mind about a card in secret may as well leave it.
    const decides = game.deciders(state).includes(seat);
    const best = decides ? at(search(situation, this.#plan.opinion, chance).moves, 0).move : undefined;
    const [before, after] = [new Endings(players), new Endings(players)];
    const [change, cost] = [new Endings(players), new Endings(players)];
    for (const world of this.#worlds(step, seat, `decision ${step}`)) {
      const usual = this.#usual(world, seat)?.move;
      const tries = new Tries(
        (first) => this.#foresight.look(world, first),
        seat,
        (move) => game.write(move),
      );
      const [made, played, wished] = [tries.of(this.#course.move(step)), tries.of(usual), tries.of(best)];
      if (made === undefined || played === undefined || wished === undefined) continue;
      before.add(played);
      after.add(made);
      change.addDifference(made, played);
      cost.addDifference(wished, made);
    }
    return {
      best: best === undefined ? null : game.write(best),
      before: before.expectations,
      after: after.expectations,
      change: change.expectations,
      cost: at(cost.expectations, seat),
    };
  }

  #luck(step: number, seat: Seat): LuckFound {
    const { pack, players, steps } = this.#course;
    const seed = `luck ${step} ${seat}`;
    const [came, expected, luck] = [new Endings(players), new Endings(players), new Endings(players)];
    const of = (endings: Endings) => at(endings.expectations, seat);
    const after = this.#worlds(step + 1, seat, seed).map((world) => this.#foresight.look(world));
    for (const ending of after) if (ending !== undefined) came.add(ending);
    if (step < 0) return { expected: null, came: of(came), luck: null, moveKnown: true };
    const made = { seat: at(steps, step).seat, move: this.#course.move(step) };
    const worlds = this.#worlds(step, seat, seed);
    const moveKnown = worlds.every(({ state }) => pack.game.refusal(state, made.seat, made.move) === undefined);
    for (const [index, world] of worlds.entries()) {
      // As many moves are played on as after it: a judge that sees further into the game expects other points.
      const before = this.#foresight.look(world, moveKnown ? made : this.#usual(world, made.seat));
      if (before === undefined) continue;
      expected.add(before);
      const ending = after[index];
      if (ending !== undefined) luck.addDifference(ending, before);
    }
    return { expected: of(expected), came: of(came), luck: of(luck), moveKnown };
  }

  /** What the quick player does in a world in a seat's place; undefined: nothing is asked of it. */
  #usual({ state, whims }: World, seat: Seat): FirstMove | undefined {
    const { game, brain } = this.#course.pack;
    if (!game.deciders(state).includes(seat)) return undefined;
    const legal = game.legal(state, seat);
    if (legal.length === 0) return undefined;
    return { seat, move: at(legal, brain.playout(state, seat, legal, whims.again())) };
  }

  /** What a seat takes for possible before a step. The same seed gives worlds that are alike where what is known is alike. */
  #worlds(step: number, seat: Seat, seed: string): World[] {
    const { game } = this.#course.pack;
    const view = game.view(this.#course.state(step), seat);
    return Array.from({ length: this.#plan.worlds }, (_, number) => worldFrom(game, view, seeded(`${seed} ${number}`)));
  }
}

/** What comes of different moves in one world; the same move is tried once. */
class Tries {
  readonly #end: (first: FirstMove | undefined) => Ending | undefined;
  readonly #seat: Seat;
  readonly #write: (move: Move) => string;
  readonly #known = new Map<string, Ending | undefined>();

  constructor(end: (first: FirstMove | undefined) => Ending | undefined, seat: Seat, write: (move: Move) => string) {
    this.#end = end;
    this.#seat = seat;
    this.#write = write;
  }

  /** Undefined: the seat leaves things as they are. */
  of(move: Move | undefined): Ending | undefined {
    const key = move === undefined ? "" : this.#write(move);
    if (this.#known.has(key)) return this.#known.get(key);
    const ending = this.#end(move === undefined ? undefined : { seat: this.#seat, move });
    this.#known.set(key, ending);
    return ending;
  }
}
