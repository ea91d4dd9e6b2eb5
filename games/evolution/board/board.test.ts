import { seats } from "@clade/kernel";
import { type Moment, watchMatch } from "@clade/kernel/testkit";
import { guess } from "@clade/ui/model";
import { describe, expect, test } from "vitest";
import type { SeenEvent } from "../rules/events.ts";
import { evolution } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import { text, words } from "../text/index.ts";
import { clauseOf } from "./clauses.ts";
import { foresee } from "./foresight.ts";
import { stories } from "./history.ts";
import { meantMove, readThing } from "./things.ts";
import { turns } from "./turns.ts";
import { ways } from "./ways.ts";

/** Decisions of a random game; answers what a spectator was told. */
function moments(players: number, seed: string, visit: (moment: Moment<View, Move>) => void): readonly SeenEvent[] {
  return watchMatch(evolution, { players, seed }, visit).events;
}

const naming = (seat: number): string => `P${seat}`;

describe("Evolution's board", () => {
  test("every legal move can be made by touching things that are on the board", () => {
    moments(3, "ways", ({ view, legal }) => {
      const open = ways(view, legal);
      for (const move of legal) {
        const own = open.filter((way) => way.move === move);
        expect(own.length).toBeGreaterThan(0);
        for (const { path } of own) {
          for (const thing of path) {
            if (thing !== "button") expect(readThing(view, thing)).toBeDefined();
          }
        }
      }
    });
  });

  test("two steps lead to one move: no two moves share a way", () => {
    moments(4, "distinct", ({ view, legal }) => {
      const paths = ways(view, legal)
        .filter(({ path }) => !path.includes("button"))
        .map(({ path }) => path.join(" "));
      expect(new Set(paths).size).toBe(paths.length);
    });
  });

  test("what a touch means is refused with a reason, unless it is legal", () => {
    moments(3, "meant", ({ view, legal }) => {
      if (view.watcher === "spectator") return;
      const state = guess(evolution, view);
      for (const { path } of ways(view, legal)) {
        const [first = "", second] = path;
        const meant = meantMove(view, second ?? first, second === undefined ? undefined : first);
        if (meant === undefined || second === "button") continue;
        const isLegal = legal.some((move) => evolution.write(move) === evolution.write(meant));
        expect(evolution.refusal(state, view.watcher, meant) === undefined).toBe(isLegal);
      }
    });
  });

  test("consequences are foreseen for every move, and tell nothing that is hidden", () => {
    moments(4, "foresight", ({ view, legal }) => {
      const state = guess(evolution, view);
      for (const move of legal) {
        const told: SeenEvent["type"][] = [];
        foresee(view, state, move, {
          screen: words.en.board,
          naming,
          event: (event) => {
            told.push(event.type);
            return text.en.event(event, naming);
          },
          spot: ({ seat, index }) => `${seat} ${index}`,
        });
        for (const secret of ["drew", "food-turned", "traits-turned"] as const) expect(told).not.toContain(secret);
      }
    });
  });

  test("who feeds next is in order from the one whose turn it is, and everybody has a reason", () => {
    moments(5, "turns", ({ view }) => {
      const order = turns(view, guess(evolution, view), [view.active]);
      expect(order.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual([...seats(5)]);
      if (view.phase === "feeding") expect(order[0]?.seat).toBe(view.active);
      for (const { why } of order) expect(words.en.board.turn[why]).toBeTruthy();
    });
  });

  test("every clause that the log names is in the rules reference", () => {
    const known = new Set(text.en.rules.flatMap(({ rules }) => rules.map(({ clause }) => clause)));
    const events = moments(4, "clauses", () => {});
    for (const event of events) {
      const clause = clauseOf(event);
      if (clause !== undefined) expect(known).toContain(clause);
    }
  });

  test("the story of a game adds up to the bags", () => {
    let last: View | undefined;
    const events = moments(3, "story", ({ view }) => {
      last = view;
    });
    const told = stories(events, seats(3));
    expect(told.map(({ bagged }) => bagged.length)).toEqual([last?.round, last?.round, last?.round]);
    for (const { bagged } of told) expect(bagged.every((amount) => amount >= 0)).toBe(true);
  });
});
