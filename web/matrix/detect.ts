import { type Box, boxOf, common, height, Ruler, say, width } from "./boxes.ts";

/** What can be wrong with how a page is laid out. */
export const KINDS = [
  "stopped",
  "too-wide",
  "clipped",
  "unreachable",
  "covered",
  "overlap",
  "outside",
  "small-text",
  "small-target",
  "out-of-sight",
  "starved",
  "restless",
  "faint",
  "axe",
] as const;
export type Kind = (typeof KINDS)[number];

export interface Finding {
  readonly kind: Kind;
  /** The element, by its classes and those around it. */
  readonly what: string;
  readonly detail: string;
}

export const CONTROLS =
  'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [tabindex="0"], [data-look="plays"], [data-look="takes"]';
/** Controls of the usual kind, which a finger should not have to aim at. */
const USUAL =
  '.button, .tool, .bar-link, .bar-home, .sheet-close, .fold-button, [role="tab"], .choice label, .home-forget, select, input:not([type="checkbox"], [type="radio"])';
const SMALLEST_TEXT = 11;
const SMALLEST_TARGET = 24;
const USUAL_TARGET = 44;
/** Half a pixel is nobody's fault. */
const ABOUT = 1.5;
/** So far a box may stand out of the one around it: its line and its shade. */
const BEYOND = 3;
/** The middle of the table gets at least this part of the room, or this many pixels each way. */
const FAIR_SHARE = 0.25;
const FAIR_SIDE = 150;

/** Everything that is wrong with the page as it is now, in a window of this width: a page that is too wide makes a phone's own
 *  idea of its width wider. */
export function detect(finger: boolean, wide: number): Finding[] {
  const root = topmost();
  const found = new Map<string, Finding>();
  const report = (kind: Kind, element: Element, detail: string): void => {
    const what = nameOf(element);
    const key = `${kind} ${what}`;
    if (!found.has(key)) found.set(key, { kind, what, detail });
  };
  const ruler = new Ruler();
  if (document.documentElement.scrollWidth > wide + 1) {
    report("too-wide", document.documentElement, `${document.documentElement.scrollWidth} px in ${wide}`);
  }
  // What is shown in place of a page that could not be drawn has nothing wrong with it.
  const failure = document.querySelector(".failure");
  if (failure !== null) report("stopped", failure, failure.textContent?.slice(0, 80) ?? "");
  const texts = textsIn(root, ruler);
  for (const text of texts) checkText(text, ruler, report);
  checkTextsApart(texts, report);
  const controls = [...root.querySelectorAll(CONTROLS)].filter((each) => !ruler.isHidden(each) && isDrawn(each));
  for (const control of controls) checkControl(control, ruler, finger, report);
  checkPictures(root, ruler, report);
  checkBoxesInside(root, ruler, report);
  checkBoxesApart(root, ruler, report);
  if (root === document.body) checkTable(ruler, report);
  checkScrolled(root, controls, report);
  return [...found.values()];
}

type Report = (kind: Kind, element: Element, detail: string) => void;

/** A dialog that lies over everything, or the page. */
export function topmost(): Element {
  return [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
}

export function nameOf(element: Element): string {
  const names: string[] = [];
  for (let each: Element | null = element; each !== null && names.length < 3; each = each.parentElement) {
    const classes = (each.getAttribute("class") ?? "")
      .split(/\s+/)
      .filter((name) => name !== "" && !/^seat-\d/.test(name));
    if (classes.length > 0) names.unshift(`.${classes.slice(0, 2).join(".")}`);
    else if (names.length === 0) names.unshift(each.tagName.toLowerCase());
  }
  return names.join(" ");
}

function isDrawn(element: Element): boolean {
  const { width: w, height: h } = element.getBoundingClientRect();
  return w > 0 && h > 0;
}

export interface Text {
  readonly element: Element;
  readonly words: string;
  readonly box: Box;
  readonly seen: Box;
}

export function textsIn(root: Element, ruler: Ruler): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = (node.textContent ?? "").trim();
    const element = node.parentElement;
    if (words === "" || element === null || ruler.isHidden(element) || element.closest("option, style, script"))
      continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const box = boxOf(rect);
      texts.push({ element, words: words.slice(0, 40), box, seen: ruler.seen(element, box, "inside") });
    }
  }
  return texts;
}

