import { at, seeded, type Style } from "@clade/kernel";
import type { Situation } from "./bot.ts";
import { type Finding, type Findings, GLANCE_LINES } from "./search/search.ts";

/**
 * A move about which so large a share is known of what is known about the best known one may be chosen for a taste. Others dropped out
 * early: of many of them some look better than they are, and what somebody likes best would often be such a one.
 */
export const KNOWN = 0.5;

/**
 * What was found out about the moves, as somebody of a style sees it: what he likes counts for a little more, at most `liking` of the
 * temper, so that he chooses otherwise only where moves are about as good. Moves that are not known well come last.
 */
export function through(style: Style, situation: Situation, findings: Findings): Findings {
  const { liking } = situation.about.temper;
  const tastes = tastesOf(style, situation, findings.moves);
  const enough = KNOWN * Math.max(...findings.moves.map(known));
  const moves = findings.moves
    .map((finding, index) => ({ ...finding, worth: finding.worth + liking * at(tastes, index) }))
    .sort((a, b) => Number(known(b) >= enough) - Number(known(a) >= enough) || b.worth - a.worth);
  return { ...findings, moves };
}

/** On how many lines of thought it rests what a move is worth. */
function known({ visits }: Finding): number {
  return visits + GLANCE_LINES;
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
