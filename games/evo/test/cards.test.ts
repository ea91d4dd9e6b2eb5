import { describe, expect, test } from "vitest";
import { EFFECTS, EVENT_CARDS } from "../rules/data/cards.ts";
import { evo } from "../rules/game.ts";
import { position } from "./position.ts";

const IN_TURN_3 = { turn: 3, blue: { on: ["D8"] }, green: { on: ["B25"] } } as const;

describe("climate cards", () => {
  const holding = (card: string, dice: readonly number[] = []) =>
    position({ at: "climate", ...IN_TURN_3, climate: 1, dice, red: { on: ["B2"], hand: [card] } });

  test.each([
    { card: "forward-drift", square: 2 },
    { card: "reverse-drift", square: 0 },
    { card: "still-air", square: 1 },
    { card: "great-shift", square: 3 },
  ])("EO-49 $card: the marker goes from square 1 to $square, without a roll", ({ card, square }) => {
    const p = holding(card).play(`red play ${card}`);
    expect(p.state.climate).toBe(square);
    expect(p.told("rolled-climate")).toEqual([]);
    expect(p.state.phase).toBe("movement");
  });

  test("EO-48 EO-49 weather-sense: two rolls in place of one, and its player picks", () => {
    const p = holding("weather-sense", [5, 1]).play("red play weather-sense");
    expect(p.asked).toBe("red");
    expect(p.legal()).toEqual(["face 1", "face 5"]);
    expect(p.refusal("red face 2")).toBe("not-rolled EO-48");
    expect(p.refusal("red pass")).toBe("must-pick-roll EO-48");
    p.play("red face 1");
    expect(p.state.climate).toBe(0);
    expect(p.state.phase).toBe("movement");
  });

  test("EO-49 weather-sense: two rolls that move the marker alike leave nothing to pick", () => {
    const p = holding("weather-sense", [5, 3]).play("red play weather-sense");
    expect(p.state.climate).toBe(2);
    expect(p.state.phase).toBe("movement");
  });
});

describe("movement cards", () => {
  const duel = (red: readonly string[], blue: readonly string[], horns: { red: number; blue: number }, dice = [5]) =>
    position({
      at: "movement",
      turn: 3,
      dice,
      red: { on: ["B13"], hand: red, horn: horns.red },
      blue: { on: ["B14"], hand: blue, horn: horns.blue },
    });

  test("EO-49 charge: two more horns for the own attacks, until the turn ends", () => {
    const p = duel(["charge"], [], { red: 0, blue: 0 }).play("red play charge", "red step B13 B14");
    expect(p.told("fought")[0]).toMatchObject({ face: 5, needed: 5 });
    expect(p.dinos("red")).toEqual(["B14"]);
  });

  test("EO-49 charge does not help in defence", () => {
    const p = duel(["charge"], [], { red: 0, blue: 0 }, [2]).play("red play charge", "red pass", "blue step B14 B13");
    expect(p.told("fought")[0]).toMatchObject({ needed: 2 });
  });

  test("EO-48 charge may make an attack legal", () => {
    expect(duel([], [], { red: 0, blue: 2 }).refusal("red step B13 B14")).toBe("too-few-horns EO-22");
    const p = duel(["charge"], [], { red: 0, blue: 2 }).play("red play charge");
    expect(p.refusal("red step B13 B14")).toBeUndefined();
  });

  test("EO-48 EO-49 bodyguard: two more horns in defence, which may make an attack illegal", () => {
    const equal = duel([], ["bodyguard"], { red: 0, blue: 0 }).play("blue play bodyguard");
    expect(equal.refusal("red step B13 B14")).toBe("too-few-horns EO-22");
    const strong = duel([], ["bodyguard"], { red: 2, blue: 0 }).play("blue play bodyguard", "red step B13 B14");
    expect(strong.told("fought")[0]).toMatchObject({ needed: 2 });
  });

  test("EO-49 second-wind: two more steps, at the start of the own movement", () => {
    const p = position({ at: "movement", ...IN_TURN_3, red: { on: ["B2"], hand: ["second-wind"] } });
    p.play("red pass", "red play second-wind", "red step B2 B5", "red step B5 B9", "red step B9 B14");
    expect(p.dinos("red")).toEqual(["B14"]);
    expect(p.asked).toBe("blue");
  });

  const neighbours = (hand: readonly string[]) =>
    position({
      at: "movement",
      turn: 3,
      red: { on: ["B13", "B8"], hand },
      blue: { on: ["B14", "D8"], horn: 5 },
      green: { on: ["B25"] },
    }).play("red pass");

  test("EO-48 EO-49 trade-places: two neighbouring dinos change places, one of them own, no combat and no step", () => {
    const p = neighbours(["trade-places"]);
    expect(p.legal("play")).toEqual([
      "play trade-places B8 B13",
      "play trade-places B13 B8",
      "play trade-places B13 B14",
    ]);
    p.play("red play trade-places B13 B14");
    expect(p.dinos("red")).toEqual(["B8", "B14"]);
    expect(p.dinos("blue")).toEqual(["B13", "D8"]);
    expect(p.told("fought")).toEqual([]);
    expect(p.asked).toBe("red");
    expect(p.legal("step").length).toBeGreaterThan(0);
  });

  test("EO-49 trade-places: what it cannot do", () => {
    const p = neighbours(["trade-places"]);
    expect(p.refusal("red play trade-places B14 B13")).toBe("swap-needs-own EO-49");
    expect(p.refusal("red play trade-places B13 B12")).toBe("swap-needs-dino EO-49");
    expect(p.refusal("red play trade-places B8 B14")).toBe("swap-not-adjacent EO-49");
    expect(p.refusal("red play trade-places B8 X1")).toBe("no-such-zone house");
    expect(p.refusal("red play trade-places X1 B8")).toBe("no-such-zone house");
    expect(p.refusal("red play trade-places")).toBe("aim-at-two EO-49");
  });
});

