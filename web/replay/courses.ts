import {
  type Branch,
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

/** All branches as a tree is read: each one followed by what leaves it; depth 1 leaves the game itself. */
export function treeOf({ branches = [] }: GameRecord): readonly { readonly branch: Branch; readonly depth: number }[] {
  const below = (line: LineId, depth: number): { readonly branch: Branch; readonly depth: number }[] =>
    branches.filter(({ of }) => of === line).flatMap((branch) => [{ branch, depth }, ...below(branch.id, depth + 1)]);
  return below(undefined, 1);
}

/** The result in one line, the winner first; undefined while there is none. */
export function scoresOf(result: Result | undefined, naming: Naming): string | undefined {
  if (result === undefined) return undefined;
  return (
    ranking(result)
      // In brackets: names may end in a number.
      .map((seat) => `${naming(seat)} (${result.scores[seat] ?? ""})`)
      .join(", ")
  );
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
