import { at } from "@clade/kernel";
import { expect, test } from "vitest";
import { touchAtRandom, type Touched, type TouchedBoard } from "../../touching.ts";
import { ALL_SUITS, ageOf, isDiscovery, suitOf } from "../rules/cards.ts";
import type { Move } from "../rules/moves.ts";
import { ALL_PLACES } from "../rules/places.ts";
import type { PlayerView, View } from "../rules/state.ts";
import { purposeOf } from "./purpose.ts";
import { IDLE, meantMove, readThing, takenThings, thingOf, TRICK } from "./things.ts";
import { ways } from "./ways.ts";

type Here = Touched<View, Move>;

/** Everything of one's own, and the trick. */
function things(view: View): string[] {
  if (view.watcher === "spectator") return [];
  const me = at(view.players, view.watcher);
  const { cards, count, blind } = me.hand;
  return [
    TRICK,
    IDLE,
    ...(blind ? Array.from({ length: count }, (_, index) => thingOf.blind(index)) : (cards ?? []).map(thingOf.card)),
    ...view.trick.map(({ seat }) => thingOf.lying(seat)),
    ...takenThings(me.taken).map(({ thing }) => thing),
    ...ALL_SUITS.flatMap((suit) => [thingOf.trump(suit), thingOf.stock(suit)]),
    ...ALL_PLACES.flatMap((place) => [1, 2, 3].map((level) => thingOf.place(place, level))),
    ...[1, 2, 3, 4, 5, 6].flatMap((step) => [thingOf.people(step), thingOf.age(step)]),
  ];
}

const me = ({ view, seat }: Here): PlayerView => at(view.players, seat);
const touchedCard = ({ thing }: Here): number => {
  const touched = readThing(thing);
  return touched?.kind === "card" ? touched.card : -1;
};
/** Its worker's level, and what was touched. */
function building(here: Here): { readonly now: number; readonly level: number; readonly idle: number } {
  const touched = readThing(here.thing);
  const { workers, population } = me(here);
  const idle = population - workers.filter((level) => level > 0).length;
  return touched?.kind === "place"
    ? { now: workers[touched.place], level: touched.level, idle }
    : { now: Number.NaN, level: Number.NaN, idle };
}
const had = (here: Here): boolean => Number(here.details["have"]) >= 0;

/** What the table shows where each reason is true. */
const truths: TouchedBoard<View, Move>["truths"] = {
  "not-your-turn": ({ legal }) => legal.length === 0,
  "game-over": ({ view }) => view.phase === "over",
  "trump-time": ({ view }) => view.phase !== "trump",
  "play-time": ({ view }) => view.phase !== "play",
  "take-time": ({ view }) => view.phase !== "take",
  "calamity-time": ({ view }) => view.phase !== "shield" && view.phase !== "suffer",
  "gain-time": ({ view }) => view.phase !== "joker" && view.phase !== "gift",
  "trade-time": ({ view }) => view.phase !== "trade",
  "rise-time": ({ view }) => view.phase !== "bonus",
  "manage-time": ({ view }) => view.phase !== "manage",
  "must-follow": (here) => {
    const suit = here.view.colour;
    const hand = me(here).hand.cards ?? [];
    return suitOf(touchedCard(here)) !== suit && hand.some((card) => !isDiscovery(card) && suitOf(card) === suit);
  },
  "must-follow-or-discover": (here) => (me(here).hand.cards ?? []).some(isDiscovery),
  "not-in-trick": ({ view, meant }) => meant?.type === "take" && !view.left.includes(meant.card),
  "take-a-resource-card": ({ meant }) => meant?.type === "take" && isDiscovery(meant.card),
  "take-a-discovery": ({ meant }) => meant?.type === "take" && !isDiscovery(meant.card),
  "discovery-of-other-age": ({ meant, details }) => meant?.type === "take" && ageOf(meant.card) !== details["age"],
  "no-such-calamity": ({ meant, view }) =>
    (meant?.type === "suffer" || meant?.type === "shield") && !view.turn.due.includes(meant.calamity),
  "name-the-stopped": ({ view }) => view.phase === "shield",
  "lose-first": ({ view }) => view.phase === "lose",
  "nothing-to-lose": (here) => here.meant?.type === "lose" && me(here).stock[here.meant.suit] === 0,
  "remove-first": ({ view }) => view.phase === "remove",
  "joker-barred": ({ view, meant }) => meant?.type === "gain" && view.turn.barred[meant.suit],
  "trade-for-another": ({ thing, picked }) => thing === picked,
  "nothing-to-trade": (here) =>
    here.meant?.type === "trade" && me(here).stock[here.meant.from] <= here.view.turn.traded[here.meant.from],
  "trade-into-full": (here) => here.meant?.type === "trade" && me(here).stock[here.meant.to] === 8,
  "no-such-growth": (here) => here.meant?.type === "grow" && here.meant.by > 1,
  "grown-already": ({ view }) => view.turn.grown,
  "population-full": (here) => here.meant?.type === "grow" && me(here).population + here.meant.by > 6,
  "evolved-already": ({ view }) => view.turn.evolved,
  "last-age": (here) => me(here).age === 6,
  "cannot-pay": (here) =>
    had(here) &&
    me(here).stock.some((kept) => kept === here.details["have"]) &&
    Number(here.details["price"]) > Number(here.details["have"]),
  "all-at-work": (here) => building(here).idle <= 0,
  "no-such-level": (here) => building(here).level > Number(here.details["most"]),
  "level-not-higher": (here) => building(here).level < building(here).now,
  "nobody-to-remove": (here) => building(here).now === 0,
  // What things are for.
  trick: ({ thing }) => thing === TRICK || thing.startsWith("lying:"),
  "card-taken": ({ thing }) => thing.startsWith("taken:"),
  "population-had": (here) => Number(/^people:(\d)$/.exec(here.thing)?.[1]) <= me(here).population,
  "population-track": (here) => Number(/^people:(\d)$/.exec(here.thing)?.[1]) > me(here).population,
  "age-reached": (here) => Number(/^age:(\d)$/.exec(here.thing)?.[1]) <= me(here).age,
  "age-track": (here) => Number(/^age:(\d)$/.exec(here.thing)?.[1]) > me(here).age,
  "people-without-work": ({ thing }) => thing === IDLE,
  workplace: ({ thing }) => thing.startsWith("place:"),
  stock: ({ thing }) => thing.startsWith("stock:"),
  "trump-suit": ({ thing }) => thing.startsWith("trump:"),
  "hand-card": ({ thing }) => /^(?:card|blind):/.test(thing),
};

test("10,000 touches: every refusal names its clause, says what to do, and is true", async () => {
  const { reasons, faults } = await touchAtRandom(
    { game: "s-evolution", things, ways, meant: meantMove, purpose: purposeOf, truths },
    10_000,
  );
  expect(faults).toEqual([]);
  // What was once "That cannot be done now" more than a hundred times in one game.
  for (const reason of ["play-time", "take-time", "manage-time"]) expect(reasons.get(reason)).toBeGreaterThan(20);
});
