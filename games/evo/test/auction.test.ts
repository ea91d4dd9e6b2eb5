import { describe, expect, test } from "vitest";
import { position } from "./position.ts";

const SPECIES = { red: { on: ["B2"] }, blue: { on: ["B25"] }, green: { on: ["B7"] } } as const;

describe("the meteorite", () => {
  const at = (turn: number, dice: readonly number[], players = 3) => position({ at: "meteor", turn, dice, players });

  test("EO-35 before the first check the game goes on, without a roll", () => {
    const p = at(10, [1]);
    expect(p.state.phase).toBe("auction");
    expect(p.told("rolled-meteor")).toEqual([]);
  });

  test.each([
    { turn: 11, face: 2, over: true },
    { turn: 11, face: 3, over: false },
    { turn: 12, face: 3, over: true },
    { turn: 12, face: 4, over: false },
  ])("EO-35 turn $turn of three players, a $face: over is $over", ({ turn, face, over }) => {
    const p = at(turn, [face]);
    expect(p.state.phase).toBe(over ? "over" : "auction");
    expect(p.told("rolled-meteor")[0]?.seat).toBe(0);
  });

  test("EO-35 the last square ends the game without a roll, and the last turn has no auction", () => {
    const p = at(13, [6]);
    expect(p.state.phase).toBe("over");
    expect(p.told("rolled-meteor")).toEqual([]);
    expect(p.told("genes-drawn")).toEqual([]);
    expect(p.asked).toBeUndefined();
  });

  test.each([
    { players: 4, first: 10 },
    { players: 5, first: 9 },
  ])("EO-35 with $players players the first check is in turn $first", ({ players, first }) => {
    expect(at(first - 1, [1], players).state.phase).toBe("auction");
    expect(at(first, [1], players).state.phase).toBe("over");
    expect(at(first + 2, [6], players).state.phase).toBe("over");
  });
});

