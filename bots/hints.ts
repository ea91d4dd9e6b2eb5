import type { Chance, GameText, Hint } from "@clade/kernel";
import type { Situation } from "./bot.ts";
import { candid } from "./learn/candour.ts";
import { planOf } from "./levels.ts";
import { difference, type Doubt } from "./review/reasons.ts";
import type { Budget } from "./search/plan.ts";
import { type Finding, search } from "./search/search.ts";

/** Who gives hints. */
export const HINTING_LEVEL = "grandmaster";

/**
 * What the best bot thinks of a seat's moves, best first: each one that seemed worth a thought. It knows what the seat
 * knows. Chances to win are meant to come true: what the search makes of them is brought to what happened in other games. Without a
 * budget it thinks as long as a grandmaster does. With the game's texts (any language's) the best one comes with
 * what it is for: what somebody will probably have more of, or less, or what will happen that would not after the next best.
 */
export function hints(
  situation: Situation,
  chance: Chance,
  budget: Partial<Budget> = {},
  text?: Pick<GameText, "event">,
): Hint[] {
  const { about, brain, game, players } = situation;
  // Whoever wants to know how good the chances are is not content with knowing which move is the best.
  const plan = { ...planOf(about.temper, HINTING_LEVEL, players), races: false };
  const moves = search(situation, { ...plan, ...budget }, chance).moves.filter(({ visits }) => visits > 0);
  const why = text === undefined ? undefined : whyBest(situation, text, moves, chance);
  return moves.map(({ move, score, win, visits }, index) => ({
    move: game.write(move),
    score,
    win: candid(win, players, brain.candour),
    visits,
    ...(index === 0 && why !== undefined ? { why } : {}),
  }));
}

/** People wait for hints, but not for long. */
const WHY: Doubt = { worlds: 120, least: 0.3 };

function whyBest(
  situation: Situation,
  text: Pick<GameText, "event">,
  [best, next]: readonly Finding[],
  chance: Chance,
): Hint["why"] {
  if (best === undefined || next === undefined) return undefined;
  const { game, players, seat } = situation;
  const than = game.write(next.move);
  const look = { pack: situation, text, players, seat, view: situation.look() };
  const { event, change } = difference(look, [next.move, best.move], chance, WHY);
  const counted = change === null ? {} : { change };
  if (event === null) return { than, event, after: 0, instead: 0, ...counted };
  return { than, event: event.event, after: event.afterBest, instead: event.afterMade, ...counted };
}
