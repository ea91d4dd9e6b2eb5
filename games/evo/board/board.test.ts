import { at, seats } from "@clade/kernel";
import { type Moment, watchMatch } from "@clade/kernel/testkit";
import { guess } from "@clade/ui/model";
import { describe, expect, test } from "vitest";
import { EVENT_CARDS } from "../rules/data/cards.ts";
import { CLIMATE_RING, TERRAINS } from "../rules/data/climate.ts";
import { GENES, TRAITS } from "../rules/data/genes.ts";
import type { SeenEvent } from "../rules/events.ts";
import { evo } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import type { Options, View } from "../rules/state.ts";
import { geographyOf } from "../rules/geography.ts";
import { text, words } from "../text/index.ts";
import { eventArt } from "./art/events.ts";
import { clauseOf } from "./clauses.ts";
import { oddsAfter, outcomes } from "./climate-odds.ts";
import { fateOf, lotIn } from "./fate.ts";
import { flightsOf } from "./flights.ts";
import { foresee, type Talk } from "./foresight.ts";
import { bidsSoFar, chronicle } from "./history.ts";
import { lessonFor } from "./lessons.ts";
import { meantMove, readThing } from "./things.ts";
import { ways } from "./ways.ts";

/** Decisions of a random game; answers what a spectator was told. */
function moments(
  players: number,
  seed: string,
  visit: (moment: Moment<View, Move>) => void,
  options: Partial<Options> = {},
): readonly SeenEvent[] {
  // Dear bids would leave everybody poor, and the game dull: most of them are left out.
  const among = (move: Move) => move.type !== "bid" || move.amount < 4;
  return watchMatch(evo, { players, options, seed, among }, visit).events;
}

const naming = (seat: number): string => `P${seat}`;
const talk: Talk = {
  screen: words.en.board,
  names: words.en.names,
  naming,
  percent: (share) => `${Math.round(100 * share)}%`,
};

