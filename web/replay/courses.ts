import {
  type GamePack,
  type GameRecord,
  type Language,
  type Naming,
  readEntry,
  type Result,
  UNDO,
} from "@clade/kernel";
import type { LineId, ReplayedGame } from "@clade/kernel/replay";
import { ranking } from "../games/entries.ts";

/** What a course is called. */
export function nameOfLine({ branches = [] }: GameRecord, line: LineId, trunk: string): string {
  return branches.find(({ id }) => id === line)?.name ?? trunk;
}

/** How many branches one must leave to come to a course: 1 for what leaves the game itself. */
export function depthOf({ branches = [] }: GameRecord, id: string): number {
  let depth = 0;
  for (let line: LineId = id; line !== undefined; ) {
    const of: LineId = branches.find((each) => each.id === line)?.of;
    line = of;
    depth++;
  }
  return depth;
}

/** The result in one line, the winner first; undefined while there is none. */
export function scoresOf(result: Result | undefined, naming: Naming): string | undefined {
  if (result === undefined) return undefined;
  return ranking(result)
    .map((seat) => `${naming(seat)} ${result.scores[seat] ?? ""}`)
    .join(", ");
}

/** The move that is made from a position, in the words of the game and with the name of who makes it. */
export function moveLabel(
  { text, game }: GamePack,
  replayed: ReplayedGame,
  position: number,
  language: Language,
  naming: Naming,
): string | undefined {
  const { moves, players } = replayed.record;
  const entry = readEntry(moves[position] ?? "", players);
  const move = entry === undefined || entry.text === UNDO ? undefined : game.read(entry.text);
  if (entry === undefined || move === undefined) return undefined;
  return `${naming(entry.seat)}: ${text[language].move(replayed.view(position, entry.seat), move, naming)}`;
}
