import { expect, test } from "@playwright/test";
import { Looker } from "./looker.ts";

/** A table with people, whose clocks stand over it. */
const CLOCKS =
  "board=evo,game=evo,kept=4p_island=BC_auction=true,move=280,seat=1,company=people,zoom=1,text=1,pointer=mouse,language=en,theme=light,state=plain";

test("a clock that runs moves nothing beside it", async ({ browser, baseURL }) => {
  const looker = new Looker(browser, baseURL ?? "");
  const { page } = await looker.eye({ pointer: "mouse", text: 1 });
  for (const [width, height] of [
    [1280, 800],
    [531, 402],
  ] as const) {
    await page.setViewportSize({ width, height });
    const places = await page.evaluate(
      async ([which, wide, high]) => {
        const wanted = window.matrix.read(`${which},width=${wide},height=${high}`);
        const [sample] = window.matrix.samples(1, "clocks", wanted);
        if (sample === undefined) return [];
        await window.matrix.show(sample);
        const face = document.querySelector(".clocks li[data-runs] .numeral");
        return ["10:00", "11:11", "12:22", "13:57", "14:44"].map((now) => {
          if (face !== null) face.textContent = now;
          return [...document.querySelectorAll(".clocks li")].map((clock) => clock.getBoundingClientRect().x);
        });
      },
      [CLOCKS, width, height] as const,
    );
    expect(places[0]).toHaveLength(4);
    for (const place of places) expect(place).toEqual(places[0]);
  }
});
