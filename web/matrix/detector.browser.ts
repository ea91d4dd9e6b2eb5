import { expect, test } from "@playwright/test";
import type { Kind } from "./detect.ts";
import { keptOut, Looker } from "./looker.ts";

/** A page with nothing wrong: text in a frame, buttons side by side, a list that scrolls. */
const SOUND = `
  <div style="padding:20px;font-size:16px">
    <p style="border:1px solid #000;padding:4px">All is well</p>
    <button style="width:60px;height:48px">one</button> <button style="width:60px;height:48px">two</button>
    <div style="height:60px;overflow:auto" tabindex="0"><p style="height:400px">long</p><button style="height:48px;width:90px">last</button></div>
  </div>`;

/** A hand whose cards lie over each other by so many pixels of a hundred; scrolled to its end a card is partly out of sight. */
function hand(over: number): string {
  const card = `<button style="flex:none;width:100px;height:70px;margin-right:-${over}px">card</button>`;
  return `<div style="display:flex;width:235px;height:90px;overflow:auto" tabindex="0">${card.repeat(6)}<i style="flex:none;width:${over}px"></i></div>`;
}

/** A name below its picture, which reaches over its line by so many pixels, in a list of which so many are in sight. */
function pictured(over: number, high: number): string {
  return `<div style="height:${high}px;overflow:auto" tabindex="0"><i style="display:block;position:relative;height:50px"></i><p style="margin:-${over}px 0 0;font-size:16px;line-height:24px">name</p></div>`;
}

/** A list that ends between two pixels, where the next thing begins, with a line so many pixels below its top. */
function atTheEnd(down: number): string {
  return `<div style="height:30.5px;overflow:auto" tabindex="0"><p style="margin:0;padding-top:${down}px;font-size:32px;line-height:48px">line</p></div><div style="position:relative;height:60px;background:#ccc"></div>`;
}

/** What is planted, and what the detector must call it. */
const FAULTS: readonly (readonly [kind: Kind, name: string, html: string])[] = [
  [
    "stopped",
    "a page in place of one that could not be drawn",
    `<section class="failure">The board has stopped</section>`,
  ],
  ["too-wide", "a page wider than its window", `<div style="width:3000px;height:20px"></div>`],
  [
    "clipped",
    "text that its box cuts off",
    `<div style="width:60px;overflow:hidden;white-space:nowrap">much too long a text</div>`,
  ],
  [
    "clipped",
    "text that ends in dots",
    `<div style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">much too long</div>`,
  ],
  [
    "clipped",
    "lines that are left out",
    `<p style="width:90px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden">one line and another line</p>`,
  ],
  [
    "clipped",
    "a picture that is cut off",
    `<div style="width:30px;height:60px;overflow:hidden"><svg width="90" height="60"></svg></div>`,
  ],
  [
    "unreachable",
    "a button behind the end of a box that does not scroll",
    `<div style="height:30px;overflow:hidden"><p style="height:80px">x</p><button style="height:48px;width:90px">gone</button></div>`,
  ],
  [
    "unreachable",
    "a button left of where a page begins",
    `<button style="position:absolute;left:-200px;width:90px;height:48px">gone</button>`,
  ],
  [
    "covered",
    "a button under a box",
    `<div style="position:relative"><button style="width:90px;height:48px">under</button><div style="position:absolute;inset:0;background:#ccc"></div></div>`,
  ],
  [
    "covered",
    "a button that is covered once it is scrolled to",
    `<div style="position:relative"><div style="height:80px;overflow:auto" tabindex="0"><p style="height:300px">x</p><button style="height:48px;width:90px">last</button></div><div style="position:absolute;left:0;bottom:0;width:200px;height:50px;background:#ccc"></div></div>`,
  ],
  ["covered", "letters under a picture", pictured(16, 80)],
  ["covered", "letters under a picture, with their lower half out of sight", pictured(16, 48)],
  ["covered", "cards so close together that a touch near a corner takes the next", hand(45)],
  [
    "overlap",
    "letters over letters",
    `<div style="position:relative;height:40px"><b style="position:absolute;left:0">over</b><i style="position:absolute;left:4px">under</i></div>`,
  ],
  [
    "overlap",
    "a box over the box beside it",
    `<ul><li style="height:40px;border:1px solid"></li><li style="height:40px;margin-top:-20px;border:1px solid"></li></ul>`,
  ],
  [
    "outside",
    "text that leaves its frame",
    `<div style="width:60px;border:1px solid;white-space:nowrap">far out of its frame</div>`,
  ],
  ["small-text", "small letters", `<p style="font-size:9px">tiny</p>`],
  [
    "small-text",
    "letters made small by scaling",
    `<p style="font-size:16px;transform:scale(0.5);width:90px">scaled</p>`,
  ],
  [
    "small-text",
    "small letters in a drawing",
    `<svg width="100" height="50" viewBox="0 0 400 200"><text x="0" y="50" font-size="16">drawn</text></svg>`,
  ],
  ["small-target", "a small button", `<button style="width:16px;height:16px;padding:0">x</button>`],
  [
    "small-target",
    "a usual button that a finger has to aim at",
    `<button class="button" style="width:90px;min-height:30px;height:30px">x</button>`,
  ],
  [
    "out-of-sight",
    "a prompt that has to be scrolled to",
    `<div class="frame"><div style="height:2000px"></div><p class="prompt-line">What now?</p></div>`,
  ],
  [
    "starved",
    "a table without room for its middle",
    `<div class="frame" style="height:600px"><div data-region="stage" style="height:60px"></div></div>`,
  ],
];

