import { at } from "@clade/kernel";
import { differ, differInMoves, type Objection, type Referee } from "@clade/kernel/referee";
import type { Event } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { act } from "./actions.ts";
import type { Ask, Course, Judged } from "./course.ts";
import { deal, differencesInDeal } from "./deal.ts";
import { countSets, differencesInResult } from "./end.ts";
import { playTricks } from "./tricks.ts";
import { clockwise, differences, read, type World } from "./world.ts";

/**
 * The second referee of S-Evolution, both editions, read from the clauses alone: from the first trick to the last point it
 * says who must decide, between what, and how the boards look afterwards. Only the deals are taken as they come.
 */
export const referee: Referee<State, Move, Event> = () => {
  let game: Course<void> | undefined;
  let ask: Ask | undefined;
  let world: World | undefined;
  return (decision) => {
    const { before, seat, legal, after, result } = decision;
    world ??= read(before);
    game ??= play(world);
    ask ??= next(game.next(decision));
    const asked = ask;
    const objections = asked === undefined ? [] : judgeAsk(asked, before, seat, legal);
    if (objections.length > 0) return objections;
    ask = next(game.next(decision));
    return [
      ...world.objections,
      ...differ("SE-30", "who decides, and what", ask === undefined ? "over" : [ask.phase, ask.seat], whoseTurn(after)),
      ...differences(world, read(after)),
      ...differencesInResult(world, ask === undefined, result),
    ];
  };
};

function whoseTurn({ phase, active }: State): unknown {
  return phase === "over" ? "over" : [phase, active];
}

function judgeAsk(ask: Ask, { phase }: State, seat: number, legal: readonly Move[]): readonly Objection[] {
  return [
    ...differ(ask.clause, "who decides, and what", [ask.phase, ask.seat], [phase, seat]),
    ...differInMoves(ask.clause, ask.moves, legal),
  ];
}

function next(step: IteratorResult<Ask, void>): Ask | undefined {
  return step.done === true ? undefined : step.value;
}

/** SE-10: six rounds, each tricks and then actions. */
function* play(world: World): Course<void> {
  world.objections.push(...differencesInDeal(world));
  for (;;) {
    const { first, last } = yield* playTricks(world);
    world.first = first;
    let decision: Judged = last;
    for (const seat of clockwise(world, first)) decision = yield* remembering(act(world, seat), decision);
    if (world.round === 6) {
      countSets(world);
      return;
    }
    world.round++;
    world.first = at(clockwise(world, first), world.players.length - 1); // SE-31
    deal(world, decision.after);
  }
}

/** Runs a course and answers the last decision in it. */
function* remembering(course: Course<void>, before: Judged): Course<Judged> {
  let last = before;
  let step = course.next(before);
  while (step.done !== true) {
    last = yield step.value;
    step = course.next(last);
  }
  return last;
}
