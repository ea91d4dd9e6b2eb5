import { describe, expect, test } from "vitest";
import { EVENT_CARDS } from "../rules/data/cards.ts";
import { type Plan, position } from "./position.ts";

const IN_TURN_3 = { turn: 3, blue: { on: ["D8"] }, green: { on: ["B25"] } } as const;

describe("when cards are played", () => {
  test("EO-45 not in the first two turns: nobody is even asked", () => {
    for (const turn of [1, 2]) {
      const p = position({ at: "movement", turn, red: { on: ["B2"], leg: 2, hand: ["second-wind", "charge"] } });
      expect(p.legal().every((move) => move.startsWith("step") || move === "pass")).toBe(true);
      expect(p.refusal("red play second-wind")).toBe("too-early EO-45");
    }
    const third = position({ at: "movement", turn: 3, red: { on: ["B2"], hand: ["charge"] } });
    expect(third.legal()).toEqual(["play charge", "pass"]);
  });

  test("EO-45 any number a turn, each discarded when it is played", () => {
    const p = position({ at: "survival", ...IN_TURN_3, red: { on: ["B2"], hand: ["shade", "thick-coat", "charge"] } });
    p.play("red play shade", "red play thick-coat");
    expect(p.state.discard).toEqual(["shade", "thick-coat"]);
    expect(p.player("red").hand).toEqual(["charge"]);
    expect(p.asked).toBe("red");
  });

  test("EO-45 an effect ends with the turn", () => {
    const p = position({ at: "survival", ...IN_TURN_3, red: { on: ["B2"], hand: ["shade"] } });
    p.play("red play shade");
    expect(p.player("red").boosts.parasols).toBe(2);
    const [a, b, c] = p.state.lots.map(({ gene, nth }) => (nth === 1 ? gene : `${gene}#${nth}`));
    p.play(`red bid ${a} 0`, `blue bid ${b} 0`, `green bid ${c} 0`);
    expect(p.state.turn).toBe(4);
    expect(p.player("red").boosts.parasols).toBe(0);
  });

  test("EO-46 in initiative order, and who comes later sees what was played and may keep the own card", () => {
    const p = position({
      at: "movement",
      turn: 3,
      order: ["blue", "red", "green"],
      red: { on: ["B13"], hand: ["charge"] },
      blue: { on: ["B14"], hand: ["bodyguard"] },
    });
    expect(p.asked).toBe("blue");
    p.play("blue play bodyguard");
    expect(p.asked).toBe("red");
    p.play("red pass");
    expect(p.player("red").hand).toEqual(["charge"]);
  });

  const windows: readonly (Plan & { readonly fits: string })[] = [
    { at: "climate", fits: "play still-air" },
    { at: "movement", fits: "play charge" },
    { at: "births", fits: "play barren-season" },
    { at: "survival", fits: "play shade" },
    { at: "auction", genes: ["leg", "egg", "fur"], fits: "play fresh-draw leg" },
  ];
  test.each(windows)("EO-47 a window at the start of $at: $fits, or pass", ({ fits, ...plan }) => {
    const card = fits.split(" ")[1] ?? "";
    const p = position({ ...plan, ...IN_TURN_3, red: { on: ["B2"], hand: [card] } });
    expect(p.asked).toBe("red");
    expect(p.legal()).toContain(fits);
    expect(p.legal()).toContain("pass");
  });

  test("EO-47 the last window opens when everybody has a gene, before anybody pays", () => {
    const p = position({ at: "auction", ...IN_TURN_3, genes: ["leg", "egg", "fur"], red: { hand: ["bargain-gene"] } });
    p.play("red pass", "red bid leg 5", "blue bid egg 0", "green bid fur 0");
    expect(p.state.window).toBe("paying");
    expect(p.legal()).toEqual(["play bargain-gene", "pass"]);
    expect(p.points()).toEqual([10, 10, 10]);
  });

  test("EO-47 whoever holds any card is asked, whatever it is, so that being asked tells nothing", () => {
    for (const card of EVENT_CARDS) {
      const asked: string[] = [];
      for (const at of ["climate", "movement", "births", "survival", "auction"] as const) {
        const p = position({ at, ...IN_TURN_3, genes: ["leg", "egg", "fur"], red: { on: ["B2"], hand: [card.id] } });
        asked.push(`${p.asked} ${p.state.window}`);
      }
      expect(asked).toEqual(["red climate", "red movement", "red births", "red survival", "red drawn"]);
    }
  });

  test("EO-47 who holds none is not asked, and nobody twice", () => {
    const p = position({
      at: "survival",
      turn: 3,
      climate: "meadow",
      red: { on: ["B2"], hand: ["shade"] },
      blue: { on: ["D8"] },
      green: { on: ["B25"], hand: ["cold-snap"] },
    });
    p.play("red pass");
    expect(p.asked).toBe("green");
    p.play("green play cold-snap red");
    expect(p.state.phase).toBe("auction"); // red has no second say
  });

  test("EO-47 the own part of movement and births is not skipped for a player with a card", () => {
    const p = position({ at: "movement", ...IN_TURN_3, red: { on: ["B1"], leg: 0, hand: ["scorcher"] } });
    p.play("red pass"); // the window
    expect([p.asked, p.state.window, p.legal()]).toEqual(["red", null, ["pass"]]);
    p.play("red pass", "blue pass", "green pass");
    expect([p.asked, p.state.window]).toEqual(["red", "births"]);
    p.play("red pass", "red birth B2");
    expect([p.asked, p.legal()]).toEqual(["red", ["pass"]]);
  });

  const ten = ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10"];
  test.each(EVENT_CARDS)(
    "EO-47 nobody is asked where all see that no card could help, whatever is held: $id",
    ({ id }) => {
      const hand = [id];
      const others = { blue: { on: ["D5"] }, green: { on: ["B24"] } };
      // Horns and steps are nothing to a species without a dino: straight to the others, and on to the births.
      const gone = position({ at: "movement", ...IN_TURN_3, ...others, red: { hand } });
      expect(gone.asked).toBe("blue");
      gone.play("blue pass", "green pass");
      expect([gone.asked, gone.state.window]).toEqual(["red", "births"]);
      // Ten dinos are all there are: red is asked once, in the window, and not in its own part.
      const full = position({ at: "births", ...IN_TURN_3, ...others, red: { on: ten, hand } }).play("red pass");
      expect(full.asked).toBe("blue");
      // A price of nothing cannot be lowered.
      const cheap = position({ at: "auction", ...IN_TURN_3, genes: ["leg", "egg", "fur"], red: { hand, points: 3 } });
      cheap.play("red pass", "red bid leg 0", "blue bid egg 0", "green bid fur 0");
      expect([cheap.state.turn, cheap.state.window]).toEqual([4, "climate"]);
    },
  );

  test("EO-47 in games of version 1 whoever holds a card is asked all the same", () => {
    const p = position({ at: "movement", ...IN_TURN_3, version: 1, red: { hand: ["scorcher"] } });
    p.play("red pass");
    expect([p.asked, p.state.window, p.legal()]).toEqual(["red", null, ["pass"]]);
  });

  test("EO-47 why a card is refused", () => {
    const p = position({ at: "movement", ...IN_TURN_3, red: { on: ["B2"], hand: ["shade", "second-wind"] } });
    expect(p.refusal("red play shade")).toBe("wrong-moment EO-47");
    expect(p.refusal("red play second-wind")).toBe("wrong-moment EO-47");
    expect(p.refusal("red play charge")).toBe("no-such-card house");
    p.play("red pass", "red step B2 B5");
    expect(p.refusal("red play second-wind")).toBe("not-at-start EO-49");
  });
});