describe("the auction", () => {
  test("EO-36 as many genes as players lie open", () => {
    const p = position({ at: "meteor", turn: 1, players: 5 });
    expect(p.state.lots).toHaveLength(5);
    expect(p.told("genes-drawn")[0]?.genes).toHaveLength(5);
  });

  test("EO-36 a bid of nothing is a bid; a gene with a bid takes more", () => {
    const p = position({ at: "auction", genes: ["egg", "leg", "fur"], blue: { points: 2 } });
    p.play("red bid egg 0");
    expect(p.legal()).toEqual([
      "bid egg 1",
      "bid egg 2",
      "bid leg 0",
      "bid leg 1",
      "bid leg 2",
      "bid fur 0",
      "bid fur 1",
      "bid fur 2",
    ]);
    expect(p.refusal("blue bid egg 0")).toBe("bid-too-low EO-36");
    expect(p.refusal("blue bid horn 1")).toBe("gene-not-drawn EO-36");
  });

  test("EO-36 who is overbid bids again at once, on any gene, before the others go on", () => {
    const p = position({ at: "auction", genes: ["egg", "leg", "fur"] });
    p.play("red bid egg 1", "blue bid egg 2");
    expect(p.asked).toBe("red");
    p.play("red bid egg 3");
    expect(p.asked).toBe("blue");
    p.play("blue bid leg 0");
    expect(p.asked).toBe("green");
    p.play("green bid leg 1", "blue bid fur 0");
    expect(p.state.turn).toBe(2);
  });

  test("EO-36 bidding is obligatory, and there is no bidding out of turn", () => {
    const p = position({ at: "auction", genes: ["egg", "leg", "fur"] });
    expect(p.refusal("red pass")).toBe("must-bid EO-36");
    expect(p.refusal("red drop")).toBe("cannot-drop-out EO-41");
    p.play("red bid egg 1", "blue bid egg 2");
    expect(p.refusal("red drop")).toBe("cannot-drop-out EO-41");
    expect(p.refusal("green bid leg 0")).toBe("not-your-turn EO-10");
    expect(p.refusal("blue bid leg 0")).toBe("not-your-turn EO-10"); // a standing bid stays
  });

  test("EO-36 two genes of a kind are two things to bid on", () => {
    const p = position({ at: "auction", genes: ["leg", "leg", "egg"], red: { points: 1 } });
    expect(p.legal("bid leg")).toEqual(["bid leg 0", "bid leg 1", "bid leg#2 0", "bid leg#2 1"]);
    p.play("red bid leg#2 1", "blue bid leg 0", "green bid egg 0");
    expect(p.player("red").traits.leg).toBe(2);
    expect(p.player("blue").traits.leg).toBe(2);
  });

  test("EO-36 EO-38 a bidding war of five: chains of re-bids, then the next who has not bid, until all have a gene", () => {
    const p = position({ at: "auction", genes: ["egg", "leg", "fur", "horn", "tail"], players: 5 });
    p.play("red bid egg 1", "blue bid egg 2");
    p.play("red bid leg 0"); // overbid by blue, settles for a leg
    expect(p.asked).toBe("green");
    p.play("green bid leg 1");
    p.play("red bid egg 3"); // back to the egg, over blue
    p.play("blue bid leg 2"); // and blue over green
    p.play("green bid fur 0");
    expect(p.asked).toBe("yellow");
    p.play("yellow bid fur 2", "green bid fur 3", "yellow bid egg 4", "red bid egg 5", "yellow bid horn 0");
    expect(p.asked).toBe("violet");
    p.play("violet bid horn 6", "yellow bid tail 1");
    expect(p.state.turn).toBe(2);
    expect(p.points()).toEqual([5, 8, 7, 9, 4]);
    expect(p.player("red").traits.egg).toBe(2);
    expect(p.player("blue").traits.leg).toBe(2);
    expect(p.player("green").traits.fur).toBe(2);
    expect(p.player("yellow").traits.tail).toBe(2);
    expect(p.player("violet").traits.horn).toBe(1);
  });

  test("EO-37 nobody bids more than can be paid, Mutants counted in; beyond six is fine", () => {
    const p = position({ at: "auction", genes: ["egg", "leg", "fur"], red: { points: 12, mutant: 2 } });
    expect(p.refusal("red bid egg 14")).toBeUndefined();
    expect(p.refusal("red bid egg 15")).toBe("cannot-pay EO-37");
    expect(p.legal("bid egg")).toHaveLength(15);
  });

  test("EO-38 nobody pays before everybody has a gene; then all pay and wear theirs", () => {
    const p = position({ at: "auction", genes: ["egg", "leg", "fur"], ...SPECIES });
    p.play("red bid egg 4", "blue bid leg 1");
    expect(p.points()).toEqual([10, 10, 10]);
    p.play("green bid fur 0");
    expect(p.points()).toEqual([6, 9, 10]);
    expect(p.player("red").traits.egg).toBe(2);
    expect(p.player("green").traits.fur).toBe(2);
  });

  test("EO-39 the rulebook's example: a bid of five with two Mutants costs three, a bid of one costs nothing", () => {
    const five = position({ at: "auction", genes: ["leg", "egg", "fur"], red: { mutant: 2 } });
    five.play("red bid leg 5", "blue bid egg 0", "green bid fur 0");
    expect(five.player("red").points).toBe(7);
    const one = position({ at: "auction", genes: ["leg", "egg", "fur"], red: { mutant: 2 } });
    one.play("red bid leg 1", "blue bid egg 0", "green bid fur 0");
    expect(one.player("red").points).toBe(10);
  });

  test("EO-39 a Mutant bought now lowers no price yet", () => {
    const p = position({ at: "auction", genes: ["mutant", "egg", "fur"] });
    expect(p.refusal("red bid mutant 11")).toBe("cannot-pay EO-37");
    p.play("red bid mutant 3", "blue bid egg 0", "green bid fur 0");
    expect(p.player("red").points).toBe(7);
    expect(p.player("red").traits.mutant).toBe(1);
  });

  test("EO-40 a Card gene is swapped for the top event card, in initiative order, and leaves the game", () => {
    const p = position({
      at: "auction",
      genes: ["card", "card", "fur"],
      pile: ["shade", "charge", "still-air"],
      order: ["green", "red", "blue"],
    });
    p.play("green bid card 0", "red bid card#2 0", "blue bid fur 0");
    expect(p.player("green").hand).toEqual(["still-air"]);
    expect(p.player("red").hand).toEqual(["charge"]);
    expect(p.state.spentCardGenes).toBe(2);
  });

  test("EO-40 an empty pile gives nothing", () => {
    const p = position({ at: "auction", genes: ["card", "leg", "fur"], pile: [] });
    p.play("red bid card 2", "blue bid leg 0", "green bid fur 0");
    expect(p.player("red").hand).toEqual([]);
    expect(p.player("red").points).toBe(8);
    expect(p.told("pile-empty")).toHaveLength(1);
  });
});

