import { at, type Brain, type Seat } from "@clade/kernel";
import {
  ALL_SUITS,
  calamityOn,
  FOOD,
  SCIENCE,
  TOOLS,
  type Card,
  givenBy,
  isDiscovery,
  isJoker,
  NO_SUIT,
  type Suit,
  suitOf,
} from "../rules/cards.ts";
import { type BySuit, type Calamity, CARDS_A_ROUND, LAST_AGE, ROUNDS, SHIELD_GIFT } from "../rules/data.ts";
import type { Move } from "../rules/moves.ts";
import { setPoints } from "../rules/phases/end.ts";
import { SHIELD } from "../rules/places.ts";
import { type Player, scoreOf, type State } from "../rules/state.ts";
import {
  dismissWorker,
  INCOME_A_ROUND,
  laterRounds,
  meetNeeds,
  type Prospect,
  prospectOf,
  produce,
  store,
} from "./economy.ts";
import { holdings } from "./holdings.ts";
import { instinct } from "./instinct.ts";
import { judge } from "./judge.ts";
import { playout } from "./policy.ts";
import { taste } from "./taste.ts";
import { choosersAhead, handWorth } from "./trick-sense.ts";

/** How a seat stands: points made, and what the economy should bring until the end. */
function evaluate(state: State, seat: Seat): number {
  const player = at(state.players, seat);
  if (state.phase === "over") return scoreOf(player);
  const made = scoreOf(player) + setPoints(player);
  if (inTricks(state)) return made + handWorth(state, seat) + inTrick(state, seat, player);
  return made + hopes(state, seat, player, null);
}

function inTricks({ phase }: State): boolean {
  return phase === "trump" || phase === "play" || phase === "take";
}

/** Before the actions: with the card that the trick on the table should bring. */
function inTrick(state: State, seat: Seat, player: Player): number {
  const mine = state.trick.find((played) => played.seat === seat);
  const taken = state.phase === "take" && state.order.indexOf(seat) < state.chosen;
  if (mine === undefined || taken) return hopes(state, seat, player, null);
  if (isDiscovery(mine.card)) return hopes(state, seat, player, null) + DISCOVERY_IN_TRICK;
  const cards = state.phase === "take" ? state.left : state.trick.map(({ card }) => card);
  const values = cards
    .filter((card) => !isDiscovery(card))
    .map((card) => hopes(state, seat, player, card))
    .sort((a, b) => b - a);
  const players = state.players.length;
  const unknown = state.phase === "take" ? 0 : players - state.trick.length;
  // Cards that are still to come are worth about what a card is worth on average.
  const average = hopes(state, seat, player, null) + AVERAGE_CARD;
  for (let index = 0; index < unknown; index++) values.push(average);
  values.sort((a, b) => b - a);
  const ahead = Math.min(values.length - 1, choosersAhead(state, seat, mine.card));
  const low = Math.floor(ahead);
  const high = Math.min(values.length - 1, low + 1);
  return at(values, low) + (ahead - low) * (at(values, high) - at(values, low));
}

const DISCOVERY_IN_TRICK = 1.5;
const AVERAGE_CARD = 0.6;

/** The rest of this round, with one more card if there is one, and the rounds after it. */
function hopes(state: State, seat: Seat, player: Player, extra: Card | null): number {
  const prospect = prospectOf(state, player);
  let next = 0;
  if (inTricks(state)) {
    const coming = Math.min(CARDS_A_ROUND, player.hand.cards.length);
    next += collect(state, prospect, extra === null ? player.taken : [...player.taken, extra]);
    meetNeeds(prospect, (INCOME_A_ROUND * coming) / CARDS_A_ROUND + prospect.free);
  } else if (seat !== state.active) {
    if (!hasActed(state, seat)) {
      next += collect(state, prospect, player.taken);
      meetNeeds(prospect, prospect.free);
    }
  } else next += restOfTurn(state, prospect, player);
  next += handicap(player, state.round);
  return laterRounds(prospect, ROUNDS - state.round) + next;
}

