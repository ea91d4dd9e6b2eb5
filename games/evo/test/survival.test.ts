import { describe, expect, test } from "vitest";
import { position } from "./position.ts";

/** The rulebook's species: one dino on a beach, two on meadows, five on hills, two in the mountains. */
const EXAMPLE = { on: ["B1", "B2", "B6", "B4", "B9", "B11", "B12", "B21", "B8", "B13"], fur: 2, parasol: 1 } as const;

describe("survival", () => {
  test("EO-30 the rulebook's example on brown: the beach dies, one of two meadows dies by choice, the rest lives", () => {
    const p = position({ at: "survival", climate: "hill", red: EXAMPLE });
    expect(p.told("died")).toEqual([{ type: "died", seat: 0, zones: ["B1"], of: "deadly" }]);
    expect(p.asked).toBe("red");
    expect(p.legal()).toEqual(["lose B2", "lose B6"]);
    p.play("red lose B6");
    expect(p.dinos("red")).toEqual(["B2", "B4", "B8", "B9", "B11", "B12", "B13", "B21"]);
    expect(p.player("red").points).toBe(18);
  });

  test("EO-30 the same species on yellow: hills and mountains die, and there is no hot zone", () => {
    const p = position({ at: "survival", climate: "beach", red: EXAMPLE });
    expect(p.dinos("red")).toEqual(["B1", "B2", "B6"]);
    expect(p.player("red").points).toBe(13);
  });

  test("EO-30 exactly as many stay as are allowed, and the owner says which", () => {
    const p = position({ at: "survival", climate: "meadow", red: { on: ["B4", "B9", "B11", "B2", "B1", "B3"] } });
    expect(p.legal()).toEqual(["lose B1", "lose B3", "lose B4", "lose B9", "lose B11"]);
    expect(p.refusal("red lose B2")).toBe("safe-there EO-30");
    expect(p.refusal("red pass")).toBe("must-lose EO-30");
    expect(p.refusal("red lose D5")).toBe("not-your-dino EO-20");
    p.play("red lose B9", "red lose B1");
    expect(p.legal()).toEqual(["lose B4", "lose B11"]);
    expect(p.refusal("red lose B3")).toBe("safe-there EO-30");
    p.play("red lose B4");
    expect(p.dinos("red")).toEqual(["B2", "B3", "B11"]);
  });

  test("EO-30 where none may stay all go without a question", () => {
    const p = position({ at: "survival", climate: "meadow", red: { on: ["B4", "B9", "B2"], fur: 0 } });
    expect(p.dinos("red")).toEqual(["B2"]);
    expect(p.told("died")).toEqual([{ type: "died", seat: 0, zones: ["B4", "B9"], of: "cold" }]);
  });

  test("EO-31 every surviving dino is a mutation point", () => {
    const p = position({
      at: "survival",
      climate: "mountain",
      red: { on: ["B8", "B13", "B14"], points: 5 },
      blue: { on: ["B1"], points: 2 },
      green: { points: 0 },
    });
    expect(p.points()).toEqual([8, 2, 0]);
    expect(p.told("scored").map(({ dinos }) => dinos)).toEqual([3, 0, 0]);
  });
});
