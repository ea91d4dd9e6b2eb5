import { at, seats, seeded } from "@clade/kernel";
import { type Moment, watchMatch } from "@clade/kernel/testkit";
import { guess } from "@clade/ui/model";
import { describe, expect, test } from "vitest";
import { bookOf } from "../rules/book.ts";
import type { SeenEvent } from "../rules/events.ts";
import { progress } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import { topStep } from "../rules/phases/turn.ts";
import type { View } from "../rules/state.ts";
import { text } from "../text/index.ts";
import { suggest } from "./affording.ts";
import { clauseOf } from "./clauses.ts";
import { foresee } from "./foresight.ts";
import { history } from "./history.ts";
import { paymentWords } from "./payment-words.ts";
import { standing } from "./standing.ts";
import { words } from "../text/index.ts";
import { meantMove, readThing } from "./things.ts";
import { layTree } from "./tree/layout.ts";
import { ways } from "./ways.ts";

interface Table {
  readonly players: number;
  readonly options?: Readonly<Record<string, boolean>>;
}
const ALL = { personalities: true, milestones: true, industrial: true };

/** Decisions of a random game. */
function moments(table: Table, seed: string, visit: (moment: Moment<View, Move>) => void) {
  return watchMatch(progress, { ...table, seed, decisions: 900 }, visit);
}

const naming = (seat: number): string => `P${seat}`;
const { names, labels, board: screen } = words.en;
const said = {
  screen,
  names,
  points: labels.points,
  event: (event: SeenEvent) => text.en.event(event, naming),
  parts: (parts: Parameters<typeof paymentWords>[0]) => paymentWords(parts, screen, names, (card) => `#${card}`),
};

describe("Progress's board", () => {
  test("every legal move can be made by touching things that are on the board, or with one of few buttons", () => {
    for (const table of [{ players: 1 }, { players: 3, options: ALL }]) {
      moments(table, "ways", ({ view, legal }) => {
        const open = ways(view, legal);
        expect(open.length).toBeGreaterThan(0);
        for (const move of legal) {
          const own = open.filter((way) => way.move === move);
          expect(own.length).toBeGreaterThan(0);
          for (const { path } of own) {
            for (const thing of path) if (thing !== "button") expect(readThing(thing)).toBeDefined();
          }
        }
        expect(open.filter(({ path }) => path.includes("button")).length).toBeLessThanOrEqual(1);
      });
    }
  });

  test("two steps lead to one move: no two moves share a way", () => {
    moments({ players: 1, options: ALL }, "distinct", ({ view, legal }) => {
      const paths = ways(view, legal).map(({ path }) => path.join(" "));
      expect(new Set(paths).size).toBe(paths.length);
    });
  });

  test("touching what is lit means the move that it makes", () => {
    moments({ players: 1, options: ALL }, "meant", ({ view, legal }) => {
      for (const { move, path } of ways(view, legal)) {
        const [first = "", second] = path;
        if (first === "button") continue;
        const meant = second === undefined ? meantMove(view, first, undefined) : meantMove(view, second, first);
        expect(meant).toEqual(move);
      }
    });
  });

  test("PR-16, PR-17 a payment is suggested whenever one is due: it is legal to its end and settles the cost", () => {
    let payments = 0;
    for (const table of [{ players: 1 }, { players: 2, options: ALL }]) {
      moments(table, "payment", ({ view }) => {
        const step = topStep(view);
        if (step?.step !== "pay" || view.watcher === "spectator") return;
        payments++;
        const state = guess(progress, view);
        const parts = suggest(view, at(view.players, view.watcher), step) ?? [];
        for (const { move } of parts) {
          expect(topStep(state)).toMatchObject({ step: "pay", purchase: step.purchase });
          expect(progress.refusal(state, view.watcher, move)).toBeUndefined();
          progress.play(state, view.watcher, move, { chance: seeded("any"), tell: () => {} });
        }
        const left = topStep(state);
        expect(left?.step === "pay" && left.purchase === step.purchase).toBe(false);
      });
    }
    expect(payments).toBeGreaterThan(20);
  });

  test("PR-17 a card that is kept is not in the suggestion; if there is no other way, there is none", () => {
    let changed = 0;
    moments({ players: 2 }, "kept", ({ view }) => {
      const step = topStep(view);
      if (step?.step !== "pay" || view.watcher === "spectator") return;
      const player = at(view.players, view.watcher);
      const first = suggest(view, player, step)?.find(({ card }) => card !== undefined)?.card;
      if (first === undefined) return;
      const copies = (player.hand.cards ?? []).filter((card) => card === first);
      const other = suggest(view, player, step, copies);
      expect(other?.some(({ card }) => card === first) ?? false).toBe(false);
      changed++;
      expect(
        suggest(view, player, step, player.hand.cards ?? [])?.every(({ card }) => card === undefined) ?? true,
      ).toBe(true);
    });
    expect(changed).toBeGreaterThan(5);
  });

  test("what a move does is foreseen in words, for every legal move, and nothing of the others' hands with it", () => {
    let told = 0;
    let moment = 0;
    moments({ players: 3, options: ALL }, "foresight", ({ view, legal }) => {
      if (moment++ % 5 > 0) return;
      const state = guess(progress, view);
      const other = progress.imagine(view, seeded("other"));
      for (const move of legal) {
        const { lines } = foresee(view, state, move, said);
        told += lines.length;
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\{|P\d loses \d/);
        expect(foresee(view, other, move, said).lines).toEqual(lines);
      }
    });
    expect(told).toBeGreaterThan(200);
  });

  test("PR-40 to PR-42 the points that players would have now are those of the result when the game is over", () => {
    for (const table of [{ players: 1 }, { players: 4, options: ALL }]) {
      const { match } = moments(table, "standing", () => {});
      if (!match.over || match.result?.verdict === "lost") continue;
      const view = match.view("spectator");
      const book = bookOf(view.deck);
      expect(seats(view.players.length).map((seat) => standing(book, view, seat))).toEqual(match.result?.scores);
    }
  });

  test("every line of the log has its clause, and the story of the game its rounds and ages", () => {
    const { match, events } = moments({ players: 2 }, "history", () => {});
    for (const event of events) expect(clauseOf(event)).toMatch(/^PR-\d+$/);
    const { stories, dawns, rounds } = history(events, seats(2));
    const view = match.view("spectator");
    for (const { seat, active } of stories) {
      expect(active).toHaveLength(rounds);
      expect(active.at(-1)).toBe(at(view.players, seat).active.length);
    }
    expect(dawns.map(({ age }) => age)).toEqual(dawns.map((_, index) => index + 2));
  });

  test("the tree goes forward in time, and no technology lies on another", () => {
    const book = bookOf("standard");
    for (const last of [3, 4]) {
      const { places, branches, columns, rows } = layTree(book, last);
      const placeOf = new Map(places.map((place) => [place.card, place]));
      for (const { from, to } of branches) {
        expect(placeOf.get(from)?.column).toBeLessThan(placeOf.get(to)?.column ?? -1);
      }
      for (let column = 0; column < columns; column++) {
        const taken = places
          .filter((place) => place.column === column)
          .map(({ row }) => row)
          .sort((a, b) => a - b);
        for (const [index, row] of taken.entries()) {
          expect(row).toBeGreaterThanOrEqual(0);
          expect(row).toBeLessThanOrEqual(rows - 1);
          if (index > 0) expect(row - at(taken, index - 1)).toBeGreaterThanOrEqual(0.999);
        }
      }
    }
  });
});
