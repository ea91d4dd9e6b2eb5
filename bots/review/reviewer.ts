import { at, type Move, type Seat, seeded, split } from "@clade/kernel";
import { search } from "../search/search.ts";
import type { PlayedCourse } from "./course.ts";
import { Foresight, type World } from "./foresight.ts";
import { type ReviewLevel, type ReviewPlan, reviewPlan } from "./levels.ts";
import { type Ending, Endings, type Expectation } from "./means.ts";

/** A piece of a review that can be done anywhere, in any order. */
export type Job =
  /** Games begun anew: what was to be expected before the deal. */
  | { readonly kind: "start"; readonly part: number }
  /** A decision: what it changed, and what it cost against the best by the bot's opinion. */
  | { readonly kind: "decision"; readonly step: number }
  /** A step as a seat saw it: what it expected before it, and after it. Step −1 is the deal. */
  | { readonly kind: "seen"; readonly step: number; readonly seat: Seat };

export interface StartFound {
  /** What is expected of games that have just been dealt. */
  readonly dealt: readonly Expectation[];
}

export interface DecisionFound {
  readonly best: string | null;
  /** What the mover could expect for every seat before the move, and after it. */
  readonly before: readonly Expectation[];
  readonly after: readonly Expectation[];
  /** The difference of the two, in the same worlds. */
  readonly change: readonly Expectation[];
  /** The best move less the one that was made, for the mover. */
  readonly cost: Expectation;
}

export interface SeenFound {
  /** Null for the deal: games begun anew say what was to be expected. */
  readonly before: Expectation | null;
  readonly came: Expectation;
  /** The difference of the two, in worlds that are alike where what is known is alike. */
  readonly turn: Expectation | null;
}

export type Found = StartFound | DecisionFound | SeenFound;

/** Games in one part of the start. */
export const START_PART = 20;

/** What is looked at of a game: where it says so, states are only ever seen through the eyes of a seat. */
export type CourseAtHand = Pick<PlayedCourse, "pack" | "players" | "options" | "salt" | "steps" | "state" | "move">;

/** Does the jobs of a review. What it answers depends on the game, the level and the job alone. */
export class Reviewer {
  readonly #course: CourseAtHand;
  readonly #plan: ReviewPlan;
  readonly #foresight: Foresight;
  /** What has been found of positions already: a step and the one after it look at the same. */
  readonly #stood = new Map<string, readonly (Ending | undefined)[]>();

  constructor(course: CourseAtHand, level: ReviewLevel) {
    this.#course = course;
    this.#plan = reviewPlan(course.pack.about.temper, level);
    this.#foresight = new Foresight(course.pack, course.players);
  }

  do(job: Job): Found {
    switch (job.kind) {
      case "start":
        return this.#start(job.part);
      case "decision":
        return this.#decision(job.step);
      case "seen":
        return this.#seen(job.step, job.seat);
    }
  }

  #start(part: number): StartFound {
    const { pack, players, options } = this.#course;
    const chance = seeded(`${this.#course.salt} start ${part}`);
    const dealt = new Endings(players);
    for (let game = 0; game < START_PART; game++) {
      const state = pack.game.setUp(players, options, { chance: split(chance).again(), tell: () => {} });
      const look = this.#foresight.look({ state, luck: split(chance), whims: split(chance) });
      if (look !== undefined) dealt.add(look);
    }
    return { dealt: dealt.expectations };
  }

  #decision(step: number): DecisionFound {
    const { pack, players } = this.#course;
    const { game, brain, about } = pack;
    const { seat } = at(this.#course.steps, step);
    const state = this.#course.state(step);
    const legal = game.legal(state, seat);
    const view = game.view(state, seat);
    const chance = seeded(`${this.#course.salt} decision ${step}`);
    const situation = { about, game, brain, players, seat, legal, look: () => view };
    // A seat that only changes its mind about a card in secret may as well leave it.
    const decides = game.deciders(state).includes(seat);
    const best = decides ? at(search(situation, this.#plan.opinion, chance).moves, 0).move : undefined;
    const [before, after] = [new Endings(players), new Endings(players)];
    const [change, cost] = [new Endings(players), new Endings(players)];
    for (const [number, world] of this.#worlds(step, seat).entries()) {
      const stood = this.#standing(step, seat)[number];
      const made = this.#foresight.look(world, { seat, move: this.#course.move(step) });
      const wished = this.#wished(world, seat, best, this.#course.move(step), made);
      if (made === undefined || stood === undefined || wished === undefined) continue;
      before.add(stood);
      after.add(made);
      change.addDifference(made, stood);
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

  /** What comes of the best move in a world; to leave things as they are is a move too. */
  #wished(world: World, seat: Seat, best: Move | undefined, move: Move, made: Ending | undefined): Ending | undefined {
    const { game } = this.#course.pack;
    if (best === undefined) return this.#foresight.look(world);
    return game.write(best) === game.write(move) ? made : this.#foresight.look(world, { seat, move: best });
  }

  #seen(step: number, seat: Seat): SeenFound {
    const { players } = this.#course;
    const [before, came, turn] = [new Endings(players), new Endings(players), new Endings(players)];
    const of = (endings: Endings) => at(endings.expectations, seat);
    const stood = step < 0 ? [] : this.#standing(step, seat);
    for (const [number, ending] of this.#standing(step + 1, seat).entries()) {
      if (ending === undefined) continue;
      came.add(ending);
      const earlier = stood[number];
      if (earlier === undefined) continue;
      before.add(earlier);
      turn.addDifference(ending, earlier);
    }
    return step < 0
      ? { before: null, came: of(came), turn: null }
      : { before: of(before), came: of(came), turn: of(turn) };
  }

  /** What a seat expected before a step, world by world. */
  #standing(step: number, seat: Seat): readonly (Ending | undefined)[] {
    const key = `${step} ${seat}`;
    const known = this.#stood.get(key);
    if (known !== undefined) return known;
    const stood = this.#worlds(step, seat).map((world) => this.#foresight.look(world));
    this.#stood.set(key, stood);
    return stood;
  }

  /**
   * What a seat takes for possible before a step. Hidden cards are drawn alike throughout a game, so that worlds are alike where what
   * is known is alike; what luck brings in them is not.
   */
  #worlds(step: number, seat: Seat): World[] {
    const { pack, salt } = this.#course;
    const view = pack.game.view(this.#course.state(step), seat);
    return Array.from({ length: this.#plan.worlds }, (_, number) => {
      const chance = seeded(`${salt} ${step} ${seat} ${number}`);
      const state = pack.game.imagine(view, seeded(`${salt} ${seat} ${number}`));
      return { state, luck: split(chance), whims: split(chance) };
    });
  }
}
