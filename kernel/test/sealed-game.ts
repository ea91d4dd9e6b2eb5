import {
  events,
  type Game,
  open,
  own,
  ownUntilOver,
  perSeat,
  type Seat,
  seats,
  type Seen,
  shape,
  viewsBy,
} from "../index.ts";

/**
 * The smallest game in which all decide at once and in secret: everybody seals cards of their own, says so, and may nod to the
 * others until the last one is done; then all is turned, and the highest sum wins. Nothing is drawn by lot but the hands.
 */
export interface State {
  turned: boolean;
  players: Player[];
}
interface Player {
  hand: number[];
  sealed: number[];
  done: boolean;
}
export type Move = { readonly type: "seal"; readonly card: number } | { readonly type: "done" | "nod" };
export type Event =
  | { readonly type: "sealed"; readonly seat: Seat; readonly card: number }
  | { readonly type: "done" | "nodded"; readonly seat: Seat }
  | { readonly type: "turned"; readonly seat: Seat; readonly cards: readonly number[] };

const stateSight = shape<State>()({
  turned: open(),
  players: perSeat(shape<Player>()({ hand: own<number[]>(), sealed: ownUntilOver<number[]>(), done: open() })),
});
type View = Seen<typeof stateSight> & { readonly watcher: Seat | "spectator" };

const eventSight = events<Event>()(
  {
    sealed: { seat: open<Seat>(), card: open() },
    done: { seat: open<Seat>() },
    nodded: { seat: open<Seat>() },
    turned: { seat: open<Seat>(), cards: open<readonly number[]>() },
  },
  { showing: ["turned"], secret: ["sealed"] },
);

const HAND = 4;
const CARDS = 9;

export const sealed: Game<State, Move, View, Event, Exclude<ReturnType<typeof eventSight.see>, undefined>> = {
  id: "sealed",
  version: 1,
  players: { min: 2, max: 3 },
  options: {},
  setUp: (players, _options, { chance }) => ({
    turned: false,
    players: Array.from({ length: players }, () => ({
      hand: Array.from({ length: HAND }, (_, index) => 1 + index + chance.int(CARDS - HAND)),
      sealed: [],
      done: false,
    })),
  }),
  deciders: ({ players }) => seats(players.length).filter((seat) => players[seat]?.done === false),
  legal(state, seat) {
    const { hand = [] } = state.players[seat] ?? {};
    const moves: Move[] = [...new Set(hand)].map((card) => ({ type: "seal", card }));
    return [...moves, { type: "done" } as const, { type: "nod" } as const].filter(
      (move) => sealed.refusal(state, seat, move) === undefined,
    );
  },
  refusal(state, seat, move) {
    const player = state.players[seat];
    if (state.turned || player === undefined) return { code: "not-now", clause: "SG-1" };
    if (move.type === "nod") return player.done ? undefined : { code: "not-done", clause: "SG-3" };
    if (player.done) return { code: "already-done", clause: "SG-2" };
    return move.type !== "seal" || player.hand.includes(move.card) ? undefined : { code: "no-card", clause: "SG-1" };
  },
  play(state, seat, move, dealer) {
    const player = state.players[seat];
    if (player === undefined) throw new Error("no such seat");
    if (move.type === "nod") return dealer.tell({ type: "nodded", seat });
    if (move.type === "seal") {
      player.hand.splice(player.hand.indexOf(move.card), 1);
      player.sealed.push(move.card);
      return dealer.tell({ type: "sealed", seat, card: move.card });
    }
    player.done = true;
    dealer.tell({ type: "done", seat });
    if (sealed.deciders(state).length > 0) return;
    state.turned = true;
    for (const each of seats(state.players.length)) {
      dealer.tell({ type: "turned", seat: each, cards: [...(state.players[each]?.sealed ?? [])] });
    }
  },
  clone: ({ turned, players }) => ({
    turned,
    players: players.map(({ hand, sealed: cards, done }) => ({ hand: [...hand], sealed: [...cards], done })),
  }),
  ...viewsBy(stateSight, ({ turned }) => turned),
  imagine: ({ turned, players }) => ({
    turned,
    players: players.map(({ hand, sealed: cards, done }) => ({
      hand: [...(hand ?? [1, 2, 3, 4])],
      sealed: [...(cards ?? [])],
      done,
    })),
  }),
  events: eventSight,
  result(state) {
    if (!state.turned) return undefined;
    const scores = state.players.map((player) => player.sealed.reduce((sum, card) => sum + card, 0));
    const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    return { scores, places, parts: scores.map((score) => ({ cards: score })) };
  },
  write: (move) => (move.type === "seal" ? `seal ${move.card}` : move.type),
  read(text) {
    const [, card = ""] = /^seal ([1-9])$/.exec(text) ?? [];
    if (card !== "") return { type: "seal", card: Number(card) };
    return text === "done" || text === "nod" ? { type: text } : undefined;
  },
};
