import {
  at,
  type Brain,
  counted,
  type Game,
  events,
  only,
  open,
  type Seat,
  seeing,
  type Seen,
  shape,
  shuffle,
  UNMEASURED,
} from "@clade/kernel";
import type { Playable } from "../play-game.ts";

/**
 * A quick game in which looking ahead pays: cards lie in a row, and players take in turn the first or the last one. Only
 * the ends can be seen; which card lies where in between is hidden from everybody. Most points win.
 */
interface State {
  active: Seat;
  left: number[];
  right: number[];
  hidden: number[];
  points: number[];
}
interface Move {
  readonly type: "left" | "right";
}

const sight = shape<State>()({
  active: open<Seat>(),
  left: open<number[]>(),
  right: open<number[]>(),
  hidden: counted<number>(),
  points: open<number[]>(),
});
const see = seeing(sight);
type View = Seen<typeof sight>;

const CARDS = [0, 1, 1, 2, 2, 3, 4, 5, 7, 9, 11, 12, 14, 15];
/** How many cards of each end lie open. */
const OPEN = 3;

function deal(cards: number[], players: number): State {
  const left = cards.splice(0, OPEN);
  const right = cards.splice(0, OPEN);
  return { active: 0, left, right, hidden: cards, points: Array.from({ length: players }, () => 0) };
}

function legal({ left, right }: State): Move[] {
  const moves: Move[] = [];
  if (left.length > 0) moves.push({ type: "left" });
  if (right.length > 0) moves.push({ type: "right" });
  return moves;
}

function isOver({ left, right }: State): boolean {
  return left.length + right.length === 0;
}

export const rowGame: Game<State, Move, View, never> = {
  id: "row",
  version: 1,
  players: { min: 2, max: 4 },
  options: {},
  setUp: (players, _options, { chance }) => deal(shuffle([...CARDS], chance), players),
  deciders: (state) => (isOver(state) ? [] : only(state.active)),
  legal: (state, seat) => (seat === state.active ? legal(state) : []),
  refusal: (state, seat, { type }) =>
    seat === state.active && state[type].length > 0 ? undefined : { code: "no", clause: "RO-1" },
  play(state, seat, { type }) {
    state.points[seat] = at(state.points, seat) + at(state[type], 0);
    state[type].shift();
    const next = state.hidden.pop();
    if (next !== undefined) state[type].push(next);
    state.active = ((seat + 1) % state.points.length) as Seat;
  },
  clone: ({ active, left, right, hidden, points }) => ({
    active,
    left: [...left],
    right: [...right],
    hidden: [...hidden],
    points: [...points],
  }),
  view: (state, watcher) => see(state, { watcher, owner: null, over: false }),
  imagine({ active, left, right, hidden, points }, chance) {
    // Which cards were taken is not told; any that are not open may lie hidden.
    const rest = [...CARDS];
    for (const card of [...left, ...right]) rest.splice(rest.indexOf(card), 1);
    return {
      active,
      left: [...left],
      right: [...right],
      hidden: shuffle(rest, chance).slice(0, hidden),
      points: [...points],
    };
  },
  events: events<never>()({}, { showing: [] }),
  result(state) {
    if (!isOver(state)) return undefined;
    const { points: scores } = state;
    const places = scores.map((mine) => 1 + scores.filter((theirs) => theirs > mine).length);
    return { scores, places, parts: scores.map(() => ({})) };
  },
  write: ({ type }) => type,
  read: (text) => (text === "left" || text === "right" ? { type: text } : undefined),
};

const rowBrain: Brain<State, Move> = {
  evaluate: ({ points }, seat) => at(points, seat),
  playout: (_state, _seat, moves, chance) => chance.int(moves.length),
};

/** The game and its brain, with their types forgotten. */
export const row: Playable = { about: { temper: UNMEASURED }, game: rowGame, brain: rowBrain };
