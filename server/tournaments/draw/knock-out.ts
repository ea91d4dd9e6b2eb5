import { at } from "@clade/kernel";
import { type Course, type Entrant, type Pairing, present, type Round, type Seating } from "./course.ts";
import { knockOutShapes, type Shape } from "./knock-out-shape.ts";
import { lots } from "./lots.ts";
import { spread } from "./sizes.ts";
import { totals } from "./totals.ts";

/**
 * A knock-out has its bracket from the first round on: the winners of neighbouring tables meet. The first seeds are furthest apart,
 * and those who go on from one table together come to different ones as long as there are any.
 */

/** The next round, or none: the final is played, or there is nobody left to play. */
export function knockOutRound(course: Course): Pairing | undefined {
  const { plan, rounds } = course;
  const last = rounds.at(-1);
  if (last === undefined) return firstRound(present(course, 0), knockOutShapes(course.entrants, plan, true)[0]);
  if (isFinal(rounds, plan.size)) return undefined;
  const units = unitsOf(last, rounds.length === 1).map((unit) => whoGoOn(course, unit));
  const field = units.flat();
  const [shape] = knockOutShapes(field.length, plan, false);
  return shape === undefined ? undefined : laterRound(course, units, field, shape);
}

/** All rounds that a knock-out will have, as far as can be said. */
export function knockOutPlan({ plan, entrants }: Pick<Course, "plan" | "entrants">): Shape[] {
  return knockOutShapes(entrants, plan, true);
}

/** Whether the last round was that of one table, with everybody who was left. */
export function isFinal(rounds: readonly Round[], size: number): boolean {
  const last = rounds.at(-1);
  return (
    last !== undefined && last.tables.length === 1 && last.byes.length === 0 && at(last.tables, 0).seats.length <= size
  );
}

/** The first seeds wait; all others are dealt to the tables to and fro, so that each table has its share of strength. */
function firstRound(people: readonly Entrant[], shape: Shape | undefined): Pairing | undefined {
  if (shape === undefined) return undefined;
  const byes = people.slice(0, shape.byes);
  const sizes = spread(people.length - byes.length, shape.tables);
  const tables = sizes.map((): Entrant[] => []);
  let [table, step] = [0, 1];
  for (const entrant of people.slice(shape.byes)) {
    while (at(tables, table).length >= at(sizes, table)) [table, step] = turned(table, step, tables.length);
    at(tables, table).push(entrant);
    [table, step] = turned(table, step, tables.length);
  }
  // In the order of the bracket.
  const order = bracketOrder(byes.length + tables.length);
  return { byes, tables: order.flatMap((rank) => (rank < byes.length ? [] : [at(tables, rank - byes.length)])) };
}

function turned(table: number, step: number, tables: number): [table: number, step: number] {
  const next = table + step;
  return next < 0 || next >= tables ? [table, -step] : [next, step];
}

/** Ranks 0 … n−1 as they stand one below the other: each meets its like as late as can be. */
export function bracketOrder(count: number): number[] {
  let order = [0];
  while (order.length < count) {
    const sum = 2 * order.length - 1;
    order = order.flatMap((rank, index) => (index % 2 === 0 ? [rank, sum - rank] : [sum - rank, rank]));
  }
  return order.filter((rank) => rank < count);
}

type Unit = Seating | Entrant;

/** What stands one below the other in a round: its tables, and those without one. */
function unitsOf({ tables, byes }: Round, isFirst: boolean): Unit[] {
  if (!isFirst) return [...tables, ...byes];
  const best = ({ seats }: Seating): Entrant => Math.min(...seats);
  const ranked: Unit[] = [...byes, ...[...tables].sort((one, other) => best(one) - best(other))];
  return bracketOrder(ranked.length).map((rank) => at(ranked, rank));
}

/** Those of a table who go on, the first first. Where two are level, who has more points so far goes on; then the lot decides. */
function whoGoOn(course: Course, unit: Unit): Entrant[] {
  const here = new Set(present(course, course.rounds.length));
  if (typeof unit === "number") return here.has(unit) ? [unit] : [];
  const { seats, outcome } = unit;
  if (outcome === null) return [];
  const points = totals(course);
  const lot = lots(course);
  const place = (entrant: Entrant): number => at(outcome.places, seats.indexOf(entrant));
  return seats
    .filter((entrant, seat) => outcome.forfeits[seat] !== true && here.has(entrant))
    .sort((one, other) => place(one) - place(other) || points(other) - points(one) || lot(one) - lot(other))
    .slice(0, Math.min(course.plan.goOn, Math.max(1, seats.length - 1)));
}

function laterRound(
  course: Course,
  units: readonly (readonly Entrant[])[],
  field: readonly Entrant[],
  shape: Shape,
): Pairing {
  const points = totals(course);
  const byes = [...field].sort((one, other) => points(other) - points(one) || one - other).slice(0, shape.byes);
  const sizes = spread(field.length - byes.length, shape.tables);
  const tables = sizes.map((): Entrant[] => []);
  const unitAt = new Map(units.flatMap((unit, index) => unit.map((entrant) => [entrant, index] as const)));
  const together = (table: number, unit: number): number =>
    at(tables, table).filter((each) => unitAt.get(each) === unit).length;
  const most = Math.max(...units.map(({ length }) => length));
  for (let place = 0; place < most; place++) {
    for (const [index, unit] of units.entries()) {
      const entrant = unit[place];
      if (entrant === undefined || byes.includes(entrant)) continue;
      const home = Math.floor((index * tables.length) / units.length) + Math.floor((place * tables.length) / most);
      const free = [...tables.keys()]
        .map((ahead) => (home + ahead) % tables.length)
        .filter((table) => at(tables, table).length < at(sizes, table));
      const [table = 0] = free.sort((one, other) => together(one, index) - together(other, index));
      at(tables, table).push(entrant);
    }
  }
  return { tables, byes };
}