describe("birth cards", () => {
  test("EO-49 barren-season: no species gives birth this turn", () => {
    const p = position({ at: "births", ...IN_TURN_3, climate: "meadow", red: { on: ["B2"], hand: ["barren-season"] } });
    p.play("red play barren-season");
    expect(p.told("born")).toEqual([]);
    expect(p.state.phase).toBe("auction");
  });

  test("EO-48 barren-season stops a new beginning too, and other birth cards", () => {
    const plan = { at: "births", turn: 3, red: { hand: ["barren-season", "big-clutch"] } } as const;
    const kept = position(plan).play("red play barren-season");
    expect([kept.state.phase, kept.player("red").hand]).toEqual(["survival", ["big-clutch"]]);
    const p = position({ ...plan, version: 1 });
    p.play("red play barren-season", "red pass");
    expect([p.asked, p.legal("birth")]).toEqual(["red", []]);
    expect(p.refusal("red birth B1")).toBe("no-births EO-48");
    p.play("red play big-clutch");
    expect(p.dinos("red")).toEqual([]);
    expect(p.state.phase).toBe("auction");
  });

  test("EO-48 EO-49 drifting-eggs: up to three zones from an adult, over zones occupied or not", () => {
    const p = position({
      at: "births",
      turn: 3,
      red: { on: ["B15"], hand: ["drifting-eggs"] },
      blue: { on: ["B10", "B16"] },
    });
    p.play("red pass"); // the window
    expect(p.legal("birth")).toEqual([]);
    p.play("red play drifting-eggs");
    expect(p.legal()).toEqual([6, 7, 11, 12, 17, 18, 20, 21, 24].map((zone) => `birth B${zone}`));
    expect(p.refusal("red pass")).toBe("must-give-birth EO-25");
    p.play("red birth B18");
    expect(p.dinos("red")).toEqual(["B15", "B18"]);
  });

  test("EO-48 drifting-eggs has no use without an adult", () => {
    const p = position({ at: "births", turn: 3, red: { hand: ["drifting-eggs"] } }).play("red pass");
    expect(p.legal("play")).toEqual([]);
    expect(p.refusal("red play drifting-eggs")).toBe("no-adult EO-48");
  });

  test("EO-49 big-clutch: two more births, at any time of the own births", () => {
    const p = position({ at: "births", turn: 3, red: { on: ["B8"], hand: ["big-clutch"] } });
    p.play("red pass", "red birth B4");
    expect(p.legal()).toEqual(["play big-clutch", "pass"]);
    p.play("red play big-clutch");
    expect(p.refusal("red pass")).toBe("must-give-birth EO-25");
    p.play("red birth B3", "red birth B9");
    expect(p.dinos("red")).toHaveLength(4);
    expect(p.asked).not.toBe("red");
  });

  test("EO-48 EO-49 cracked-eggs: one opponent has one birth fewer, never fewer than none", () => {
    const p = position({ at: "births", ...IN_TURN_3, red: { on: ["B2"], hand: ["cracked-eggs"] } });
    expect(p.legal()).toEqual(["play cracked-eggs blue", "play cracked-eggs green", "pass"]);
    expect(p.refusal("red play cracked-eggs red")).toBe("aim-at-opponent EO-49");
    expect(p.refusal("red play cracked-eggs violet")).toBe("no-such-player house");
    expect(p.refusal("red play cracked-eggs")).toBe("aim-at-opponent EO-49");
    p.play("red play cracked-eggs blue", "red birth B5");
    expect(p.asked).toBe("green");
    const none = position({ at: "births", turn: 3, red: { hand: ["cracked-eggs"] }, blue: { on: ["D8"], egg: 0 } });
    none.play("red play cracked-eggs blue", "red birth B1");
    expect(none.told("born")).toHaveLength(1);
  });
});

