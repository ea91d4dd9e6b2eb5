import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Brain, Move } from "../contract.ts";
import { isComplaint } from "../complaint.ts";
import type { GameEvent } from "../events.ts";
import { keptMoves, newMoves, playthrough, type Told } from "./playthrough.ts";
import { label, type Sample } from "./random-game.ts";

/** What the kit needs to keep golden playthroughs of a game. */
export interface Playthroughs<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>
  extends Told<S, M, V, E, Shown> {
  /** Chooses the moves of a new game; games that are kept do not ask it. */
  readonly brain: Brain<S, M>;
  readonly samples: readonly Sample[];
  /** The folder of the kept files. */
  readonly folder: string;
}

/**
 * Golden playthroughs: for each sample one game as readable text, kept in the repository. The file holds the moves; they are
 * played again, and all that the text says of them must come out the same: a change of the rules or of their words shows as a
 * difference that a person can read, a change of a bot shows nowhere. `GOLDEN=write` writes the texts anew from the kept
 * moves. `GOLDEN=new` throws the moves away and lets the bot play new games: for a sample that is new, or one whose moves the
 * rules no longer allow.
 */
export function golden<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  plan: Playthroughs<S, M, V, E, Shown>,
): void {
  describe(`${plan.game.id} golden playthroughs`, () => {
    for (const sample of plan.samples) test(label(sample), () => checkKept(plan, sample, process.env["GOLDEN"]));
  });
}

/** The name of the file in which a sample's game is kept. */
export function keptFile(sample: Sample): string {
  return `${label(sample).replaceAll(/[^\w.=-]+/g, "_")}.txt`;
}

/** One sample's check. `wish` is what the environment asks for: `write`, `new`, or nothing. */
export function checkKept<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  plan: Playthroughs<S, M, V, E, Shown>,
  sample: Sample,
  wish: string | undefined,
): void {
  const file = join(plan.folder, keptFile(sample));
  if (wish !== undefined && wish !== "write" && wish !== "new") throw new Error(`GOLDEN is write or new, not ${wish}`);
  if (wish !== "new" && !existsSync(file)) throw new Error(`no game is kept in ${file}: GOLDEN=new plays one`);
  const kept = wish === "new" ? "" : readFileSync(file, "utf8");
  const moves = wish === "new" ? newMoves(plan.game, plan.brain, sample) : keptMoves(kept);
  if (isComplaint(moves)) throw new Error(`${file}: ${moves.complaint}`);
  const { text, fault } = playthrough(plan, sample, moves);
  if (fault !== undefined) throw new Error(`${fault}${firstDifference(kept, text)}`);
  if (wish === undefined) {
    expect(text).toBe(kept);
  } else {
    mkdirSync(plan.folder, { recursive: true });
    writeFileSync(file, text);
  }
}

/** Where a text stops being the kept one: mostly the cause of a fault further down. */
function firstDifference(kept: string, text: string): string {
  const were = kept.split("\n");
  const are = text.trimEnd().split("\n");
  const line = are.findIndex((each, index) => each !== were[index]);
  return line < 0 ? "" : `; the first difference, in line ${line + 1}:\n- ${were[line] ?? ""}\n+ ${are[line]}`;
}
