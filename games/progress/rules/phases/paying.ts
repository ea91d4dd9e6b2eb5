import { at, pop, type Seat, type Dealer } from "@clade/kernel";
import { type Book, bookOf, type Card, type Due, GENERAL, KIND } from "../book.ts";
import { KNOWLEDGE, TYPES } from "../deck/deck.ts";
import type { Event } from "../events.ts";
import { added, replaced, without } from "../lists.ts";
import type { Move } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Development, PayStep, Player, Purchase, State } from "../state.ts";
import { becomeActive } from "./ages.ts";
import { mark } from "./milestones.ts";

const TURNS: readonly Move[] = KNOWLEDGE.map((token) => ({ type: "turn", token }));
const SURPLUS: Move = { type: "surplus" };

/** What of a player everybody sees and prices depend on. */
export interface Area {
  readonly active: readonly Card[];
  readonly developing: readonly Development[];
}

/** PR-18, PR-19: whether a technology lies in the player's area, active or in development. */
export function inArea({ active, developing }: Area, card: Card): boolean {
  if (active.includes(card)) return true;
  for (const each of developing) if (each.card === card) return true;
  return false;
}

export function handValue({ faces }: Book, hand: readonly Card[]): number {
  let value = 0;
  for (const card of hand) value += faces[card]?.value ?? 0;
  return value;
}

/** Tokens of a kind that are not turned. */
export function fresh(
  { tokens, spent }: { readonly tokens: readonly number[]; readonly spent: readonly number[] },
  kind: number,
): number {
  return (tokens[kind] ?? 0) - (spent[kind] ?? 0);
}

/** What an item of a cost comes to for this player: nothing to whoever has its prerequisite (PR-16). */
export function price(player: Area, { amount, prerequisite }: Due): number {
  return prerequisite !== null && inArea(player, prerequisite) ? 0 : amount;
}

/** Whether the player can cover this cost with all tokens, the surplus, and cards of this value: no dead ends. */
export function canCover(state: State, player: Player, cost: readonly Due[], cards: number): boolean {
  let science = 0;
  let engineering = 0;
  let culture = 0;
  for (const item of cost) {
    const amount = price(player, item);
    if (item.type === KIND.science) science += amount;
    else if (item.type === KIND.engineering) engineering += amount;
    else culture += amount;
  }
  const short =
    Math.max(0, science - fresh(player, KIND.science)) +
    Math.max(0, engineering - fresh(player, KIND.engineering)) +
    Math.max(0, culture - fresh(player, KIND.culture));
  return short <= cards + state.surplus + fresh(player, GENERAL);
}

/** PR-16: opens a payment. What costs nothing is settled at once. */
export function startPaying(
  state: State,
  seat: Seat,
  purchase: Purchase,
  cost: readonly Due[],
  dealer: Dealer<Event>,
): void {
  const due = TYPES.map(() => 0);
  const player = at(state.players, seat);
  for (const item of cost) due[item.type] = at(due, item.type) + price(player, item);
  state.pending.push({ step: "pay", purchase, due, general: 0 });
  settleIfCovered(state, seat, dealer);
}

function missing({ due, general }: PayStep): number {
  let sum = -general;
  for (const amount of due) sum += amount;
  return sum;
}

export function legalPayments(state: State, player: Player, step: PayStep): Move[] {
  const { moves } = bookOf(state.deck);
  const list: Move[] = [];
  const { hand } = player;
  for (let index = 0; index < hand.length; index++) {
    const card = at(hand, index);
    if (hand.indexOf(card) === index) list.push(at(moves.pay, card));
  }
  for (let kind = 0; kind < KNOWLEDGE.length; kind++) {
    if (fresh(player, kind) > 0 && isDue(step, kind)) list.push(at(TURNS, kind));
  }
  if (state.surplus > 0) list.push(SURPLUS);
  return list;
}

/** Knowledge must be of a type that is still due; general knowledge always is. */
function isDue({ due }: PayStep, kind: number): boolean {
  return kind === GENERAL || at(due, kind) > 0;
}

export function refusePayment(state: State, player: Player, step: PayStep, move: Move): Refusal | undefined {
  switch (move.type) {
    case "pay": {
      const card = bookOf(state.deck).cards.get(move.card);
      return card !== undefined && player.hand.includes(card) ? undefined : refuse("not-in-hand");
    }
    case "turn": {
      const kind = KIND[move.token];
      if (fresh(player, kind) === 0) return refuse("no-token", { token: move.token });
      return isDue(step, kind) ? undefined : refuse("token-of-no-use", { token: move.token });
    }
    case "surplus":
      return state.surplus > 0 ? undefined : refuse("no-surplus");
    default:
      return refuse("pay-first");
  }
}

/** PR-5: a card goes to the pile of its age. */
export function putOnPile(state: State, age: number, card: Card): void {
  state.piles = replaced(state.piles, age - 1, added(at(state.piles, age - 1), card));
}

/** PR-17: a hand card, a token or knowledge left over goes towards the payment. */
export function playPayment(state: State, seat: Seat, step: PayStep, move: Move, dealer: Dealer<Event>): void {
  const player = at(state.players, seat);
  const { faces, cards, labels } = bookOf(state.deck);
  pop(state.pending);
  switch (move.type) {
    case "pay": {
      const card = cards.get(move.card) ?? -1;
      const { age, value } = at(faces, card);
      player.hand = without(player.hand, card);
      putOnPile(state, age, card);
      state.pending.push({ ...step, general: step.general + value });
      dealer.tell({ type: "paid-card", seat, card: at(labels.technologies, card), value });
      break;
    }
    case "turn": {
      const kind = KIND[move.token];
      player.spent = replaced(player.spent, kind, at(player.spent, kind) + 1);
      state.pending.push(
        kind === GENERAL
          ? { ...step, general: step.general + 1 }
          : { ...step, due: step.due.with(kind, at(step.due, kind) - 1) },
      );
      dealer.tell({ type: "paid-token", seat, token: move.token });
      break;
    }
    case "surplus":
      state.surplus--;
      state.pending.push({ ...step, general: step.general + 1 });
      dealer.tell({ type: "paid-surplus", seat });
      break;
    default:
      throw new Error(`no ${move.type} while paying`);
  }
  settleIfCovered(state, seat, dealer);
}

/** Once the whole cost is covered nothing can be added; what is left over serves for later ones of the turn (PR-17). */
function settleIfCovered(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const step = state.pending.at(-1);
  if (step?.step !== "pay") throw new Error("no payment to settle");
  const short = missing(step);
  if (short > 0) return;
  pop(state.pending);
  state.surplus -= short;
  const { purchase } = step;
  if ("section" in purchase) {
    mark(state, seat, purchase.section, dealer);
    return;
  }
  const card = at(bookOf(state.deck).labels.technologies, purchase.card);
  becomeActive(state, seat, purchase.card, { type: "discovered", seat, card, surplus: state.surplus }, dealer);
}
