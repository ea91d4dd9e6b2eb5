import { type Box, common, height, Ruler, say, width } from "./boxes.ts";
import { type Finding, isPassing, nameOf, sizeOf, type Text, textsIn, topmost } from "./detect.ts";

/**
 * Letters that can hardly be told from what lies behind them. Axe judges them by the colours that styles name, and is silent where
 * they lie on a picture; here the picture itself is asked: the page is photographed with its letters and without them, and each
 * letter's colour is held against the very spots that it covers. Letters that a neighbour's ring is painted over are not to be seen in
 * either picture: two more are taken without rings.
 */

/** WCAG 2.2, 1.4.3: of usual letters, and of large ones. */
const WANTED = 4.5;
const WANTED_LARGE = 3;
const LARGE = 24;
const LARGE_BOLD = 18.66;
/** So much of a letter may lie on something that it cannot be told from. */
const SPARED = 0.1;
/** A spot is a letter's where it is covered by so much of its colour. */
const COVERED = 0.5;
/** It is gone where so little of that colour is left, and so much of a text may be gone. */
const GONE = 0.2;
const GONE_SPARED = 0.1;

/** For the picture without letters: they are gone, what is around them stays. */
const BARE = `
  *, *::before, *::after, *::marker { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
  svg text, svg tspan { fill: transparent !important }
`;

/** For pictures without the rings that things have around them, which no finger meets: what lies under them is seen. */
const RINGLESS = `
  *, *::before, *::after { box-shadow: none !important; outline-color: transparent !important }
  *::before, *::after { border-color: transparent !important }
`;

/** Where the letters were before the first picture was taken. */
let taken: readonly Text[] = [];

export function remember(): void {
  taken = textsIn(topmost(), new Ruler());
}

/** What a page is photographed with, and without. */
export type Bared = "letters" | "rings";

/** Takes something away for the pictures that follow, besides what is already. */
export function hide(what: Bared): void {
  const style = document.createElement("style");
  style.dataset["bared"] = what;
  style.textContent = what === "letters" ? BARE : RINGLESS;
  document.head.append(style);
}

export function bringBack(what: Bared): void {
  document.querySelector(`style[data-bared="${what}"]`)?.remove();
}

/** The window's pictures (PNG, base 64). */
export interface Pictures {
  readonly lettered: string;
  /** The same without letters. */
  readonly bare: string;
  /** Both without rings. */
  readonly ringless: string;
  readonly barest: string;
}

type Colour = readonly [red: number, green: number, blue: number];
type Paint = readonly [red: number, green: number, blue: number, alpha: number];

/** What is faint, and what a ring is painted over, by the window's pictures. */
export async function faint({ lettered, bare, ringless, barest }: Pictures): Promise<Finding[]> {
  const [shown, behind] = [await pixelsOf(lettered), await pixelsOf(bare)];
  const [free, under] = [await pixelsOf(ringless), await pixelsOf(barest)];
  // Not by the width of the picture, which has whole pixels: far down a page that would be off by some of them.
  const scale = devicePixelRatio;
  const ruler = new Ruler();
  const found = new Map<string, Finding>();
  const now = textsIn(topmost(), ruler);
  for (const [index, text] of taken.entries()) {
    const { element, words, seen } = text;
    // A clock ticks, a picture arrives: what has moved meanwhile is not what was photographed.
    if (!isSame(text, now[index])) continue;
    if (width(seen) < 3 || !isHalfSeen(text) || isOff(element) || !isOnTop(element, seen)) continue;
    const ratio = contrastOf(element, seen, scale, shown, behind);
    const size = sizeOf(element, ruler);
    const isBold = Number(ruler.style(element).fontWeight) >= 700;
    const wanted = size >= LARGE || (isBold && size >= LARGE_BOLD) ? WANTED_LARGE : WANTED;
    const what = nameOf(element);
    if (ratio < wanted - 0.05 && !found.has(what)) {
      found.set(what, { kind: "faint", what, detail: `"${words}" ${ratio.toFixed(2)} : 1, ${wanted} wanted` });
    }
    const gone = goneOf(element, seen, scale, [shown, behind], [free, under]);
    if (gone > GONE_SPARED && !found.has(what)) {
      found.set(what, { kind: "faint", what, detail: `"${words}" ${Math.round(100 * gone)} % under a ring` });
    }
  }
  return [...found.values()];
}

function isSame(then: Text, now: Text | undefined): boolean {
  return now?.element === then.element && now.words === then.words && say(now.box) === say(then.box);
}