test("the detector finds nothing wrong with a sound page, and every planted fault", async ({ browser, baseURL }) => {
  const looker = new Looker(browser, baseURL ?? "");
  const { page } = await looker.eye({ pointer: "finger", text: 1 });
  await page.setViewportSize({ width: 600, height: 700 });
  const kindsOf = (html: string): Promise<string[]> =>
    page.evaluate((planted) => {
      document.body.innerHTML = planted;
      return window.matrix.detect(true, 600).map(({ kind }) => kind);
    }, html);
  expect(await kindsOf(SOUND)).toEqual([]);
  expect(await kindsOf(hand(20)), "a hand that is scrolled to its end").toEqual([]);
  expect(await kindsOf(pictured(6, 80)), "a picture that reaches over the edge of a line").toEqual([]);
  expect(await kindsOf(pictured(6, 51)), "the same, with the line scrolled away all but its edge").toEqual([]);
  for (let down = 12; down < 24; down += 0.5) {
    expect(await kindsOf(atTheEnd(down)), `a line of which a list shows the upper edge, ${down} px below`).toEqual([]);
  }
  for (const [kind, name, html] of FAULTS) {
    expect(await kindsOf(SOUND + html), name).toContain(kind);
  }
});

/** A card that rises under the pointer. */
const RISES = `.rises { width: 90px; height: 48px; position: relative } .rises:hover { translate: 0 -6px }`;
const RISING = `<button class="rises">card</button>`;

/** What does not stay where it is, whether the fault is a script's, a style's, or shows only where a pointer rests. */
const RESTLESS: readonly (readonly [name: string, style: string, html: string])[] = [
  ["a card that falls as soon as it has risen", RISES, RISING],
  [
    "a button that goes to and fro for ever",
    "@keyframes to-and-fro { to { translate: 9px 0 } } .swings { animation: to-and-fro 0.3s linear infinite alternate; height: 48px }",
    `<button class="swings">here</button>`,
  ],
  [
    "a box that is too large where it is small, and too small where it is large",
    ".fits { height: 48px; width: 80px }",
    `<button class="fits" id="fits">fit</button>`,
  ],
];

/** Answers each new size with another one, as a layout does that fits itself to what it has just made. */
function fitForEver(): void {
  const box = document.getElementById("fits");
  if (box === null) return;
  new ResizeObserver(() => {
    requestAnimationFrame(() => {
      box.style.width = box.clientWidth > 70 ? "60px" : "80px";
    });
  }).observe(box);
}

