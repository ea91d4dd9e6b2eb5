import { at, type Seat, type Dealer } from "@clade/kernel";
import { type Book, bookOf, type Card, SKILL } from "../book.ts";
import type { Event } from "../events.ts";
import { positionOf, skillOf } from "../gains.ts";
import { added, without } from "../lists.ts";
import type { Move } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Player, State } from "../state.ts";
import { noteProgress } from "./ages.ts";
import { contribute, legalContributions, mayContribute, refuseContribution } from "./contributions.ts";
import { legalRecalls, recall, refuseRecall } from "./development.ts";
import { legalDraws, legalShuffles, playShuffle, playTake, refuseDraw, refuseShuffle } from "./drawing.ts";
import { canCover, handValue, inArea, startPaying } from "./paying.ts";
import {
  hasPersonalityMove,
  inherit,
  invite,
  legalPersonalities,
  refuseHeritage,
  refuseInvite,
} from "./personalities.ts";
import { hasSwap, legalSwaps, refuseSwap, swap } from "./solo.ts";

const END: Move = { type: "end" };

/** PR-15, PR-75: Actions less those taken, not below 0. */
export function actionsLeft(state: State, player: Player): number {
  return Math.max(0, skillOf(bookOf(state.deck), player, "actions") - state.actionsTaken);
}

/**
 * Whether the action phase goes on: there are actions left, or free ones (PR-14). What the player could pay for is not
 * asked: that a turn ends by itself must not tell the others what is in a hand.
 */
export function actionPhaseGoesOn(state: State): boolean {
  if (state.drawn) return false; // PR-21
  const player = at(state.players, state.active);
  const left = actionsLeft(state, player);
  return left > 0 || mayContribute(state, left) || hasPersonalityMove(state, player) || hasSwap(state, player);
}

export function legalActions(state: State, player: Player): Move[] {
  const moves: Move[] = [];
  const book = bookOf(state.deck);
  const left = actionsLeft(state, player);
  if (left > 0) {
    const { hand } = player;
    const value = handValue(book, hand);
    const room = player.developing.length < skillOf(book, player, "development");
    for (let index = 0; index < hand.length; index++) {
      const card = at(hand, index);
      if (hand.indexOf(card) !== index || inArea(player, card)) continue; // PR-19
      const face = at(book.faces, card);
      if (canCover(state, player, face.cost, value - face.value)) moves.push(at(book.moves.discover, card));
      if (room) moves.push(at(book.moves.research, card));
    }
    legalDraws(state, "draw", moves);
    legalDraws(state, "quick", moves);
    legalShuffles(state, moves);
  }
  legalContributions(state, player, left, moves);
  legalPersonalities(state, player, moves);
  legalSwaps(state, player, moves);
  legalRecalls(state, player, moves);
  moves.push(END);
  return moves;
}

export function refuseAction(state: State, player: Player, move: Move): Refusal | undefined {
  const book = bookOf(state.deck);
  const left = actionsLeft(state, player);
  switch (move.type) {
    case "end":
      return undefined;
    case "contribute":
      return refuseContribution(state, player, move.section, left);
    case "invite":
      return refuseInvite(state, player, move.person);
    case "heritage":
      return refuseHeritage(state, player);
    case "swap":
      return refuseSwap(state, player, move);
    case "recall":
      return refuseRecall(state, player, move.card);
    case "discover":
    case "research":
      return (
        refuseCard(book, player, move.card) ??
        (left === 0 ? refuse("no-actions-left") : refuseHow(state, book, player, move))
      );
    case "draw":
    case "quick":
      return left === 0 ? refuse("no-actions-left") : refuseDraw(state, move);
    case "shuffle":
      return left === 0 ? refuse("no-actions-left") : refuseShuffle(state, move);
    case "pay":
    case "turn":
    case "surplus":
      return refuse("nothing-to-pay");
    case "discard":
      return refuse("hand-fits");
    case "take":
      return refuse("take-time");
    case "activate":
      return refuse("activate-time");
  }
}

/** PR-19: the card must be in hand, and no copy of it in the area. */
function refuseCard({ cards }: Book, player: Player, id: string): Refusal | undefined {
  const card = cards.get(id);
  if (card === undefined) return refuse("unknown-card");
  if (!player.hand.includes(card)) return refuse("not-in-hand");
  return inArea(player, card) ? refuse("copy-owned") : undefined;
}

function refuseHow(
  state: State,
  book: Book,
  player: Player,
  move: Extract<Move, { type: "discover" | "research" }>,
): Refusal | undefined {
  const face = at(book.faces, book.cards.get(move.card) ?? -1);
  if (move.type === "research") {
    const room = skillOf(book, player, "development");
    return player.developing.length < room ? undefined : refuse("development-full", { room }); // PR-20
  }
  return canCover(state, player, face.cost, handValue(book, player.hand) - face.value)
    ? undefined
    : refuse("cannot-pay"); // PR-16
}

export function playAction(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): void {
  const book = bookOf(state.deck);
  const player = at(state.players, seat);
  if (move.type !== "recall") state.fresh = false;
  switch (move.type) {
    case "discover": {
      const card = takeFromHand(book, player, move.card);
      state.actionsTaken++;
      dealer.tell({ type: "discovering", seat, card: at(book.labels.technologies, card) });
      startPaying(state, seat, { card }, at(book.faces, card).cost, dealer);
      break;
    }
    case "research": {
      // PR-20
      const card = takeFromHand(book, player, move.card);
      const markers = skillOf(book, player, "research");
      state.actionsTaken++;
      player.developing = added(player.developing, { card, markers });
      noteProgress(state);
      dealer.tell({ type: "researched", seat, card: at(book.labels.technologies, card), markers });
      break;
    }
    case "draw": // PR-21
      state.actionsTaken++;
      state.drawn = true;
      playTake(state, seat, move, skillOf(book, player, "draw"), dealer);
      break;
    case "quick": {
      // PR-22
      state.actionsTaken++;
      const position = positionOf(book, player.steps, SKILL["quick-draw"]);
      const discards = at(book.quickDiscards, position);
      if (discards > 0) state.pending.push({ step: "discard", left: discards, why: "quick-draw" });
      playTake(state, seat, move, skillOf(book, player, "quick-draw"), dealer);
      break;
    }
    case "shuffle": // PR-23
      state.actionsTaken++;
      playShuffle(state, seat, move, skillOf(book, player, "shuffle"), dealer);
      break;
    case "contribute":
      contribute(state, seat, move.section, dealer);
      break;
    case "invite":
      invite(state, seat, move.person, dealer);
      break;
    case "heritage":
      inherit(state, seat, dealer);
      break;
    case "swap":
      swap(state, seat, move, dealer);
      break;
    case "recall":
      recall(state, seat, move.card, dealer);
      break;
    case "end":
      state.drawn = true;
      dealer.tell({ type: "ended", seat });
      break;
    default:
      throw new Error(`no ${move.type} in the action phase`);
  }
}

function takeFromHand({ cards }: Book, player: Player, id: string): Card {
  const card = cards.get(id) ?? -1;
  player.hand = without(player.hand, card);
  return card;
}
