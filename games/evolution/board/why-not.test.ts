import { at } from "@clade/kernel";
import { expect, test } from "vitest";
import { touchAtRandom, type Touched, type TouchedBoard } from "../../touching.ts";
import { traitOf } from "../rules/cards.ts";
import type { Move } from "../rules/moves.ts";
import type { SpeciesView, View } from "../rules/state.ts";
import { purposeOf } from "./purpose.ts";
import { handOf, HOLE, meantMove, readThing, thingOf } from "./things.ts";
import { ways } from "./ways.ts";

type Here = Touched<View, Move>;

/** Everything on the table: every species and its traits, the places for a card, the hand, the watering hole. */
function things(view: View): string[] {
  const all = [
    HOLE,
    thingOf.newSpecies("left"),
    thingOf.newSpecies("right"),
    ...handOf(view).map(({ thing }) => thing),
  ];
  view.players.forEach(({ species }, seat) => {
    for (const { id, traits } of species) {
      all.push(thingOf.species(seat as 0, id));
      for (const card of traits) all.push(thingOf.trait(seat as 0, id, traitOf(card)));
      if (seat === view.watcher) {
        all.push(thingOf.place(id, "trait"), thingOf.place(id, "size"), thingOf.place(id, "population"));
      }
    }
  });
  return all;
}

/** The own species that was touched, or that the touched thing lies on. */
function own({ view, thing, picked, seat }: Here): SpeciesView | undefined {
  const row = at(view.players, seat).species;
  // A place belongs to its own species, whatever is taken up.
  for (const name of thing.startsWith("place:") ? [thing] : [picked ?? "", thing]) {
    const touched = readThing(view, name);
    if (touched?.kind === "place") return row[touched.index];
    if ((touched?.kind === "species" || touched?.kind === "trait") && touched.seat === seat) return row[touched.index];
  }
  return undefined;
}

function wears(species: SpeciesView | undefined, trait: string): boolean {
  return species?.traits.some((card) => traitOf(card) === trait) ?? false;
}

function prey({ view, thing }: Here): SpeciesView | undefined {
  const touched = readThing(view, thing);
  return touched?.kind === "species" ? view.players[touched.seat]?.species[touched.index] : undefined;
}

/** EV-55, EV-56: of the Carnivore that is taken up, or of the only one. */
function strength(here: Here): number {
  const held = readThing(here.view, here.picked ?? "");
  const row = at(here.view.players, here.seat).species;
  const hunter = held?.kind === "species" ? row[held.index] : row.find((each) => wears(each, "carnivore"));
  if (hunter === undefined) return Number.NaN;
  const ignored = here.view.ruse?.ignored.includes("pack-hunting") === true;
  return hunter.size + (wears(hunter, "pack-hunting") && !ignored ? hunter.population : 0);
}

const isHungry = ({ food, population }: SpeciesView): boolean => food < population;

