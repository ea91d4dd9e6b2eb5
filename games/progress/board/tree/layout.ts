import { at } from "@clade/kernel";
import type { Book, Card } from "../../rules/book.ts";
import { TYPES } from "../../rules/deck/deck.ts";

/** A technology's place in the tree: columns go forward in time, rows keep the types together. */
export interface Place {
  readonly card: Card;
  readonly column: number;
  readonly row: number;
}
/** A prerequisite that settles a part of the cost of another technology. */
export interface Branch {
  readonly from: Card;
  readonly to: Card;
  readonly type: number;
  readonly amount: number;
}
/** The columns of an age. */
export interface Band {
  readonly age: number;
  readonly first: number;
  readonly count: number;
}
export interface Layout {
  readonly places: readonly Place[];
  readonly branches: readonly Branch[];
  readonly bands: readonly Band[];
  readonly columns: number;
  readonly rows: number;
}

const PASSES = 24;
/** How strongly a technology keeps to its own type's part of the picture. */
const HOME = 0.16;

/** Lays out the technologies of the ages that are played, so that branches are short and go forward. */
export function layTree({ faces }: Book, lastAge: number): Layout {
  const cards = [...faces.keys()].filter((card) => at(faces, card).age <= lastAge);
  const branches = cards.flatMap((to) =>
    at(faces, to).cost.flatMap(({ prerequisite, type, amount }) =>
      prerequisite === null || at(faces, prerequisite).age > lastAge ? [] : [{ from: prerequisite, to, type, amount }],
    ),
  );
  const ages = [...new Set(cards.map((card) => at(faces, card).age))].sort((a, b) => a - b);
  const depth = depths(cards, branches, (card) => at(faces, card).age);
  const bands: Band[] = [];
  let first = 0;
  for (const age of ages) {
    const count = 1 + Math.max(...cards.filter((card) => at(faces, card).age === age).map((card) => depth(card)));
    bands.push({ age, first, count });
    first += count;
  }
  const columnOf = (card: Card): number =>
    (bands.find(({ age }) => age === at(faces, card).age)?.first ?? 0) + depth(card);
  const columns: Card[][] = Array.from({ length: first }, () => []);
  for (const card of cards) columns[columnOf(card)]?.push(card);
  const rows = Math.max(TYPES.length, ...columns.map(({ length }) => length));
  const row = settle(columns, rows, branches, (card) => (rows * (at(faces, card).type + 0.5)) / TYPES.length - 0.5);
  return {
    places: cards.map((card) => ({ card, column: columnOf(card), row: row.get(card) ?? 0 })),
    branches,
    bands,
    columns: first,
    rows,
  };
}

/** How many prerequisites of its own age lie before a technology, in the longest chain. */
function depths(
  cards: readonly Card[],
  branches: readonly Branch[],
  ageOf: (card: Card) => number,
): (card: Card) => number {
  const known = new Map<Card, number>();
  const measure = (card: Card, below: readonly Card[]): number => {
    const found = known.get(card);
    if (found !== undefined) return found;
    let most = 0;
    for (const { from, to } of branches) {
      if (to !== card || ageOf(from) !== ageOf(card) || below.includes(from)) continue;
      most = Math.max(most, 1 + measure(from, [...below, card]));
    }
    known.set(card, most);
    return most;
  };
  for (const card of cards) measure(card, []);
  level(cards, branches, ageOf, known);
  return (card) => known.get(card) ?? 0;
}

/** Moves technologies that need not come early to the right, until the columns of an age are about equally long. */
function level(
  cards: readonly Card[],
  branches: readonly Branch[],
  ageOf: (card: Card) => number,
  depth: Map<Card, number>,
): void {
  for (const age of new Set(cards.map(ageOf))) {
    const own = cards.filter((card) => ageOf(card) === age);
    const columns = 1 + Math.max(...own.map((card) => depth.get(card) ?? 0));
    const fair = Math.ceil(own.length / columns);
    for (let column = 0; column < columns - 1; column++) {
      const here = own.filter((card) => depth.get(card) === column);
      const free = here.filter((card) =>
        branches.every(({ from, to }) => from !== card || ageOf(to) !== age || (depth.get(to) ?? 0) > column + 1),
      );
      // Those with the most prerequisites of older ages stay near them.
      free.sort((a, b) => needs(branches, a) - needs(branches, b));
      for (const card of free.slice(0, Math.max(0, here.length - fair))) depth.set(card, column + 1);
    }
  }
}

function needs(branches: readonly Branch[], card: Card): number {
  return branches.filter(({ to }) => to === card).length;
}

/** Finds rows: each technology is drawn to its neighbours and to its type's home, and none lie on each other. */
function settle(
  columns: readonly (readonly Card[])[],
  rows: number,
  branches: readonly Branch[],
  homeOf: (card: Card) => number,
): ReadonlyMap<Card, number> {
  const row = new Map(columns.flat().map((card) => [card, homeOf(card)]));
  const near = (card: Card): number[] =>
    branches.flatMap(({ from, to }) => (to === card ? [row.get(from) ?? 0] : from === card ? [row.get(to) ?? 0] : []));
  for (let pass = 0; pass < PASSES; pass++) {
    for (const column of columns) {
      const wanted = column.map((card) => {
        const rest = near(card);
        const mean = rest.length === 0 ? homeOf(card) : rest.reduce((sum, each) => sum + each, 0) / rest.length;
        return { card, want: mean * (1 - HOME) + homeOf(card) * HOME };
      });
      wanted.sort((a, b) => a.want - b.want);
      spread(
        wanted.map(({ want }) => want),
        rows,
      ).forEach((place, index) => row.set(at(wanted, index).card, place));
    }
  }
  return row;
}

/** Places in the wanted order, at least one row apart, as near to the wish as that allows. */
function spread(wishes: readonly number[], rows: number): number[] {
  const places = [...wishes];
  for (let index = 1; index < places.length; index++) {
    places[index] = Math.max(at(places, index), at(places, index - 1) + 1);
  }
  // What was pushed too far down takes the others back up with it, half way.
  const pushed = places.reduce((sum, place, index) => sum + place - at(wishes, index), 0) / Math.max(1, places.length);
  let limit = rows - 1;
  for (let index = places.length - 1; index >= 0; index--) {
    places[index] = Math.min(at(places, index) - pushed, limit);
    limit = at(places, index) - 1;
  }
  let floor = 0;
  for (let index = 0; index < places.length; index++) {
    places[index] = Math.max(at(places, index), floor);
    floor = at(places, index) + 1;
  }
  return places;
}
