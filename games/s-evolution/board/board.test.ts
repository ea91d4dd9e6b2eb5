import { at, seats, seeded } from "@clade/kernel";
import { type Moment, watchMatch } from "@clade/kernel/testkit";
import { guess } from "@clade/ui/model";
import { describe, expect, test } from "vitest";
import type { EditionName } from "../rules/editions.ts";
import { EDITION_NAMES } from "../rules/editions.ts";
import type { SeenEvent } from "../rules/events.ts";
import { sEvolution } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import { orderOfChoice } from "../rules/phases/taking.ts";
import { scoreOf, type State, type View } from "../rules/state.ts";
import { standing } from "../rules/standing.ts";
import { text } from "../text/index.ts";
import { words } from "../text/index.ts";
import { clauseOf } from "./clauses.ts";
import { foresee, toPlay } from "./foresight.ts";
import { stories } from "./history.ts";
import { lessonFor } from "./lessons.ts";
import { outlook } from "./outlook.ts";
import { meantMove, readThing } from "./things.ts";
import { stillLying, ways } from "./ways.ts";

/** Decisions of a random game. */
function moments(edition: EditionName, players: number, seed: string, visit: (moment: Moment<View, Move>) => void) {
  const { match, events } = watchMatch(sEvolution, { players, options: { edition }, seed }, visit);
  return { events, last: match.view("spectator") };
}

const naming = (seat: number): string => `P${seat}`;
const said = {
  screen: words.en.board,
  names: words.en.names,
  naming,
  event: (event: SeenEvent): string | undefined => text.en.event(event, naming),
};