describe("survival cards", () => {
  const herd = { on: ["B4", "B9", "B11", "B2", "B1", "B3"] } as const; // on green: three cold, two hot, one temperate

  test("EO-49 cold-snap: an opponent counts one fur fewer, before dinos are removed", () => {
    const p = position({ at: "survival", turn: 3, climate: "meadow", red: { hand: ["cold-snap"] }, blue: herd });
    p.play("red play cold-snap blue");
    expect(p.told("died")).toEqual([{ type: "died", seat: 1, zones: ["B4", "B9", "B11"], of: "cold" }]);
    p.play("blue lose B1");
    expect(p.dinos("blue")).toEqual(["B2", "B3"]);
  });

  test("EO-49 scorcher: an opponent counts one parasol fewer", () => {
    const p = position({ at: "survival", turn: 3, climate: "meadow", red: { hand: ["scorcher"] }, blue: herd });
    p.play("red play scorcher blue", "blue lose B4", "blue lose B9");
    expect(p.dinos("blue")).toEqual(["B2", "B11"]);
  });

  test("EO-48 furs and parasols never fall below none", () => {
    const p = position({
      at: "survival",
      turn: 3,
      climate: "meadow",
      red: { hand: ["cold-snap"] },
      blue: { ...herd, fur: 0 },
    });
    p.play("red play cold-snap blue", "blue lose B1");
    expect(p.dinos("blue")).toEqual(["B2", "B3"]);
  });

  test("EO-49 thick-coat: two more furs for the own species", () => {
    const p = position({ at: "survival", turn: 3, climate: "meadow", red: { ...herd, hand: ["thick-coat"] } });
    p.play("red play thick-coat");
    expect(p.legal()).toEqual(["lose B1", "lose B3"]);
  });

  test("EO-49 shade: two more parasols for the own species", () => {
    const p = position({ at: "survival", turn: 3, climate: "meadow", red: { ...herd, hand: ["shade"] } });
    p.play("red play shade");
    expect(p.legal()).toEqual(["lose B4", "lose B9", "lose B11"]);
  });

  test("EO-49 sudden-end: one opposing dino of choice is removed, and brings no point", () => {
    const p = position({ at: "survival", ...IN_TURN_3, climate: "meadow", red: { on: ["B2"], hand: ["sudden-end"] } });
    expect(p.legal("play")).toEqual(["play sudden-end B25", "play sudden-end D8"]);
    expect(p.refusal("red play sudden-end B2")).toBe("aim-at-opposing-dino EO-49");
    expect(p.refusal("red play sudden-end B3")).toBe("aim-at-opposing-dino EO-49");
    expect(p.refusal("red play sudden-end Z3")).toBe("no-such-zone house");
    expect(p.refusal("red play sudden-end blue")).toBe("aim-at-dino EO-49");
    p.play("red play sudden-end D8");
    expect(p.dinos("blue")).toEqual([]);
    expect(p.points()).toEqual([11, 10, 11]);
  });
});