/** What the table shows where each reason is true. */
const truths: TouchedBoard<View, Move>["truths"] = {
  "not-your-turn": ({ legal }) => legal.length === 0,
  "already-done": ({ view, seat }) => view.fast && at(view.players, seat).done,
  "food-time": ({ view }) => view.phase !== "food",
  "cards-time": ({ view }) => view.phase !== "cards",
  "shed-time": ({ view }) => view.phase !== "cards",
  "leaf-time": ({ view, thing }) => view.phase !== "leaves" && /fertile|long-neck|fat-tissue/.test(thing),
  "feed-time": ({ view }) => view.phase !== "feeding",
  "slots-full": (here) => (own(here)?.traits.length ?? 0) + (own(here)?.laid.count ?? 0) >= here.view.slots,
  "kind-twice": (here) => {
    const held = readThing(here.view, here.picked ?? here.thing);
    const twins = own(here)?.laid.cards?.map((card) => traitOf(card)) ?? [];
    return held?.kind === "card" && (wears(own(here), traitOf(held.card)) || twins.includes(traitOf(held.card)));
  },
  "at-most-six": (here) => own(here)?.size === 6 || own(here)?.population === 6,
  "leaf-used": (here) => (own(here)?.used.length ?? 0) > 0,
  "fertile-no-plants": ({ view }) => view.plants === 0,
  "fertile-full": (here) => own(here)?.population === 6,
  "fat-empty": (here) => own(here)?.fat === 0,
  "fat-no-room": (here) => own(here)?.food === own(here)?.population,
  "hole-empty": (here) => here.view.plants === 0 && !wears(own(here), "carnivore"),
  "carnivore-no-plants": (here) => wears(own(here), "carnivore"),
  "not-a-carnivore": (here) => !wears(own(here), "carnivore"),
  "not-itself": ({ thing, picked }) => thing === picked,
  "no-room": (here) => {
    const thinkers = at(here.view.players, here.seat).species.filter((each) => wears(each, "intelligence"));
    return [own(here) ?? thinkers].flat().some((each) => each !== undefined && !isHungry(each));
  },
  full: (here) => {
    const species = own(here);
    return species !== undefined && !isHungry(species);
  },
  "hungry-first": (here) => {
    const species = own(here);
    return species !== undefined && !isHungry(species) && at(here.view.players, here.seat).species.some(isHungry);
  },
  "already-fed": ({ view }) => view.fed,
  "target-too-large": (here) => strength(here) <= (prey(here)?.size ?? 0),
  "shell-too-hard": (here) => wears(prey(here), "hard-shell") && strength(here) <= (prey(here)?.size ?? 0) + 4,
  "target-protected": (here) => {
    const trait = String(here.details["trait"]);
    const touched = readThing(here.view, here.thing);
    if (touched?.kind !== "species") return false;
    const row = at(here.view.players, touched.seat).species;
    if (trait !== "warning-call") return wears(prey(here), trait);
    return wears(row[touched.index - 1], trait) || wears(row[touched.index + 1], trait);
  },
  "no-intelligence": (here) => own(here) !== undefined && !wears(own(here), "intelligence"),
  "thinker-is-carnivore": (here) => at(here.view.players, here.seat).species.some((each) => wears(each, "carnivore")),
  "attack-announced": ({ view }) => view.ruse !== null,
  "say-how-much": ({ view }) => view.pending.length > 0,
  "game-over": ({ view }) => view.phase === "over",
  // What things are for.
  "hand-card": ({ thing }) => thing.startsWith("card:"),
  "place-for-trait": (here) =>
    here.thing.endsWith(":trait") && (own(here)?.traits.length ?? 0) + (own(here)?.laid.count ?? 0) < here.view.slots,
  "place-for-growth": (here) =>
    (here.thing.endsWith(":size") ? own(here)?.size : own(here)?.population) !== 6 && here.thing.startsWith("place:"),
  "place-for-species": ({ thing, picked }) => thing.startsWith("new:") && !(picked ?? "").startsWith("card:"),
  "own-species": ({ thing, seat }) => thing.startsWith(`species:${seat}:`),
  "others-species": ({ thing, seat }) => thing.startsWith("species:") && !thing.startsWith(`species:${seat}:`),
  "cards-on-own": ({ thing, picked, seat }) =>
    (picked ?? "").startsWith("card:") && thing.startsWith("species:") && !thing.startsWith(`species:${seat}:`),
  "others-trait": ({ thing, seat }) => thing.startsWith("trait:") && !thing.startsWith(`trait:${seat}:`),
  "own-trait": ({ thing, seat }) => thing.startsWith(`trait:${seat}:`),
  "card-on-trait": ({ thing, picked, seat }) =>
    (picked ?? "").startsWith("card:") && thing.startsWith(`trait:${seat}:`),
  hole: ({ thing }) => thing === HOLE,
};

test("10,000 touches: every refusal names its clause, says what to do, and is true", async () => {
  const { reasons, faults } = await touchAtRandom(
    { game: "evolution", things, ways, meant: meantMove, purpose: purposeOf, truths },
    10_000,
  );
  expect(faults).toEqual([]);
  expect(reasons.get("feed-time")).toBeGreaterThan(0);
  // EV-59: what is laid from the hand has nothing to do with a trait that nobody touched.
  expect(reasons.get("cards-time")).toBeGreaterThan(100);
});
