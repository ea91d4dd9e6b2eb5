import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findBot } from "@clade/bots";
import {
  botGame,
  type Honesty,
  HonestySums,
  REVIEW_LEVELS,
  type ReviewLevel,
  reviewHere,
  type Testimony,
  testimonyOf,
  weakerLostMore,
} from "@clade/bots/review";
import type { GamePack } from "@clade/kernel";
import { allGameIds, gameIds, loadGame } from "./registry.ts";

/**
 * Whether reviews say the truth (docs/review.md): games between equals, whose luck must come to 0, and games of a strong bot against a
 * weak one, whose decisions must cost more.
 *
 *     npm run review:honest [-- --game X --games N --level L --equal BOT --strong BOT --weak BOT --seed S --only KIND]
 *
 * Several processes or machines share the work: each reviews `--share 1/16`, `--share 2/16` … and keeps what it found in a file of its
 * own (`--keep FILE`, a line a game; what is there is not reviewed again; `--minutes M` stops in time). The files put one after the
 * other are one file, and `--keep FILE --print` says what it comes to.
 */
interface Order {
  readonly ids: readonly string[];
  readonly games: number;
  readonly level: ReviewLevel;
  readonly bots: { readonly equal: string; readonly strong: string; readonly weak: string };
  readonly seed: string;
  readonly share: { readonly part: number; readonly of: number };
  readonly keep: string | undefined;
  readonly print: boolean;
  readonly kinds: readonly Trial["kind"][];
  readonly minutes: number;
}

/** A game that is to be reviewed: between equals, or of the weak one, whose seat goes round, against the strong. */
const KINDS = ["equal", "unequal"] as const;
interface Trial {
  readonly game: string;
  readonly kind: (typeof KINDS)[number];
  readonly number: number;
}

/** What is kept of a trial, and how it was made. */
interface Kept extends Trial {
  readonly made: string;
  readonly milliseconds: number;
  readonly told: Testimony;
}

async function main(args: string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") {
    process.stderr.write(`${order}\n`);
    return 2;
  }
  const kept = keptBefore(order);
  if (typeof kept === "string") {
    process.stderr.write(`${kept}\n`);
    return 2;
  }
  const until = Date.now() + order.minutes * 60_000;
  for (const [index, trial] of trialsOf(order).entries()) {
    if (order.print || index % order.share.of !== order.share.part - 1 || kept.has(nameOf(trial))) continue;
    if (Date.now() > until) break;
    const pack = await loadGame(trial.game);
    if (pack === undefined) continue;
    const found = tried(pack, trial, order);
    kept.set(nameOf(trial), found);
    if (order.keep !== undefined) appendFileSync(order.keep, `${JSON.stringify(found)}\n`);
    process.stderr.write(`${nameOf(trial)}: ${(found.milliseconds / 1000).toFixed(1)} s\n`);
  }
  for (const id of order.ids) {
    const pack = await loadGame(id);
    const ofGame = [...kept.values()].filter(({ game }) => game === id);
    if (pack !== undefined && ofGame.length > 0) process.stdout.write(`${inWords(pack, order, ofGame)}\n\n`);
  }
  return 0;
}

/** By number before game: whatever is done when time is up says something about every game. */
function trialsOf({ ids, games, kinds }: Order): Trial[] {
  return Array.from({ length: games }, (_, number) =>
    ids.flatMap((game) => kinds.map((kind): Trial => ({ game, kind, number }))),
  ).flat();
}

function nameOf({ game, kind, number }: Trial): string {
  return `${game} ${kind} ${number}`;
}

function madeBy({ level, bots, seed }: Order): string {
  return [level, bots.equal, bots.strong, bots.weak, seed].join(" ");
}

function keptBefore(order: Order): Map<string, Kept> | string {
  const lines = order.keep !== undefined && existsSync(order.keep) ? readFileSync(order.keep, "utf8").split("\n") : [];
  const kept = new Map<string, Kept>();
  for (const [index, line] of lines.entries()) {
    if (line === "") continue;
    const found = keptIn(line);
    if (found === undefined) return `${order.keep}: line ${index + 1} is no kept review`;
    if (found.made === madeBy(order) && found.number < order.games) kept.set(nameOf(found), found);
  }
  return kept;
}

function keptIn(line: string): Kept | undefined {
  try {
    const found = JSON.parse(line) as Partial<Kept>;
    return found.told?.seats[0]?.lead === undefined || found.made === undefined || found.number === undefined
      ? undefined
      : (found as Kept);
  } catch {
    return undefined;
  }
}

function playersOf(pack: GamePack): number {
  return Math.max(2, pack.game.players.min);
}

function isWeak(pack: GamePack, { number }: Trial): (seat: number) => boolean {
  return (seat) => (seat + number) % playersOf(pack) === 0;
}

