import { at, placesOf, type Result, standingsOf, type TieBreak } from "@clade/kernel";
import { type Book, bookOf, GENERAL, KIND } from "./book.ts";
import { type Knowledge, POWERS, TYPES } from "./deck/deck.ts";
import { skillPoints } from "./gains.ts";
import { POWER_POINTS, type Rank, ranksIn, SET_SIZE, TIME_CARDS_A_STEP } from "./numbers.ts";
import { isSolo } from "./phases/solo.ts";
import type { Player, State } from "./state.ts";

const POINTS_BY_PLACE: readonly (readonly number[])[] = POWERS.map((power) => POWER_POINTS[power]);

/** What scoring reads of a player: as much as everybody sees. */
export type Scored = Pick<Player, "active" | "steps" | "tokens" | "influence" | "past" | "milestones"> & {
  readonly power: readonly number[];
};

/** PR-40 to PR-42, PR-53. */
export function result(state: State): Result | undefined {
  if (state.ending === null) return undefined;
  // PR-51: a game lost to time has no score.
  if (state.ending === "lost") return { scores: [0], places: [1], parts: [{}], verdict: "lost" };
  const parts = state.players.map((_, seat) => partsSoFar(state, seat));
  const scores = parts.map(sumOf);
  const places = placesOf(standingsOf(scores, tieBreaks(state)));
  const outcome = { scores, places, parts };
  return isSolo(state) ? { ...outcome, verdict: rankOf(ranksIn(state), at(scores, 0)) } : outcome;
}

/** What a seat would have if the game ended now. */
export function pointsSoFar(state: State, seat: number): number {
  return sumOf(partsSoFar(state, seat));
}

function partsSoFar(state: State, seat: number): Record<string, number> {
  const book = bookOf(state.deck);
  return {
    ...powerParts(book, state.players, seat),
    ...ownParts(book, at(state.players, seat), state),
    ...(isSolo(state) ? { time: -timePenalty(state.time.length) } : {}),
  };
}

function sumOf(parts: Readonly<Record<string, number>>): number {
  return Object.values(parts).reduce((sum, points) => sum + points, 0);
}

/** What decides between equal scores (PR-42): general, Culture, Science, Engineering tokens, spent or not. */
export function tieBreaks({ players }: { readonly players: readonly Pick<Scored, "tokens">[] }): TieBreak[] {
  return TIE_BREAKS.map(([by, kind]) => ({ by, counts: players.map(({ tokens }) => at(tokens, kind)) }));
}
const TIE_BREAKS: readonly (readonly [Knowledge, number])[] = [
  ["general", GENERAL],
  ["culture", KIND.culture],
  ["science", KIND.science],
  ["engineering", KIND.engineering],
];

function rankOf(ranks: readonly Rank[], score: number): string {
  return ranks.find(({ to }) => score <= to)?.rank ?? "novice";
}

/** PR-53: minus 1 for each of the first 7 Time cards, 2 for each of the next 7, and so on. */
export function timePenalty(cards: number): number {
  const steps = Math.floor(cards / TIME_CARDS_A_STEP);
  return (TIME_CARDS_A_STEP * steps * (steps + 1)) / 2 + (cards % TIME_CARDS_A_STEP) * (steps + 1);
}

function powerParts(book: Book, players: readonly Scored[], seat: number): Record<string, number> {
  return Object.fromEntries(POWERS.map((power, index) => [power, powerPoints(book, players, seat, index)]));
}

/** PR-40, PR-50: points of a seat on a power track. */
export function powerPoints(book: Book, players: readonly Scored[], seat: number, track: number): number {
  const spaces = book.deck.powerSpaces;
  const mine = Math.min(spaces, at(at(players, seat).power, track));
  if (players.length === 1) {
    const solo = at(book.soloPower, track);
    return at(solo, Math.min(mine, solo.length - 1));
  }
  let ahead = 0;
  let level = 0;
  for (const player of players) {
    const theirs = Math.min(spaces, at(player.power, track));
    if (theirs > mine) ahead++;
    else if (theirs === mine) level++;
  }
  return shareOfPlaces(at(POINTS_BY_PLACE, track), ahead, level);
}

/** Tied players each get the mean of the places they fill, rounded down. */
function shareOfPlaces(points: readonly number[], ahead: number, level: number): number {
  let sum = 0;
  for (let place = ahead; place < ahead + level && place < points.length; place++) sum += at(points, place);
  return Math.floor(sum / level);
}

function ownParts(book: Book, player: Scored, { variant }: State): Record<string, number> {
  return {
    skills: skillPoints(book, player),
    cards: cardPoints(book, player),
    ...(variant.personalities ? { personalities: personPoints(book, player) } : {}),
    ...(variant.milestones ? { milestones: milestonePoints(book, player) } : {}),
    ...(variant.industrial ? { sets: setPoints(book, player) } : {}),
  };
}

/** PR-41. */
export function cardPoints({ faces }: Book, { active }: Scored): number {
  let points = 0;
  for (const card of active) points += faces[card]?.points ?? 0;
  return points;
}

/** PR-74. */
export function personPoints({ persons }: Book, { influence, past }: Scored): number {
  let points = influence === null ? 0 : at(persons, influence).points;
  for (const person of past) points += at(persons, person).points;
  return points;
}

/** PR-84. */
export function milestonePoints({ deeds }: Book, { milestones }: Scored): number {
  let points = 0;
  for (const deed of milestones) points += at(deeds, deed).points;
  return points;
}

/** PR-91: each symbol gives a point for each full set of five active technologies of its type. */
export function setPoints({ faces }: Book, { active }: Scored): number {
  const symbols = TYPES.map(() => 0);
  const counts = TYPES.map(() => 0);
  for (const card of active) {
    const { type, sets } = at(faces, card);
    counts[type] = at(counts, type) + 1;
    for (let each = 0; each < sets.length; each++) symbols[each] = at(symbols, each) + at(sets, each);
  }
  let points = 0;
  for (let type = 0; type < TYPES.length; type++) points += at(symbols, type) * Math.floor(at(counts, type) / SET_SIZE);
  return points;
}
