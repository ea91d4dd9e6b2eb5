import { at, seats } from "@clade/kernel";
import { expect, test } from "vitest";
import { touchAtRandom, type Touched, type TouchedBoard } from "../../touching.ts";
import { EFFECTS } from "../rules/data/cards.ts";
import { cardIn } from "../rules/deck.ts";
import { geographyOf } from "../rules/geography.ts";
import type { Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import { purposeOf } from "./purpose.ts";
import { handOf, meantMove, NEST, readThing, SLOT, thingOf } from "./things.ts";
import { ways } from "./ways.ts";

type Here = Touched<View, Move>;

/** The island, the species, the hand, what lies beside it, and in an auction its genes and coins. */
function things(view: View): string[] {
  return [
    SLOT,
    NEST,
    ...geographyOf(view.island).zones.map(({ id }) => thingOf.zone(id)),
    ...seats(view.players.length).map(thingOf.species),
    ...handOf(view).flatMap(({ thing }) => [thing, thing, thing]),
    ...view.lots.flatMap(({ gene, nth }) => [thingOf.lot(gene, nth), thingOf.lot(gene, nth)]),
    ...(view.lots.length > 0 ? [0, 1, 2, 3, 5, 8, 13, 99].map(thingOf.coin) : []),
    ...view.rolls.map(thingOf.die),
  ];
}

/** Who is in a zone that a detail names; undefined if it is no zone. */
function dinoIn({ view, details }: Here, key: string): number | null | undefined {
  const zone = geographyOf(view.island).indexOf.get(String(details[key]));
  return zone === undefined ? undefined : view.zones[zone];
}
const dinos = ({ view, seat }: Here): number => view.zones.filter((each) => each === seat).length;
/** When a card that a detail names is played, and what it is aimed at. */
function cardRule({ view, details }: Here): (typeof EFFECTS)[keyof typeof EFFECTS] {
  return EFFECTS[cardIn(view.deck, String(details["card"])).effect.kind];
}
const isTouched = ({ view, thing, picked, details }: Here): boolean =>
  [thing, picked].some((name) => {
    const touched = name === undefined ? undefined : readThing(name);
    return (
      touched?.kind === "card" &&
      handOf(view).some(({ card }) => card === touched.card) &&
      touched.card === details["card"]
    );
  });

/** What the table shows where each reason is true. */
const truths: TouchedBoard<View, Move>["truths"] = {
  "not-your-turn": ({ legal }) => legal.length === 0,
  "game-over": ({ view }) => view.phase === "over",
  "step-time": ({ view }) => view.phase !== "movement",
  "birth-time": ({ view }) => view.phase !== "births",
  "lose-time": ({ view }) => view.phase !== "survival",
  "bid-time": ({ view }) => view.phase !== "auction" || view.window !== null,
  "cards-first": ({ view }) => view.window !== null,
  "too-early": ({ view }) => view.turn <= 2,
  "wrong-moment": (here) =>
    isTouched(here) && cardRule(here).when === here.details["when"] && cardRule(here).when !== here.view.window,
  "not-at-start": (here) => isTouched(here) && here.view.moved,
  "not-your-dino": (here) => dinoIn(here, "zone") !== here.seat,
  "no-steps-left": ({ view }) => view.steps === 0,
  "not-adjacent": ({ view, details }) => {
    const { indexOf, near } = geographyOf(view.island);
    const from = indexOf.get(String(details["from"])) ?? -1;
    return !(near[from]?.includes(indexOf.get(String(details["to"])) ?? -1) ?? false);
  },
  "own-dino-there": (here) => dinoIn(here, "zone") === here.seat,
  "too-few-horns": (here) => {
    const other = dinoIn(here, "zone");
    if (other === null || other === undefined || other === here.seat) return false;
    const mine = at(here.view.players, here.seat);
    const theirs = at(here.view.players, other);
    return mine.traits.horn + mine.boosts.attack + 2 <= theirs.traits.horn + theirs.boosts.defence;
  },
  "zone-taken": (here) => dinoIn(here, "zone") !== null,
  "no-adult-near": (here) => dinoIn(here, "zone") === null && here.view.due > 0,
  "not-near-newborn": (here) => here.view.newborns.length > 0,
  "none-due": ({ view }) => view.due === 0,
  "none-in-stock": (here) => dinos(here) === 10,
  "no-births": ({ view }) => view.barren,
  "must-lose": ({ view }) => view.phase === "survival",
  "safe-there": (here) => here.view.phase === "survival" && dinoIn(here, "zone") === here.seat,
  "must-pick-roll": ({ view }) => view.rolls.length > 0,
  "gene-not-drawn": ({ view, details }) => !view.lots.some(({ gene }) => gene === details["gene"]),
  "bid-too-low": ({ view, meant, details }) =>
    meant?.type === "bid" &&
    view.lots.some(
      ({ gene, nth, amount }) => gene === meant.gene && nth === meant.nth && amount + 1 === details["least"],
    ) &&
    meant.amount < Number(details["least"]),
  "cannot-pay": ({ meant, details }) => meant?.type === "bid" && meant.amount > Number(details["most"]),
  "aim-at-nothing": (here) => isTouched(here) && cardRule(here).aiming === "nothing",
  "aim-at-opponent": (here) => isTouched(here) && cardRule(here).aiming === "opponent",
  "aim-at-dino": (here) => isTouched(here) && cardRule(here).aiming === "opposing-dino",
  "aim-at-two": (here) => isTouched(here) && cardRule(here).aiming === "adjacent-dinos",
  "aim-at-gene": (here) => isTouched(here) && cardRule(here).aiming === "drawn-gene",
  "aim-at-opposing-dino": (here) => [null, here.seat].some((each) => each === (dinoIn(here, "zone") ?? null)),
  "swap-needs-own": (here) => dinoIn(here, "zone") !== here.seat,
  "swap-needs-dino": (here) => dinoIn(here, "zone") === null,
  "no-adult": (here) => dinos(here) === here.view.newborns.length,
  "no-gene-won": ({ view, seat }) => !view.lots.some(({ bidder }) => bidder === seat),
  // What things are for.
  "hand-card": ({ thing }) => thing.startsWith("card:"),
  "own-species": ({ thing, seat }) => thing === thingOf.species(seat),
  "others-species": ({ thing, seat }) => thing.startsWith("species:") && thing !== thingOf.species(seat),
  "beside-island": ({ thing }) => thing === SLOT,
  nest: ({ thing }) => thing === NEST,
  zone: ({ thing, picked }) => [thing, picked ?? ""].some((each) => each.startsWith("zone:")),
  "newborn-to-zone": ({ view, thing, picked }) => picked === NEST && !thing.startsWith("zone:") && view.due > 0,
  "bid-on-gene": ({ view, thing, picked }) =>
    view.lots.length > 0 && [thing, picked ?? ""].some((each) => /^(?:coin|lot):/.test(each)),
  "one-of-the-rolls": ({ view, thing }) => thing.startsWith("die:") && view.rolls.length > 0,
};

test("10,000 touches: every refusal names its clause, says what to do, and is true", async () => {
  const { reasons, faults } = await touchAtRandom(
    { game: "evo", things, ways, meant: meantMove, purpose: purposeOf, truths },
    10_000,
  );
  expect(faults).toEqual([]);
  for (const reason of ["step-time", "wrong-moment", "aim-at-nothing"]) expect(reasons.get(reason)).toBeGreaterThan(5);
});
