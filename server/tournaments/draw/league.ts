import { at, type Chance, seeded, shuffle } from "@clade/kernel";
import { type Course, type Entrant, Meetings, type Pairing, present } from "./course.ts";
import { mix } from "./mixing.ts";
import { tableSizes } from "./sizes.ts";

/** What a league needs to know to say who meets whom. */
export interface LeagueRules {
  readonly size: number;
  readonly least: number;
  readonly seed: string;
}

/** So many more rounds than the fewest thinkable are tried before a league is told that not everybody meets everybody. */
const PATIENCE = 2;

/**
 * Everybody meets everybody, in as few rounds as were found. At tables of two that is the old circle; at larger tables it is a
 * design that covers all pairs, and meets as few as can be more often than others.
 */
export function wholeLeague(people: number, rules: LeagueRules): Pairing[] {
  const fewest = fewestRounds(people, rules.size);
  if (rules.size === 2) return league(people, fewest, rules);
  const most = Math.max(fewest + 1, Math.ceil(fewest * PATIENCE));
  let covering: Pairing[] | undefined;
  for (let rounds = fewest; ; rounds++) {
    const found = league(people, rounds, rules);
    const { unmet, most: often, mean } = evenness(found, people);
    if (unmet === 0 && often <= Math.floor(mean) + 2) return found;
    if (unmet === 0) covering ??= found;
    if (rounds >= most) return covering ?? found;
  }
}

/** A league of so many rounds: who meets whom is as even as was found. */
export function league(people: number, rounds: number, { size, least, seed }: LeagueRules): Pairing[] {
  const chance = seeded(`${seed} league`);
  const order = shuffle([...Array(people).keys()], chance);
  const found = size === 2 ? circle(people, rounds) : design(people, rounds, size, least, chance);
  return found.map(({ tables, byes }) => ({
    tables: tables.map((table) => table.map((each) => at(order, each))),
    byes: byes.map((each) => at(order, each)),
  }));
}

/** No league of these can be shorter. */
export function fewestRounds(people: number, size: number): number {
  return size === 2 && people % 2 === 1 ? people : Math.max(1, Math.ceil((people - 1) / (Math.min(size, people) - 1)));
}

/** How many pairs do not meet, how often those do that meet most, and the mean of all. */
export function evenness(
  rounds: readonly Pairing[],
  people: number,
): { readonly unmet: number; readonly most: number; readonly mean: number } {
  const meetings = new Meetings(people);
  for (const { tables } of rounds) for (const table of tables) meetings.add(table, 1);
  let [unmet, most, sum] = [0, 0, 0];
  for (let one = 0; one < people; one++) {
    for (let other = one + 1; other < people; other++) {
      const met = meetings.between(one, other);
      if (met === 0) unmet++;
      most = Math.max(most, met);
      sum += met;
    }
  }
  return { unmet, most, mean: (2 * sum) / (people * (people - 1)) };
}

/** The next round: as the schedule says, without those who have gone. Whoever is left alone at a table has a bye. */
export function leagueRound(course: Course): Pairing | undefined {
  const { schedule = [], rounds, plan } = course;
  const due = schedule[rounds.length];
  if (due === undefined) return undefined;
  const here = new Set(present(course, rounds.length));
  const tables = due.tables.map((table) => table.filter((entrant) => here.has(entrant)));
  return {
    tables: tables.filter(({ length }) => length >= plan.least),
    byes: [
      ...due.byes.filter((entrant) => here.has(entrant)),
      ...tables.filter(({ length }) => length < plan.least).flat(),
    ],
  };
}

/** One stays, the others go round; over and over, if there are more rounds than that. */
function circle(people: number, rounds: number): Pairing[] {
  const places = people + (people % 2);
  return Array.from({ length: rounds }, (_, round) => {
    const who = (place: number): Entrant => (place === 0 ? 0 : 1 + ((place - 1 + round) % (places - 1)));
    const pairs = Array.from({ length: places / 2 }, (__, pair) => [who(pair), who(places - 1 - pair)]);
    return {
      tables: pairs.filter((pair) => pair.every((each) => each < people)),
      byes: pairs
        .filter((pair) => pair.some((each) => each >= people))
        .flatMap((pair) => pair.filter((each) => each < people)),
    };
  });
}

/** How long a design is made better: so many exchanges a seat. */
const EXCHANGES = 150;
const WARM = 1.2;
const COLD = 0.08;

function design(people: number, rounds: number, size: number, least: number, chance: Chance): Pairing[] {
  const first = grown(lattice(people, rounds, size), people, rounds, size, least, chance);
  return evened(first, people, chance);
}

