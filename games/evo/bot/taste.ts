import { at, type Seat, type Style } from "@clade/kernel";
import { geographyOf } from "../rules/geography.ts";
import type { Gene } from "../rules/data/genes.ts";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";

/** What the bold like of the genes, and the cautious as little: horns to attack with, and no coat for a climate that may never come. */
const BOLD_GENES: { readonly [G in Gene]?: number } = { horn: 1, leg: 0.3, fur: -0.5, parasol: -0.5 };

/** The bold seek fights and are ready for them; the cautious keep out of others' way and are ready for any weather. */
export function taste({ island, zones }: State, seat: Seat, move: Move, style: Style): number | undefined {
  const sign = style === "bold" ? 1 : -1;
  if (move.type === "bid") return sign * (BOLD_GENES[move.gene] ?? 0);
  if (move.type !== "step") return undefined;
  const { indexOf } = geographyOf(island);
  const there = at(zones, indexOf.get(move.to) ?? -1);
  return there === null || there === seat ? 0 : sign;
}
