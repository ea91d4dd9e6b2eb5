import { at, seeded, type Style } from "@clade/kernel";
import type { Situation } from "./bot.ts";
import type { Finding, Findings } from "./search/search.ts";

/**
 * What was found out about the moves, as somebody of a style sees it: what he likes counts for a little more, at most `liking` of the
 * temper, so that he chooses otherwise only where moves are about as good.
 */
export function through(style: Style, situation: Situation, findings: Findings): Findings {
  const { liking } = situation.about.temper;
  const tastes = tastesOf(style, situation, findings.moves);
  const moves = findings.moves
    .map((finding, index) => ({ ...finding, worth: finding.worth + liking * at(tastes, index) }))
    .sort((a, b) => b.worth - a.worth);
  return { ...findings, moves };
}

/** How much each move is to somebody's liking, -1 to 1. */
function tastesOf(style: Style, situation: Situation, moves: readonly Finding[]): number[] {
  const { brain, game, seat } = situation;
  if (brain.taste !== undefined) {
    // What a style looks at lies open: whatever is imagined will do.
    const state = game.imagine(situation.look(), seeded("style"));
    const tastes = moves.map(({ move }) => brain.taste?.(state, seat, move, style));
    if (tastes.some((each) => each !== undefined)) return tastes.map((each) => each ?? 0);
  }
  if (style !== "bold" && style !== "cautious") return moves.map(() => 0);
  const sign = style === "bold" ? 1 : -1;
  return moves.map(({ unrest }) => sign * Math.max(-1, Math.min(1, 2 * (unrest - 1))));
}
