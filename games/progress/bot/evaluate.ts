import { at, type Seat } from "@clade/kernel";
import { type Book, bookOf, type Card, GENERAL } from "../rules/book.ts";
import { KNOWLEDGE, POWERS } from "../rules/deck/deck.ts";
import { gain, skillOf } from "../rules/gains.ts";
import { added } from "../rules/lists.ts";
import { POWER_POINTS } from "../rules/numbers.ts";
import { actionsLeft } from "../rules/phases/actions.ts";
import { lastAge, oldestAge, symbolsNeeded } from "../rules/phases/ages.ts";
import { fresh, inArea } from "../rules/phases/paying.ts";
import { isSolo } from "../rules/phases/solo.ts";
import { topStep } from "../rules/phases/turn.ts";
import { milestonePoints, personPoints, powerPoints, result, setPoints, timePenalty } from "../rules/score.ts";
import { clone, type PayStep, type Player, type State } from "../rules/state.ts";
import { WEIGHTS } from "./weights.ts";
import { costOf, faceWorth, LONGEST_TRACK, soloTime, timeAhead, worthsOf } from "./worth.ts";

const PLACES: readonly (readonly number[])[] = POWERS.map((power) => POWER_POINTS[power]);

/** How a seat stands: its expected score, less that of the best other player. */
export function evaluate(state: State, seat: Seat): number {
  if (state.ending !== null) return evaluateEnd(state, seat);
  const book = bookOf(state.deck);
  const step = topStep(state);
  if (step?.step === "pay" && "card" in step.purchase && opensAge(book, state, step.purchase.card)) {
    return evaluate(afterOpening(book, state, step.purchase.card), seat);
  }
  const ahead = timeAhead(book, state);
  const own = standing(book, state, seat, ahead) + prospects(book, state, seat, ahead);
  if (isSolo(state)) return own - timePenalty(state.time.length) + soloFuture(book, state);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) best = Math.max(best, standing(book, state, other, ahead));
  }
  const idle = idleRounds(state);
  return own - best - WEIGHTS.idle * idle * idle;
}

/** PR-35: a stand-off helps nobody; who waits too long had better end it. */
function idleRounds({ turns, lastProgress, players }: State): number {
  return Math.max(0, turns - lastProgress) / players.length;
}

/** Whether this technology brings the last symbol that the next age, or the end, waits for (PR-30). */
function opensAge(book: Book, state: State, card: Card): boolean {
  const { symbol } = at(book.faces, card);
  return symbol === state.age + 1 && at(state.symbols, symbol) + 1 >= symbolsNeeded(state, symbol);
}

/** Once such a technology is announced it will be paid for: the seat stands as if the age were there, or the end. */
function afterOpening(book: Book, state: State, card: Card): State {
  const next = clone(state);
  if (state.age < lastAge(state)) {
    next.age++;
    return next;
  }
  const player = at(next.players, next.active);
  player.active = added(player.active, card);
  gain(player, at(book.faces, card).bonus);
  next.ending = "symbols";
  return next;
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
  let worth = areaWorth(book, state, player, seat, ahead);
  for (let track = 0; track < POWERS.length; track++) worth += expectedPower(book, state, seat, track, ahead);
  if (state.variant.personalities) worth += personPoints(book, player);
  if (state.variant.milestones) worth += milestonePoints(book, player) + marksWorth(state, seat);
  if (state.variant.industrial) worth += setPoints(book, player);
  return worth;
}

/** The area of each seat as it was last looked at: a move seldom changes more than one. Lists are never changed. */
interface Area {
  readonly active: Player["active"];
  readonly developing: Player["developing"];
  readonly steps: Player["steps"];
  readonly tokens: Player["tokens"];
  readonly age: number;
  readonly ahead: number;
  readonly book: Book;
  readonly worth: number;
}
const LAST_SEEN: Area[] = [];

function areaWorth(book: Book, state: State, player: Player, seat: number, ahead: number): number {
  const { active, developing, steps, tokens } = player;
  const { age } = state;
  const seen = seat < LAST_SEEN.length ? LAST_SEEN[seat] : undefined;
  if (
    seen !== undefined &&
    seen.active === active &&
    seen.steps === steps &&
    seen.tokens === tokens &&
    seen.developing === developing &&
    seen.ahead === ahead &&
    seen.age === age &&
    seen.book === book
  ) {
    return seen.worth;
  }
  const worth = addUpArea(book, state, player, ahead);
  LAST_SEEN[seat] = { active, developing, steps, tokens, age, ahead, book, worth };
  return worth;
}

function addUpArea(book: Book, state: State, { active, developing, steps, tokens }: Player, ahead: number): number {
  const worths = worthsOf(book);
  const { points, followUps, skillPoints, lastPositions } = worths;
  let worth = 0;
  let means = 0;
  for (const card of active) {
    worth += points[card] ?? 0;
    means += followUps[card] ?? 0;
  }
  for (let skill = 0; skill < steps.length; skill++) {
    const position = Math.min(steps[skill] ?? 0, lastPositions[skill] ?? 0);
    worth += skillPoints[skill * LONGEST_TRACK + position] ?? 0;
    means += position * (WEIGHTS.skills[skill] ?? 0);
  }
  for (let kind = 0; kind < tokens.length; kind++) means += (tokens[kind] ?? 0) * (WEIGHTS.tokens[kind] ?? 0);
  worth += means * ahead;
  const oldest = oldestAge(state);
  for (const { card, markers } of developing) {
    if ((book.faces[card]?.age ?? 0) < oldest) continue;
    worth += faceWorth(worths, card, ahead) * Math.max(0.1, WEIGHTS.developing - WEIGHTS.marker * markers);
  }
  return worth;
}