describe("auction cards", () => {
  test("EO-48 EO-49 fresh-draw: a drawn gene goes back after another was drawn in its place", () => {
    const p = position({
      at: "auction",
      turn: 3,
      genes: ["tail", "leg", "tail"],
      bag: { horn: 1 },
      red: { hand: ["fresh-draw"] },
    });
    expect(p.legal("play")).toEqual(["play fresh-draw tail", "play fresh-draw leg", "play fresh-draw tail#2"]);
    expect(p.refusal("red play fresh-draw egg")).toBe("gene-not-drawn EO-36");
    expect(p.refusal("red play fresh-draw")).toBe("aim-at-gene EO-49");
    p.play("red play fresh-draw tail");
    expect(p.state.lots.map(({ gene, nth }) => `${gene} ${nth}`)).toEqual(["horn 1", "leg 1", "tail 1"]);
    expect(p.state.bag).toMatchObject({ tail: 1, horn: 0 });
    expect(p.asked).toBe("red");
    expect(p.legal("bid horn")).not.toEqual([]);
  });

  test("EO-48 fresh-draw needs a gene in the bag", () => {
    const plan = { at: "auction", turn: 3, genes: ["tail", "leg", "egg"], red: { hand: ["fresh-draw"] } } as const;
    expect(position({ ...plan, bag: {} }).state.window).toBeNull(); // nobody is asked
    const p = position({ ...plan, bag: {}, version: 1 });
    expect(p.legal()).toEqual(["pass"]);
    expect(p.refusal("red play fresh-draw tail")).toBe("bag-empty EO-48");
  });

  const bargain = (points: number, mutant: number) =>
    position({
      at: "auction",
      turn: 3,
      genes: ["leg", "egg", "fur"],
      red: { hand: ["bargain-gene"], points, mutant },
    }).play("red pass");

  test("EO-49 bargain-gene: three points less for the gene just won", () => {
    const p = bargain(10, 0).play("red bid leg 5", "blue bid egg 0", "green bid fur 0", "red play bargain-gene");
    expect(p.player("red").points).toBe(8);
  });

  test("EO-48 bargain-gene adds to Mutants, down to nothing, and does not raise the limit of bids", () => {
    const p = bargain(3, 1);
    expect(p.refusal("red bid leg 5")).toBe("cannot-pay EO-37");
    p.play("red bid leg 3", "blue bid egg 0", "green bid fur 0", "red play bargain-gene");
    expect(p.player("red").points).toBe(3);
  });

  test("EO-49 bargain-gene: without a gene there is no price to lower", () => {
    const plan = {
      at: "auction",
      turn: 3,
      options: { auction: true },
      genes: ["leg", "egg"],
      red: { hand: ["bargain-gene"] },
    } as const;
    const bids = ["red pass", "red bid leg 1", "blue bid leg 2", "red drop", "green bid egg 0"];
    expect(position(plan).play(...bids).state.turn).toBe(4); // nobody is asked
    const p = position({ ...plan, version: 1 }).play(...bids);
    expect(p.asked).toBe("red");
    expect(p.legal()).toEqual(["pass"]);
    expect(p.refusal("red play bargain-gene")).toBe("no-gene-won EO-49");
  });
});

test("EO-49 the 26 cards: twenty sorts, each with its moment", () => {
  const sorts = EVENT_CARDS.map(({ id, copies, effect }) => `${id} ${copies} ${EFFECTS[effect.kind].when}`);
  expect(sorts).toEqual([
    "forward-drift 2 climate",
    "reverse-drift 1 climate",
    "still-air 1 climate",
    "great-shift 1 climate",
    "weather-sense 1 climate",
    "charge 2 movement",
    "bodyguard 2 movement",
    "second-wind 2 own-movement-start",
    "trade-places 1 own-movement",
    "barren-season 1 births",
    "drifting-eggs 1 own-births",
    "big-clutch 2 own-births",
    "cracked-eggs 1 births",
    "cold-snap 1 survival",
    "scorcher 1 survival",
    "thick-coat 1 survival",
    "shade 1 survival",
    "sudden-end 2 survival",
    "bargain-gene 1 paying",
    "fresh-draw 1 drawn",
  ]);
  expect(evo.read("play no-such-thing")).toBeDefined(); // a person's own deck has names of its own
});
