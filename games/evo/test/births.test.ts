import { describe, expect, test } from "vitest";
import { position } from "./position.ts";

describe("births", () => {
  test("EO-25 an egg is a newborn in an empty zone beside an adult", () => {
    const p = position({ at: "births", red: { on: ["B1"] }, blue: { on: ["B4"] } });
    expect(p.legal()).toEqual(["birth B2", "birth B3"]);
    p.play("red birth B2");
    expect(p.dinos("red")).toEqual(["B1", "B2"]);
    expect(p.asked).toBe("blue");
  });

  test("EO-25 newborns are no adults: nobody is born beside them", () => {
    const p = position({ at: "births", red: { on: ["B1"], egg: 3 } });
    p.play("red birth B2");
    expect(p.legal()).toEqual(["birth B3", "birth B4"]);
    expect(p.refusal("red birth B5")).toBe("no-adult-near EO-25");
  });

  test("EO-25 births are obligatory, as many as there are eggs, dinos in stock and zones", () => {
    const eggs = position({ at: "births", red: { on: ["B1"], egg: 2 } });
    expect(eggs.refusal("red pass")).toBe("must-give-birth EO-25");
    const zones = position({ at: "births", red: { on: ["B1", "B2"], egg: 9 }, blue: { on: ["B3", "B4"] } });
    zones.play("red birth B5");
    expect(zones.asked).toBe("blue");
    const nine = ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9"];
    const stock = position({ at: "births", red: { on: nine, egg: 4 }, blue: { on: ["D8"] } });
    stock.play("red birth B13");
    expect(stock.asked).toBe("blue");
  });

  test("EO-25 zones filled earlier in the phase are not free", () => {
    const p = position({ at: "births", red: { on: ["B1"] }, blue: { on: ["B4"] } });
    p.play("red birth B2");
    expect(p.legal("birth")).not.toContain("birth B2");
    expect(p.refusal("blue birth B2")).toBe("zone-taken EO-25");
  });

  test("EO-25 why a birth is refused", () => {
    const p = position({ at: "births", turn: 3, red: { on: ["B1"], hand: ["shade"] }, blue: { on: ["D5"] } });
    p.play("red pass"); // the window
    p.play("red birth B2");
    expect(p.refusal("red birth B3")).toBe("none-due EO-25");
    expect(p.refusal("red birth Q1")).toBe("no-such-zone house");
    const ten = ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10"];
    const full = position({ at: "births", version: 1, turn: 3, red: { on: ten, hand: ["shade"] } }).play("red pass");
    expect(full.refusal("red birth B13")).toBe("none-in-stock EO-25");
  });

  test("EO-32 a species without a dino begins anew: anywhere, then beside its newborns", () => {
    const p = position({ at: "births", red: { egg: 3, points: 4 }, blue: { on: ["B1"] } });
    expect(p.legal("birth")).toHaveLength(41);
    p.play("red birth B15");
    expect(p.legal()).toEqual(["birth B10", "birth B16"]);
    expect(p.refusal("red birth D5")).toBe("not-near-newborn EO-32");
    p.play("red birth B10");
    expect(p.legal()).toEqual(["birth B16", "birth B6", "birth B11"]);
  });

  test("EO-32 newborns that find no zone are not born", () => {
    const p = position({
      at: "births",
      red: { egg: 3 },
      blue: { on: ["B10", "B16"], egg: 0 },
    });
    p.play("red birth B15");
    expect(p.dinos("red")).toEqual(["B15"]);
    expect(p.asked).not.toBe("red");
  });

  test("EO-32 it keeps its points and bids like the others", () => {
    const p = position({ at: "auction", genes: ["egg", "leg", "fur"], red: { points: 4 }, blue: { on: ["B1"] } });
    p.play("red bid egg 4");
    expect(p.points()[0]).toBe(4);
  });
});