describe.each(EDITION_NAMES)("S-Evolution's board, %s", (edition) => {
  test("every legal move can be made by touching things that are on the board", () => {
    moments(edition, 4, "ways", ({ view, legal }) => {
      const open = ways(view, legal);
      for (const move of legal) {
        const own = open.filter((way) => way.move === move);
        expect(own.length).toBeGreaterThan(0);
        for (const { path } of own) {
          for (const thing of path) if (thing !== "button") expect(readThing(thing)).toBeDefined();
        }
      }
    });
  });

  test("no two moves share a way, and there are never more than four buttons", () => {
    moments(edition, 3, "distinct", ({ view, legal }) => {
      const open = ways(view, legal);
      const byPath = new Map<string, Move>();
      for (const { move, path } of open) {
        if (path.includes("button")) continue;
        const key = path.join(" ");
        expect(byPath.get(key) ?? move).toBe(move);
        byPath.set(key, move);
      }
      expect(open.filter(({ path }) => path[0] === "button").length).toBeLessThanOrEqual(4);
    });
  });

  test("what a touch means is refused with a reason, unless it is legal", () => {
    moments(edition, 3, "meant", ({ view, legal }) => {
      if (view.watcher === "spectator") return;
      const state = guess(sEvolution, view);
      for (const { path } of ways(view, legal)) {
        const [first = "", second] = path;
        const meant = meantMove(view, second ?? first, second === undefined ? undefined : first);
        if (meant === undefined || first === "button" || second === "button") continue;
        const isLegal = legal.some((move) => sEvolution.write(move) === sEvolution.write(meant));
        expect(sEvolution.refusal(state, view.watcher, meant) === undefined).toBe(isLegal);
      }
    });
  });

  test("consequences are foreseen for every move, and tell nothing that is hidden", () => {
    moments(edition, 4, "foresight", ({ view, legal }) => {
      const state = guess(sEvolution, view);
      for (const move of legal) {
        const told: SeenEvent["type"][] = [];
        const { lines } = foresee(view, state, move, {
          ...said,
          event: (event) => {
            told.push(event.type);
            return text.en.event(event, naming);
          },
        });
        expect(lines.join("")).not.toContain("undefined");
        for (const secret of ["dealt", "round", "set-aside"] as const) expect(told).not.toContain(secret);
      }
    });
  });

  test("SE-46: the order of choice that is foreseen for the last card of a trick is the one that comes", () => {
    let compared = 0;
    moments(edition, 4, "order", ({ view, legal }) => {
      if (view.phase !== "play" || view.watcher === "spectator" || toPlay(view).length > 1) return;
      for (const move of legal) {
        if (move.type !== "play") continue;
        const foreseen = foresee(view, guess(sEvolution, view), move, said).order;
        const after = sEvolution.clone(guess(sEvolution, view));
        let order: readonly number[] = [];
        sEvolution.play(after, view.watcher, move, {
          chance: seeded("any"),
          tell: (event) => {
            if (event.type === "trick-over") order = event.order;
          },
        });
        expect(foreseen).toEqual(order);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(0);
  });

  test("SE-37, SE-41: trumps come before the trick's colour, and that before the rest", () => {
    const rank = { discovery: 3, trump: 2, colour: 1, off: 0, strength: 0 } as const;
    moments(edition, 4, "standing", ({ view }) => {
      if (view.trick.length < 2) return;
      const ranks = orderOfChoice(view).map((seat) => {
        const played = view.trick.find((each) => each.seat === seat);
        return played === undefined ? -1 : rank[standing(view, played)];
      });
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
      expect(stillLying(view).filter(({ there }) => there)).toHaveLength(
        view.phase === "take" ? view.left.length : view.trick.length,
      );
    });
  });

  test("SE-55: the needs ahead are the needs that come, when nothing is left to choose", () => {
    let compared = 0;
    moments(edition, 3, "outlook", ({ view, legal }) => {
      if (view.phase !== "trade" || view.watcher === "spectator") return;
      const done = legal.find(({ type }) => type === "done");
      if (done === undefined) return;
      const { needs } = outlook(view, view.watcher);
      const told = missingAfter(guess(sEvolution, view), view.watcher, done);
      expect(needs.filter(({ missing }) => missing > 0).map(({ suit, missing }) => [suit, missing])).toEqual(told);
      compared++;
    });
    expect(compared).toBeGreaterThan(0);
  });

  test("every clause that the log names is in the rules reference, and every lesson exists", () => {
    const known = new Set(text.en.rules.flatMap(({ rules }) => rules.map(({ clause }) => clause)));
    const read: number[] = [];
    const { events } = moments(edition, 4, "clauses", ({ view }) => {
      const lesson = lessonFor(view, read);
      if (lesson !== undefined) read.push(lesson);
    });
    for (const event of events) {
      const clause = clauseOf(event);
      if (clause !== undefined) expect(known).toContain(clause);
    }
    for (const lesson of read) expect(text.en.tutorial[lesson]).toBeDefined();
    expect(read.length).toBeGreaterThan(4);
    // SE-14, SE-63: only the first edition deals blind hands, and pays for people with Food.
    const told = read.map((lesson) => text.en.tutorial[lesson]?.text ?? "").join(" ");
    expect(told.includes("hands are blind at Age I")).toBe(edition === "v1");
    expect(told.includes("Food for more people")).toBe(edition === "v1");
    expect(told.includes("Shield, more people or the next Age")).toBe(edition === "2.0");
  });

  test("the story of a game adds up to the scores", () => {
    const { events, last } = moments(edition, 4, "story", () => {});
    for (const { seat, scores, ages, sets } of stories(events, seats(4))) {
      expect(scores).toHaveLength(6);
      expect((scores.at(-1) ?? 0) + sets).toBe(scoreOf(at(last.players, seat)));
      expect(ages.at(-1)).toBe(at(last.players, seat).age);
    }
  });
});

/** What is missing of each need when this move is made. */
function missingAfter(state: State, seat: 0 | 1 | 2 | 3 | 4 | 5, move: Move): number[][] {
  const told: number[][] = [];
  sEvolution.play(state, seat, move, {
    chance: seeded("any"),
    tell: (event) => {
      if (event.type === "unmet" && event.seat === seat) told.push([event.suit, event.missing]);
    },
  });
  return told;
}
