import { describe, expect, test } from "vitest";
import { copy } from "../index.ts";
import { properties } from "../testkit/index.ts";
import { coins, type State } from "./coin-game.ts";

/** A game with a fault put in: the kit must find it, and by the property that it is about. */
function faulty(fault: Partial<typeof coins>, property: string): () => void {
  const game = { ...coins, ...fault };
  const checks = properties({
    game,
    samples: [{ players: 2 }],
    pieces: (state: State) => [...state.deck, ...state.players.flatMap(({ hand }) => hand)],
  });
  const [check] = Object.entries(checks)
    .filter(([name]) => name.startsWith(property))
    .map(([, run]) => run);
  if (check === undefined) throw new Error(`no property "${property}"`);
  return check;
}

describe("the kit finds", () => {
  test.each<[string, Partial<typeof coins>, string]>([
    ["a view that shows the order of the deck", { view: leakDeck }, "views are blind"],
    ["an event that tells another's card", { events: { ...coins.events, see: tellAll } }, "views are blind"],
    ["moves that depend on what is hidden", { legal: peek }, "views are blind"],
    ["a clone that shares its insides", { clone: (state) => ({ ...state }) }, "a clone is equal"],
    ["a card that is lost", { play: loseCard }, "nothing is made or lost"],
    ["a game that never ends", { deciders: (state) => [state.active], result: () => undefined }, "random games end"],
    ["a dead end", { legal: () => [] }, "random games end"],
    ["a legal move that is refused", { refusal: () => ({ code: "no", clause: "CO-1" }) }, "legal moves are distinct"],
    ["an illegal move that is not refused", { refusal: () => undefined }, "everything else is refused"],
    ["a notation that does not read back", { read: () => undefined }, "legal moves are distinct"],
    ["luck from elsewhere", { play: ownLuck }, "records replay"],
    ["a card shown that can be taken back", { play: showWithoutSaying }, "a move that can be taken back"],
  ])("%s", (_, fault, property) => {
    expect(faulty(fault, property)).toThrow();
  });

  test("nothing in a game without fault", () => {
    for (const property of ["views are blind", "a clone is equal", "nothing is made or lost", "everything else"]) {
      expect(faulty({}, property)).not.toThrow();
    }
  });
});

const leakDeck: typeof coins.view = (state, watcher) => ({ ...coins.view(state, watcher), deck: state.deck[0] ?? 0 });

const tellAll: typeof coins.events.see = (event) => copy(event);

const peek: typeof coins.legal = (state, seat) =>
  coins
    .legal(state, seat)
    .filter((move) => move.type !== "draw" || state.deck.reduce((sum, card) => sum + card, 0) % 2 === 1);

const loseCard: typeof coins.play = (state, seat, move, table) => {
  coins.play(state, seat, move, table);
  if (move.type === "toss") state.deck.pop();
};

let elsewhere = 0;
const ownLuck: typeof coins.play = (state, seat, move, table) => {
  coins.play(state, seat, move, table);
  const [player] = state.players;
  if (player !== undefined && elsewhere++ % 3 === 0) player.coins++;
};

/** Turns the top card of the deck into a coin, without a draw of chance and without an event that shows it. */
const showWithoutSaying: typeof coins.play = (state, seat, move, table) => {
  coins.play(state, seat, move, table);
  const player = state.players[seat];
  if (move.type === "end" && player !== undefined) player.coins += state.deck[0] ?? 0;
};
