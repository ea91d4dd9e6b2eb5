import {
  counted,
  events,
  flag,
  type Game,
  only,
  open,
  own,
  perSeat,
  type Seat,
  type Seen,
  shape,
  viewsBy,
} from "../index.ts";

/**
 * The smallest game that has everything the kernel handles: a hidden deck, secret hands, luck, an option, moves by turns.
 * Each turn a player bets a coin, draws a card, or tosses a coin; four turns each, then most coins wins.
 */
export interface State {
  readonly double: boolean;
  active: Seat;
  turns: number;
  deck: number[];
  players: { coins: number; hand: number[]; bets: number }[];
}
export type Move = { readonly type: "bet"; readonly amount: number } | { readonly type: "draw" | "toss" | "end" };
export type Event =
  | { readonly type: "bet"; readonly seat: Seat; readonly amount: number }
  | { readonly type: "whispered"; readonly seat: Seat; readonly amount: number }
  | { readonly type: "drew"; readonly seat: Seat; readonly card: number }
  | { readonly type: "tossed"; readonly seat: Seat; readonly heads: boolean };

const options = { double: flag(false) };

const stateSight = shape<State>()({
  double: open(),
  active: open<Seat>(),
  turns: open(),
  deck: counted<number>(),
  players: perSeat(shape<State["players"][number]>()({ coins: open(), hand: own<number[]>(), bets: open() })),
});
type View = Seen<typeof stateSight> & { readonly watcher: Seat | "spectator" };

const eventSight = events<Event>()(
  {
    bet: { seat: open<Seat>(), amount: open() },
    whispered: { seat: open<Seat>(), amount: open() },
    drew: { seat: open<Seat>(), card: own<number>() },
    tossed: { seat: open<Seat>(), heads: open<boolean>() },
  },
  { showing: ["drew"], secret: ["whispered"] },
);

const TURNS = 4;

export const coins: Game<
  State,
  Move,
  View,
  Event,
  Exclude<ReturnType<typeof eventSight.see>, undefined>,
  typeof options
> = {
  id: "coins",
  version: 1,
  players: { min: 2, max: 3 },
  options,
  misfit: (players, { double }) => (double && players === 3 ? { complaint: "double is for two players" } : undefined),
  setUp: (players, { double }, { chance }) => ({
    double,
    active: chance.int(players) as Seat,
    turns: 0,
    deck: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    players: Array.from({ length: players }, () => ({ coins: 3, hand: [], bets: 0 })),
  }),
  deciders: (state) => (state.turns === TURNS * state.players.length ? [] : only(state.active)),
  legal(state, seat) {
    const moves: Move[] = [
      { type: "bet", amount: 1 },
      { type: "bet", amount: 2 },
      { type: "draw" },
      { type: "toss" },
      { type: "end" },
    ];
    return moves.filter((move) => coins.refusal(state, seat, move) === undefined);
  },
  refusal(state, seat, move) {
    if (!coins.deciders(state).includes(seat)) return { code: "not-your-turn", clause: "house" };
    if (move.type === "draw" && state.deck.length === 0) return { code: "empty", clause: "CO-1" };
    const left = state.players[seat]?.coins ?? 0;
    return move.type === "bet" && (move.amount > left || move.amount < 1)
      ? { code: "poor", clause: "CO-2", details: { left } }
      : undefined;
  },
  play(state, seat, move, dealer) {
    const { chance } = dealer;
    const player = state.players[seat];
    if (player === undefined) throw new Error("no such seat");
    if (move.type === "bet") {
      player.coins -= move.amount;
      player.bets += move.amount;
      dealer.tell({ type: "bet", seat, amount: move.amount });
      dealer.tell({ type: "whispered", seat, amount: move.amount });
    } else if (move.type === "draw") {
      const card = state.deck.splice(chance.int(state.deck.length), 1)[0] ?? 0;
      player.hand.push(card);
      dealer.tell({ type: "drew", seat, card });
    } else if (move.type === "toss") {
      const heads = chance.int(2) === 0;
      player.coins += heads ? player.bets * (state.double ? 2 : 1) : 0;
      dealer.tell({ type: "tossed", seat, heads });
    }
    if (move.type !== "bet") {
      state.turns++;
      state.active = ((seat + 1) % state.players.length) as Seat;
    }
  },
  clone: ({ double, active, turns, deck, players }) => ({
    double,
    active,
    turns,
    deck: [...deck],
    players: players.map(({ coins: count, hand, bets }) => ({ coins: count, hand: [...hand], bets })),
  }),
  ...viewsBy(stateSight, () => false),
  imagine(view, chance) {
    const known = new Set(view.players.flatMap(({ hand }) => hand ?? []));
    const unknown = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((card) => !known.has(card));
    let toDeal = unknown.length - view.deck;
    const draw = () => unknown.splice(chance.int(unknown.length), 1)[0] ?? 0;
    const players = view.players.map(({ coins: count, hand, bets }) => ({
      coins: count,
      hand: [...(hand ?? [])],
      bets,
    }));
    for (const [seat, player] of players.entries()) {
      if (view.players[seat]?.hand === null && toDeal > 0) {
        player.hand.push(...Array.from({ length: toDeal }, draw));
        toDeal = 0;
      }
    }
    return { double: view.double, active: view.active, turns: view.turns, deck: unknown, players };
  },
  events: eventSight,
  result(state) {
    if (coins.deciders(state).length > 0) return undefined;
    const scores = state.players.map((player) => player.coins);
    const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    return { scores, places, parts: scores.map((score) => ({ coins: score })) };
  },
  write: (move) => (move.type === "bet" ? `bet ${move.amount}` : move.type),
  read(text) {
    const [, amount = ""] = /^bet ([12])$/.exec(text) ?? [];
    if (amount !== "") return { type: "bet", amount: Number(amount) };
    return text === "draw" || text === "toss" || text === "end" ? { type: text } : undefined;
  },
};