test("the detector finds what does not stay at rest, and nothing where all stays", async ({ browser, baseURL }) => {
  const looker = new Looker(browser, baseURL ?? "");
  const { page } = await looker.eye({ pointer: "mouse", text: 1 });
  await page.setViewportSize({ width: 600, height: 700 });
  const kindsOf = async (style: string, html: string): Promise<string[]> => {
    await page.mouse.move(0, 0);
    await page.evaluate((planted) => {
      document.body.innerHTML = planted;
    }, `<style>${style}</style><div style="padding:20px">${html}</div>`);
    await page.evaluate(fitForEver);
    // All four edges of everything come up in a few turns.
    const found = [];
    for (let turn = 0; turn < 6; turn++) found.push(...(await looker.rest(page, 9, String(turn))));
    return found.map(({ kind }) => kind);
  };
  expect(await kindsOf("", SOUND)).toEqual([]);
  const footed = `${RISES} .rises:hover::after { content: ""; position: absolute; inset: 100% 0 -6px }`;
  expect(await kindsOf(footed, RISING), "a card that keeps its place under the pointer").toEqual([]);
  for (const [name, style, html] of RESTLESS) expect(await kindsOf(style, html), name).toContain("restless");
});

/** What keeps somebody out, and the rule by which axe knows it. */
const SHUT: readonly (readonly [rule: string, html: string])[] = [
  ["color-contrast", `<p style="color:#bbb;background:#fff;padding:9px">hardly there</p>`],
  ["button-name", `<button style="width:60px;height:48px"><svg width="20" height="20"></svg></button>`],
  ["aria-allowed-role", `<ol role="status"><li>said, and no list any more</li></ol>`],
];

test("axe finds nothing wrong with a sound page, and every planted fault", async ({ browser, baseURL }) => {
  const looker = new Looker(browser, baseURL ?? "");
  const { page } = await looker.eye({ pointer: "mouse", text: 1 });
  await page.setViewportSize({ width: 600, height: 700 });
  const rulesOf = async (html: string): Promise<string[]> => {
    await page.evaluate((planted) => {
      document.body.innerHTML = planted;
    }, `<main style="background:#fff;color:#000"><h1>Sound</h1>${html}${SOUND}</main>`);
    return (await keptOut(page)).map(({ what }) => what);
  };
  expect(await rulesOf("")).toEqual([]);
  for (const [rule, html] of SHUT) expect(await rulesOf(html), rule).toContain(rule);
});

const STRIPES = "background:repeating-linear-gradient(90deg,#fff 0 9px,#888 9px 18px)";

/** A line with something below it that has a ring. */
function ringed(ring: string): string {
  return `<div style="display:grid;line-height:1.1"><p style="margin:0">a line above</p><div style="height:40px;${ring}"></div></div>`;
}