function hasActed({ first, active, players }: State, seat: Seat): boolean {
  const place = (each: Seat) => (each - first + players.length) % players.length;
  return place(seat) < place(active);
}

/** Takes in what the cards give, after what their Calamities do. Answers points that these cost otherwise. */
function collect(state: State, prospect: Prospect, taken: readonly Card[]): number {
  let points = 0;
  let storm = 0;
  let shields = shieldsOf(prospect);
  const barred: BySuit<boolean> = [false, false, false];
  for (const card of taken) {
    const calamity = calamityOn(card);
    if (calamity === null) continue;
    if (shields > 0) {
      shields--;
      if (prospect.workers[SHIELD] > 1) prospect.free += SHIELD_GIFT;
      continue;
    }
    const suit = BARS[calamity];
    if (suit !== undefined) barred[suit] = true;
    else if (calamity === "hurricane" && prospect.edition.hurricane === "production") storm = 1;
    else points += suffer(state, prospect, calamity);
  }
  for (const card of taken) {
    if (isJoker(card)) prospect.free++;
    const suit = suitOf(card);
    if (suit !== NO_SUIT && !barred[suit]) store(prospect, suit, givenBy(card));
  }
  produce(prospect, storm);
  return points;
}

const BARS: { readonly [C in Calamity]?: Suit } = { famine: FOOD, earthquake: TOOLS, fanaticism: SCIENCE };

function shieldsOf({ workers, edition }: Prospect): number {
  if (workers[SHIELD] === 0) return 0;
  return edition.shieldStops === "one" ? 1 : Number.POSITIVE_INFINITY;
}

function suffer(state: State, prospect: Prospect, calamity: Calamity): number {
  switch (calamity) {
    case "hurricane":
      for (const suit of ALL_SUITS) store(prospect, suit, -Math.min(1, prospect.stock[suit]));
      return 0;
    case "epidemic":
      prospect.population = Math.max(1, prospect.population - 1);
      dismissWorker(prospect);
      return 0;
    case "decadence":
      prospect.age = Math.max(1, prospect.age - 1);
      return 0;
    default:
      if (state.round < ROUNDS) return calamity === "invasion" ? -INVASION : -OBSCURANTISM;
      return -0.5 * prospect.edition.lastRoundLoss;
  }
}
const INVASION = 0.4;
const OBSCURANTISM = 1.2;

/** What is already sure to spoil the next hand. */
function handicap({ obscured, invaded }: Player, round: number): number {
  return round === ROUNDS ? 0 : (obscured ? -OBSCURANTISM : 0) + (invaded ? -INVASION : 0);
}

/** The own action phase, from where it stands. */
function restOfTurn(state: State, prospect: Prospect, player: Player): number {
  const { turn } = state;
  switch (turn.step) {
    case "shield":
    case "calamities": {
      const due = player.taken.filter((card) => {
        const calamity = calamityOn(card);
        const suit = suitOf(card);
        return calamity === null ? suit === NO_SUIT || !turn.barred[suit] : turn.due.includes(calamity);
      });
      const points = collect(state, prospect, due);
      meetNeeds(prospect, prospect.free + turn.gifts - turn.losses);
      return points;
    }
    case "jokers":
    case "gifts":
      produce(prospect, turn.storm);
      meetNeeds(prospect, turn.jokers + turn.gifts);
      return 0;
    case "trade":
      prospect.trades = turn.trades;
      meetNeeds(prospect, 0);
      return 0;
    case "bonus":
      if (turn.unmet === 0) prospect.age = Math.min(LAST_AGE, prospect.age + 1);
      return 0;
    case "penalties":
    case "points":
      return prospect.edition.pointsCount === "after-penalties" ? turn.met * prospect.population : 0;
    case "management":
    case "done":
      return 0;
  }
}

export const brain: Brain<State, Move> = { evaluate, playout, taste, holdings, judge, instinct };