describe("Evo's board", () => {
  test("no two event cards have the same picture", () => {
    const pictures = EVENT_CARDS.map(({ effect }) => eventArt(effect).ink);
    expect(new Set(pictures).size).toBe(EVENT_CARDS.length);
  });

  test("every legal move can be made by touching things that are on the board", () => {
    for (const [players, options] of [
      [3, {}],
      [4, { auction: true }],
      [5, {}],
    ] as const) {
      moments(
        players,
        `ways ${players}`,
        ({ view, legal }) => {
          const open = ways(view, legal);
          for (const move of legal) {
            const own = open.filter((way) => way.move === move);
            expect(own.length).toBeGreaterThan(0);
            for (const { path } of own) {
              for (const thing of path) {
                if (thing !== "button") expect(readThing(thing)).toBeDefined();
              }
            }
          }
        },
        options,
      );
    }
  });

  test("no two moves share a way, but for two own dinos that trade places either way round", () => {
    moments(4, "distinct", ({ view, legal }) => {
      const open = ways(view, legal).filter(({ path }) => !path.includes("button"));
      const byPath = new Map<string, Move>();
      for (const { move, path } of open) {
        const other = byPath.get(path.join(" "));
        if (other !== undefined) expect(path[1]).toMatch(/^swap:/);
        byPath.set(path.join(" "), move);
      }
    });
  });

  test("never more than a few buttons: choices have a place on the table", () => {
    moments(5, "buttons", ({ view, legal }) => {
      expect(ways(view, legal).filter(({ path }) => path[0] === "button").length).toBeLessThanOrEqual(1);
    });
  });

  test("what a touch means is legal exactly when the rules do not refuse it", () => {
    moments(3, "meant", ({ view, legal }) => {
      if (view.watcher === "spectator") return;
      const state = guess(evo, view);
      for (const { path } of ways(view, legal)) {
        const [first = "", second] = path;
        const meant = meantMove(view, second ?? first, second === undefined ? undefined : first);
        if (meant === undefined || second?.startsWith("swap") === true) continue;
        const isLegal = legal.some((move) => evo.write(move) === evo.write(meant));
        expect(evo.refusal(state, view.watcher, meant) === undefined).toBe(isLegal);
      }
    });
  });

  test("touching any zone or card that is not lit has a reason", () => {
    moments(4, "reasons", ({ view, legal }) => {
      if (view.watcher === "spectator" || view.turn > 4) return;
      const state = guess(evo, view);
      const lit = new Set(ways(view, legal).map(({ path }) => path[0]));
      const things = [
        ...view.zones.map((_, index) => `zone:${zoneId(view, index)}`),
        ...(view.players[view.watcher]?.hand.cards ?? []).map((card) => `card:${card}:0`),
      ];
      for (const thing of things) {
        if (lit.has(thing)) continue;
        const meant = meantMove(view, thing, undefined);
        if (meant === undefined) throw new Error(`nothing is meant by ${thing}`);
        const refusal = evo.refusal(state, view.watcher, meant);
        expect(refusal).toBeDefined();
        for (const language of ["en", "fr", "ko"] as const) {
          if (refusal !== undefined) expect(text[language].refusal(refusal)).not.toBe(refusal.code);
        }
      }
    });
  });

  test("consequences are foreseen for every move; nothing that luck decides is among them", () => {
    moments(4, "foresight", ({ view, legal }) => {
      const state = guess(evo, view);
      const before = JSON.stringify(state);
      for (const move of legal.slice(0, 60)) {
        const { lines, after } = foresee(view, state, move, talk);
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN/);
        if (move.type === "step" && view.zones[zoneIndex(view, move.to)] !== null) expect(after).toBeUndefined();
        if (move.type === "bid") expect(lines.length).toBeGreaterThanOrEqual(2);
      }
      expect(JSON.stringify(state)).toBe(before);
    });
  });

  test("EO-15: the odds of the next roll are those of the die; after two rolls they still add up", () => {
    expect(oddsAfter(0, 1).map((odds) => Math.round(6 * odds))).toEqual([1, 4, 0, 0, 0, 1]);
    expect(oddsAfter(2, 2).reduce((sum, odds) => sum + odds, 0)).toBeCloseTo(1);
    expect(oddsAfter(2, 2)[4]).toBeCloseTo(16 / 36);
    expect(outcomes(5).map(({ climate, faces }) => [climate, faces])).toEqual([
      [0, 4],
      [5, 1],
      [4, 1],
    ]);
  });

  test("EO-30: who is said to live lives, if nobody plays a card", () => {
    let foretold: readonly number[] = [];
    let turn = 0;
    const events = moments(4, "fate", ({ view }) => {
      if (view.phase === "survival" && view.window === null && view.turn !== turn) {
        turn = view.turn;
        foretold = seats(4).map((seat) => fateOf(view, seat).live);
        for (const [index, occupant] of view.zones.entries()) {
          expect(lotIn(view, index) === undefined).toBe(occupant === null);
        }
      }
    });
    expect(turn).toBeGreaterThan(0);
    const scored = events.filter((event) => event.type === "scored").filter((_, index) => index >= 4 * (turn - 1));
    for (const event of scored.slice(0, 4)) {
      if (event.type === "scored" && at(foretold, event.seat) > 0) expect(event.dinos).toBe(at(foretold, event.seat));
    }
  });

  test("every clause that the log names is in the rules reference", () => {
    const known = new Set(text.en.rules.flatMap(({ rules }) => rules.map(({ clause }) => clause)));
    for (const event of moments(4, "clauses", () => {}, { auction: true })) {
      const clause = clauseOf(event);
      if (clause !== undefined) expect(known).toContain(clause);
      for (const { from, to } of flightsOf(event, { watcher: 0 })) expect(from).not.toBe(to);
    }
  });

  test("the story of a game ends with its scores, and every turn has its climate", () => {
    const events = moments(3, "story", () => {});
    const { stories, climates } = chronicle(events, seats(3));
    const over = events.find(({ type }) => type === "over");
    if (over?.type !== "over") throw new Error("the game did not end");
    expect(stories.map(({ points }) => points.at(-1))).toEqual([...over.points]);
    expect(climates.length).toBe(events.filter(({ type }) => type === "turn").length);
    for (const { won, fights } of stories) expect(won).toBeLessThanOrEqual(fights);
    expect(bidsSoFar(events).length).toBeGreaterThan(0);
  });

  test("each lesson comes up in the course of a game, once", () => {
    const read: number[] = [];
    moments(3, "lessons", ({ view }) => {
      const lesson = lessonFor(view, read);
      if (lesson !== undefined) read.push(lesson);
    });
    expect(read.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(text.en.tutorial.length).toBe(6);
  });

  test("every language has a word for everything on the board", () => {
    for (const { board: screen } of Object.values(words)) {
      for (const trait of TRAITS) expect(screen.genes[trait]).toBeTruthy();
      expect(screen.nextTurn([["hot", "67%"]])).toContain("67%");
      for (const terrain of TERRAINS) expect(screen.showClimate(terrain)).toContain(terrain);
    }
    expect(GENES.length - 1).toBe(TRAITS.length);
    expect(CLIMATE_RING.length).toBe(6);
  });
});

function zoneIndex(view: View, id: string): number {
  return geographyOf(view.island).indexOf.get(id) ?? -1;
}
function zoneId(view: View, index: number): string {
  return at(geographyOf(view.island).zones, index).id;
}
