import {
  type FoundByJob,
  type Review,
  type ReviewAnswer,
  ReviewDesk,
  type ReviewLevel,
  type ReviewOrder,
} from "@clade/bots/review";
import { Calls, type GamePack, type GameRecord } from "@clade/kernel";
import type { FromReviewer, ToReviewer } from "./review-messages.ts";

/** How far a review has come. */
export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
  /** The picture so far; undefined before there is anything to see. */
  readonly review: Review | undefined;
  readonly over: boolean;
}

interface Wishes {
  readonly pack: GamePack;
  readonly record: GameRecord;
  readonly level: ReviewLevel;
  /** What an earlier one found before it was stopped. */
  readonly known: () => Promise<FoundByJob>;
  readonly tell: (progress: ReviewProgress) => void;
}

/** One for each core, but for a page that has many: two leave room for everything else. */
const MOST_WORKERS = 4;
/** Milliseconds between two pictures. */
const PICTURES = 800;

/** A review that is being made in workers. It can be stopped at any time, and what it has found be kept. */
export class ReviewRun {
  readonly #wishes: Wishes;
  readonly #crew: Reviewer[] = [];
  #desk: ReviewDesk | undefined;
  #stopped = false;
  #pictured = 0;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  /** What has been found; undefined before anything was looked for. */
  get found(): FoundByJob | undefined {
    return this.#desk?.found;
  }

  /** The whole review; undefined if it was stopped. What fails in a worker is thrown. */
  async make(): Promise<Review | undefined> {
    try {
      return await this.#make();
    } catch (error) {
      if (this.#stopped) return undefined;
      throw error;
    } finally {
      this.stop();
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const reviewer of this.#crew.splice(0)) reviewer.dismiss();
  }

  async #make(): Promise<Review | undefined> {
    const { pack, record, level, known, tell } = this.#wishes;
    const first = this.#hire();
    const begun = await first.ask({ record, level, ask: "course" });
    if (!("course" in begun)) throw new Error("this game cannot be reviewed");
    const desk = new ReviewDesk(pack, record, begun.course, level, await known());
    this.#desk = desk;
    this.#show(desk, true);
    const crew = [first];
    while (crew.length < Math.min(MOST_WORKERS, navigator.hardwareConcurrency)) crew.push(this.#hire());
    await Promise.all(crew.map((reviewer) => this.#work(reviewer, desk)));
    if (this.#stopped) return undefined;
    const review = desk.review();
    const told = await first.ask({ record, level, ask: { reasons: review.moments } });
    const whole = "moments" in told ? { ...review, moments: told.moments } : review;
    tell({ done: desk.total, total: desk.total, review: whole, over: true });
    return whole;
  }

  async #work(reviewer: Reviewer, desk: ReviewDesk): Promise<void> {
    const { record, level } = this.#wishes;
    for (let job = desk.next(); job !== undefined && !this.#stopped; job = desk.next()) {
      const answer = await reviewer.ask({ record, level, ask: { job } });
      if (!("found" in answer)) throw new Error("a part of the review was not done");
      desk.take(job, answer.found);
      this.#show(desk, false);
    }
  }

  #show(desk: ReviewDesk, at: boolean): void {
    const now = performance.now();
    if (!at && now - this.#pictured < PICTURES) return;
    this.#pictured = now;
    const review = desk.drawable ? desk.review() : undefined;
    this.#wishes.tell({ done: desk.done, total: desk.total, review, over: false });
  }

  #hire(): Reviewer {
    const reviewer = new Reviewer();
    this.#crew.push(reviewer);
    return reviewer;
  }
}

/** The page's side of one worker. */
class Reviewer {
  readonly #worker = new Worker(new URL("./review-worker.ts", import.meta.url), { type: "module" });
  readonly #calls = new Calls<ReviewAnswer>();

  constructor() {
    this.#worker.addEventListener("message", ({ data }: MessageEvent<FromReviewer>) => {
      if ("answer" in data) this.#calls.answer(data.number, data.answer);
      else this.#calls.fail(data.number, new Error(data.failed));
    });
    this.#worker.addEventListener("error", () => this.#calls.failAll(() => new Error("the worker did not start")));
  }

  ask(order: ReviewOrder): Promise<ReviewAnswer> {
    const { call: number, answer } = this.#calls.wait(undefined);
    const message: ToReviewer = { number, order };
    this.#worker.postMessage(message);
    return answer;
  }

  dismiss(): void {
    this.#worker.terminate();
    this.#calls.failAll(() => new Error("stopped"));
  }
}
