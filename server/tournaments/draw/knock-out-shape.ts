import { spread } from "./sizes.ts";

/** How a round of a knock-out is made up: so many tables, and so many who go on without one. */
export interface Shape {
  readonly tables: number;
  readonly byes: number;
}

/** What is unwelcome, in like measure: an empty seat (squared, a table of two is worse than two of three), more so in the final … */
const FINAL = 4;
/** … somebody without a table in the first round, where it is usual; later, when nobody would understand it; a further round. */
const FIRST_BYE = 3;
const LATER_BYE = 1000;
const ROUND = 1;

interface Way {
  readonly shape: Shape;
  readonly next: number;
  readonly cost: number;
}

/** The rules by which the field of a knock-out shrinks. */
export interface KnockOutRules {
  readonly size: number;
  readonly least: number;
  readonly goOn: number;
}

/** The rounds of a knock-out from so many people on, to the final. */
export function knockOutShapes(people: number, rules: KnockOutRules, isFirst: boolean): Shape[] {
  const known = new Map<number, Way | undefined>();
  const shapes: Shape[] = [];
  for (let left = people, way = bestWay(left, rules, isFirst, known); way !== undefined; ) {
    shapes.push(way.shape);
    left = way.next;
    way = left === 0 ? undefined : bestWay(left, rules, false, known);
  }
  return shapes;
}

/** The best of all ways to go on; undefined where nobody can play. A final is followed by nobody. */
function bestWay(
  people: number,
  rules: KnockOutRules,
  isFirst: boolean,
  known: Map<number, Way | undefined>,
): Way | undefined {
  const { size, least, goOn } = rules;
  if (people < least) return undefined;
  if (people <= size) {
    return { shape: { tables: 1, byes: 0 }, next: 0, cost: FINAL * (size - people) ** 2 };
  }
  if (!isFirst && known.has(people)) return known.get(people);
  const fewest = Math.max(goOn + 1, least);
  let best: Way | undefined;
  for (let byes = 0; byes <= people - fewest; byes++) {
    const seated = people - byes;
    for (let tables = Math.ceil(seated / size); tables * fewest <= seated; tables++) {
      const next = tables * goOn + byes;
      const after = bestWay(next, rules, false, known);
      if (after === undefined) continue;
      const empty = spread(seated, tables).reduce((sum, each) => sum + (size - each) ** 2, 0);
      const cost = empty + byes * (isFirst ? FIRST_BYE : LATER_BYE) + ROUND + after.cost;
      if (best === undefined || cost < best.cost) best = { shape: { tables, byes }, next, cost };
    }
    // Later nobody waits who need not.
    if (best !== undefined && !isFirst) break;
  }
  if (!isFirst) known.set(people, best);
  return best;
}