function tried(pack: GamePack, trial: Trial, order: Order): Kept {
  const { bots, seed, level } = order;
  const started = performance.now();
  const weak = isWeak(pack, trial);
  const against = (seat: number) => (weak(seat) ? bots.weak : bots.strong);
  const seated = Array.from({ length: playersOf(pack) }, (_, seat) =>
    bot(trial.kind === "equal" ? bots.equal : against(seat)),
  );
  const record = botGame(pack, seated, `${seed} ${trial.kind} ${trial.number}`);
  const told = testimonyOf(reviewHere(pack, record, level));
  return { ...trial, made: madeBy(order), milliseconds: Math.round(performance.now() - started), told };
}

function inWords(pack: GamePack, { level, bots }: Order, kept: readonly Kept[]): string {
  const players = playersOf(pack);
  const equal = kept.filter(({ kind }) => kind === "equal");
  const unequal = kept.filter(({ kind }) => kind === "unequal");
  const sums = new HonestySums(players);
  for (const { told } of equal) sums.add(told);
  const wrong = unequal.filter((each) => !weakerLostMore(each.told, isWeak(pack, each)));
  const lines = [`${pack.game.id}, ${equal.length} games of ${players} × ${bots.equal}, reviewed ${level}`];
  if (equal.length > 0) lines.push(...honestyInWords(sums.honesty));
  lines.push(
    `  ${bots.weak} against ${bots.strong}: decisions of the ${bots.weak} cost more in ${unequal.length - wrong.length} of ${unequal.length} games`,
  );
  if (wrong.length > 0) lines.push(`  not so in numbers ${wrong.map(({ number }) => number).join(", ")}`);
  return lines.join("\n");
}

function honestyInWords({ luck, missed, stated, calibration }: Honesty): string[] {
  const lines = luck.map(({ points, win }, seat) => {
    const chance = `${(100 * win.value).toFixed(1)} % ± ${(196 * win.error).toFixed(1)}`;
    return `  seat ${seat + 1}: mean luck ${points.value.toFixed(2)} ± ${(1.96 * points.error).toFixed(2)} points, ${chance}`;
  });
  lines.push(
    `  parts miss the result by ${missed.points.value.toFixed(2)} ± ${(1.96 * missed.points.error).toFixed(2)} points on average, ` +
      `${missed.pointsEitherWay.toFixed(1)} points and ${(100 * missed.winEitherWay).toFixed(0)} % of a win either way`,
    `  error that is stated: ${stated.points.toFixed(1)} points, ${(100 * stated.win).toFixed(0)} % of a win`,
  );
  for (const { times, foreseen, happened } of calibration) {
    if (times === 0) continue;
    lines.push(`  predicted ${percent(foreseen / times)}, happened ${percent(happened / times)} (${times} times)`);
  }
  return lines;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(0)} %`.padStart(5);
}

function bot(name: string) {
  const found = findBot(name);
  if (found === undefined) throw new Error(`no bot ${name}`);
  return found;
}

const WHOLE = /^[1-9]\d{0,5}$/;

function readOrder(args: string[]): Order | string {
  try {
    return orderOf(flagsOf(args));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function flagsOf(args: string[]) {
  const text = { type: "string" } as const;
  const bots = { equal: text, strong: text, weak: text };
  const options = {
    game: text,
    games: text,
    level: text,
    seed: text,
    share: text,
    keep: text,
    minutes: text,
    only: text,
    ...bots,
  };
  return parseArgs({ args, options: { ...options, print: { type: "boolean" } } }).values;
}

function orderOf(flags: ReturnType<typeof flagsOf>): Order | string {
  const {
    game,
    games = "60",
    level: wanted = "glance",
    seed = "honest",
    share = "1/1",
    keep,
    minutes = "100000",
  } = flags;
  const { equal = "apprentice", strong = "master", weak = "novice", print = false, only } = flags;
  const level = REVIEW_LEVELS.find((each) => each === wanted);
  if (level === undefined) return `--level takes ${REVIEW_LEVELS.join(", ")}, got "${wanted}"`;
  if (game !== undefined && !allGameIds.includes(game)) return `unknown game "${game}"`;
  if (!WHOLE.test(games)) return `--games takes a number from 1, got "${games}"`;
  if (!WHOLE.test(minutes)) return `--minutes takes a number from 1, got "${minutes}"`;
  const [part, of] = share.split("/").map(Number);
  if (!/^\d{1,3}\/\d{1,3}$/.test(share) || part === undefined || of === undefined || part < 1 || part > of) {
    return `--share takes a part of so many, such as 1/2, got "${share}"`;
  }
  const unknown = [equal, strong, weak].find((name) => findBot(name) === undefined);
  if (unknown !== undefined) return `unknown bot "${unknown}"`;
  if (print && keep === undefined) return "--print says what is in a file: --keep FILE --print";
  const kinds = KINDS.filter((kind) => only === undefined || kind === only);
  if (kinds.length === 0) return `--only takes ${KINDS.join(" or ")}, got "${only}"`;
  const ids = game === undefined ? gameIds : [game];
  const bots = { equal, strong, weak };
  return {
    ids,
    games: Number(games),
    level,
    bots,
    seed,
    share: { part, of },
    keep,
    print,
    kinds,
    minutes: Number(minutes),
  };
}

process.exitCode = await main(process.argv.slice(2));