function checkText({ element, words, box, seen }: Text, ruler: Ruler, report: Report): void {
  const size = sizeOf(element, ruler);
  if (size < SMALLEST_TEXT - 0.05) report("small-text", element, `${size.toFixed(1)} px: "${words}"`);
  const { box: shown, lost } = ruler.reached(element, box, "inside");
  const gone = width(shown) < 1 || height(shown) < 1;
  // The box of a line is taller than its letters.
  if (gone || lost.x > ABOUT || lost.y > 0.2 * height(box)) {
    const by = lost.by === undefined ? "" : ` by ${nameOf(lost.by)}`;
    report(gone ? "unreachable" : "clipped", element, `"${words}" is cut${by}`);
    return;
  }
  if (isEllipsed(element, ruler)) report("clipped", element, `"${words}" ends in dots`);
  const frame = frameAround(element, ruler);
  if (frame !== undefined) {
    const around = boxOf(frame.getBoundingClientRect());
    const out = Math.max(around.left - box.left, box.right - around.right);
    const beyond = Math.max(around.top - box.top, box.bottom - around.bottom);
    if (out > ABOUT || beyond > 0.25 * height(box)) report("outside", element, `"${words}" leaves ${nameOf(frame)}`);
  }
  // Of a line that has been scrolled away all but its edge no letter is in sight that something could lie over.
  const letters = common(withinEdges(seen), coreOf(box));
  if (width(letters) > 2 && height(letters) > 2 && ruler.style(element).pointerEvents !== "none") {
    const top = document.elementFromPoint((letters.left + letters.right) / 2, (letters.top + letters.bottom) / 2);
    const same = element.closest("label");
    const own = same !== null && same === top?.closest("label");
    if (top !== null && !own && !top.contains(element) && !element.contains(top) && !isPassing(top, element)) {
      report("covered", element, `"${words}" under ${nameOf(top)}`);
    }
  }
}

/** Where something scrolls out of sight its edge may be the next thing's, by a fraction of a pixel. */
function withinEdges({ left, top, right, bottom }: Box): Box {
  return { left: left + 1, top: top + 1, right: right - 1, bottom: bottom - 1 };
}

/** The size of letters as they are seen: after everything that scales them. */
export function sizeOf(element: Element, ruler: Ruler): number {
  const size = Number.parseFloat(ruler.style(element).fontSize);
  if (element instanceof SVGGraphicsElement) return size * Math.abs(element.getScreenCTM()?.d ?? 1);
  if (!(element instanceof HTMLElement) || element.offsetWidth < 4) return size;
  const scale = element.getBoundingClientRect().width / element.offsetWidth;
  // The one is rounded to whole pixels, the other is not.
  return Math.abs(scale - 1) < Math.max(0.06, 1 / element.offsetWidth) ? size : size * scale;
}

function isEllipsed(element: Element, ruler: Ruler): boolean {
  const style = ruler.style(element);
  const clamped = style.webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 2;
  return (style.textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1) || clamped;
}

/** The nearest box around a text that people see as one. */
function frameAround(element: Element, ruler: Ruler): Element | undefined {
  for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
    if (each instanceof SVGElement) return undefined;
    if (ruler.overflow(each, "x") !== "seen" || ruler.overflow(each, "y") !== "seen") return undefined;
    if (isFramed(each, ruler)) return each;
  }
  return undefined;
}

function isFramed(element: Element, ruler: Ruler): boolean {
  const style = ruler.style(element);
  if (style.display === "inline" || style.display === "contents") return false;
  const bordered =
    Number.parseFloat(style.borderTopWidth) > 0 &&
    Number.parseFloat(style.borderBottomWidth) > 0 &&
    style.borderTopColor !== "rgba(0, 0, 0, 0)";
  return bordered || (style.backgroundColor !== "rgba(0, 0, 0, 0)" && style.backgroundColor !== "transparent");
}

/** Letters over letters. */
function checkTextsApart(texts: readonly Text[], report: Report): void {
  const seen = texts
    .map((text) => ({ ...text, core: coreOf(text.seen) }))
    .filter(({ core }) => width(core) > 2 && height(core) > 2)
    .sort((a, b) => a.core.top - b.core.top);
  for (const [index, one] of seen.entries()) {
    for (let next = index + 1; next < seen.length; next++) {
      const other = seen[next];
      if (other === undefined || other.core.top >= one.core.bottom) break;
      if (other.element === one.element) continue;
      if (isPassing(one.element, other.element) || isPassing(other.element, one.element)) continue;
      const both = common(one.core, other.core);
      if (width(both) > 2 && height(both) > 1) {
        report("overlap", other.element, `"${other.words}" over "${one.words}"`);
      }
    }
  }
}

/** Where the letters of a line are, without the room above and below them. */
function coreOf(box: Box): Box {
  const room = 0.24 * height(box);
  return { ...box, top: box.top + room, bottom: box.bottom - room };
}

