import { findBot } from "@clade/bots";
import { at, type Move as AnyMove, seats, seeded } from "@clade/kernel";
import pack from "../index.ts";
import { bookOf } from "../rules/book.ts";
import type { Event } from "../rules/events.ts";
import { progress } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import type { Options } from "../rules/state.ts";

/** Games to be played at one table, by their numbers. */
export interface Slice {
  readonly players: number;
  readonly from: number;
  readonly to: number;
}

/** Counts: how often each value came up. */
type Counts = Record<string, number>;

/** What games came to, in numbers that can be added up. */
export interface Sums {
  games: number;
  /** Games that did not come to an end in time. */
  stuck: number;
  decisions: number;
  /** Wins of each seat, and of each place in the order of play; a shared win counts as its part. */
  seatWins: number[];
  orderWins: number[];
  /** Games in which each technology was discovered or researched. */
  used: number[];
  winnerScores: Counts;
  rounds: Counts;
  /** The round in which each age began, from Age II on. */
  ages: Counts[];
  endings: Counts;
  verdicts: Counts;
}

const OPTIONS: Options = {
  pace: "normal",
  personalities: false,
  milestones: false,
  industrial: false,
  deck: "standard",
  timeLeaves: false,
  artistsReplace: false,
};
const MOST_DECISIONS = 20_000;

export function emptySums(players: number): Sums {
  return {
    games: 0,
    stuck: 0,
    decisions: 0,
    seatWins: Array.from({ length: players }, () => 0),
    orderWins: Array.from({ length: players }, () => 0),
    used: bookOf("standard").faces.map(() => 0),
    winnerScores: {},
    rounds: {},
    ages: [{}, {}],
    endings: {},
    verdicts: {},
  };
}

export function addSums(to: Sums, more: Sums): void {
  to.games += more.games;
  to.stuck += more.stuck;
  to.decisions += more.decisions;
  for (const part of ["seatWins", "orderWins", "used"] as const) {
    for (const [index, value] of more[part].entries()) to[part][index] = at(to[part], index) + value;
  }
  for (const part of ["winnerScores", "rounds", "endings", "verdicts"] as const) addCounts(to[part], more[part]);
  for (const [index, counts] of more.ages.entries()) addCounts(at(to.ages, index), counts);
}

function addCounts(to: Counts, more: Counts): void {
  for (const [key, times] of Object.entries(more)) count(to, key, times);
}
function count(counts: Counts, key: string | number, times = 1): void {
  counts[key] = (counts[key] ?? 0) + times;
}

export function simulate({ players, from, to }: Slice): Sums {
  const sums = emptySums(players);
  for (let number = from; number < to; number++) playOne(players, `balance ${players} ${number}`, sums);
  return sums;
}

/** One game of greedy players, from its seed alone. */
function playOne(players: number, seed: string, sums: Sums): void {
  const greedy = findBot("greedy");
  if (greedy === undefined) throw new Error("there is no greedy bot");
  const { cards } = bookOf("standard");
  const used = new Set<number>();
  let turns = 0;
  const tell = (event: Event) => {
    if (event.type === "turn") turns++;
    if (event.type === "age") count(at(sums.ages, event.age - 2), Math.ceil(turns / players));
    if (event.type !== "discovered" && event.type !== "researched") return;
    const card = typeof event.card === "string" ? cards.get(event.card) : undefined;
    if (card !== undefined) used.add(card);
  };
  const table = { chance: seeded(seed), tell };
  const whims = seats(players).map((seat) => seeded(`${seed}/${seat}`));
  const state = progress.setUp(players, OPTIONS, table);
  sums.games++;
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const [seat] = progress.deciders(state);
    if (seat === undefined) break;
    const legal: readonly AnyMove[] = progress.legal(state, seat);
    const { about, game, brain } = pack;
    const choice = greedy.choose(
      { about, game, brain, players, seat, legal, look: () => progress.view(state, seat) },
      at(whims, seat),
    );
    progress.play(state, seat, choice as Move, table);
    sums.decisions++;
  }
  const result = progress.result(state);
  if (result === undefined) {
    sums.stuck++;
    return;
  }
  for (const card of used) sums.used[card] = at(sums.used, card) + 1;
  const winners = seats(players).filter((seat) => result.places[seat] === 1);
  for (const seat of winners) {
    const place = state.order.indexOf(seat);
    sums.seatWins[seat] = at(sums.seatWins, seat) + 1 / winners.length;
    sums.orderWins[place] = at(sums.orderWins, place) + 1 / winners.length;
  }
  if (state.ending !== "lost") count(sums.winnerScores, at(result.scores, winners[0] ?? 0));
  count(sums.rounds, Math.ceil(turns / players));
  count(sums.endings, state.ending ?? "none");
  if (result.verdict !== undefined) count(sums.verdicts, result.verdict);
}
