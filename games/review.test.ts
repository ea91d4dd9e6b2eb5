import { findBot } from "@clade/bots";
import {
  botGame,
  HonestySums,
  type Moment,
  momentSentence,
  missedBy,
  PlayedCourse,
  reasonFor,
  reviewHere,
  ReviewDesk,
  Reviewer,
  reviewWorker,
  testimonyOf,
  weakerLostMore,
} from "@clade/bots/review";
import { at, type GamePack, type GameRecord, LANGUAGES, seeded, seats } from "@clade/kernel";
import { isRecordTrouble, ReplayedGame } from "@clade/kernel/replay";
import { faultsIn } from "@clade/kernel/testkit";
import { describe, expect, test } from "vitest";
import { keptGames } from "./kept-games.ts";
import { allGameIds, loadGame } from "./registry.ts";

function courseOf(pack: GamePack, record: GameRecord): PlayedCourse {
  const course = PlayedCourse.of(pack, record);
  if (course === undefined || isRecordTrouble(course)) throw new Error("it should be reviewable");
  return course;
}

const bot = (name: string) => findBot(name) ?? expect.unreachable(`no bot ${name}`);

describe.each(allGameIds)("a review of %s", async (id) => {
  const { pack, records } = await keptGames(id);
  const record = at(records, 1);
  const course = courseOf(pack, record);
  const reviewer = new Reviewer(course, "glance");
  const choices = [...course.steps.entries()].filter(([, { choice }]) => choice).map(([step]) => step);

  test("judges decisions by what the seat knew: other hidden cards change nothing of it", () => {
    const { game } = pack;
    for (const step of [at(choices, 1), at(choices, Math.floor(choices.length / 2))]) {
      const { seat } = at(course.steps, step);
      const other = game.imagine(game.view(course.state(step), seat), seeded(`other ${step}`));
      const elsewhere = new Reviewer(
        {
          pack,
          players: course.players,
          options: course.options,
          salt: course.salt,
          steps: course.steps,
          state: (number) => (number === step ? other : course.state(number)),
          move: (number) => course.move(number),
        },
        "glance",
      );
      expect(elsewhere.do({ kind: "decision", step })).toEqual(reviewer.do({ kind: "decision", step }));
    }
  });

  test("sees luck where luck came, and none in moves that everybody could foresee", () => {
    const lucky = course.steps.filter(({ surprised }) => surprised.length > 0).length;
    expect(lucky).toBeGreaterThan(0);
    expect(lucky).toBeLessThan(course.steps.length);
  });

  test("says why a moment mattered, in one sentence of the game's words in each language", () => {
    const replayed = ReplayedGame.open(pack.game, record);
    if (isRecordTrouble(replayed)) throw new Error("it does not open");
    const step = at(choices, Math.floor(choices.length / 2));
    const { seat, position, move } = at(course.steps, step);
    const legal = pack.game.legal(course.state(step), seat).map((each) => pack.game.write(each));
    const best = legal.find((each) => each !== move) ?? null;
    const { event: reason, change } = reasonFor(course, step, best);
    const decision = { kind: "decision", position, seat, move, best, points: 3, win: 0.1 } as const;
    const holdings = Object.keys(pack.brain.holdings?.(course.state(step), seat) ?? {});
    const moments: Moment[] = [
      { ...decision, reason, change },
      { ...decision, reason: null },
      { kind: "luck", position: 0, seat: 0, points: 2, win: 0.1, from: 0.5, to: 0.6 },
      { ...decision, reason },
      ...holdings.map((holding) => ({ ...decision, reason, change: { seat, holding, by: -1.26 } })),
    ];
    for (const language of LANGUAGES) {
      const sentences = moments.map((each) => momentSentence(pack, replayed, each, language, (who) => `P${who}`));
      for (const sentence of sentences) {
        expect(sentence).toMatch(/\.$/);
        expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
        expect(faultsIn(language, sentence, [`P${seat}`])).toEqual([]);
      }
      expect(at(sentences, 2)).toContain("60 %");
      for (const [index, holding] of holdings.entries()) {
        const sentence = at(sentences, 4 + index);
        expect(sentence).toContain((1.3).toLocaleString(language));
        expect(sentence).toMatch(
          new RegExp(at(pack.text[language].holdings?.[holding] ?? [], language === "fr" ? 0 : 1), "u"),
        );
      }
    }
  });
});

