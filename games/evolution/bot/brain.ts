import type { Brain } from "@clade/kernel";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { holdings } from "./holdings.ts";
import { instinct } from "./instinct.ts";
import { judge } from "./judge.ts";
import { candour } from "./learned-chances.ts";
import { playout } from "./playout.ts";
import { sense } from "./sense.ts";
import { taste } from "./taste.ts";
import { evaluate } from "./worth.ts";

/** What a bot should know of Evolution beyond its rules. */
export const brain: Brain<State, Move> = { evaluate, playout, taste, holdings, judge, sense, instinct, candour };
