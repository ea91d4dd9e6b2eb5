import type { AnyGame } from "./contract.ts";
import { type Complaint, isComplaint } from "./complaint.ts";
import { type OptionValues, readOptions } from "./options.ts";

/** The options of a table with every default filled in, or why there can be no such table. */
export function checkTable(
  game: Pick<AnyGame, "id" | "players" | "options" | "misfit">,
  players: number,
  given: { readonly [name: string]: unknown },
): OptionValues | Complaint {
  const { min, max } = game.players;
  if (!Number.isInteger(players) || players < min || players > max) {
    return { complaint: `${game.id} is for ${min} to ${max} players, not ${players}` };
  }
  const options = readOptions(game.options, given);
  if (isComplaint(options)) return options;
  return game.misfit?.(players, options) ?? options;
}
