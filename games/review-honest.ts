import { parseArgs } from "node:util";
import { findBot } from "@clade/bots";
import {
  botGame,
  type Honesty,
  HonestySums,
  REVIEW_LEVELS,
  type ReviewLevel,
  reviewHere,
  weakerLostMore,
} from "@clade/bots/review";
import type { GamePack } from "@clade/kernel";
import { allGameIds, gameIds, loadGame } from "./registry.ts";

/**
 * Whether reviews say the truth (docs/review.md): games between equals, whose luck must come to 0, and games of a strong bot against a
 * weak one, whose decisions must cost more.
 * `npm run review:honest [-- --game X --games N --level L --equal BOT --strong BOT --weak BOT --seed S]`
 */
interface Order {
  readonly ids: readonly string[];
  readonly games: number;
  readonly level: ReviewLevel;
  readonly bots: { readonly equal: string; readonly strong: string; readonly weak: string };
  readonly seed: string;
}

async function main(args: string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") {
    process.stderr.write(`${order}\n`);
    return 2;
  }
  for (const id of order.ids) {
    const pack = await loadGame(id);
    if (pack === undefined) continue;
    process.stdout.write(`${between(pack, order)}\n${against(pack, order)}\n\n`);
  }
  return 0;
}

function between(pack: GamePack, { games, level, bots, seed }: Order): string {
  const players = Math.max(2, pack.game.players.min);
  const sums = new HonestySums(players);
  for (let number = 0; number < games; number++) {
    const record = botGame(
      pack,
      Array.from({ length: players }, () => bot(bots.equal)),
      `${seed} equal ${number}`,
    );
    sums.add(reviewHere(pack, record, level));
    process.stderr.write(`${pack.game.id}: ${number + 1} of ${games} between equals\n`);
  }
  return `${pack.game.id}, ${games} games of ${players} × ${bots.equal}, reviewed ${level}\n${inWords(sums.honesty)}`;
}

function against(pack: GamePack, { games, level, bots, seed }: Order): string {
  const players = Math.max(2, pack.game.players.min);
  let larger = 0;
  for (let number = 0; number < games; number++) {
    const weak = (seat: number) => (seat + number) % players === 0;
    const seated = Array.from({ length: players }, (_, seat) => bot(weak(seat) ? bots.weak : bots.strong));
    const review = reviewHere(pack, botGame(pack, seated, `${seed} unequal ${number}`), level);
    if (weakerLostMore(review, weak, pack.about.temper.spread)) larger++;
    process.stderr.write(`${pack.game.id}: ${number + 1} of ${games} against, ${larger} as they should be\n`);
  }
  return `  ${bots.weak} against ${bots.strong}: decisions of the ${bots.weak} cost more in ${larger} of ${games} games`;
}

function inWords({ luck, missed, calibration }: Honesty): string {
  const lines = luck.map(({ points, win }, seat) => {
    const chance = `${(100 * win.value).toFixed(1)} % ± ${(196 * win.error).toFixed(1)}`;
    return `  seat ${seat + 1}: mean luck ${points.value.toFixed(2)} ± ${(1.96 * points.error).toFixed(2)} points, ${chance}`;
  });
  lines.push(
    `  parts miss the result by ${missed.points.value.toFixed(2)} ± ${(1.96 * missed.points.error).toFixed(2)} points on average, ` +
      `${missed.pointsEitherWay.toFixed(1)} points and ${(100 * missed.winEitherWay).toFixed(0)} % of a win either way`,
  );
  for (const { times, foreseen, happened } of calibration) {
    if (times === 0) continue;
    lines.push(`  predicted ${percent(foreseen / times)}, happened ${percent(happened / times)} (${times} times)`);
  }
  return lines.join("\n");
}

function percent(part: number): string {
  return `${(100 * part).toFixed(0)} %`.padStart(5);
}

function bot(name: string) {
  const found = findBot(name);
  if (found === undefined) throw new Error(`no bot ${name}`);
  return found;
}

function readOrder(args: string[]): Order | string {
  const text = { type: "string" } as const;
  const options = { game: text, games: text, level: text, equal: text, strong: text, weak: text, seed: text };
  try {
    const { values } = parseArgs({ args, options });
    const { game, games = "60", level: wanted = "glance", seed = "honest" } = values;
    const { equal = "apprentice", strong = "master", weak = "novice" } = values;
    const level = REVIEW_LEVELS.find((each) => each === wanted);
    if (level === undefined) return `--level takes ${REVIEW_LEVELS.join(", ")}, got "${wanted}"`;
    if (game !== undefined && !allGameIds.includes(game)) return `unknown game "${game}"`;
    if (!/^[1-9]\d{0,5}$/.test(games)) return `--games takes a number from 1, got "${games}"`;
    const unknown = [equal, strong, weak].find((name) => findBot(name) === undefined);
    if (unknown !== undefined) return `unknown bot "${unknown}"`;
    const ids = game === undefined ? gameIds : [game];
    return { ids, games: Number(games), level, bots: { equal, strong, weak }, seed };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

process.exitCode = await main(process.argv.slice(2));
