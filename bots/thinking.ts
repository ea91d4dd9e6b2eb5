import { type GamePack, type Hint, type Seat, seeded } from "@clade/kernel";
import type { Bot, Situation } from "./bot.ts";
import { hints } from "./hints.ts";
import type { Budget } from "./search/plan.ts";

/**
 * A question to a bot in a worker. It holds what the seat knows and nothing else, so that a bot could not cheat if it
 * wanted to; moves are in notation.
 */
export interface Order {
  readonly game: string;
  readonly players: number;
  readonly seat: Seat;
  readonly view: unknown;
  /** Every legal move, in notation. */
  readonly legal: readonly string[];
  /** For a bot that throws dice: the same order is answered alike. */
  readonly seed: string;
  readonly ask: { readonly bot: string } | { readonly hints: Partial<Budget> };
}

export type Answer = { readonly move: string } | { readonly hints: readonly Hint[] } | { readonly error: string };

/** Where a worker finds games and bots. */
export interface Library {
  loadGame(id: string): Promise<GamePack | undefined>;
  findBot(name: string): Bot | undefined;
}

export async function think(order: Order, library: Library): Promise<Answer> {
  const pack = await library.loadGame(order.game);
  if (pack === undefined) return { error: `unknown game "${order.game}"` };
  const { about, game, brain } = pack;
  const legal = order.legal.flatMap((text) => game.read(text) ?? []);
  if (legal.length === 0 || legal.length !== order.legal.length) return { error: "moves that cannot be read" };
  const { players, seat, view, ask } = order;
  const situation: Situation = { about, game, brain, players, seat, legal, look: () => view };
  const chance = seeded(order.seed);
  if ("hints" in ask) return { hints: hints(situation, chance, ask.hints, pack.text.en) };
  const bot = library.findBot(ask.bot);
  if (bot === undefined) return { error: `unknown bot "${ask.bot}"` };
  return { move: game.write(bot.choose(situation, chance)) };
}

/** What travels between a pool and its workers: a question or an answer, and which one. */
export interface Letter<T> {
  readonly number: number;
  readonly content: T;
}

/** The whole of a bot worker: what to do with each message that comes in. */
export function answerLetters(library: Library, post: (letter: Letter<Answer>) => void) {
  return ({ number, content }: Letter<Order>): void => {
    void think(content, library).then(
      (answer) => post({ number, content: answer }),
      (error: unknown) => post({ number, content: { error: error instanceof Error ? error.message : String(error) } }),
    );
  };
}
