import { describe, expect, test } from "vitest";
import type { Game, Move } from "../contract.ts";
import type { GameEvent } from "../events.ts";
import type { Sample } from "./random-game.ts";
import { type Finding, type Referee, refereeGames } from "./referee.ts";

/** What is needed to try a game against its second referee. */
interface Hearing<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent> {
  readonly game: Game<S, M, V, E, Shown>;
  readonly referee: Referee<S, M, E>;
  readonly samples: readonly Sample[];
  /** How many random games the short form takes. */
  readonly games: number;
  /** Games with one rule broken. Each name is a clause and what is wrong; the referee must find it under that clause. */
  readonly faults: Readonly<Record<string, Game<S, M, V, E, Shown>>>;
}

/** The short form of `npm run referee`: the rules hold against the second referee, and it finds every planted fault. */
export function secondOpinion<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  hearing: Hearing<S, M, V, E, Shown>,
): void {
  /** What the referee finds first: anything, or under the given clause. */
  const findings = (game: Game<S, M, V, E, Shown>, clause?: string): readonly Finding[] => {
    for (const played of refereeGames(game, hearing.referee, hearing.samples, hearing.games, `short ${game.id}`)) {
      const found = played.findings.filter((each) => clause === undefined || each.clause === clause);
      if (found.length > 0) return found;
    }
    return [];
  };
  describe(`the second referee of ${hearing.game.id}`, () => {
    test("agrees with the rules", () => {
      expect(findings(hearing.game)).toEqual([]);
    });
    test.each(Object.entries(hearing.faults))("finds under %s", (name, faulty) => {
      const [clause = ""] = name.split(" ");
      expect(findings(faulty, clause)).not.toEqual([]);
    });
  });
}
