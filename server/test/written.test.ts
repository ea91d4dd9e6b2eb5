import { describe, expect, test } from "vitest";
import { allGameIds, loadGame } from "@clade/games";
import {
  type AnyGame,
  isComplaint,
  Match,
  type MatchPlan,
  type Option,
  pick,
  seats,
  seeded,
  shuffle,
  type Watcher,
} from "@clade/kernel";
import { JsonBytes } from "../bytes/json-bytes.ts";
import { putEvents, putView } from "../bytes/put-view.ts";
import { Telling } from "../bytes/telling.ts";

/** The values of an option that are worth a game. */
function valuesOf(option: Option): readonly unknown[] {
  switch (option.kind) {
    case "flag":
      return [true, false];
    case "choice":
      return option.choices;
    case "number":
      return [option.min, option.max];
    case "data":
      return option.names;
  }
}

/** Every number of players, and each value of each option with one of them that it fits. */
function plansOf(game: AnyGame): MatchPlan[] {
  const plans: MatchPlan[] = [];
  const add = (players: number, options: MatchPlan["options"] & object): boolean => {
    const plan: MatchPlan = {
      players,
      options,
      seed: `${game.id} ${players} ${JSON.stringify(options)}`,
      chance: "seeded",
    };
    const fits = !isComplaint(Match.start(game, plan));
    if (fits) plans.push(plan);
    return fits;
  };
  const { min, max } = game.players;
  for (let players = min; players <= max; players++) add(players, {});
  for (const [name, option] of Object.entries(game.options)) {
    for (const value of valuesOf(option)) {
      const fitting = seats(max).findLast((seat) => seat + 1 >= min && add(seat + 1, { [name]: value }));
      expect(fitting, `${game.id} takes ${name}=${JSON.stringify(value)} at some table`).toBeDefined();
    }
  }
  return plans;
}

/** Compared first: asking the test runner each time would take most of the time. */
function same(actual: string, expected: string): void {
  if (actual !== expected) expect(actual).toBe(expected);
}

/** Plays to the end, moves taken back now and then; after each it is written down for all, in any order. */
function playAndRead(game: AnyGame, plan: MatchPlan): void {
  const match = Match.start(game, plan);
  if (isComplaint(match)) throw new Error(match.complaint);
  const chance = seeded(`${plan.seed}/choices`);
  const out = new JsonBytes();
  const telling = new Telling();
  const decoder = new TextDecoder();
  const read = (everything: boolean): void => {
    out.clear();
    telling.forget();
    for (const watcher of shuffle<Watcher>([...seats(plan.players), "spectator"], chance)) {
      const view = out.length;
      putView(game, match.truth, watcher, out, telling);
      same(decoder.decode(out.slice(view)), JSON.stringify(match.view(watcher)));
      const events = out.length;
      const from = everything ? 0 : Math.max(0, match.told(watcher) - 3);
      putEvents(match, watcher, from, out);
      same(decoder.decode(out.slice(events)), JSON.stringify(match.events(watcher, from)));
    }
  };
  while (!match.over) {
    const seat = pick(match.deciders, chance);
    expect(match.act(seat, pick(match.legal(seat), chance))).toBeUndefined();
    read(false);
    if (chance.int(8) === 0 && match.undo(seat) === undefined) read(false);
  }
  read(true);
}

describe.each(allGameIds)("what is written of %s", (id) => {
  test("is what would be seen, letter for letter, for every watcher in any order", async () => {
    const pack = await loadGame(id);
    if (pack === undefined) throw new Error(`no game ${id}`);
    expect(pack.game.sight).toBeDefined();
    for (const plan of plansOf(pack.game)) playAndRead(pack.game, plan);
  });
});