function checkControl(control: Element, ruler: Ruler, finger: boolean, report: Report): void {
  const box = boxOf(control.getBoundingClientRect());
  const { box: shown, lost } = ruler.reached(control, box);
  if (width(shown) < 1 || height(shown) < 1) {
    report("unreachable", control, `${say(box)} cut by ${lost.by === undefined ? "the page" : nameOf(lost.by)}`);
    return;
  }
  if (lost.x > 3 || lost.y > 3) {
    report("clipped", control, `${say(box)} cut by ${lost.by === undefined ? "the page" : nameOf(lost.by)}`);
  }
  const isScroller = ruler.overflow(control, "y") === "scrolls" || ruler.overflow(control, "x") === "scrolls";
  if (!isScroller && !isInline(control, ruler)) {
    const target = finger && control.matches(USUAL) ? USUAL_TARGET : SMALLEST_TARGET;
    const label = control.closest("label");
    const whole = label === null ? box : boxOf(label.getBoundingClientRect());
    const [w, h] = [Math.max(width(box), width(whole)), Math.max(height(box), height(whole))];
    if (w < target - 0.6 || h < target - 0.6) report("small-target", control, `${w.toFixed(0)}×${h.toFixed(0)} px`);
  }
  if (!isScroller) checkUncovered(control, box, ruler, report);
}

/** A link in a sentence is as high as the sentence. */
function isInline(control: Element, ruler: Ruler): boolean {
  return ruler.style(control).display === "inline" && control.parentElement?.textContent !== control.textContent;
}

/** Whether what covers something goes away by itself: the rest scrolls past under it, or it explains what is pointed at. */
export function isPassing(cover: Element, covered: Element): boolean {
  for (let each: Element | null = cover; each !== null && !each.contains(covered); each = each.parentElement) {
    if (getComputedStyle(each).position === "sticky" || each.getAttribute("role") === "tooltip") return true;
  }
  return false;
}

/** Whether a touch in the middle of a control or near its corners, as far as they are seen, reaches it. */
function checkUncovered(control: Element, box: Box, ruler: Ruler, report: Report): void {
  const seen = ruler.seen(control, box);
  const within = withinEdges(seen);
  const [w, h] = [width(box), height(box)];
  // Of what is half out of sight the rest is asked about when it has been scrolled there.
  if (width(seen) < 0.7 * w || height(seen) < 0.7 * h) return;
  // What waits until something else is done says so, and takes no touch.
  if (control.ariaDisabled === "true" && ruler.style(control).pointerEvents === "none") return;
  const parts = [
    [0.5, 0.5],
    [0.25, 0.3],
    [0.75, 0.3],
    [0.25, 0.7],
    [0.75, 0.7],
  ] as const;
  const covers = parts.map(([x, y]) => {
    const [left, down] = [box.left + x * w, box.top + y * h];
    const inSight = left > within.left && left < within.right && down > within.top && down < within.bottom;
    const top = inSight ? document.elementFromPoint(left, down) : null;
    if (top === null || control.contains(top) || top.contains(control) || isPassing(top, control)) return undefined;
    const label = control.closest("label");
    return label?.contains(top) === true ? undefined : top;
  });
  const covered = covers.filter((each) => each !== undefined);
  const [middle] = covers;
  if (middle !== undefined || covered.length >= 2) {
    report("covered", control, `${say(seen)} under ${nameOf(middle ?? covered[0] ?? control)}`);
  }
}

/** Pictures that are cut off. */
function checkPictures(root: Element, ruler: Ruler, report: Report): void {
  for (const picture of root.querySelectorAll("svg, img, canvas")) {
    if (ruler.isHidden(picture) || picture.parentElement?.closest("svg") != null || !isDrawn(picture)) continue;
    const box = boxOf(picture.getBoundingClientRect());
    const { lost } = ruler.reached(picture, box);
    if (lost.x > 0.15 * width(box) || lost.y > 0.15 * height(box)) {
      report("clipped", picture, `${say(box)} cut by ${lost.by === undefined ? "the page" : nameOf(lost.by)}`);
    }
  }
}

/** Boxes that leave the box around them: a tile half out of its panel. What is hung on a corner, or thrown askew, is meant to. */
function checkBoxesInside(root: Element, ruler: Ruler, report: Report): void {
  for (const box of root.querySelectorAll(`${CONTROLS}, [data-thing], li, section, fieldset`)) {
    if (ruler.isHidden(box) || !isDrawn(box) || !isFramed(box, ruler) || box.parentElement === null) continue;
    if (!liesInFlow(box, ruler)) continue;
    const frame = frameAround(box.parentElement, ruler);
    if (frame === undefined) continue;
    const [inner, outer] = [boxOf(box.getBoundingClientRect()), boxOf(frame.getBoundingClientRect())];
    const out = Math.max(outer.left - inner.left, inner.right - outer.right);
    const beyond = Math.max(outer.top - inner.top, inner.bottom - outer.bottom);
    if (out > BEYOND || beyond > BEYOND) report("outside", box, `${say(inner)} leaves ${nameOf(frame)} ${say(outer)}`);
  }
}

