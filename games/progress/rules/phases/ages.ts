import { at, clockwiseFrom, type Seat, type Dealer } from "@clade/kernel";
import { bookOf, type Card, type Label } from "../book.ts";
import type { AgeReason, Event } from "../events.ts";
import { gain } from "../gains.ts";
import { added, replaced } from "../lists.ts";
import { SYMBOLS_NEEDED } from "../numbers.ts";
import type { Development, State } from "../state.ts";
import { changeMilestones } from "./milestones.ts";
import { dismissOldPersonalities } from "./personalities.ts";

/** The last age of this game: III, or IV with Industrial Revolution (PR-90). */
export function lastAge(state: { readonly variant: State["variant"] }): number {
  return state.variant.industrial ? 4 : 3;
}

/** The oldest age whose deck is active (PR-31, PR-32, PR-90). */
export function oldestAge({ age }: { readonly age: number }): number {
  return age <= 2 ? 1 : age - 1;
}

/** How many symbols open this age, or end the game (PR-30, PR-61, PR-90). */
export function symbolsNeeded(
  state: { readonly variant: State["variant"]; readonly players: { readonly length: number } },
  symbol: number,
): number {
  return state.variant.pace === "faster" ? 1 : at(SYMBOLS_NEEDED[symbol] ?? [], state.players.length);
}

/** PR-30: a technology becomes active: first all its gains, then ages and end, before anything else happens. */
export function becomeActive(state: State, seat: Seat, card: Card, told: Event, dealer: Dealer<Event>): void {
  const face = at(bookOf(state.deck).faces, card);
  const player = at(state.players, seat);
  player.active = added(player.active, card);
  gain(player, face.bonus);
  noteProgress(state);
  dealer.tell(told);
  if (face.symbol === 0) return;
  state.symbols = replaced(state.symbols, face.symbol, at(state.symbols, face.symbol) + 1);
  while (state.ending === null && at(state.symbols, state.age + 1) >= symbolsNeeded(state, state.age + 1)) {
    endAge(state, "symbols", dealer);
  }
}

/** PR-35: something was developed this turn. */
export function noteProgress(state: State): void {
  state.lastProgress = state.turns + 1;
}

/** The next age begins, or, after the last one, the game ends. */
export function endAge(state: State, why: AgeReason, dealer: Dealer<Event>): void {
  state.lastProgress = Math.max(state.lastProgress, state.turns); // PR-35 counts anew
  if (state.age === lastAge(state)) endGame(state, why, dealer);
  else startAge(state, state.age + 1, why, dealer);
}

/** PR-34: an age without any card in deck and pile is over. */
export function checkExhausted(state: State, dealer: Dealer<Event>): void {
  const newest = state.age - 1;
  if (at(state.decks, newest).length === 0 && at(state.piles, newest).length === 0) endAge(state, "empty", dealer);
}

function startAge(state: State, age: number, why: AgeReason, dealer: Dealer<Event>): void {
  state.age = age; // PR-31
  dealer.tell({ type: "age", age, why });
  if (age >= 3) removeAge(state, age - 2, dealer); // PR-32, PR-90
  if (state.variant.milestones) changeMilestones(state, dealer);
  if (state.variant.personalities) dismissOldPersonalities(state);
}

/** PR-32: every card of an old age leaves the game but for the active ones and, unless it is played so, the Time pile. */
function removeAge(state: State, age: number, dealer: Dealer<Event>): void {
  const { faces, labels } = bookOf(state.deck);
  const old = (card: Card) => at(faces, card).age === age;
  const removed = [...at(state.removed, age - 1), ...at(state.decks, age - 1)];
  const gone = [...state.gone, ...at(state.piles, age - 1)];
  state.decks = replaced(state.decks, age - 1, []);
  state.piles = replaced(state.piles, age - 1, []);
  for (const seat of clockwiseFrom(state.active, state.players.length)) {
    const player = at(state.players, seat);
    const left: Label[] = [];
    const kept: Card[] = [];
    for (const card of player.hand) {
      if (!old(card)) {
        kept.push(card);
        continue;
      }
      removed.push(card);
      left.push(at(labels.technologies, card));
    }
    player.hand = kept;
    if (left.length > 0) dealer.tell({ type: "left-hand", seat, cards: left });
    const developing: Development[] = [];
    for (const each of player.developing) {
      if (!old(each.card)) {
        developing.push(each);
        continue;
      }
      gone.push(each.card);
      dealer.tell({ type: "left-development", seat, card: at(labels.technologies, each.card) });
    }
    player.developing = developing;
  }
  state.removed = replaced(state.removed, age - 1, removed);
  if (state.variant.timeLeaves === true) {
    gone.push(...state.time.filter(old));
    state.time = state.time.filter((card) => !old(card));
  }
  state.gone = gone;
}

/** PR-33: the game ends at once; technologies in development are removed. */
export function endGame(state: State, why: NonNullable<State["ending"]>, dealer: Dealer<Event>): void {
  for (const player of state.players) {
    state.gone = [...state.gone, ...player.developing.map(({ card }) => card)];
    player.developing = [];
  }
  state.pending = [];
  state.ending = why;
  dealer.tell({ type: "over", why });
}
