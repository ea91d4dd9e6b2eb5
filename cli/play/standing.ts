import type { Result, Seat } from "@clade/kernel";
import type { Sitting } from "./sitting.ts";

/** How the game ended, a line for each player by place, and the verdict if there is one. */
export function standing(
  { naming, text, says, tookFarBack }: Sitting,
  { scores, places, parts, verdict }: Result,
): string[] {
  const order = scores.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const lines = order.map((seat) => {
    const sums = Object.entries(parts[seat] ?? {}).map(([part, points]) => `${text.parts[part] ?? part} ${points}`);
    const from = sums.length === 0 ? "" : `  (${sums.join(", ")})`;
    return `${places[seat]}. ${naming(seat as Seat)}: ${scores[seat]}${from}`;
  });
  const verdictLine = verdict === undefined ? [] : [text.verdicts[verdict] ?? verdict];
  return [says.standing, ...lines, ...verdictLine, ...(tookFarBack ? [says.withTakingBack] : [])];
}
