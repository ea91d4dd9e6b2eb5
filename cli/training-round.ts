import {
  addCalibration,
  addPairingTally,
  type Calibration,
  emptyCalibration,
  emptyPairingTally,
  freshWeights,
  type Losses,
  type PairingTally,
  type Plan,
  readWeights,
  shapeOf,
  variantsOf,
  writeWeights,
} from "@clade/bots";
import { at, type GamePack, type Judge, seeded } from "@clade/kernel";
import { withCrew } from "./crew.ts";
import { progressBar, say } from "./terminal.ts";
import type { Marks, TrainAnswer, TrainOrder } from "./train-worker.ts";
import type { Desk, Generation, Training } from "./training-files.ts";

/** Games that lie in one file. */
export const SHARD = 20;
/** Every so many files one is kept back: what is learned is tested on it. */
const KEPT_BACK = 16;
/** Into how many parts the games are dealt for the lessons: part of what decides what is learned. */
const PUPILS = 16;
/** How big a step is: in the first pass of all, in the first of later generations, and what is left of that in the last. */
const FIRST_RATE = 1.5e-3;
const LATER_RATE = 8e-4;
const LAST_PART = 0.05;

type Lesson = Extract<TrainAnswer, { readonly net: Float32Array }>;
type Exam = Extract<TrainAnswer, { readonly calibration: Calibration }>;

function positionsOf(answers: readonly { readonly marks: Marks }[]): number {
  return answers.reduce((sum, { marks }) => sum + marks.positions, 0);
}

function lossesOf(answers: readonly { readonly marks: Marks }[]): Losses {
  const positions = Math.max(1, positionsOf(answers));
  const mean = (value: (losses: Losses) => number) =>
    answers.reduce((sum, { marks }) => sum + value(marks.losses) * marks.positions, 0) / positions;
  return { win: mean(({ win }) => win), score: Math.sqrt(mean(({ score }) => score * score)) };
}

/** What the lessons make small, in one number. */
function lossOf({ win, score }: Losses): number {
  return win + 0.25 * (score / 10) ** 2;
}

function calibrationOf(exams: readonly Exam[]): Calibration {
  const sum = emptyCalibration();
  for (const { calibration } of exams) addCalibration(sum, calibration);
  return sum;
}

function meanOf(nets: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(nets[0]?.length ?? 0);
  for (let index = 0; index < mean.length; index++) {
    let sum = 0;
    for (const net of nets) sum += net[index] ?? 0;
    mean[index] = sum / nets.length;
  }
  return mean;
}

/** One generation: games, lessons, a match. */
export class Round {
  readonly #pack: GamePack;
  readonly #judge: Judge<unknown>;
  readonly #training: Training;
  readonly #desk: Desk;
  readonly #number: number;
  readonly #cores: number;

  constructor(pack: GamePack, judge: Judge<unknown>, training: Training, desk: Desk, number: number, cores: number) {
    this.#pack = pack;
    this.#judge = judge;
    this.#training = training;
    this.#desk = desk;
    this.#number = number;
    this.#cores = cores;
  }

