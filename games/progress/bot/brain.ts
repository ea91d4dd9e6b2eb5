import type { Brain } from "@clade/kernel";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { isEnding } from "./ending.ts";
import { evaluate } from "./evaluate.ts";
import { holdings } from "./holdings.ts";
import { instinct } from "./instinct.ts";
import { judge } from "./judge.ts";
import { candour } from "./learned-chances.ts";
import { playout } from "./playout.ts";
import { taste } from "./taste.ts";

/** What a bot should know of Progress beyond its rules. */
export const brain: Brain<State, Move> = {
  evaluate,
  relative: true,
  playout,
  taste,
  isEnding,
  holdings,
  judge,
  instinct,
  candour,
};
