import { describe, expect, test } from "vitest";
import { position } from "./position.ts";

describe("steps", () => {
  test("EO-20 a leg is a step: one dino, one zone, to any terrain, then the next player moves", () => {
    const p = position({ at: "movement", climate: "beach", red: { on: ["B8"] }, blue: { on: ["D5"] } });
    expect(p.legal().sort()).toEqual(
      ["pass", "step B8 B12", "step B8 B13", "step B8 B3", "step B8 B4", "step B8 B7", "step B8 B9"].sort(),
    );
    p.play("red step B8 B13");
    expect(p.dinos("red")).toEqual(["B13"]);
    expect(p.asked).toBe("blue");
  });

  test("EO-20 two legs: one dino two zones, or two dinos one each; steps may be left", () => {
    const plan = { at: "movement", red: { on: ["B1", "B24"], leg: 2 }, blue: { on: ["D5"] } } as const;
    expect(position(plan).play("red step B1 B4", "red step B4 B8").dinos("red")).toEqual(["B8", "B24"]);
    expect(position(plan).play("red step B1 B2", "red step B24 B25").dinos("red")).toEqual(["B2", "B25"]);
    const resting = position(plan).play("red step B1 B2", "red pass");
    expect(resting.asked).toBe("blue");
    expect(resting.dinos("red")).toEqual(["B2", "B24"]);
  });

  test("EO-20 why a step is refused", () => {
    const p = position({ at: "movement", red: { on: ["B1"] }, blue: { on: ["B2"] } });
    expect(p.refusal("blue step B2 B5")).toBe("not-your-turn EO-10");
    expect(p.refusal("red step B1 X9")).toBe("no-such-zone house");
    expect(p.refusal("red step B2 B5")).toBe("not-your-dino EO-20");
    expect(p.refusal("red step B1 B9")).toBe("not-adjacent EO-20");
    expect(p.refusal("red birth B4")).toBe("birth-time EO-25");
    const spent = position({ at: "movement", turn: 3, red: { on: ["B1"], hand: ["shade"] } });
    spent.play("red pass", "red step B1 B2"); // the window, then a step
    expect(spent.refusal("red step B2 B5")).toBe("no-steps-left EO-20");
  });

  test("EO-20 a species without a dino, and without a card, has no part in the movement", () => {
    const p = position({ at: "movement", red: {}, blue: { on: ["D5"] } });
    expect(p.asked).toBe("blue");
  });

  test("EO-21 one dino a zone: an own dino's zone cannot be entered, another's only by attacking at once", () => {
    const p = position({ at: "movement", dice: [1], red: { on: ["B1", "B2"], leg: 3 }, blue: { on: ["B4"] } });
    expect(p.refusal("red step B1 B2")).toBe("own-dino-there EO-21");
    p.play("red step B1 B4");
    expect(p.told("fought")).toHaveLength(1);
    expect(p.dinos("red")).toEqual(["B2", "B4"]);
    expect(p.dinos("blue")).toEqual([]);
  });
});

describe("combat", () => {
  const TABLE = [
    { more: 3, wins: 5 },
    { more: 2, wins: 5 },
    { more: 1, wins: 4 },
    { more: 0, wins: 2 },
    { more: -1, wins: 1 },
  ];
  const fight = (more: number, face: number) =>
    position({
      at: "movement",
      dice: [face],
      red: { on: ["B13"], horn: 3 + Math.min(0, more) },
      blue: { on: ["B14"], horn: 3 - Math.max(0, more) },
    });

  test.each(TABLE)(
    "EO-22 with $more horns more the attacker wins on 1 to $wins and on nothing else",
    ({ more, wins }) => {
      for (const face of [1, 2, 3, 4, 5, 6]) {
        const p = fight(more, face).play("red step B13 B14");
        expect([face, p.dinos("red"), p.dinos("blue")]).toEqual(
          face <= wins ? [face, ["B14"], []] : [face, [], ["B14"]],
        );
      }
    },
  );

  test.each([-2, -3])("EO-22 with %i horns there is no attack, and so no way into the zone", (more) => {
    const p = fight(more, 1);
    expect(p.legal("step")).not.toContain("step B13 B14");
    expect(p.refusal("red step B13 B14")).toBe("too-few-horns EO-22");
  });

  test("EO-23 the loser goes back to its owner's stock and can be born again", () => {
    const p = position({
      at: "movement",
      dice: [6],
      red: { on: ["B13"], egg: 2 },
      blue: { on: ["B14"] },
    });
    p.play("red step B13 B14", "blue pass");
    expect(p.dinos("red")).toEqual([]);
    expect(p.state.phase).toBe("births");
    expect(p.legal("birth").length).toBe(41); // EO-32: anywhere
  });

  test("EO-23 a fight costs its step, won or lost, and the attacker goes on with the others", () => {
    const plan = { at: "movement", red: { on: ["B13", "B1"], leg: 2 }, blue: { on: ["B14"] } } as const;
    const won = position({ ...plan, dice: [2] }).play("red step B13 B14", "red step B14 D6");
    expect(won.dinos("red")).toEqual(["B1", "D6"]);
    const lost = position({ ...plan, dice: [3] }).play("red step B13 B14");
    expect(lost.asked).toBe("red");
    lost.play("red step B1 B2");
    expect(lost.asked).toBe("blue");
  });
});
