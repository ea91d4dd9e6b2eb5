import { availableParallelism } from "node:os";
import {
  type Moment,
  momentSentence,
  type Review,
  type ReviewAnswer,
  ReviewDesk,
  type ReviewLevel,
  type ReviewOrder,
  REVIEW_LEVELS,
} from "@clade/bots/review";
import { type GamePack, type GameRecord, type Language, type Naming, seatNaming } from "@clade/kernel";
import { isRecordTrouble, ReplayedGame, troubleSentence } from "@clade/kernel/replay";
import { pad, padLeft } from "@clade/ui/terminal";
import type { Command, Input } from "../arguments.ts";
import { BadInput } from "../complaint.ts";
import { withCrew } from "../crew.ts";
import { reviewFiles, type ReviewFiles } from "../review-files.ts";
import { LANGUAGE_FLAG, languageFrom, recordFrom } from "../table.ts";
import { type Paint, painter, progressBar, say, sayJson } from "../terminal.ts";
import { words } from "../words/index.ts";

type Ask = (order: ReviewOrder) => Promise<ReviewAnswer>;

export const review: Command = {
  usage: "clade review <record> [--level quick|standard|deep] [--cores N] [--again] [--json] [--lang en|fr|ko]",
  summary: "goes through a finished game: what luck gave, what decisions brought or cost, which moments mattered",
  flags: {
    level: { argument: "LEVEL", help: `how thoroughly: ${REVIEW_LEVELS.join(", ")} (default quick)` },
    cores: { argument: "N", help: "how many cores to use (default all); changes nothing but the time" },
    again: { help: "make it anew though one is kept beside the record" },
    json: { help: "print the review as JSON for machines" },
    lang: LANGUAGE_FLAG,
  },
  async run(input) {
    const path = input.word("the record: clade review <record>");
    const level = levelFrom(input);
    const cores = input.number("cores", 1, 256, availableParallelism());
    const language = languageFrom(input);
    const { pack, record } = await recordFrom(path);
    const replayed = ReplayedGame.open(pack.game, record);
    if (isRecordTrouble(replayed)) throw new BadInput(`${path}: ${troubleSentence("en", replayed)}`);
    if (!replayed.over) throw new BadInput(`${path}: the game is not over, and nobody knows yet what became of it`);
    const files = reviewFiles(path, record, level);
    const kept = input.has("again") ? undefined : files.kept();
    const found = kept ?? (await reviewOnCores(pack, record, level, cores, files));
    const names = record.seats.map(({ name }) => name);
    const naming = seatNaming(language, names, pack.about.colours);
    const sentence = (moment: Moment) => momentSentence(pack, replayed, moment, language, naming);
    if (input.has("json")) {
      sayJson({ ...found, moments: found.moments.map((moment) => ({ ...moment, why: sentence(moment) })) });
    } else print(pack, found, sentence, naming, language, painter(process.stdout));
    return 0;
  },
};

function levelFrom(input: Input): ReviewLevel {
  const wanted = input.text("level") ?? "quick";
  const level = REVIEW_LEVELS.find((each) => each === wanted);
  if (level === undefined) throw new BadInput(`--level takes ${REVIEW_LEVELS.join(", ")}, got "${wanted}"`);
  return level;
}

/** Shares the work out to threads. Interrupted, it keeps what was found, and the next time it goes on from there. */
async function reviewOnCores(
  pack: GamePack,
  record: GameRecord,
  level: ReviewLevel,
  cores: number,
  files: ReviewFiles,
): Promise<Review> {
  const script = new URL("../review-worker.js", import.meta.url);
  const begun: { desk?: Promise<ReviewDesk> } = {};
  let desk: ReviewDesk | undefined;
  let whole: Review | undefined;
  let bar: ReturnType<typeof progressBar> | undefined;
  const keepFound = () => {
    if (desk !== undefined && desk.done > 0 && whole === undefined) quietly(() => files.keepFound(desk?.found ?? {}));
  };
  for (const signal of SIGNALS) process.once(signal, keepFound);
  const open = async (ask: Ask): Promise<ReviewDesk> => {
    const answer = await ask({ record, level, ask: "course" });
    if (!("course" in answer)) throw new Error("a game that was opened cannot be reviewed");
    return new ReviewDesk(pack, record, answer.course, level, files.found());
  };
  try {
    await withCrew<ReviewOrder, ReviewAnswer>(script, cores, async (ask) => {
      begun.desk ??= open(ask);
      const shared = await begun.desk;
      desk = shared;
      bar ??= progressBar(pack.game.id, shared.total);
      for (let job = shared.next(); job !== undefined; job = shared.next()) {
        const answer = await ask({ record, level, ask: { job } });
        if (!("found" in answer)) throw new Error("a job of the review was not done");
        shared.take(job, answer.found);
        bar.to(shared.done);
      }
      // Whoever takes the last one off the desk asks why the moments mattered.
      if (shared.done < shared.total || whole !== undefined) return;
      whole = shared.review();
      const told = await ask({ record, level, ask: { reasons: whole.moments } });
      if ("moments" in told) whole = { ...whole, moments: told.moments };
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, keepFound);
    bar?.end();
  }
  if (whole === undefined) throw new Error("the review came to no end");
  const done = whole;
  quietly(() => files.keep(done));
  return done;
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** A folder that cannot be written to is no reason to lose what was found out. */
function quietly(write: () => void): void {
  try {
    write();
  } catch (error) {
    process.stderr.write(`clade: the review is not kept: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

function print(
  pack: GamePack,
  { seats, decisions, moments, level }: Review,
  sentence: (moment: Moment) => string,
  naming: Naming,
  language: Language,
  paint: Paint,
): void {
  const signed = (value: number) => `${value > 0 ? "+" : ""}${value.toFixed(1)}`.padStart(9);
  const percent = (value: number) => `${value > 0 ? "+" : ""}${(100 * value).toFixed(0)} %`.padStart(9);
  const { reviewed, parts, points, chance, atMove } = words[language].records;
  const columns = [parts.start, parts.luck, parts.own, parts.others, parts.result, parts.error];
  const head = columns.map((word) => padLeft(word, 9)).join("");
  say(paint("bold", reviewed(pack.about.name[language], decisions.length, level)), "");
  say(paint("bold", `${pad(points, 14)}${head}`));
  for (const each of seats) {
    const { start, luck, own, others, result, error } = each;
    const row = start.toFixed(1).padStart(9) + [luck, own, others].map(signed).join("");
    say(
      `${pad(naming(each.seat), 14)}${row}${result.toFixed(0).padStart(9)}${paint("dim", error.toFixed(1).padStart(9))}`,
    );
  }
  say("", paint("bold", `${pad(chance, 14)}${head}`));
  for (const { seat, win } of seats) {
    const { start, luck, own, others, result, error } = win;
    const row = [start, luck, own, others].map(percent).join("");
    say(`${pad(naming(seat), 14)}${row}${percent(result)}${paint("dim", percent(error))}`);
  }
  say("");
  for (const moment of moments) {
    const figure = moment.kind === "luck" ? signed(moment.points) : signed(-moment.points);
    const place = atMove(moment.kind === "luck" ? moment.position : moment.position + 1);
    say(`${pad(place, 10)}${pad(naming(moment.seat), 12)}${figure.trim().padStart(6)}  ${sentence(moment)}`);
  }
}
