import { at, Inputs, type Instinct, type Marker, type Note, type Seat } from "@clade/kernel";
import { type Bonus, type Book, bookOf, type Card, type Face, KIND } from "../rules/book.ts";
import { AGES, KNOWLEDGE, POWERS, SKILLS } from "../rules/deck/deck.ts";
import { positionOf } from "../rules/gains.ts";
import type { Move } from "../rules/moves.ts";
import { actionsLeft } from "../rules/phases/actions.ts";
import { symbolsNeeded } from "../rules/phases/ages.ts";
import { fresh, inArea } from "../rules/phases/paying.ts";
import { isSolo } from "../rules/phases/solo.ts";
import type { PayStep, Player, State } from "../rules/state.ts";
import { learnedInstinct } from "./learned-instinct.ts";
import { costOf, faceWorth, timeAhead, worthsOf } from "./worth.ts";

/** What speaks for and against a move of Progress at first sight: each is one of a few small tables' entries. */

/** How much of the game lies ahead, in sixths. */
const TIMES = 6;
const WORTHS = 16;
const COSTS = 10;
const HANDS = 9;
const ACTIONS = 5;
const STEPS = 5;
const FRESH = 5;
const VALUES = 5;
const SYMBOLS = 4;
/** Cards of the Time pile, three by three. */
const PILES = 12;
const PILE = 3;
const AGE_COUNT = AGES.length + 1;
/** Technologies of the box that are told apart; those of a deck of one's own are not. */
const CARDS = 160;
const KNOWN_DECK = "standard.2";

const table = new Inputs();
/** What can be done with a technology: each has tables of its own. */
const DEEDS = ["discover", "research", "recall", "activate", "pay", "discard", "swap", "time"] as const;
type Deed = (typeof DEEDS)[number];
function byDeed(size: number): { readonly [D in Deed]: number } {
  const first = table.next(DEEDS.length * size);
  const entries = DEEDS.map((deed, index) => [deed, first + index * size]);
  return Object.fromEntries(entries) as { [D in Deed]: number };
}
const CARD = byDeed(CARDS);
const WORTH = byDeed(WORTHS * TIMES);
const COST = byDeed(COSTS * TIMES);
const WORTH_COST = byDeed(WORTHS * COSTS);
const SYMBOL = byDeed(SYMBOLS * AGE_COUNT);
const VALUE = byDeed(VALUES * HANDS);
const OWN = byDeed(2);
const SKILL = byDeed(SKILLS.length * STEPS * TIMES);
const TOKEN = byDeed(KNOWLEDGE.length * TIMES);
const POWER = byDeed(POWERS.length * TIMES);
const POINTS = byDeed(VALUES * TIMES);
const LEFT = byDeed(ACTIONS * HANDS);
const OVERPAID = table.next(2 * COSTS);
const DRAW = table.next(2 * AGE_COUNT * TIMES);
const DRAW_HAND = table.next(HANDS * ACTIONS);
const DRAW_AGE = table.next(AGE_COUNT * AGE_COUNT);
const TAKE = table.next(2 * AGE_COUNT * AGE_COUNT);
const TAKE_TIME = table.next(2 * TIMES);
const QUICK = table.next(HANDS * ACTIONS);
const QUICK_AGE = table.next(2 * AGE_COUNT * AGE_COUNT);
const SHUFFLE = table.next(AGE_COUNT * AGE_COUNT);
const SHUFFLE_TIME = table.next(TIMES);
const END = table.next(ACTIONS * HANDS);
const END_TIME = table.next(TIMES);
const TURN = table.next(KNOWLEDGE.length * COSTS);
const TURN_LEFT = table.next(KNOWLEDGE.length * FRESH);
const SURPLUS = table.next(COSTS);
const CONTRIBUTE = table.next(2 * TIMES);
const INVITE = table.next(VALUES * TIMES);
const INVITE_SKILL = table.next(SKILLS.length * TIMES);
const INVITE_TOKEN = table.next(KNOWLEDGE.length * TIMES);
const HERITAGE = table.next(TIMES);
/** Technologies that announce an age, by how long a game alone has lasted. */
const ANNOUNCE = byDeed(AGE_COUNT * PILES);
/** Whoever is alone has no use for what is learned among others, who race: everything is told apart once more. */
const ALONE = table.count;

interface Context {
  readonly book: Book;
  readonly state: State;
  readonly player: Player;
  readonly ahead: number;
  readonly time: number;
  readonly held: number;
  readonly left: number;
}

function marker(state: State, seat: Seat, note: Note): Marker<Move> {
  const book = bookOf(state.deck);
  const player = at(state.players, seat);
  const ahead = timeAhead(book, state);
  const time = Math.max(0, Math.min(TIMES - 1, Math.floor(TIMES * ahead)));
  const held = Math.min(HANDS - 1, player.hand.length);
  const left = Math.min(ACTIONS - 1, actionsLeft(state, player));
  const context: Context = { book, state, player, ahead, time, held, left };
  if (!isSolo(state)) return { mark: (move) => mark(context, move, note) };
  const noteAlone: Note = (index) => note(ALONE + index);
  return { mark: (move) => mark(context, move, noteAlone) };
}