describe("a whole review", async () => {
  const { pack, records } = await keptGames("moult");
  const record = at(records, 1);
  const review = reviewHere(pack, record, "quick");

  test("has for every seat parts that add up to the result within the error that it states", () => {
    expect(review.done).toBe(1);
    for (const seat of review.seats) {
      expect(Math.abs(missedBy(seat))).toBeLessThanOrEqual(seat.error + 1e-9);
      expect(Math.abs(missedBy(seat.win))).toBeLessThanOrEqual(seat.win.error + 1e-9);
      expect(seat.result).toBe(record.result?.scores[seat.seat]);
      expect(seat.error).toBeGreaterThan(0);
    }
  });

  test("has every decision that was one, a curve for each seat from the deal to the end, and at most five moments", () => {
    const course = courseOf(pack, record);
    expect(review.decisions).toHaveLength(course.steps.filter(({ choice }) => choice).length);
    for (const seat of seats(record.players)) {
      const curve = at(review.curve, seat);
      expect(at(curve, 0).position).toBe(0);
      expect(curve.at(-1)).toMatchObject({ position: record.moves.length, points: record.result?.scores[seat] });
      for (const { win } of curve) expect(win >= 0 && win <= 1).toBe(true);
    }
    expect(review.moments.length).toBeLessThanOrEqual(5);
    expect(review.moments.map(({ position }) => position)).toEqual(
      review.moments.map(({ position }) => position).sort((a, b) => a - b),
    );
  });

  test("is the same in whatever order its jobs are done, and goes on where another stopped", async () => {
    const answer = reviewWorker({ loadGame });
    const opened = await answer({ record, level: "quick", ask: "course" });
    if (!("course" in opened)) throw new Error("no course");
    const first = new ReviewDesk(pack, record, opened.course, "quick");
    const jobs = [];
    for (let job = first.next(); job !== undefined; job = first.next()) jobs.push(job);
    for (const job of jobs.toReversed().slice(0, 30)) {
      const told = await answer({ record, level: "quick", ask: { job } });
      if ("found" in told) first.take(job, told.found);
    }
    expect(first.done).toBe(30);
    const second = new ReviewDesk(pack, record, opened.course, "quick", JSON.parse(JSON.stringify(first.found)));
    let done = 0;
    for (let job = second.next(); job !== undefined; job = second.next(), done++) {
      const told = await answer({ record, level: "quick", ask: { job } });
      if ("found" in told) second.take(job, told.found);
    }
    expect(done).toBe(jobs.length - 30);
    expect(second.review()).toEqual(JSON.parse(JSON.stringify(review)));
  });

  test("of a game that is not over, or unknown, or damaged is refused", async () => {
    const answer = reviewWorker({ loadGame });
    const { result: _, ...rest } = record;
    const ask = "course" as const;
    expect(await answer({ record: { ...rest, game: "chess" }, level: "quick", ask })).toEqual({
      error: "unknown-game",
    });
    expect(await answer({ record: { ...record, digest: "0" }, level: "quick", ask })).toMatchObject({
      trouble: "tampered",
    });
  });
});

describe("reviews are honest (the long form: npm run review:honest)", async () => {
  const { pack } = await keptGames("moult");

  test("between equals luck comes to nothing", () => {
    const sums = new HonestySums(3);
    for (let game = 0; game < 24; game++) {
      const equals = [bot("apprentice"), bot("apprentice"), bot("apprentice")];
      sums.add(testimonyOf(reviewHere(pack, botGame(pack, equals, `equal ${game}`), "glance")));
    }
    for (const { points, win } of sums.honesty.luck) {
      expect(Math.abs(points.value)).toBeLessThan(3 * points.error);
      expect(Math.abs(win.value)).toBeLessThan(3 * win.error);
    }
  });

  test("who chooses at random loses more by decisions than an expert", () => {
    let right = 0;
    for (let game = 0; game < 20; game++) {
      const seated = [0, 1].map((seat) => bot((seat + game) % 2 === 0 ? "random" : "expert"));
      const told = testimonyOf(reviewHere(pack, botGame(pack, seated, `unequal ${game}`), "quick"));
      if (weakerLostMore(told, (seat) => (seat + game) % 2 === 0)) right++;
    }
    expect(right).toBeGreaterThanOrEqual(17);
  });
});