/** Points on a power track, by the places a player can expect: the nearer the end, the surer a lead. */
function expectedPower(book: Book, { players }: State, seat: number, track: number, ahead: number): number {
  const mine = players[seat]?.power[track] ?? 0;
  if (players.length === 1) return powerPoints(book, players, seat, track) + WEIGHTS.soloStep * mine * ahead;
  const sure = WEIGHTS.sureLead + (WEIGHTS.sureLeadEarly - WEIGHTS.sureLead) * ahead;
  let before = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const lead = (mine - (players[other]?.power[track] ?? 0)) / sure;
    before += lead >= 1 ? 0 : lead <= -1 ? 1 : (1 - lead) / 2;
  }
  const points = at(PLACES, track);
  const place = Math.floor(before);
  const here = place < points.length ? (points[place] ?? 0) : 0;
  const next = place + 1 < points.length ? (points[place + 1] ?? 0) : 0;
  return here + (next - here) * (before - place);
}

/** Sections that a player has marked on the active milestone (PR-82). */
function marksWorth({ milestone }: State, seat: number): number {
  let marks = 0;
  for (const mark of milestone?.marks ?? []) if (mark === seat) marks++;
  return WEIGHTS.mark * marks;
}

/** What only the player itself knows: its hand, what is under way, and what is left of its turn. */
function prospects(book: Book, state: State, seat: Seat, ahead: number): number {
  const player = at(state.players, seat);
  const own = state.active === seat && state.stage !== "over";
  const ending = !own || state.drawn || state.stage === "upkeep";
  let worth = handWorth(book, state, player, ahead, ending);
  if (!own) return worth;
  if (!ending) worth += WEIGHTS.action * actionsLeft(state, player) + WEIGHTS.surplus * state.surplus;
  for (let kind = 0; kind < KNOWLEDGE.length; kind++) worth += WEIGHTS.freshToken * fresh(player, kind);
  for (const step of state.pending) {
    if (step.step === "draw" || step.step === "shuffle") worth += WEIGHTS.unseenCard * step.left;
    else if (step.step === "discard") worth -= WEIGHTS.fodder * step.left;
    else if (step.step === "pay") worth += purchaseWorth(book, player, step, ahead);
  }
  return worth;
}

/** Cards in hand: fodder for payments, and technologies to come. Once the turn ends only as many as may be kept. */
function handWorth(book: Book, state: State, player: Player, ahead: number, ending: boolean): number {
  const oldest = oldestAge(state);
  const room = ending ? skillOf(book, player, "hand") : player.hand.length;
  let worth = 0;
  if (player.hand.length <= room) {
    for (const card of player.hand) worth += cardWorth(book, player, card, oldest, ahead);
    return worth;
  }
  const worths = player.hand.map((card) => cardWorth(book, player, card, oldest, ahead));
  for (const best of worths.sort((a, b) => b - a).slice(0, room)) worth += best;
  return worth;
}

function cardWorth(book: Book, player: Player, card: Card, oldest: number, ahead: number): number {
  const face = at(book.faces, card);
  if (face.age < oldest) return 0; // about to be removed (PR-32)
  const fodder = WEIGHTS.fodder * face.value;
  if (inArea(player, card)) return fodder;
  const net = faceWorth(worthsOf(book), card, ahead) - WEIGHTS.knowledge * costOf(player, face);
  if (net <= 0) return fodder;
  return fodder + WEIGHTS.inHand * net * (face.age === oldest && oldest > 1 ? 0.8 : 1);
}

/** A payment under way: what is bought, less what is still missing beyond the tokens that can be turned for it. */
function purchaseWorth(book: Book, player: Player, { purchase, due, general }: PayStep, ahead: number): number {
  let missing = -general - fresh(player, GENERAL);
  for (let type = 0; type < due.length; type++) missing += Math.max(0, at(due, type) - fresh(player, type));
  const cost = WEIGHTS.knowledge * Math.max(0, missing);
  return ("card" in purchase ? faceWorth(worthsOf(book), purchase.card, ahead) : WEIGHTS.mark) - cost;
}

/** Alone: turns to come are worth more than their time costs, but an age that runs dry loses the game (PR-51). */
function soloFuture(book: Book, state: State): number {
  const { plain, turns } = soloTime(book, state);
  const player = at(state.players, 0);
  const opener = (card: Card) => at(book.faces, card).symbol === state.age + 1;
  const ready = player.hand.some(opener) || player.developing.some(({ card }) => opener(card));
  const safe = ready ? WEIGHTS.safeWithSymbol : WEIGHTS.safeWithout;
  return WEIGHTS.soloTurn * turns - (plain < safe ? (safe - plain) * WEIGHTS.danger : 0);
}
