import { at, seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { foodOf, type Trait, traitOf } from "../rules/cards.ts";
import { evolution } from "../rules/game.ts";
import type { State } from "../rules/state.ts";
import { position, seatOf, species } from "./position.ts";

const WATCHER = seatOf("green");
const OTHER = seatOf("red");

/** The mean of something over many states that the watcher takes for possible. */
function meanOf(state: State, what: (imagined: State) => number): number {
  const view = evolution.view(state, WATCHER);
  let sum = 0;
  for (let draw = 0; draw < 300; draw++) sum += what(evolution.imagine(view, seeded(`likely ${draw}`)));
  return sum / 300;
}

function tableWith(population: number, carnivores = false) {
  const herd = species({ population, ...(carnivores ? { traits: ["carnivore"] } : {}) });
  return position({
    phase: "cards",
    active: "green",
    round: 5,
    green: [species({ population: 4 }), species({ population: 3 })],
    red: [herd, herd],
    bags: { green: 16, red: 16 },
    food: { green: "burrowing+3", red: "horns+3" },
  }).state;
}

describe("what others probably have (EV-5, EV-15)", () => {
  test("a bag is filled by animals: many have filled it more than few", () => {
    const bag = (state: State) => at(state.players, OTHER).bag;
    const [few, many] = [meanOf(tableWith(1), bag), meanOf(tableWith(6), bag)];
    expect(many).toBeGreaterThan(few + 5);
    expect(few).toBeGreaterThan(3);
    expect(many).toBeLessThan(30);
  });

  test("who has many plant eaters lays much at the watering hole, who hunts lays little", () => {
    const laid = (state: State) => foodOf(at(state.players, OTHER).foodCard ?? expect.unreachable("nothing laid"));
    const [grazers, hunters] = [meanOf(tableWith(6), laid), meanOf(tableWith(6, true), laid)];
    expect(grazers).toBeGreaterThan(hunters + 2);
  });

  test("what is laid face down is seldom what is seldom laid, and never what the species carries", () => {
    const { state } = position({
      phase: "cards",
      active: "green",
      round: 3,
      green: [species()],
      red: [species({ traits: ["long-neck"] }), species()],
    });
    for (const each of at(state.players, OTHER).species) each.laid.push(at(state.deck.splice(0, 1), 0));
    const laid = (index: number, trait: Trait) => (imagined: State) =>
      traitOf(at(at(at(imagined.players, OTHER).species, index).laid, 0)) === trait ? 1 : 0;
    expect(meanOf(state, laid(0, "long-neck"))).toBe(0);
    expect(meanOf(state, laid(1, "long-neck"))).toBeGreaterThan(meanOf(state, laid(1, "burrowing")));
  });

  test("the other's true card and bag change nothing of it", () => {
    const [one, other] = [tableWith(3), tableWith(3)];
    const red = at(other.players, OTHER);
    red.bag = 40;
    const drawn = at(other.deck, 0);
    other.deck[0] = red.foodCard ?? expect.unreachable("nothing laid");
    red.foodCard = drawn;
    const imagined = (state: State) => evolution.imagine(evolution.view(state, WATCHER), seeded("the same"));
    expect(imagined(other)).toEqual(imagined(one));
  });
});
