import { at, Inputs, type Judge, type Put, type Seat } from "@clade/kernel";
import { bookOf } from "../rules/book.ts";
import { AGES, KNOWLEDGE, MOST_PLAYERS, POWERS, SKILLS } from "../rules/deck/deck.ts";
import { positionOf, skillPoints } from "../rules/gains.ts";
import { actionsLeft } from "../rules/phases/actions.ts";
import { symbolsNeeded } from "../rules/phases/ages.ts";
import { fresh } from "../rules/phases/paying.ts";
import { isSolo } from "../rules/phases/solo.ts";
import { cardPoints, milestonePoints, personPoints, powerPoints, setPoints } from "../rules/score.ts";
import type { Stage, State } from "../rules/state.ts";
import { learned } from "./learned.ts";
import { faceWorth, soloTime, timeAhead, worthsOf } from "./worth.ts";

/** Progress in numbers, for the learned judge: tracks, technologies, hands, and how near the next age is. */

const STAGES: readonly Stage[] = ["development", "action", "upkeep", "over"];
const PACES = ["normal", "fast", "faster"] as const;
/** The sixth step of a track is the last that is told apart. */
const COUNTED = 6;
/** As many markers of a technology in development are told apart. */
const COUNTDOWN = 4;

const SEAT = new Inputs();
const SKILL = SEAT.next(SKILLS.length * COUNTED);
const TOKENS = SEAT.next(KNOWLEDGE.length * COUNTED);
const FRESH = SEAT.next(KNOWLEDGE.length);
const POWER = SEAT.next(POWERS.length);
const POWER_POINTS = SEAT.next(POWERS.length);
const POINTS = SEAT.next();
const SKILL_POINTS = SEAT.next();
const OTHER_POINTS = SEAT.next();
const ACTIVE_CARDS = SEAT.next(AGES.length + 1);
const DEVELOPING = SEAT.next();
const MARKERS = SEAT.next();
const DEVELOPING_WORTH = SEAT.next();
const HAND = SEAT.next(AGES.length + 1);
const HAND_WORTH = SEAT.next();
const BEST_IN_HAND = SEAT.next();
const OPENERS = SEAT.next(2);
/** What is in development and opens the next age, or ends the game: in how many turns. */
const OPENING = SEAT.next(COUNTDOWN);
const PERSON = SEAT.next(2);
const MARKS = SEAT.next();
const TURN = SEAT.next();
const ACTIONS = SEAT.next();
const SURPLUS = SEAT.next();
const NEXT = SEAT.next();

const TABLE = new Inputs();
const AGE = TABLE.next(AGES.length);
const AHEAD = TABLE.next();
const SYMBOLS = TABLE.next(2);
const DECKS = TABLE.next(AGES.length);
const PILES = TABLE.next(AGES.length);
const STAGE = TABLE.next(STAGES.length);
const PLAYERS = TABLE.next(MOST_PLAYERS);
const PACE = TABLE.next(PACES.length);
const PERSONALITIES = TABLE.next();
const MILESTONES = TABLE.next();
const INDUSTRIAL = TABLE.next();
const TIME = TABLE.next();
const IDLE = TABLE.next();
/** Alone: the turns that the current age may still last before all is lost. */
const PLAIN = TABLE.next(2);

/** So few that it matters. */
const FEW_TURNS = 4;

