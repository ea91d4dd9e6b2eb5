import { type AnyGame, type Beat, type GameRecord, isComplaint, Match, type MatchPlan } from "@clade/kernel";
import { branchStart, isRecordTrouble, type LineId, openView } from "@clade/kernel/replay";

/** Nothing else waits longer than this for a game that is looked through, in milliseconds. */
const SLICE = 8;

/** A piece of a course: the game itself up to where a branch leaves it, or what was played of a branch. */
interface Stretch {
  readonly game: AnyGame;
  readonly plan: MatchPlan;
  readonly moves: readonly string[];
}

/**
 * The table at the end of each round of a game that is over, or of a branch of it from the game's beginning on, all hands open; empty if
 * the record cannot be played again.
 */
export async function pastViews(game: AnyGame, record: GameRecord, line?: LineId): Promise<readonly unknown[]> {
  const views: unknown[] = [];
  const stretches = stretchesOf(game, record, line);
  const all = stretches.reduce((sum, { moves }) => sum + moves.length, 0);
  let last: { readonly round: number; readonly view: unknown } | undefined;
  let index = 0;
  let since = performance.now();
  for (const stretch of stretches) {
    const match = Match.start(stretch.game, stretch.plan);
    if (isComplaint(match)) return [];
    for (const entry of stretch.moves) {
      const view = openView(game, match.truth) ?? match.view("spectator");
      const round = roundOf(game.beat?.(view), index++, all);
      if (last !== undefined && round > last.round) views.push(last.view);
      last = { round, view };
      if (match.enter(entry) !== undefined) return [];
      if (performance.now() - since < SLICE) continue;
      await new Promise((done) => {
        setTimeout(done);
      });
      since = performance.now();
    }
  }
  return views;
}

/** What a course is made of, from the beginning of the game on; empty: there is no such course. */
function stretchesOf(game: AnyGame, record: GameRecord, line: LineId): readonly Stretch[] {
  if (line === undefined) return [{ game, plan: record, moves: record.moves }];
  const branch = record.branches?.find(({ id }) => id === line);
  const start = branch === undefined ? undefined : branchStart(game, record, branch);
  if (branch === undefined || start === undefined || isRecordTrouble(start)) return [];
  const before = stretchesOf(game, record, branch.of);
  const left = before.at(-1);
  if (left === undefined) return [];
  return [
    ...before.slice(0, -1),
    { ...left, moves: left.moves.slice(0, branch.at) },
    { ...start, moves: branch.moves },
  ];
}

/** A game that does not say its rounds is looked at in as many parts as there are months. */
function roundOf(beat: Beat | undefined, index: number, moves: number): number {
  return beat === undefined ? Math.floor((12 * index) / moves) : beat.round;
}
