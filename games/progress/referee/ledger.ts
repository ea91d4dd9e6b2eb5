import { at } from "@clade/kernel";
import { differ, type Objection } from "@clade/kernel/referee";
import type { Event } from "../rules/events.ts";
import { apply, idOf, skillOf } from "./box.ts";
import type { Owner, World } from "./world.ts";

/** Follows an event in the own books, and objects to what cannot have happened. */
export function follow(world: World, event: Event): readonly Objection[] {
  switch (event.type) {
    case "discovered":
    case "developed":
      becomeActive(world, at(world.players, event.seat), idOf(event.card));
      return [];
    case "researched":
      return differ(
        "PR-20",
        "markers of a technology in development",
        skillOf(world.deck, at(world.players, event.seat), "research"),
        event.markers,
      );
    case "paid-card": {
      const value = world.deck.technologies.find(({ id }) => id === idOf(event.card))?.value;
      return differ("PR-17", "knowledge for a card", value, event.value);
    }
    case "invited":
      replace(world, at(world.players, event.seat), idOf(event.person));
      return [];
    case "heritage":
      inherit(world, at(world.players, event.seat));
      return [];
    case "contributed":
      world.marks.push(event.seat);
      return [];
    case "completed":
      return complete(world, idOf(event.milestone), event.owner, event.by);
    case "age":
      return beginAge(world, event.age, event.why === "symbols");
    case "over":
      return event.why === "symbols" ? enoughFor(world, world.age + 1) : [];
    case "turn":
      // PR-25: tokens are turned back, surplus is lost.
      world.surplus = 0;
      at(world.players, world.active).spent = [0, 0, 0, 0];
      world.active = event.seat;
      return [];
    default:
      return [];
  }
}

function becomeActive({ deck }: World, owner: Owner, id: string): void {
  const technology = deck.technologies.find((each) => each.id === id);
  owner.active.push(id);
  if (technology !== undefined) apply(owner, technology.gains, technology.power, 1);
}

/** PR-71: the old gains go, the new come. */
function replace(world: World, owner: Owner, id: string): void {
  leave(world, owner);
  owner.influence = id;
  const person = world.deck.personalities.find((each) => each.id === id);
  if (person !== undefined) apply(owner, person.gains, person.power, 1);
}

function leave({ deck }: World, owner: Owner): void {
  const old = deck.personalities.find(({ id }) => id === owner.influence);
  if (old === undefined) return;
  apply(owner, old.gains, old.power, -1);
  owner.past.push(old.id);
  owner.influence = null;
}

/** PR-73 */
function inherit(world: World, owner: Owner): void {
  const person = world.deck.personalities.find(({ id }) => id === owner.influence);
  leave(world, owner);
  if (person !== undefined) apply(owner, person.heritage ?? [], person.heritagePower, 1);
}

/** PR-82: each contributor gets the gains; whoever alone has the most marks takes the card and gets them again. */
function complete(world: World, id: string, taker: number | null, by: readonly number[]): readonly Objection[] {
  const { deck, players, marks } = world;
  const contributors = players.flatMap((_, seat) => (marks.includes(seat) ? [seat] : []));
  const marksOf = (seat: number) => marks.filter((each) => each === seat).length;
  const most = Math.max(...contributors.map(marksOf));
  const [first, second] = contributors.filter((seat) => marksOf(seat) === most);
  const owner = second === undefined ? (first ?? null) : null;
  const milestone = deck.milestones.find((each) => each.id === id);
  const gain = (seat: number) => {
    if (milestone !== undefined) apply(at(players, seat), milestone.gains, milestone.power, 1);
  };
  for (const seat of contributors) gain(seat);
  if (owner !== null) {
    gain(owner);
    at(players, owner).milestones.push(id);
  }
  world.marks = [];
  return [
    ...differ(
      "PR-82",
      "who contributed",
      contributors,
      by.toSorted((a, b) => a - b),
    ),
    ...differ("PR-82", "who takes the milestone", owner, taker),
    ...differ("PR-82", "marks of a milestone that is complete", milestone?.sections.length, marks.length),
  ];
}

/** PR-30, PR-72 */
function beginAge(world: World, age: number, bySymbols: boolean): readonly Objection[] {
  const objections = [
    ...differ("PR-31", "the age that begins", world.age + 1, age),
    ...(bySymbols ? enoughFor(world, age) : []),
  ];
  world.age = age;
  const leaving = age === 3 ? "philosopher" : age === 4 ? "scientist" : "";
  for (const owner of world.players) {
    const person = world.deck.personalities.find(({ id }) => id === owner.influence);
    if (person?.calling === leaving) leave(world, owner);
  }
  return objections;
}

function enoughFor(world: World, symbol: number): readonly Objection[] {
  return differ("PR-30", `whether there are enough symbols of age ${symbol}`, true, isReached(world, symbol));
}

const NEEDED: { readonly [symbol: number]: readonly number[] } = {
  2: [1, 1, 1, 2, 2],
  3: [1, 1, 2, 2, 3],
  4: [1, 2, 2, 3, 3],
  5: [1, 2, 2, 3, 3],
};

/** PR-30, PR-61, PR-90: whether the active technologies of all have enough symbols of an age. */
export function isReached({ deck, variant, players }: World, symbol: number): boolean {
  const active = players.flatMap((owner) => owner.active);
  const found = active.filter((id) => deck.technologies.some((each) => each.id === id && each.symbol === symbol));
  const needed = variant.pace === "faster" ? 1 : (NEEDED[symbol]?.[players.length - 1] ?? 1);
  return found.length >= needed;
}
