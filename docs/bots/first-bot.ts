// A bot for Clade in TypeScript, to start from: it knows no game, but likes to do in a game what it has done least.
//
//     clade simulate evolution --players 2 --bots "random,cmd:node docs/bots/dist/first-bot.js"
//
// (Node 22.18 and newer run the .ts file itself.) docs/bots.md says what the lines mean.
import { createInterface } from "node:readline";

interface Question {
  readonly type: "decide";
  readonly table: number;
  readonly seat: number;
  /** What the seat sees: a better bot would look at it. */
  readonly view: unknown;
  readonly legal: readonly string[];
}

type Said = { readonly type: "hello" } | Question | { readonly type: "over"; readonly scores: readonly number[] };

/** How often each kind of move was made in the game in progress. A process has one seat at a time. */
let made = new Map<string, number>();

function kindOf(move: string): string {
  return move.split(" ", 1)[0] ?? move;
}

function choose({ legal }: Question): string {
  const times = (move: string) => made.get(kindOf(move)) ?? 0;
  const move = legal.reduce((best, each) => (times(each) < times(best) ? each : best));
  made.set(kindOf(move), times(move) + 1);
  return move;
}

function answer(said: Said): object | undefined {
  switch (said.type) {
    case "hello":
      return { type: "hello", protocol: 1, name: "first bot in TypeScript" };
    case "decide":
      return { type: "move", move: choose(said) };
    case "over":
      made = new Map();
      return undefined;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = answer(JSON.parse(line) as Said);
  if (said !== undefined) process.stdout.write(`${JSON.stringify(said)}\n`);
}
