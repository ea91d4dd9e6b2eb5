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
  /** Games with one rule broken, by what is wrong with them: the referee must find each. */
  readonly faults: Readonly<Record<string, Game<S, M, V, E, Shown>>>;
}

/** The short form of `npm run referee`: the rules hold against the second referee, and it finds every planted fault. */
export function secondOpinion<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  hearing: Hearing<S, M, V, E, Shown>,
): void {
  const findings = (game: Game<S, M, V, E, Shown>): readonly Finding[] => {
    for (const played of refereeGames(game, hearing.referee, hearing.samples, hearing.games, `short ${game.id}`)) {
      if (played.findings.length > 0) return played.findings;
    }
    return [];
  };
  describe(`the second referee of ${hearing.game.id}`, () => {
    test("agrees with the rules", () => {
      expect(findings(hearing.game)).toEqual([]);
    });
    test.each(Object.entries(hearing.faults))("finds that %s", (_name, faulty) => {
      expect(findings(faulty)).not.toEqual([]);
    });
  });
}
