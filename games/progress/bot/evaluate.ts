import { at, type Seat } from "@clade/kernel";
import { type Book, bookOf, type Card, GENERAL } from "../rules/book.ts";
import { KNOWLEDGE, POWERS } from "../rules/deck/deck.ts";
import { positionOf, skillOf, skillPoints } from "../rules/gains.ts";
import { POWER_POINTS } from "../rules/numbers.ts";
import { actionsLeft } from "../rules/phases/actions.ts";
import { oldestAge } from "../rules/phases/ages.ts";
import { fresh, inArea } from "../rules/phases/paying.ts";
import { isSolo } from "../rules/phases/solo.ts";
import { cardPoints, milestonePoints, personPoints, powerPoints, result, setPoints, timePenalty } from "../rules/score.ts";
import type { PayStep, Player, State } from "../rules/state.ts";
import { WEIGHTS } from "./weights.ts";
import { costOf, faceWorth, plainCards, timeAhead } from "./worth.ts";

const PLACES: readonly (readonly number[])[] = POWERS.map((power) => POWER_POINTS[power]);

/** How a seat stands: its expected score, less that of the best other player. */
export function evaluate(state: State, seat: Seat): number {
  if (state.ending !== null) return evaluateEnd(state, seat);
  const book = bookOf(state.deck);
  const ahead = timeAhead(book, state);
  const own = standing(book, state, seat, ahead) + prospects(book, state, seat, ahead);
  if (isSolo(state)) return own - timePenalty(state.time.length) - dangerOfLoss(book, state);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) best = Math.max(best, standing(book, state, other, ahead));
  }
  return own - best;
}

function evaluateEnd(state: State, seat: Seat): number {
  const final = result(state);
  if (final === undefined) return 0;
  if (state.ending === "lost") return WEIGHTS.lost;
  const own = at(final.scores, seat);
  if (isSolo(state)) return own;
  let best = Number.NEGATIVE_INFINITY;
  for (const [other, score] of final.scores.entries()) if (other !== seat) best = Math.max(best, score);
  return own - best + (at(final.places, seat) === 1 ? WEIGHTS.win : -WEIGHTS.win);
}

/** What everybody can see of a player: points won and in sight, and the means to win more. */
function standing(book: Book, state: State, seat: number, ahead: number): number {
  const player = at(state.players, seat);
  let worth = cardPoints(book, player) + skillPoints(book, player);
  for (let track = 0; track < POWERS.length; track++) worth += expectedPower(book, state, seat, track, ahead);
  if (state.variant.personalities) worth += personPoints(book, player);
  if (state.variant.milestones) worth += milestonePoints(book, player) + marksWorth(state, seat);
  if (state.variant.industrial) worth += setPoints(book, player);
  for (let skill = 0; skill < player.steps.length; skill++) {
    worth += positionOf(book, player.steps, skill) * at(WEIGHTS.skills, skill) * ahead;
  }
  for (let kind = 0; kind < KNOWLEDGE.length; kind++) worth += at(player.tokens, kind) * at(WEIGHTS.tokens, kind) * ahead;
  for (const card of player.active) worth += followUps(book, player, card) * ahead;
  for (const { card, markers } of player.developing) {
    worth += faceWorth(book, card, ahead) * Math.max(0.1, WEIGHTS.developing - WEIGHTS.marker * markers);
  }
  return worth;
}

/** Knowledge that an active technology saves in later ones that the player has not got yet. */
function followUps(book: Book, player: Player, card: Card): number {
  void player;
  return WEIGHTS.prerequisite * savedBy(book, card);
}