/** Letters on pictures, whose background no style names. */
const ON_PICTURES: readonly (readonly [name: string, isFaint: boolean, html: string])[] = [
  ["dark letters on a bright picture", false, `<p style="${STRIPES};color:#000">clear enough</p>`],
  ["letters that the darker half of a picture swallows", true, `<p style="${STRIPES};color:#777">half of it gone</p>`],
  ["letters of which nothing is to be seen", true, `<p style="${STRIPES};color:transparent">nothing here</p>`],
  [
    "letters of a drawing on what is drawn under them",
    true,
    `<svg width="200" height="40"><rect width="200" height="40" fill="#345"/><text x="9" y="26" fill="#567">on a rock</text></svg>`,
  ],
  [
    "the same with a light edge around them",
    false,
    `<svg width="200" height="40"><rect width="200" height="40" fill="#345"/><text x="9" y="26" fill="#123" stroke="#fff" stroke-width="5" paint-order="stroke">on a rock</text></svg>`,
  ],
  ["letters that are half see-through", true, `<p style="${STRIPES};color:#000;opacity:0.4">a breath</p>`],
  [
    "a line that has nearly been scrolled away, of which no letter is seen",
    false,
    `<div style="height:9px;overflow:hidden"><p style="margin:0;line-height:24px;background:linear-gradient(#333 7px,#fff 7px)">gone</p></div>`,
  ],
  [
    "the same line in full sight",
    false,
    `<p style="margin:0;line-height:24px;background:linear-gradient(#333 7px,#fff 7px)">gone</p>`,
  ],
  [
    "a line that a button passes over in part, with letters of its own",
    false,
    `<div style="height:90px;overflow:auto"><p style="margin:0;padding-top:55px;white-space:nowrap">a line that goes on to the right of it</p><p>more</p><button style="position:sticky;bottom:0;height:48px;width:110px;background:#264;color:#fff;border:0">and now</button></div>`,
  ],
  [
    "a number that the edge of a tip lies over",
    false,
    `<div style="position:relative"><b>17</b><div role="tooltip" style="position:absolute;left:5px;top:0;width:90px;height:24px;background:#000;pointer-events:none"></div></div>`,
  ],
  ["letters that the ring of what lies below is painted over", true, ringed("box-shadow:0 0 0 9px #c80")],
  ["the same with an outline", true, ringed("outline:9px solid #c80")],
  [
    "the same with a frame that is drawn after it",
    true,
    `<style>#framed::after{content:"";position:absolute;inset:-9px;border:9px solid #c80;pointer-events:none}</style>${ringed('position:relative" id="framed')}`,
  ],
  ["letters beside a ring that keeps to itself", false, ringed("box-shadow:inset 0 0 0 9px #c80")],
  ["letters under a soft shade", false, ringed("box-shadow:0 0 9px #0003")],
  ["what cannot be used now", false, `<button disabled style="${STRIPES};color:#999;height:48px">not now</button>`],
];

test("letters are held against the picture behind them", async ({ browser, baseURL }) => {
  const looker = new Looker(browser, baseURL ?? "");
  const eye = { pointer: "mouse", text: 1 } as const;
  const { page } = await looker.eye(eye);
  await page.setViewportSize({ width: 600, height: 700 });
  for (const [name, isFaint, html] of ON_PICTURES) {
    await page.evaluate((planted) => {
      document.body.innerHTML = planted;
    }, `<main style="background:#fff;color:#000;font-size:16px">${SOUND}${html}</main>`);
    const found = await looker.faint(eye);
    expect(
      found.map(({ kind }) => kind),
      name,
    ).toEqual(isFaint ? ["faint"] : []);
  }
});

test("a clock that ticks between two pictures is no ring", async ({ browser, baseURL }) => {
  const looker = new Looker(browser, baseURL ?? "");
  const eye = { pointer: "mouse", text: 1 } as const;
  const { page } = await looker.eye(eye);
  await page.setViewportSize({ width: 600, height: 700 });
  await page.evaluate(() => {
    document.body.innerHTML = `<main style="background:#fff;font-size:40px;color:#000;font-variant-numeric:tabular-nums">1:11</main>`;
    // It ticks whenever letters are about to go: after the picture with them, before the one without.
    const { hide } = window.matrix;
    window.matrix = {
      ...window.matrix,
      hide: (what) => {
        const clock = document.querySelector("main");
        if (clock !== null && what === "letters") clock.textContent = clock.textContent === "1:11" ? "8:88" : "1:11";
        hide(what);
      },
    };
  });
  expect(await looker.faint(eye)).toEqual([]);
});

test("letters that were faint for a moment are looked at again", async ({ browser, baseURL }) => {
  const looker = new Looker(browser, baseURL ?? "");
  const eye = { pointer: "mouse", text: 1 } as const;
  const { page } = await looker.eye(eye);
  await page.setViewportSize({ width: 600, height: 700 });
  await page.evaluate(() => {
    document.body.innerHTML = `<main style="background:#fff;font-size:16px;color:#fff">drawn too late</main>`;
    // Once its letters have been hidden and are shown again, its background is there.
    const drawn = new MutationObserver(() => {
      if (document.querySelector("style[data-bared]") === null)
        document.querySelector("main")?.setAttribute("style", "color:#fff;background:#000");
    });
    drawn.observe(document.head, { childList: true });
  });
  expect(await looker.faint(eye)).toEqual([]);
});