/**
 * Where people fit into a lattice of `size` rows and a prime number of columns that is no less, whole rounds meet nobody twice:
 * round b seats who is in row i at column a + b·i together (for three at nine: the lines of a plane).
 */
function lattice(people: number, rounds: number, size: number): Pairing[] {
  const columns = people / size;
  if (!Number.isInteger(columns) || columns < size || !isPrime(columns)) return [];
  return Array.from({ length: Math.min(rounds, columns) }, (_, slope) => ({
    tables: Array.from({ length: columns }, (__, start) =>
      Array.from({ length: size }, (___, row) => row * columns + ((start + slope * row) % columns)),
    ),
    byes: [],
  }));
}

function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return number > 1;
}

/** Adds rounds one by one, each as good as can be after those before. */
function grown(
  begun: readonly Pairing[],
  people: number,
  rounds: number,
  size: number,
  least: number,
  chance: Chance,
): Pairing[] {
  const { sizes, byes: waiting } = tableSizes(people, size, least);
  const meetings = new Meetings(people);
  const byes = new Map<Entrant, number>();
  const small = new Map<Entrant, number>();
  const all: Pairing[] = [...begun];
  for (const { tables } of begun) for (const table of tables) meetings.add(table, 1);
  while (all.length < rounds) {
    const drawn = shuffle([...Array(people).keys()], chance);
    const free = drawn.sort((one, other) => (byes.get(one) ?? 0) - (byes.get(other) ?? 0)).slice(0, waiting);
    for (const entrant of free) byes.set(entrant, (byes.get(entrant) ?? 0) + 1);
    const seated = drawn.filter((entrant) => !free.includes(entrant));
    const tables = mix(
      { people: seated, sizes, meetings, points: () => 0, small: (entrant) => small.get(entrant) ?? 0, hurry: 10 },
      chance,
    );
    for (const table of tables) {
      meetings.add(table, 1);
      if (table.length < size) for (const entrant of table) small.set(entrant, (small.get(entrant) ?? 0) + 1);
    }
    all.push({ tables, byes: free });
  }
  return all;
}

/** Exchanges two people of a round again and again, so that no pair meets much more often than others, and all meet. */
function evened(rounds: readonly Pairing[], people: number, chance: Chance): Pairing[] {
  const seated = rounds.map(({ tables }) => tables.map((table) => [...table]));
  const meetings = new Meetings(people);
  for (const tables of seated) for (const table of tables) meetings.add(table, 1);
  const copied = (): Entrant[][][] => seated.map((tables) => tables.map((table) => [...table]));
  let [cost, least, best] = [0, 0, copied()];
  const steps = EXCHANGES * people * rounds.length;
  const cooling = (COLD / WARM) ** (1 / steps);
  let heat = WARM;
  for (let step = 0; step < steps; step++) {
    heat *= cooling;
    const tables = at(seated, chance.int(seated.length));
    if (tables.length < 2) break;
    const [one, other] = [at(tables, chance.int(tables.length)), at(tables, chance.int(tables.length))];
    if (one === other) continue;
    const [first, second] = [chance.int(one.length), chance.int(other.length)];
    const more = exchangeCost(meetings, one, first, other, second);
    if (more > 0 && chance.int(1 << 20) >= (1 << 20) * Math.exp(-more / heat)) continue;
    exchange(meetings, one, first, other, second);
    cost += more;
    if (cost < least) [least, best] = [cost, copied()];
  }
  return best.map((tables, round) => ({ tables, byes: at(rounds, round).byes }));
}

/** By how much the sum of squares changes; not to meet at all is worse than what is squared says. */
function exchangeCost(
  meetings: Meetings,
  one: readonly Entrant[],
  first: number,
  other: readonly Entrant[],
  second: number,
): number {
  const [leaves, comes] = [at(one, first), at(other, second)];
  let cost = 0;
  for (const [seat, each] of one.entries()) {
    if (seat !== first) cost += lessOften(meetings.between(leaves, each)) + moreOften(meetings.between(comes, each));
  }
  for (const [seat, each] of other.entries()) {
    if (seat !== second) cost += lessOften(meetings.between(comes, each)) + moreOften(meetings.between(leaves, each));
  }
  return cost;
}

const UNMET = 1.5;

function moreOften(met: number): number {
  return 2 * met + 1 - (met === 0 ? UNMET : 0);
}
function lessOften(met: number): number {
  return -moreOften(met - 1);
}

function exchange(meetings: Meetings, one: Entrant[], first: number, other: Entrant[], second: number): void {
  const [leaves, comes] = [at(one, first), at(other, second)];
  meetings.add(one, -1);
  meetings.add(other, -1);
  one[first] = comes;
  other[second] = leaves;
  meetings.add(one, 1);
  meetings.add(other, 1);
}
