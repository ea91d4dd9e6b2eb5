import { labelled, type Result, type Seat } from "@clade/kernel";
import type { Sitting } from "./sitting.ts";

/** How the game ended, a line for each player by place, what broke a tie, and the verdict if there is one. */
export function standing({ language, naming, text, says, tookFarBack, now }: Sitting, result: Result): string[] {
  const { scores, places, parts, verdict } = result;
  const order = scores.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const lines = order.map((seat) => {
    const sums = Object.entries(parts[seat] ?? {}).map(([part, points]) => `${text.parts[part] ?? part} ${points}`);
    const from = sums.length === 0 ? "" : `  (${sums.join(", ")})`;
    return `${places[seat]}. ${labelled(language, naming(seat as Seat), scores[seat] ?? 0)}${from}`;
  });
  const verdictLine = verdict === undefined ? [] : [text.verdicts[verdict] ?? verdict];
  const ties = now === undefined ? [] : (text.ties?.(now.view, result, naming) ?? []);
  return [says.standing, ...lines, ...ties, ...verdictLine, ...(tookFarBack ? [says.withTakingBack] : [])];
}