function describeTable(state: State, put: Put): void {
  const { variant, players } = state;
  put(AGE + Math.min(AGES.length, state.age) - 1, 1);
  put(AHEAD, timeAhead(bookOf(state.deck), state));
  const next = state.age + 1;
  if (next < state.symbols.length) {
    put(SYMBOLS, at(state.symbols, next) / Math.max(1, symbolsNeeded(state, next)));
    put(SYMBOLS + 1, (symbolsNeeded(state, next) - at(state.symbols, next)) / 3);
  }
  for (let age = 0; age < AGES.length; age++) {
    put(DECKS + age, (state.decks[age]?.length ?? 0) / 30);
    put(PILES + age, (state.piles[age]?.length ?? 0) / 30);
  }
  put(STAGE + STAGES.indexOf(state.stage), 1);
  put(PLAYERS + players.length - 1, 1);
  put(PACE + PACES.indexOf(variant.pace), 1);
  if (variant.personalities) put(PERSONALITIES, 1);
  if (variant.milestones) put(MILESTONES, 1);
  if (variant.industrial) put(INDUSTRIAL, 1);
  put(TIME, state.time.length / 10);
  if (isSolo(state)) {
    const { plain } = soloTime(bookOf(state.deck), state);
    put(PLAIN, plain / 10);
    if (plain < FEW_TURNS) put(PLAIN + 1, (FEW_TURNS - plain) / FEW_TURNS);
  }
  put(IDLE, Math.max(0, state.turns - state.lastProgress) / players.length / 5);
}

function describeSeat(state: State, seat: Seat, put: Put): void {
  const book = bookOf(state.deck);
  const player = at(state.players, seat);
  const ahead = timeAhead(book, state);
  const worths = worthsOf(book);
  for (let skill = 0; skill < SKILLS.length; skill++) {
    const position = Math.min(COUNTED, positionOf(book, player.steps, skill));
    for (let each = 0; each < position; each++) put(SKILL + skill * COUNTED + each, 1);
  }
  for (let kind = 0; kind < KNOWLEDGE.length; kind++) {
    const tokens = Math.min(COUNTED, at(player.tokens, kind));
    for (let each = 0; each < tokens; each++) put(TOKENS + kind * COUNTED + each, 1);
    put(FRESH + kind, fresh(player, kind) / 3);
  }
  for (let track = 0; track < POWERS.length; track++) {
    put(POWER + track, at(player.power, track) / 5);
    put(POWER_POINTS + track, powerPoints(book, state.players, seat, track) / 10);
  }
  put(POINTS, cardPoints(book, player) / 20);
  put(SKILL_POINTS, skillPoints(book, player) / 20);
  put(OTHER_POINTS, (personPoints(book, player) + milestonePoints(book, player) + setPoints(book, player)) / 20);
  for (const card of player.active) put(ACTIVE_CARDS + (book.faces[card]?.age ?? 0), 0.2);
  for (const { card, markers } of player.developing) {
    put(DEVELOPING, 0.5);
    put(MARKERS, markers / 5);
    put(DEVELOPING_WORTH, faceWorth(worths, card, ahead) / 10);
    if (book.faces[card]?.symbol !== state.age + 1) continue;
    put(OPENERS + 1, 1);
    put(OPENING + Math.max(0, Math.min(COUNTDOWN, markers) - 1), 1);
  }
  let best = 0;
  for (const card of player.hand) {
    const worth = faceWorth(worths, card, ahead);
    put(HAND + (book.faces[card]?.age ?? 0), 0.3);
    put(HAND_WORTH, worth / 20);
    if (worth > best) best = worth;
    if (book.faces[card]?.symbol === state.age + 1) put(OPENERS, 1);
  }
  put(BEST_IN_HAND, best / 10);
  if (player.influence !== null) put(PERSON, 1);
  put(PERSON + 1, player.past.length / 3);
  for (const mark of state.milestone?.marks ?? []) if (mark === seat) put(MARKS, 0.5);
  const turn =
    (state.order.indexOf(seat) - state.order.indexOf(state.active) + state.players.length) % state.players.length;
  put(NEXT, turn / state.players.length);
  if (state.active !== seat) return;
  put(TURN, 1);
  if (state.stage !== "over") put(ACTIONS, actionsLeft(state, player) / 3);
  put(SURPLUS, state.surplus / 3);
}

const counts = { seatInputs: SEAT.count, tableInputs: TABLE.count };
export const judge: Judge<State> = {
  ...counts,
  describeSeat,
  describeTable,
  leads: true,
  doubt: 1.25,
  hidden: [32, 16],
  weights: learned,
};
