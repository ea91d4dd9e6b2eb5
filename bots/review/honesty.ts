import { at, type GamePack, type GameRecord, isComplaint, Match, type Seat, seats, seeded } from "@clade/kernel";
import { isRecordTrouble } from "@clade/kernel/replay";
import type { Bot } from "../bot.ts";
import { addCalibration, type Calibration, emptyCalibration, foretold } from "../ladder/calibration.ts";
import { PlayedCourse } from "./course.ts";
import { ReviewDesk } from "./desk.ts";
import type { ReviewLevel } from "./levels.ts";
import { type Mean, Means } from "./means.ts";
import type { Parts, Review } from "./review.ts";
import { Reviewer } from "./reviewer.ts";

/** Whether reviews say the truth: found by reviewing games of which something is known beforehand. */
export interface Honesty {
  readonly games: number;
  /** Mean luck of each seat between equals: 0 if luck is luck. */
  readonly luck: readonly { readonly points: Mean; readonly win: Mean }[];
  /** What start, luck, own and others miss of the result: on average, and how much either way. */
  readonly missed: { readonly points: Mean; readonly pointsEitherWay: number; readonly winEitherWay: number };
  /** The mean of the errors that are stated. */
  readonly stated: { readonly points: number; readonly win: number };
  /** What the seats were said to win, and what they won. */
  readonly calibration: Calibration;
}

/** A game between bots of the house. */
export function botGame(pack: GamePack, bots: readonly Bot[], seed: string): GameRecord {
  const { about, game, brain } = pack;
  const players = bots.length;
  const named = bots.map(({ name }, seat) => ({ name: `${name} ${seat + 1}`, bot: name }));
  const match = Match.start(game, { players, seats: named, seed, chance: "seeded" });
  if (isComplaint(match)) throw new Error(match.complaint);
  const whims = seats(players).map((seat) => seeded(`${seed} ${seat}`));
  while (!match.over) {
    const seat = at(match.deciders, 0);
    const legal = match.legal(seat);
    const situation = { about, game, brain, players, seat, legal, look: () => match.view(seat) };
    match.act(seat, at(bots, seat).choose(situation, at(whims, seat)));
  }
  return match.record();
}

/** A whole review, here and now. */
export function reviewHere(pack: GamePack, record: GameRecord, level: ReviewLevel): Review {
  const course = PlayedCourse.of(pack, record);
  if (course === undefined || isRecordTrouble(course)) throw new Error("only a finished game that replays is reviewed");
  const reviewer = new Reviewer(course, level);
  const desk = new ReviewDesk(pack, record, course.outline, level);
  for (let job = desk.next(); job !== undefined; job = desk.next()) desk.take(job, reviewer.do(job));
  return desk.review();
}

/** What a review of such a game says of a seat: luck, what the parts miss, the error that is stated, what its decisions brought it, and its lead. */
export interface SeatTestimony {
  readonly luck: Aspects;
  readonly missed: Aspects;
  readonly stated: Aspects;
  readonly own: Aspects;
  /** What its decisions brought it in points, less what the same decisions brought each of the others on average. */
  readonly lead: number;
}
interface Aspects {
  readonly points: number;
  readonly win: number;
}

/** All that a review of such a game says: plain JSON, so that many machines can review and one can add up. */
export interface Testimony {
  readonly seats: readonly SeatTestimony[];
  readonly calibration: Calibration;
}

export function testimonyOf(review: Review): Testimony {
  const calibration = emptyCalibration();
  for (const points of review.curve) {
    const won = at(points, points.length - 1).win;
    for (const { win } of points.slice(0, -1)) foretold(calibration, win, won);
  }
  const told = review.seats.map((seat): SeatTestimony => {
    const of = (aspect: (parts: Parts) => number): Aspects => ({ points: aspect(seat), win: aspect(seat.win) });
    return {
      luck: of(({ luck }) => luck),
      missed: of(missedBy),
      stated: of(({ error }) => error),
      own: of(({ own }) => own),
      lead: leadOf(review, seat.seat),
    };
  });
  return { seats: told, calibration };
}

/** Adds up what reviews of games between equals say. */
export class HonestySums {
  readonly #points: Means;
  readonly #win: Means;
  readonly #missed = new Means(1);
  readonly #eitherWay = new Means(2);
  readonly #stated = new Means(2);
  readonly #calibration = emptyCalibration();
  readonly #players: number;

  constructor(players: number) {
    this.#players = players;
    this.#points = new Means(players);
    this.#win = new Means(players);
  }

  add({ seats: told, calibration }: Testimony): void {
    this.#points.add(told.map(({ luck }) => luck.points));
    this.#win.add(told.map(({ luck }) => luck.win));
    for (const { missed, stated } of told) {
      this.#missed.add([missed.points]);
      this.#eitherWay.add([Math.abs(missed.points), Math.abs(missed.win)]);
      this.#stated.add([stated.points, stated.win]);
    }
    addCalibration(this.#calibration, calibration);
  }

  get honesty(): Honesty {
    const luck = seats(this.#players).map((seat) => ({ points: this.#points.get(seat), win: this.#win.get(seat) }));
    return {
      games: this.#points.count,
      luck,
      missed: {
        points: this.#missed.get(0),
        pointsEitherWay: this.#eitherWay.get(0).value,
        winEitherWay: this.#eitherWay.get(1).value,
      },
      stated: { points: this.#stated.get(0).value, win: this.#stated.get(1).value },
      calibration: this.#calibration,
    };
  }
}

export function missedBy({ start, luck, own, others, result }: Parts): number {
  return result - start - luck - own - others;
}

function leadOf({ decisions }: Review, seat: Seat): number {
  let lead = 0;
  for (const { seat: mover, change } of decisions) {
    if (mover !== seat) continue;
    const own = at(change, seat).points.value;
    const all = change.reduce((sum, { points }) => sum + points.value, 0);
    lead += own - (all - own) / Math.max(1, change.length - 1);
  }
  return lead;
}

/**
 * Whether the weaker of two kinds of bots lost more by its decisions: the mean of its seats against that of the others. In leads, not in
 * chances, of which whoever is far behind has none left to lose, nor in points alone: a decision that gives both five gains nothing.
 */
export function weakerLostMore({ seats: all }: Testimony, weak: (seat: number) => boolean): boolean {
  const mean = (which: boolean) => {
    const list = all.filter((_, seat) => weak(seat) === which);
    return list.reduce((sum, { lead }) => sum + lead, 0) / Math.max(1, list.length);
  };
  return mean(true) < mean(false);
}
