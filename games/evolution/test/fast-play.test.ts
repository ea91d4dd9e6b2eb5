import { at, seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { evolution } from "../rules/game.ts";
import { position, seatOf, species, Table } from "./position.ts";

const start = () =>
  position({
    phase: "cards",
    fast: true,
    red: [species({ size: 2, fat: 2, traits: ["fat-tissue"] })],
    blue: [species()],
    green: [species()],
    plants: 6,
    hands: { red: ["climbing+3", "horns+1", "fertile+4", "foraging+2"], blue: ["ambush-2"], green: ["ambush-3"] },
  });

describe("fast play", () => {
  test("EV-26: all play their cards at the same time; who is done waits for the others", () => {
    const table = start();
    expect(table.deciders).toEqual(["red", "blue", "green"]);
    table.play("blue", "size ambush-2 on 1", "done");
    expect(table.deciders).toEqual(["red", "green"]);
    expect(table.why("blue", "done")).toBe("already-done EV-26");
    table.play("red", "done").play("green", "done");
    expect(table.state.phase).not.toBe("cards");
  });

  test("EV-6 EV-26: nothing that is done shows before the common reveal, not even counts", () => {
    const table = start();
    const before = table.view("blue");
    table.play(
      "red",
      "trait climbing+3 on 1",
      "species horns+1 left",
      "population fertile+4 on 2",
      "shed fat-tissue from 2",
    );
    expect(table.view("blue")).toEqual(before);
    expect(table.view("red").players[0]?.species).toHaveLength(2);
    expect(table.bag("red")).toBe(2);
    const shown = table.events.map((event) => evolution.events.see(event, seatOf("blue")));
    expect(shown.filter((event) => event !== undefined)).toEqual([]);
    table.play("red", "done");
    expect(table.view("blue")).toEqual({
      ...before,
      players: before.players.map((player, seat) => (seat === 0 ? { ...player, done: true } : player)),
    });
  });

  test("EV-26: at the reveal traits, species, growth and discards are seen together", () => {
    const table = start().play(
      "red",
      "trait climbing+3 on 1",
      "species horns+1 right",
      "population fertile+4 on 2",
      "done",
    );
    table.play("green", "done");
    expect(table.view("blue").players[0]?.hand.count).toBe(4);
    table.play("blue", "done");
    const red = table.view("blue").players[0];
    expect(red?.hand.count).toBe(1);
    expect(red?.species.map(({ population, traits }) => [population, traits.length])).toEqual([
      [1, 2],
      [2, 0],
    ]);
    expect(table.discard).toEqual(["horns+1", "fertile+4"]);
    expect(table.told("traits-turned")[0]?.boards).toMatchObject([{ seat: 0, newSpecies: 1 }]);
  });

  test("EV-26: who imagines the table lets players who are done have played cards, behind an unchanged front", () => {
    const table = start().play("red", "trait climbing+3 on 1", "species horns+1 left", "done");
    const view = table.view("blue");
    const chance = seeded("imagining");
    let played = 0;
    for (let dream = 0; dream < 30; dream++) {
      const imagined = evolution.imagine(view, chance);
      expect(evolution.view(imagined, seatOf("blue"))).toEqual(view);
      played += 4 - at(imagined.players, seatOf("red")).hand.length;
      expect(at(imagined.players, seatOf("green")).hand).toHaveLength(1);
    }
    expect(played).toBeGreaterThan(30);
  });

  test("EV-26: it is optional for two to five players", () => {
    expect(Table.start(3).state.fast).toBe(false);
    expect(Table.start(3, { fast: true }).state.fast).toBe(true);
  });

  test("EV-81: with six players it is always fast play", () => {
    expect(Table.start(6).state.fast).toBe(true);
    expect(Table.start(5).state.fast).toBe(false);
  });
});
