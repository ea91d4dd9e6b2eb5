import { type AnyGame, type Beat, type GameRecord, isComplaint, Match } from "@clade/kernel";
import { openView } from "@clade/kernel/replay";

/** Nothing else waits longer than this for a game that is looked through, in milliseconds. */
const SLICE = 8;

/** The table at the end of each round of a game that is over, all hands open; empty if the record cannot be played again. */
export async function pastViews(game: AnyGame, record: GameRecord): Promise<readonly unknown[]> {
  const match = Match.start(game, record);
  if (isComplaint(match)) return [];
  const seen = (): unknown => openView(game, match.truth) ?? match.view("spectator");
  const views: unknown[] = [];
  let last: { readonly round: number; readonly view: unknown } | undefined;
  let since = performance.now();
  for (const [index, entry] of record.moves.entries()) {
    const view = seen();
    const round = roundOf(game.beat?.(view), index, record.moves.length);
    if (last !== undefined && round > last.round) views.push(last.view);
    last = { round, view };
    if (match.enter(entry) !== undefined) return [];
    if (performance.now() - since < SLICE) continue;
    await new Promise((done) => {
      setTimeout(done);
    });
    since = performance.now();
  }
  return views;
}

/** A game that does not say its rounds is looked at in as many parts as there are months. */
function roundOf(beat: Beat | undefined, index: number, moves: number): number {
  return beat === undefined ? Math.floor((12 * index) / moves) : beat.round;
}
