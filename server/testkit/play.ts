import { type Chance, pick } from "@clade/kernel";
import type { TableSocket } from "./socket.ts";

/** Plays a game to its end: whoever must decide makes a legal move at random. The lines are those of people at the table. */
export async function playOut(
  lines: readonly TableSocket[],
  table: string,
  chance: Chance,
  most = 5000,
): Promise<number> {
  let moves = 0;
  while (moves < most) {
    const able = lines.filter((line) => line.mustDecide(table));
    const [first] = lines;
    if (first === undefined || first.now(table).result !== null) return moves;
    if (able.length === 0) {
      await Promise.race(lines.map((line) => line.next(({ type }) => type === "news", "somebody's turn")));
      continue;
    }
    const line = pick(able, chance);
    const answer = await line.act(table, pick(line.now(table).legal, chance));
    if (answer.type === "done") moves++;
    else if (answer.type !== "stale") {
      throw new Error(`a legal move was answered by ${JSON.stringify(answer).slice(0, 300)}`);
    }
  }
  return moves;
}