  async play(): Promise<Generation> {
    const started = performance.now();
    await this.#playGames();
    const played = performance.now();
    const lessons = await this.#learn();
    const learned = performance.now();
    const match = await this.#match();
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(0)} s`;
    say(
      `games ${seconds(started, played)}, lessons ${seconds(played, learned)}, match ${seconds(learned, performance.now())}`,
    );
    return { ...lessons, ahead: match.points, games: match.games };
  }

  #weightsAfter(generation: number): string | null {
    return generation < 0 ? null : this.#desk.text(`weights-${generation}.txt`);
  }

  #planOf(weights: string | null): Plan {
    const { iterations, breadth, horizon, judgedHorizon, trust } = this.#training.settings;
    const { spread } = this.#pack.about.temper;
    return {
      spread,
      iterations,
      breadth,
      horizon: weights === null ? horizon : judgedHorizon,
      judged: weights !== null,
      trust: trust / 100,
    };
  }

  get #shards(): number {
    return Math.ceil(this.#training.settings.games / SHARD);
  }

  #shard(generation: number, number: number): string {
    return `games-${generation}-${number}.bin`;
  }

  async #playGames(): Promise<void> {
    const { game, seed } = this.#training;
    const weights = this.#weightsAfter(this.#number - 1);
    const { curiosity, kept, quick } = this.#training.settings;
    const study = { plan: this.#planOf(weights), curiosity, kept, quick };
    const bar = progressBar(`generation ${this.#number}: games`, this.#shards);
    let next = 0;
    let done = 0;
    await withCrew<TrainOrder, TrainAnswer>(SCRIPT, this.#cores, async (ask) => {
      while (next < this.#shards) {
        const number = next++;
        const name = this.#shard(this.#number, number);
        if (!this.#desk.has(name)) {
          const from = number * SHARD;
          const order = { game, weights, seed: `${seed}/${this.#number}`, study, from, to: from + SHARD };
          const answer = await ask({ type: "study", ...order });
          if ("samples" in answer) this.#desk.keepSamples(name, answer.samples);
        }
        bar.to(++done);
      }
    });
    bar.end();
  }

  /**
   * Passes through the games of the last generations. The games are dealt out to a fixed number of pupils, who each go through
   * their part; then all go on from the mean of what they have learned. So all cores help, however many there are, and the
   * same games teach the same. The best of the passes counts, by the games that were kept back.
   */
  async #learn(): Promise<Omit<Generation, "ahead" | "games">> {
    const { seed, settings } = this.#training;
    const { parts, kept } = this.#dealtOut();
    const fresh = freshWeights(shapeOf(this.#judge), this.#pack.about.temper.spread, seeded(seed));
    const known = this.#weightsAfter(this.#number - 1);
    const first = known === null ? FIRST_RATE : LATER_RATE;
    const learned: Losses[] = [];
    const tested: Losses[] = [];
    let net = known === null ? fresh : readWeights(known, fresh.length);
    let best = { net, loss: Number.POSITIVE_INFINITY, calibration: emptyCalibration() };
    let positions = 0;
    let before: Losses = { win: 0, score: 0 };
    const bar = progressBar(`generation ${this.#number}: lessons`, settings.passes);
    await this.#together(async (all) => {
      const exam = (pupil: Float32Array) =>
        all<Exam>(kept.map((files) => ({ type: "exam", game: this.#training.game, files, net: pupil })));
      const start = await exam(fresh);
      before = lossesOf(start);
      for (let pass = 0; pass < settings.passes; pass++) {
        const rate = first * LAST_PART ** (pass / Math.max(1, settings.passes - 1));
        const lessons = await all<Lesson>(
          parts.map((files, part) => {
            const luck = `${seed}/${this.#number}/${pass}/${part}`;
            return { type: "lesson", game: this.#training.game, files, net, rate, seed: luck };
          }),
        );
        net = meanOf(lessons.map((lesson) => lesson.net));
        const exams = await exam(net);
        learned.push(lossesOf(lessons));
        tested.push(lossesOf(exams));
        positions = positionsOf(lessons) + positionsOf(exams);
        const loss = lossOf(lossesOf(exams));
        if (loss < best.loss) best = { net, loss, calibration: calibrationOf(exams) };
        bar.to(pass + 1);
      }
    });
    bar.end();
    this.#desk.write(`weights-${this.#number}.txt`, writeWeights(best.net));
    return { positions, learned, tested, before, calibration: best.calibration };
  }

  /** The files of games: each pupil's part, and what is kept back, dealt out in the same way. Nobody has nothing. */
  #dealtOut(): { readonly parts: string[][]; readonly kept: string[][] } {
    const parts: string[][] = Array.from({ length: PUPILS }, () => []);
    const kept: string[][] = Array.from({ length: PUPILS }, () => []);
    const oldest = Math.max(0, this.#number - this.#training.settings.memory + 1);
    for (let generation = oldest; generation <= this.#number; generation++) {
      for (let shard = 0; shard < this.#shards; shard++) {
        const path = this.#desk.path(this.#shard(generation, shard));
        const pupil = Math.floor(shard / KEPT_BACK) + shard;
        (shard % KEPT_BACK === 0 ? kept : parts)[pupil % PUPILS]?.push(path);
      }
    }
    const busy = (each: readonly string[]) => each.length > 0;
    return { parts: parts.filter(busy), kept: kept.filter(busy) };
  }

  /** Threads that stay for several rounds of orders: the n-th order always goes to the same one, which has its games at hand. */
  async #together(
    work: (all: <A extends TrainAnswer>(orders: readonly TrainOrder[]) => Promise<A[]>) => Promise<void>,
  ) {
    const threads: ((order: TrainOrder) => Promise<TrainAnswer>)[] = [];
    const cores = Math.min(this.#cores, PUPILS);
    let start: () => void = () => {};
    const ready = new Promise<void>((resolve) => {
      start = resolve;
    });
    let finished: Promise<void> | undefined;
    await withCrew<TrainOrder, TrainAnswer>(SCRIPT, cores, async (ask) => {
      threads.push(ask);
      if (threads.length === cores) start();
      await ready;
      finished ??= work(async <A extends TrainAnswer>(orders: readonly TrainOrder[]): Promise<A[]> => {
        const answers: A[] = [];
        await Promise.all(
          threads.map(async (thread, index) => {
            for (let number = index; number < orders.length; number += cores) {
              answers[number] = (await thread(at(orders, number))) as A;
            }
          }),
        );
        return answers;
      });
      await finished;
    });
  }

  /** The new judge against what played the games that it learned from, at tables of every size. */
  async #match(): Promise<PairingTally> {
    const { game } = this.#pack;
    const { seed, settings } = this.#training;
    const [weights, old] = [this.#weightsAfter(this.#number), this.#weightsAfter(this.#number - 1)];
    const { min, max } = game.players;
    const tables = Array.from({ length: max - min + 1 }, (_, index) => min + index)
      .filter((players) => players > 1)
      .flatMap((players) => variantsOf(game, players).map((options) => ({ players, options })));
    const total = emptyPairingTally();
    const results: (PairingTally | undefined)[] = [];
    let next = 0;
    await withCrew<TrainOrder, TrainAnswer>(SCRIPT, Math.min(this.#cores, settings.match), async (ask) => {
      while (next < settings.match) {
        const turn = next++;
        const table = at(tables, turn % tables.length);
        const answer = await ask({
          type: "match",
          game: game.id,
          weights,
          plan: this.#planOf(weights),
          against: { weights: old, plan: this.#planOf(old) },
          seed: `${seed}/${this.#number}/match`,
          number: Math.floor(turn / tables.length),
          ...table,
        });
        if ("tally" in answer) results[turn] = answer.tally;
      }
    });
    for (const tally of results) if (tally !== undefined) addPairingTally(total, tally);
    return total;
  }
}

const SCRIPT = new URL("./train-worker.js", import.meta.url);
