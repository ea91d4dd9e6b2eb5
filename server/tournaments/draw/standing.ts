import { at } from "@clade/kernel";
import type { Course, Entrant } from "./course.ts";
import { isFinal } from "./knock-out.ts";
import { lots } from "./lots.ts";
import { EVEN_SHARE, pointsOf, sharesOf, WIN } from "./points.ts";
import { totals } from "./totals.ts";

/** How somebody stands, with all that decided it. */
export interface Standing {
  readonly entrant: Entrant;
  readonly place: number;
  /** In parts of `WIN`. */
  readonly points: number;
  /** The points of those met, as a mean of each table. */
  readonly opponents: number;
  /** Tables won against those with the same points and opponents, less those lost; 0 where there is nobody. */
  readonly direct: number;
  /** What part of the score of the tables one has, as a multiple of an even split, in ten-thousandths. */
  readonly share: number;
  readonly wins: number;
  readonly tables: number;
  readonly byes: number;
  readonly forfeits: number;
  /** The round (from 0) in which somebody went out of a knock-out or withdrew; null while they are in it. */
  readonly out: number | null;
}

type Figures = Omit<Standing, "place" | "direct">;
/** Everything that ranks, the first that differs decides. */
type Ranked = Figures & { readonly direct: number };

/** Everybody, the first first. */
export function standings(course: Course): Standing[] {
  const figures = figuresOf(course);
  const lot = lots(course);
  const groups = course.plan.kind === "knock-out" ? groupsByRound(course, figures) : [{ all: figures, isLevel: false }];
  const rows: Standing[] = [];
  for (const { all, isLevel } of groups) {
    const place = rows.length + 1;
    for (const [index, ranked] of inOrder(course, all, lot).entries()) {
      rows.push({ ...ranked, place: isLevel ? place : place + index });
    }
  }
  return rows;
}

/** Points, what those met have, the direct meeting, the share of the score, tables won, the lot: in this order. */
function inOrder(course: Course, all: readonly Figures[], lot: (entrant: Entrant) => number): Ranked[] {
  const level = split(all, (one, other) => other.points - one.points || other.opponents - one.opponents);
  return level.flatMap((group) => {
    const net = direct(course, group);
    const ranked = group.map((each) => ({ ...each, direct: net.get(each.entrant) ?? 0 }));
    return ranked.sort(
      (one, other) =>
        other.direct - one.direct ||
        other.share - one.share ||
        other.wins - one.wins ||
        lot(one.entrant) - lot(other.entrant),
    );
  });
}

/** In order, and those together whom the order leaves level. */
function split(all: readonly Figures[], order: (one: Figures, other: Figures) => number): Figures[][] {
  const groups: Figures[][] = [];
  for (const each of [...all].sort(order)) {
    const [first] = groups.at(-1) ?? [];
    if (first !== undefined && order(first, each) === 0) groups.at(-1)?.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** Of those who are level: how often each was ahead of another of them, less how often behind. */
function direct({ rounds }: Course, group: readonly Figures[]): Map<Entrant, number> {
  const net = new Map(group.map(({ entrant }) => [entrant, 0]));
  if (group.length === 1) return net;
  for (const { tables } of rounds) {
    for (const { seats, outcome } of tables) {
      if (outcome === null) continue;
      for (const [one, entrant] of seats.entries()) {
        const before = net.get(entrant);
        if (before === undefined) continue;
        const others = [...seats.keys()].filter((seat) => seat !== one && net.has(at(seats, seat)));
        const own = at(outcome.places, one);
        const won = others.reduce((sum, seat) => sum + Math.sign(at(outcome.places, seat) - own), 0);
        net.set(entrant, before + won);
      }
    }
  }
  return net;
}

function figuresOf(course: Course): Figures[] {
  const points = totals(course);
  const all = Array.from({ length: course.entrants }, (_, entrant) => ({
    entrant,
    points: points(entrant),
    opponents: 0,
    share: 0,
    wins: 0,
    tables: 0,
    byes: 0,
    forfeits: 0,
    out: course.withdrawn.find((each) => each.entrant === entrant)?.from ?? null,
  }));
  const mean = all.reduce((sum, each) => sum + each.points, 0) / Math.max(1, all.length);
  for (const { tables, byes } of course.rounds) {
    for (const entrant of byes) {
      const own = at(all, entrant);
      own.byes++;
      own.share += EVEN_SHARE;
      // As if against the middle of the field.
      own.opponents += Math.round(mean * WIN);
    }
    for (const { seats, outcome } of tables) {
      if (outcome === null) continue;
      const won = pointsOf(outcome);
      const shares = sharesOf(outcome);
      const sum = seats.reduce((total, entrant) => total + points(entrant), 0);
      for (const [seat, entrant] of seats.entries()) {
        const own = at(all, entrant);
        own.tables++;
        if (outcome.forfeits[seat] === true) own.forfeits++;
        if (outcome.places[seat] === 1 && at(won, seat) > 0) own.wins++;
        own.share += at(shares, seat);
        own.opponents += ((sum - points(entrant)) * WIN) / (seats.length - 1);
      }
    }
  }
  return all;
}

interface Group {
  readonly all: readonly Figures[];
  /** They share their place: nothing was played for it. */
  readonly isLevel: boolean;
}

/** In a knock-out, who came further is ahead; of those who came as far, who had the better place there. */
function groupsByRound({ rounds, plan }: Course, all: readonly Figures[]): Group[] {
  const reached = new Map<Entrant, { round: number; place: number }>();
  for (const [round, { tables, byes }] of rounds.entries()) {
    for (const entrant of byes) reached.set(entrant, { round, place: 0 });
    for (const { seats, outcome } of tables) {
      for (const [seat, entrant] of seats.entries()) reached.set(entrant, { round, place: outcome?.places[seat] ?? 0 });
    }
  }
  const last = rounds.length - 1;
  const isOver = isFinal(rounds, plan.size);
  const of = (entrant: Entrant): { round: number; place: number } => reached.get(entrant) ?? { round: -1, place: 0 };
  const order = (one: Figures, other: Figures): number =>
    of(other.entrant).round - of(one.entrant).round || of(one.entrant).place - of(other.entrant).place;
  return split(all, order).map((group) => {
    const { round } = of(group[0]?.entrant ?? 0);
    return {
      all: group.map((each) => ({ ...each, out: each.out ?? (round < last || isOver ? round : null) })),
      isLevel: round < last || !isOver,
    };
  });
}