function mark(context: Context, move: Move, note: Note): void {
  const { book, state, player, time, held, left } = context;
  switch (move.type) {
    case "discover":
    case "research":
    case "recall":
    case "activate":
    case "pay":
    case "discard":
      markCard(context, move.type, move.card, note);
      if (move.type === "pay") markPayment(state, book, move.card, note);
      return;
    case "swap":
      markCard(context, "swap", move.card, note);
      markCard(context, "time", move.time, note);
      return;
    case "draw":
      note(DRAW + ((move.from === "deck" ? 0 : AGE_COUNT) + move.age) * TIMES + time);
      note(DRAW_HAND + held * ACTIONS + left);
      note(DRAW_AGE + move.age * AGE_COUNT + Math.min(AGES.length, state.age));
      return;
    case "take":
      note(TAKE + ((move.from === "deck" ? 0 : AGE_COUNT) + move.age) * AGE_COUNT + Math.min(AGES.length, state.age));
      note(TAKE_TIME + (move.from === "deck" ? 0 : TIMES) + time);
      return;
    case "quick":
      note(QUICK + held * ACTIONS + left);
      note(
        QUICK_AGE + ((move.from === "deck" ? 0 : AGE_COUNT) + move.age) * AGE_COUNT + Math.min(AGES.length, state.age),
      );
      return;
    case "shuffle":
      note(SHUFFLE + move.age * AGE_COUNT + Math.min(AGES.length, state.age));
      note(SHUFFLE_TIME + time);
      return;
    case "end":
      note(END + left * HANDS + held);
      note(END_TIME + time);
      return;
    case "turn": {
      const kind = KIND[move.token];
      note(TURN + kind * COSTS + Math.min(COSTS - 1, dueIn(state)));
      note(TURN_LEFT + kind * FRESH + Math.min(FRESH - 1, fresh(player, kind)));
      return;
    }
    case "surplus":
      note(SURPLUS + Math.min(COSTS - 1, dueIn(state)));
      return;
    case "contribute":
      note(CONTRIBUTE + (state.contributed ? TIMES : 0) + time);
      return;
    case "invite": {
      const person = book.persons.find(({ id }) => id === move.person);
      if (person === undefined) return;
      note(INVITE + Math.min(VALUES - 1, person.points) * TIMES + time);
      markGains(person.bonus, { skill: INVITE_SKILL, token: INVITE_TOKEN }, time, note);
      return;
    }
    case "heritage":
      note(HERITAGE + time);
  }
}

function markCard({ book, state, player, ahead, time, held, left }: Context, deed: Deed, id: string, note: Note): void {
  const card = book.cards.get(id);
  if (card === undefined) return;
  const face = at(book.faces, card);
  const worth = Math.max(0, Math.min(WORTHS - 1, Math.floor(2 * faceWorth(worthsOf(book), card, ahead))));
  const cost = Math.min(COSTS - 1, costOf(player, face));
  if (state.deck === KNOWN_DECK && card < CARDS) note(CARD[deed] + card);
  note(WORTH[deed] + worth * TIMES + time);
  note(COST[deed] + cost * TIMES + time);
  note(WORTH_COST[deed] + worth * COSTS + cost);
  note(SYMBOL[deed] + symbolsLeft(state, face) * AGE_COUNT + Math.min(AGES.length, state.age));
  note(VALUE[deed] + Math.min(VALUES - 1, face.value) * HANDS + held);
  note(OWN[deed] + (inArea(player, card) ? 1 : 0));
  note(POINTS[deed] + Math.min(VALUES - 1, face.points) * TIMES + time);
  note(LEFT[deed] + left * HANDS + held);
  if (face.symbol === state.age + 1 && isSolo(state)) {
    const pile = Math.min(PILES - 1, Math.floor(state.time.length / PILE));
    note(ANNOUNCE[deed] + Math.min(AGES.length, state.age) * PILES + pile);
  }
  const { skills, tokens, power } = face.bonus;
  for (let skill = 0; skill < skills.length; skill++) {
    if (at(skills, skill) === 0) continue;
    const step = Math.min(STEPS - 1, positionOf(book, player.steps, skill));
    note(SKILL[deed] + (skill * STEPS + step) * TIMES + time);
  }
  for (let kind = 0; kind < tokens.length; kind++) if (at(tokens, kind) > 0) note(TOKEN[deed] + kind * TIMES + time);
  for (let track = 0; track < power.length; track++) {
    if (at(power, track) > 0) note(POWER[deed] + track * TIMES + time);
  }
}

/** 0: it announces no age that is still to come; 1 to 3: so many symbols are missing. */
function symbolsLeft(state: State, { symbol }: Face): number {
  if (symbol !== state.age + 1) return 0;
  return Math.max(1, Math.min(SYMBOLS - 1, symbolsNeeded(state, symbol) - at(state.symbols, symbol)));
}

function markGains(
  { skills, tokens }: Bonus,
  to: { readonly skill: number; readonly token: number },
  time: number,
  note: Note,
): void {
  for (let skill = 0; skill < skills.length; skill++) if (at(skills, skill) > 0) note(to.skill + skill * TIMES + time);
  for (let kind = 0; kind < tokens.length; kind++) if (at(tokens, kind) > 0) note(to.token + kind * TIMES + time);
}

function markPayment(state: State, book: Book, id: string, note: Note): void {
  const card: Card = book.cards.get(id) ?? 0;
  const over = at(book.faces, card).value - dueIn(state);
  note(OVERPAID + (over > 0 ? COSTS : 0) + Math.min(COSTS - 1, Math.abs(over)));
}

/** What is still to be paid. */
function dueIn({ pending }: State): number {
  const step = pending.at(-1);
  return step?.step === "pay" ? dueOf(step) : 0;
}

function dueOf({ due, general }: PayStep): number {
  let sum = -general;
  for (const amount of due) sum += amount;
  return Math.max(0, sum);
}

export const instinct: Instinct<State, Move> = { marks: 2 * ALONE, marker, weights: learnedInstinct };
