import { levelAndStyle } from "@clade/kernel";
import { asking, ASKING_LEVEL } from "./asking.ts";
import type { Situation } from "./bot.ts";
import { HINTING_LEVEL } from "./hints.ts";
import { planOf } from "./levels.ts";
import { KNOWN } from "./styles.ts";

/** How a bot thinks about a game at a table for so many, in a line: results of bots that thought otherwise do not add up. */
export function habitsOf({ about, brain }: Pick<Situation, "about" | "brain">, bot: string, players = 2): string {
  if (bot === asking.name) return askingHabits({ about, brain }, players);
  const known = levelAndStyle(bot);
  if (known === undefined) return bot;
  const { level, style } = known;
  const { spread, liking, levels } = about.temper;
  const { iterations, breadth, horizon, judged, trust, races, sensed } = planOf(about.temper, level, players);
  const judging = judged === true ? ` judged ${trust} by ${fingerprint(brain.judge?.weights ?? "")}` : "";
  const racing = races === true ? " races" : "";
  const leaning = sensed === true ? ` leaning by ${fingerprint((brain.sense?.weights ?? []).join())}` : "";
  // Only lines of thought have quick choices.
  const habit = iterations > 0 ? brain.instinct?.weights : undefined;
  const learned = judging + racing + leaning + (habit === undefined ? "" : ` instinct ${fingerprint(habit.join())}`);
  return `${level} ${iterations}/${breadth}/${horizon}/${levels[level].haze}/${spread}${learned}${style === undefined ? "" : ` ${style} ${liking} if known ${KNOWN}`}`;
}

function askingHabits(pack: Pick<Situation, "about" | "brain">, players: number): string {
  const [asks, answers] = [habitsOf(pack, ASKING_LEVEL, players), habitsOf(pack, HINTING_LEVEL, players)];
  return `${asks} asks ${answers}, candour ${pack.brain.candour?.join("/") ?? "none"}`;
}

/** A short name of what was learned: other weights, another name (Fowler, Noll and Vo's sum). */
function fingerprint(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, "0");
}