/** Whether a thing, up to the frame around it, lies where the layout puts it: not hung over, not turned, not moved. */
function liesInFlow(element: Element, ruler: Ruler): boolean {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { position, translate, rotate, transform } = ruler.style(each);
    if (position === "absolute" || position === "fixed" || position === "sticky") return false;
    if (translate !== "none" || rotate !== "none" || transform !== "none") return false;
    if (each !== element && isFramed(each, ruler)) return true;
  }
  return true;
}

/** Boxes side by side that lie over each other, and regions of the table that do. */
function checkBoxesApart(root: Element, ruler: Ruler, report: Report): void {
  const parents = new Set(
    [...root.querySelectorAll("[data-region], li, section, fieldset")].map((each) => each.parentElement),
  );
  for (const parent of parents) {
    if (parent === null || ruler.isHidden(parent)) continue;
    const boxes = [...parent.children].filter((each) => {
      const { position, translate } = ruler.style(each);
      const lies = position === "static" || position === "relative" || position === "sticky";
      return lies && translate === "none" && !ruler.isHidden(each) && isDrawn(each);
    });
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (!(isRegion(one) && isRegion(other)) && !(isFramed(one, ruler) && isFramed(other, ruler))) continue;
        if (ruler.style(one).position === "sticky" || ruler.style(other).position === "sticky") continue;
        const seen = (each: Element): Box => ruler.seen(each, boxOf(each.getBoundingClientRect()));
        const both = common(seen(one), seen(other));
        if (width(both) > 2.5 && height(both) > 2.5) report("overlap", other, `over ${nameOf(one)} by ${say(both)}`);
      }
    }
  }
}

function isRegion(element: Element): boolean {
  return element.hasAttribute("data-region");
}

/** What a table must always show: what now, the way to end a turn, and enough of its middle. */
function checkTable(ruler: Ruler, report: Report): void {
  const seenOf = (element: Element): Box => ruler.seen(element, boxOf(element.getBoundingClientRect()));
  const main = document.querySelector("[data-choice].button-main") ?? document.querySelector("[data-choice]");
  for (const needed of [document.querySelector(".prompt-line"), main]) {
    if (needed === null || ruler.isHidden(needed)) continue;
    const seen = seenOf(needed);
    if (width(seen) < 20 || height(seen) < 14) report("out-of-sight", needed, "needs scrolling");
  }
  const frame = document.querySelector(".frame");
  const middle = document.querySelector('[data-region="stage"]');
  if (frame === null || middle === null) return;
  const all = boxOf(frame.getBoundingClientRect());
  const seen = broughtToSight(middle, frame);
  const share = (width(seen) * height(seen)) / (width(all) * height(all));
  if (share < FAIR_SHARE && (width(seen) < FAIR_SIDE || height(seen) < FAIR_SIDE)) {
    report("starved", middle, `${say(seen)}, ${(100 * share).toFixed(0)} % of the table`);
  }
}

/** What is seen of the middle when somebody scrolls to it: what has the focus may have scrolled it away. */
function broughtToSight(middle: Element, frame: Element): Box {
  const scrolled = [frame, ...frame.querySelectorAll(".frame-table")].map((each) => [each, each.scrollTop] as const);
  middle.scrollIntoView({ block: "start" });
  const seen = new Ruler().seen(middle, boxOf(middle.getBoundingClientRect()));
  for (const [each, top] of scrolled) each.scrollTop = top;
  return seen;
}

/** What comes to sight only by scrolling must not be covered then. */
function checkScrolled(root: Element, controls: readonly Element[], report: Report): void {
  const scrollers = [...root.querySelectorAll("*"), ...(root === document.body ? [] : [root])].filter((each) => {
    const more = each.scrollHeight > each.clientHeight + 4 || each.scrollWidth > each.clientWidth + 4;
    if (!more || each.clientHeight === 0) return false;
    const { overflowX, overflowY } = getComputedStyle(each);
    return [overflowX, overflowY].some((value) => value === "auto" || value === "scroll");
  });
  const page = document.scrollingElement;
  if (page !== null && root === document.body && page.scrollHeight > innerHeight + 4) scrollers.push(page);
  for (const scroller of scrollers) {
    const { scrollTop, scrollLeft } = scroller;
    scroller.scrollTop = scroller.scrollHeight;
    scroller.scrollLeft = scroller.scrollWidth;
    if (scroller.scrollTop === scrollTop && scroller.scrollLeft === scrollLeft) continue;
    const ruler = new Ruler();
    for (const control of controls) {
      if (scroller.contains(control)) checkUncovered(control, boxOf(control.getBoundingClientRect()), ruler, report);
    }
    scroller.scrollTop = scrollTop;
    scroller.scrollLeft = scrollLeft;
  }
}
