import { at } from "@clade/kernel";
import { type Decision, differ, differInMoves, type Objection, type Referee } from "@clade/kernel/referee";
import type { Event } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import type { Eating, Question } from "./eating.ts";
import { goThroughLeaves, leafMoves, useLeaf } from "./leaves.ts";
import { differencesInResult } from "./round.ts";
import { feed, feedingMoves } from "./turns.ts";
import { differences, read, type World } from "./world.ts";

/**
 * The second referee of Evolution: phase 4 from the leaves to the end of the round, read from the clauses alone. It says
 * which moves there are, and what the table looks like after the one that was made.
 */
export const referee: Referee<State, Move, Event> = () => {
  let course: Course | undefined;
  return (decision) => {
    const asked = course;
    course = undefined;
    if (asked !== undefined) return goOn(asked, decision);
    const { before, move, after } = decision;
    const world = read(before);
    switch (before.phase) {
      case "cards": {
        // EV-25: with the last "done" the cards are turned, and all that nobody chooses follows.
        if (after.phase === "cards") return [];
        goThroughLeaves(world, 0);
        return compare(world, decision);
      }
      case "leaves":
        return [
          ...differInMoves("EV-30", leafMoves(world, world.active), decision.legal),
          ...follow(world, useLeaf(world, move), decision),
        ];
      case "feeding": {
        const { hand } = at(before.players, before.active);
        return [
          ...differInMoves("EV-41", feedingMoves(world, hand), decision.legal),
          ...follow(world, feed(world, move), decision),
        ];
      }
      case "deal":
      case "food":
      case "over":
        return [];
    }
  };

  /** EV-45: only the owner is asked, and may answer from the least to the most. */
  function goOn({ world, eating, question }: Course, decision: Decision<State, Move, Event>): readonly Objection[] {
    const { least, most } = question;
    const answers = Array.from(
      { length: most - least + 1 },
      (_, step): Move => ({ type: "store", amount: least + step }),
    );
    const amount = decision.move.type === "store" ? decision.move.amount : least;
    return [
      ...differ("EV-45", "who is asked", question.seat, decision.seat),
      ...differInMoves("EV-45", answers, decision.legal),
      ...follow(world, eating, decision, amount),
    ];
  }

  function follow(
    world: World,
    eating: Eating,
    decision: Decision<State, Move, Event>,
    answer = 0,
  ): readonly Objection[] {
    const step = eating.next(answer);
    if (step.done !== true) course = { world, eating, question: step.value };
    return compare(world, decision);
  }
};

/** Food being taken, up to a question that waits for its answer. */
interface Course {
  readonly world: World;
  readonly eating: Eating;
  readonly question: Question;
}

function compare(world: World, { after, result }: Decision<State, Move, Event>): readonly Objection[] {
  return [...differences(world, read(after)), ...differencesInResult(world, result)];
}
