import { describe, expect, test } from "vitest";
import { conformance } from "../testkit/index.ts";
import { clausesOf } from "../testkit/clauses.ts";
import { coins } from "./coin-game.ts";
import { sealed } from "./sealed-game.ts";

conformance({
  game: coins,
  samples: [{ players: 2 }, { players: 3 }, { players: 2, options: { double: true } }],
  pieces: (state) => [...state.deck, ...state.players.flatMap(({ hand }) => hand)],
});

conformance({
  game: sealed,
  samples: [{ players: 2 }, { players: 3 }],
  pieces: (state) => state.players.flatMap(({ hand, sealed: cards }) => [...hand, ...cards]),
});

describe("clauses", () => {
  test("are the ids that begin a line of a rules page", () => {
    expect(clausesOf("# Rules\n- EV-1 One.\n  More of EV-9.\n- EV-20 Two (EV-3).\n")).toEqual(["EV-1", "EV-20"]);
  });
});
