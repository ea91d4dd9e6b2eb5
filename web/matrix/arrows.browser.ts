import { expect, test } from "@playwright/test";
import { Looker } from "./looker.ts";

/** A table for six at which somebody's Carnivore is taken up: it may hunt many. */
const HUNT =
  "board=evolution,game=evolution,kept=6p,move=244,seat=3,company=bots,zoom=1,text=1,pointer=mouse,language=en,theme=light,state=picked";

test("arrows go from what is seen to what is seen, and none crosses the table from somewhere else", async ({
  browser,
  baseURL,
}) => {
  const looker = new Looker(browser, baseURL ?? "");
  const { page } = await looker.eye({ pointer: "mouse", text: 1 });
  const drawn: number[] = [];
  for (const [width, height] of [
    [1440, 900],
    [700, 520],
    [498, 463],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      ([which, wide, high]) => {
        const [sample] = window.matrix.samples(
          1,
          "arrows",
          window.matrix.read(`${which},width=${wide},height=${high}`),
        );
        return sample === undefined ? undefined : window.matrix.show(sample);
      },
      [HUNT, width, height] as const,
    );
    const { lines, lost } = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const paths = [...document.querySelectorAll<SVGPathElement>(".arrows > .arrow")];
      const ends = paths.flatMap((path) => {
        const { left, top } = path.ownerSVGElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
        return [path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())].map(({ x, y }) => ({
          x: x + left,
          y: y + top,
        }));
      });
      // An end is a species' where one lies within a few pixels, whatever lies over it.
      const isThere = ({ x, y }: { x: number; y: number }): boolean =>
        [-6, 0, 6].some((across) =>
          [-6, 0, 6].some((down) =>
            document
              .elementsFromPoint(x + across, y + down)
              .some((hit) => hit.matches("[data-thing^=species], [data-thing^=species] *")),
          ),
        );
      return { lines: paths.length, lost: ends.filter((end) => !isThere(end)).length };
    });
    expect(lost, `${width}×${height}`).toBe(0);
    drawn.push(lines);
  }
  // With room for everybody's species all of the hunt is shown.
  expect(drawn[0]).toBeGreaterThan(3);
  expect(drawn.at(-1)).toBeLessThan(drawn[0] ?? 0);
  await page.context().close();
});