describe("the variant with one gene less", () => {
  const options = { auction: true };

  test("EO-41 one gene less than players is drawn", () => {
    expect(position({ at: "meteor", players: 4, options }).state.lots).toHaveLength(3);
  });

  test("EO-41 only an overbid player may drop out, and gets and pays nothing", () => {
    const p = position({ at: "auction", options, genes: ["egg", "leg"] });
    expect(p.refusal("red drop")).toBe("cannot-drop-out EO-41");
    p.play("red bid egg 1", "blue bid leg 1");
    expect(p.legal("drop")).toEqual([]);
    p.play("green bid egg 2");
    expect(p.asked).toBe("red");
    expect(p.legal()).toContain("drop");
    p.play("red drop");
    expect(p.state.turn).toBe(2);
    expect(p.points()).toEqual([10, 9, 8]);
    expect(p.told("dropped-out")).toEqual([{ type: "dropped-out", seat: 0, forced: false }]);
  });

  test("EO-41 with no legal bid a player is out, first bid or not", () => {
    const p = position({ at: "auction", options, genes: ["egg", "leg"], green: { points: 0 }, red: { points: 1 } });
    p.play("red bid egg 0", "blue bid leg 3");
    expect(p.refusal("green bid egg 0")).toBeDefined(); // nothing left to bid with, so green was not asked
    expect(p.told("dropped-out")).toEqual([{ type: "dropped-out", seat: 2, forced: true }]);
    expect(p.state.turn).toBe(2);
    const overbid = position({ at: "auction", options, genes: ["egg", "leg"], red: { points: 1 } });
    overbid.play("red bid egg 1", "blue bid leg 3", "green bid egg 2");
    expect(overbid.told("dropped-out")).toEqual([{ type: "dropped-out", seat: 0, forced: true }]);
  });

  test("EO-41 unsold genes go back into the bag", () => {
    const p = position({ at: "auction", options, genes: ["egg", "leg", "fur"], players: 4, bag: { tail: 9 } });
    p.play("red bid egg 1", "blue bid egg 2", "red drop", "green bid egg 3", "blue drop", "yellow bid leg 0");
    expect(p.told("unsold")).toEqual([{ type: "unsold", genes: ["fur"] }]);
    expect(p.state.bag.fur).toBe(1);
  });

  test("EO-42 with too few genes in the bag all are drawn, and whoever is overbid may drop out", () => {
    const p = position({ at: "meteor", bag: { leg: 1, horn: 1 } });
    expect(p.state.lots.map(({ gene }) => gene).sort()).toEqual(["horn", "leg"]);
    p.play("red bid leg 0", "blue bid leg 1", "red bid horn 0", "green bid horn 1", "red drop");
    expect(p.state.turn).toBe(2);
  });

  test("EO-42 with an empty bag there is nothing to bid on", () => {
    const p = position({ at: "meteor", bag: {}, ...SPECIES });
    expect(p.state.turn).toBe(2);
    expect(p.told("dropped-out")).toHaveLength(3);
  });
});
