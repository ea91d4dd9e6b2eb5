import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { lengthOf, MOTIONS, type Motion, type Scene, Show } from "../scene.ts";
import { beside, type Box, common, framesOf, inSight, place } from "../scene-stage.ts";

const picture = createElement("i");
const EVERY = Object.keys(MOTIONS) as readonly Motion[];

function scene(kind: string, motion: Motion = "unfold"): Scene {
  return { kind, actors: [{ motion, picture }] };
}

/** Plays everything that waits; answers what came on, and how long it took. */
function playAll(show: Show): { readonly kinds: readonly string[]; readonly took: number } {
  const kinds: string[] = [];
  let took = 0;
  while (show.playing !== undefined) {
    kinds.push(show.playing.scene.kind);
    took += lengthOf(show.playing.scene) / show.playing.speed;
    show.next();
  }
  return { kinds, took };
}

describe("a show", () => {
  test("plays scenes in their order, each as long as it takes", () => {
    const show = new Show();
    show.add([scene("a"), scene("b", "bite")], "calm");
    expect(playAll(show)).toEqual({ kinds: ["a", "b"], took: MOTIONS.unfold + MOTIONS.bite });
  });

  test("is faster at a brisk table, and leaves everything out at one where bots are skipped", () => {
    const [calm, brisk, instant] = [new Show(), new Show(), new Show()];
    calm.add([scene("a")], "calm");
    brisk.add([scene("a")], "brisk");
    instant.add([scene("a")], "instant");
    expect(playAll(brisk).took).toBeLessThan(playAll(calm).took / 2);
    expect(instant.playing).toBeUndefined();
  });

  test("is never more than a moment behind: the more there is, the faster it goes, and the oldest go first", () => {
    const show = new Show();
    show.add(
      Array.from({ length: 40 }, (_, index) => scene(String(index))),
      "calm",
    );
    const { kinds, took } = playAll(show);
    expect(kinds.at(-1)).toBe("39");
    expect(kinds.length).toBeLessThan(10);
    expect(took).toBeLessThan(3000);
  });

  test("tells whoever listens, and is over at once when it is skipped", () => {
    const show = new Show();
    let told = 0;
    const stop = show.subscribe(() => told++);
    show.add([scene("a"), scene("b")], "calm");
    expect(told).toBe(1);
    show.skip();
    expect(show.playing).toBeUndefined();
    expect(told).toBe(2);
    show.skip();
    expect(told).toBe(2);
    stop();
    show.add([scene("c")], "calm");
    expect(told).toBe(2);
    expect(playAll(show).kinds).toEqual(["c"]);
  });

  test("lasts as long as its latest actor", () => {
    expect(
      lengthOf({
        kind: "a",
        actors: [
          { motion: "tumble", picture },
          { motion: "perish", picture, after: 640 },
        ],
      }),
    ).toBe(640 + MOTIONS.perish);
  });
});

describe("a stage", () => {
  const box: Box = { left: 100, top: 50, width: 800, height: 500 };
  const stage = { box, heart: { left: 200, top: 100, width: 400, height: 300 } };

  test("has every actor within it, whatever the size and wherever its thing lies", () => {
    for (const motion of EVERY.filter((each) => each !== "reach")) {
      for (const at of [
        undefined,
        { left: 90, top: 40, width: 10, height: 10 },
        { left: 860, top: 520, width: 300, height: 300 },
      ]) {
        const { left, top, width, height } = place({ motion, picture, size: 2 }, stage, at, undefined).box;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(box.width);
        expect(top + height).toBeLessThanOrEqual(box.height);
      }
    }
  });

  test("has its middle in the heart of the table", () => {
    const { left, top, width, height } = place({ motion: "unfold", picture }, stage, undefined, undefined).box;
    expect([left + width / 2, top + height / 2]).toEqual([300, 200]);
  });

  test("shows what is scrolled out of its part at the edge of it, and what went with its part where it was", () => {
    const lay: Box = { left: 700, top: 20, width: 40, height: 20 };
    expect(inSight(lay, { left: 100, top: 100, width: 200, height: 200 })).toEqual({ ...lay, left: 280, top: 90 });
    expect(inSight(lay, { left: 0, top: 0, width: 0, height: 0 })).toEqual(lay);
  });

  test("is the part of the table that is in sight: what the window has of it, beside the prompt that lies over it", () => {
    const table: Box = { left: 0, top: 40, width: 400, height: 900 };
    const seen = common(table, { left: 0, top: 0, width: 400, height: 700 });
    expect(seen).toEqual({ left: 0, top: 40, width: 400, height: 660 });
    expect(common(table, { left: 0, top: 1000, width: 400, height: 50 })).toBeUndefined();
    expect(beside(table, { left: 0, top: 440, width: 400, height: 100 })).toEqual({ ...table, height: 400 });
    expect(beside(table, { left: 0, top: 0, width: 400, height: 140 })).toEqual({ ...table, top: 140, height: 800 });
    // A prompt beside the table, or all over it, takes nothing away.
    expect(beside(table, { left: 350, top: 0, width: 300, height: 900 })).toEqual(table);
    expect(beside(table, { left: 0, top: 0, width: 400, height: 1000 })).toEqual(table);
  });

  test("an arrow spans the way between two things, and points along it", () => {
    const [from, to] = [
      { left: 200, top: 200, width: 40, height: 40 },
      { left: 500, top: 200, width: 40, height: 40 },
    ];
    const there = place({ motion: "reach", picture }, stage, to, from);
    expect([there.box.left, there.box.width, there.turn]).toEqual([120, 300, 0]);
    expect(Math.abs(place({ motion: "reach", picture }, stage, from, to).turn)).toBeCloseTo(Math.PI);
  });

  test("every motion begins and ends at its ends, and is gone at the end", () => {
    const way = { left: 300, top: 300, width: 20, height: 20 };
    for (const motion of EVERY) {
      const frames = framesOf(place({ motion, picture }, stage, undefined, way));
      expect([frames[0]?.offset, frames.at(-1)?.offset]).toEqual([0, 1]);
      expect(frames.at(-1)?.opacity).toBe(0);
      expect(frames.map(({ offset }) => offset)).toEqual(frames.map(({ offset }) => offset).toSorted((a, b) => a - b));
    }
  });
});
