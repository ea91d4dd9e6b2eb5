import { at, type Result } from "@clade/kernel";
import { differ, type Objection } from "@clade/kernel/referee";
import { faceOf } from "./faces.ts";
import { clockwise, inTieOrder, type World } from "./world.ts";

/** SE-70: each set of face-up Discoveries of one colour scores 1, 3, 6, 10, 15, 21. */
export function countSets({ players }: World): void {
  for (const { column, lying, points } of players) {
    const colours = column.filter((_, index) => lying[index] === "up").map((card) => faceOf(card).colour);
    for (const colour of new Set(colours)) {
      const cards = colours.filter((each) => each === colour).length;
      points.discoveries += (cards * (cards + 1)) / 2;
    }
  }
}

/** SE-71. */
export function differencesInResult(world: World, over: boolean, result: Result | undefined): readonly Objection[] {
  if (!over) return differ("SE-70", "whether there is a result", false, result !== undefined);
  const scores = world.players.map(
    ({ points }) => points.needs + points.discontent + points.prestige + points.discoveries,
  );
  const ranking = inTieOrder(world, clockwise(world, 0)).toSorted((a, b) => at(scores, b) - at(scores, a));
  const places = scores.map((_, seat) => 1 + ranking.findIndex((each) => each === seat));
  return [...differ("SE-70", "scores", scores, result?.scores), ...differ("SE-71", "places", places, result?.places)];
}