/** Of a line that scrolls out of sight the last that is seen has no letters in it, only what lies around them. */
function isHalfSeen({ box, seen }: Text): boolean {
  return height(seen) >= 3 && height(seen) > height(box) / 2;
}

/** What cannot be used now need not be read well. */
function isOff(element: Element): boolean {
  return element.closest(':disabled, [aria-disabled="true"]') !== null;
}

/** Whether a text is seen, and not what passes over it. What takes no touch lets it through to what lies beneath. */
function isOnTop(element: Element, { left, top, right, bottom }: Box): boolean {
  const hitAt = (across: number, down: number): Element | null =>
    document.elementFromPoint(left + across * (right - left), top + down * (bottom - top));
  // What passes over a part of it has letters of its own there; a tip does, though it takes no touch.
  for (const tip of document.querySelectorAll('[role="tooltip"]')) {
    const both = common({ left, top, right, bottom }, tip.getBoundingClientRect());
    if (!tip.contains(element) && width(both) > 0 && height(both) > 0) return false;
  }
  if (ACROSS.some((across) => DOWN.some((down) => passes(hitAt(across, down), element)))) return false;
  const hit = hitAt(0.5, 0.5);
  if (hit === null) return false;
  return hit.contains(element) || element.contains(hit) || getComputedStyle(element).pointerEvents === "none";
}
/** Where it is asked what lies over a text. */
const ACROSS = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98];
const DOWN = [0.1, 0.5, 0.9];

function passes(hit: Element | null, element: Element): boolean {
  return hit !== null && isPassing(hit, element);
}

/** The contrast that all but the worst spots of a text have. */
function contrastOf(element: Element, seen: Box, scale: number, shown: ImageData, behind: ImageData): number {
  const paint = paintOf(element);
  const ratios: number[] = [];
  const all: number[] = [];
  for (const [x, y] of spotsOf(seen, scale)) {
    const ground = colourAt(behind, x, y);
    const letter = painted(ground, paint);
    const ratio = contrast(letter, ground);
    all.push(ratio);
    if (apart(colourAt(shown, x, y), ground) > COVERED * apart(letter, ground)) ratios.push(ratio);
  }
  // Letters of which nothing is to be seen are measured against all that is there.
  const sorted = (ratios.length > 4 ? ratios : all).toSorted((a, b) => a - b);
  return sorted[Math.floor(SPARED * sorted.length)] ?? 21;
}

/** How much of a text is to be seen without rings only. */
function goneOf(
  element: Element,
  seen: Box,
  scale: number,
  [shown, behind]: readonly [ImageData, ImageData],
  [free, under]: readonly [ImageData, ImageData],
): number {
  const paint = paintOf(element);
  let all = 0;
  let gone = 0;
  for (const [x, y] of spotsOf(seen, scale)) {
    const ground = colourAt(under, x, y);
    const whole = apart(painted(ground, paint), ground);
    if (apart(colourAt(free, x, y), ground) <= COVERED * whole) continue;
    all++;
    if (apart(colourAt(shown, x, y), colourAt(behind, x, y)) < GONE * whole) gone++;
  }
  return all < 5 ? 0 : gone / all;
}

/** The spots of a picture that lie in a box. */
function* spotsOf({ left, top, right, bottom }: Box, scale: number): Generator<readonly [x: number, y: number]> {
  for (let y = Math.ceil(top * scale); y < Math.floor(bottom * scale); y++) {
    for (let x = Math.ceil(left * scale); x < Math.floor(right * scale); x++) yield [x, y];
  }
}

const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

/** The colour of an element's letters, and how much of it there is. */
function paintOf(element: Element): Paint {
  const style = getComputedStyle(element);
  const paint = element instanceof SVGElement ? style.fill : style.webkitTextFillColor;
  if (brush === null) return [0, 0, 0, 1];
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = paint;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = brush.getImageData(0, 0, 1, 1).data;
  let share = alpha / 255;
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    share *= Number(getComputedStyle(each).opacity);
  }
  return [red, green, blue, share];
}

/** What a ground looks like with paint on it. */
function painted(ground: Colour, [red, green, blue, alpha]: Paint): Colour {
  const mix = (over: number, under: number): number => over * alpha + under * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
}

function apart(a: Colour, b: Colour): number {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
}

function colourAt({ data, width: across }: ImageData, x: number, y: number): Colour {
  const from = 4 * (y * across + x);
  return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
}

/** WCAG's contrast of two colours, 1 to 21. */
function contrast(a: Colour, b: Colour): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

async function pixelsOf(png: string): Promise<ImageData> {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas to look at a picture");
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height);
}
