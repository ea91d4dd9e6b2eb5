import { seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { type Condition, TERRAINS, type Terrain } from "../rules/data/climate.ts";
import { rollInitiative } from "../rules/phases/initiative.ts";
import { conditionAt } from "../rules/phases/survival.ts";
import { geographyOf } from "../rules/geography.ts";
import { type Plan, type Position, position } from "./position.ts";

const order = (p: Position) => p.state.order;

describe("a turn", () => {
  test("EO-10 six phases, each finished by everybody before the next begins", () => {
    const p = position({
      at: "turn",
      climate: "meadow",
      dice: [2],
      red: { on: ["B2"] },
      blue: { on: ["D8"] },
      green: { on: ["B25"] },
    });
    p.play("red pass", "blue pass", "green step B25 B26", "red birth B5", "blue birth D11", "green birth B25");
    const phases = p.events.map(({ type }) => type);
    expect(phases).toEqual([
      "turn",
      "rolled-climate",
      "climate",
      "stepped",
      "born",
      "born",
      "born",
      "scored",
      "scored",
      "scored",
      "meteor",
      "genes-drawn",
    ]);
  });

  test("EO-10 players act in initiative order, phase by phase, up to the auction and into the next turn", () => {
    const p = position({
      at: "movement",
      climate: "meadow",
      order: ["green", "red", "blue"],
      red: { on: ["B2"] },
      blue: { on: ["D8"] },
      green: { on: ["B25"] },
    });
    expect(p.asked).toBe("green");
    p.play("green pass", "red pass", "blue step D8 D11");
    expect(p.state.phase).toBe("births");
    p.play("green birth B27", "red birth B5", "blue birth D8");
    expect(p.state.phase).toBe("auction");
    expect(p.told("scored").map(({ seat, dinos }) => [seat, dinos])).toEqual([
      [2, 2],
      [0, 2],
      [1, 2],
    ]);
    expect(p.asked).toBe("green");
    const [first] = p.state.lots;
    p.play(`green bid ${first?.gene} 0`);
    expect(p.asked).toBe("red");
  });
});

describe("initiative", () => {
  test("EO-11 the longer tail goes first", () => {
    const p = position({ at: "turn", turn: 4, red: { tail: 1 }, blue: { tail: 3 }, green: { tail: 2 } });
    expect(order(p)).toEqual([1, 2, 0]);
  });

  test("EO-11 of equal tails the one with fewer dinos goes first; none is fewest", () => {
    const p = position({
      at: "turn",
      turn: 4,
      red: { on: ["B1", "B2"] },
      blue: { on: ["B10"] },
      green: {},
      yellow: { on: ["C4"], tail: 2 },
    });
    expect(order(p)).toEqual([3, 2, 1, 0]);
  });

  test("EO-11 what is still equal is drawn by lot, each order as often as another", () => {
    const seen = new Map<string, number>();
    const chance = seeded("lots");
    for (let draw = 0; draw < 600; draw++) {
      const p = position({ at: "movement", red: { on: ["B1"] }, blue: { on: ["B24"] }, green: { on: ["D5"] } });
      rollInitiative(p.state, { chance, tell: () => {} });
      seen.set(order(p).join(), (seen.get(order(p).join()) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    expect(Math.min(...seen.values())).toBeGreaterThan(60);
  });

  test("EO-11 the order is fixed for the whole turn, whatever tails are bought", () => {
    const p = position({ at: "auction", genes: ["tail", "leg", "fur"], order: ["blue", "red", "green"] });
    p.play("blue bid leg 0", "red bid tail 0");
    expect(order(p)).toEqual([1, 0, 2]);
    p.play("green bid fur 0");
    expect(p.state.turn).toBe(2);
    expect(order(p)[0]).toBe(0);
  });
});

describe("the climate", () => {
  const roll = (face: number, climate: number) =>
    position({ at: "climate", climate, dice: [face], red: { on: ["B1"] } });

  test.each([
    { face: 1, square: 0 },
    { face: 2, square: 1 },
    { face: 3, square: 2 },
    { face: 4, square: 2 },
    { face: 5, square: 2 },
    { face: 6, square: 2 },
  ])("EO-15 a $face moves the marker from square 1 to square $square", ({ face, square }) => {
    const p = roll(face, 1);
    expect(p.state.climate).toBe(square);
    expect(p.told("rolled-climate")).toEqual([{ type: "rolled-climate", seat: 0, face }]);
  });

  test("EO-15 the track is a ring: yellow, green, brown, grey, brown, green, and yellow again", () => {
    const walk = [0, 1, 2, 3, 4, 5].map((square) => roll(3, square).climate);
    expect(walk).toEqual(["meadow", "hill", "mountain", "hill", "meadow", "beach"]);
    expect(roll(1, 0).state.climate).toBe(5);
  });

  const conditions = (climate: Terrain): Record<Terrain, Condition> => {
    const { state } = position({ at: "movement", climate, red: { on: ["B1"] } });
    const { zones } = geographyOf(state.island);
    const entries = TERRAINS.map((terrain) => {
      const zone = zones.findIndex((each) => each.terrain === terrain);
      return [terrain, conditionAt(state, zone)] as const;
    });
    return Object.fromEntries(entries) as Record<Terrain, Condition>;
  };

  test("EO-16 the rulebook's first example: on green, brown is cold, yellow hot, grey deadly", () => {
    expect(conditions("meadow")).toEqual({ beach: "hot", meadow: "temperate", hill: "cold", mountain: "deadly" });
  });

  test("EO-16 the rulebook's second example: on grey, brown is hot, nothing is cold, yellow and green are deadly", () => {
    expect(conditions("mountain")).toEqual({ beach: "deadly", meadow: "deadly", hill: "hot", mountain: "temperate" });
  });

  test("EO-16 on yellow and on brown", () => {
    expect(conditions("beach")).toEqual({ beach: "temperate", meadow: "cold", hill: "deadly", mountain: "deadly" });
    expect(conditions("hill")).toEqual({ beach: "deadly", meadow: "hot", hill: "temperate", mountain: "cold" });
  });

  const window: Plan = {
    at: "climate",
    turn: 3,
    climate: 1,
    dice: [6],
    red: { on: ["B1"], hand: ["charge"] },
    blue: { on: ["B24"], hand: ["still-air", "reverse-drift"] },
    green: { on: ["D5"], hand: ["great-shift"] },
  };

  test("EO-17 before the roll everybody with a card is asked, in initiative order", () => {
    const p = position(window);
    expect(p.asked).toBe("red");
    expect(p.legal()).toEqual(["pass"]);
    p.play("red pass");
    expect(p.legal()).toEqual(["play still-air", "play reverse-drift", "pass"]);
    p.play("blue pass", "green pass");
    expect(p.state.climate).toBe(2);
  });

  test("EO-17 one climate card a turn: the first that is played replaces the roll and closes the window", () => {
    const p = position(window);
    p.play("red pass", "blue play reverse-drift");
    expect(p.state.climate).toBe(0);
    expect(p.told("rolled-climate")).toEqual([]);
    expect(p.state.phase).toBe("movement");
    expect(p.refusal("red play charge")).toBeUndefined();
    p.play("red pass", "blue pass");
    expect(p.refusal("green play great-shift")).toBe("wrong-moment EO-47");
  });
});
