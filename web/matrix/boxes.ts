/** Where things are on the page, and what of them can be seen. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom };
}

export function width({ left, right }: Box): number {
  return Math.max(0, right - left);
}

export function height({ top, bottom }: Box): number {
  return Math.max(0, bottom - top);
}

export function common(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

export function say(box: Box): string {
  return `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(width(box))}×${Math.round(height(box))}`;
}

type Overflow = "seen" | "scrolls" | "cut";

interface Range {
  readonly from: number;
  readonly to: number;
}

/** An element that cuts off or scrolls what is in it. */
interface Clip {
  readonly around: Element;
  readonly inside: Box;
  readonly x: Overflow;
  readonly y: Overflow;
  readonly rangeX: Range;
  readonly rangeY: Range;
}

/** Whether a box is the element's own, or that of something in it, which the element itself may cut off. */
type Part = "whole" | "inside";

/** Where something ends up when everything around it is scrolled to show it, and what is cut off it even then. */
export interface Reached {
  readonly box: Box;
  readonly lost: { readonly x: number; readonly y: number; readonly by: Element | undefined };
}

/** Answers questions about the page as it is laid out now; asks the browser for each style once. */
export class Ruler {
  readonly #styles = new Map<Element, CSSStyleDeclaration>();
  readonly #hidden = new Map<Element, boolean>();
  readonly #clips = new Map<Element, Clip | undefined>();
  readonly window: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  style(element: Element): CSSStyleDeclaration {
    const known = this.#styles.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    this.#styles.set(element, style);
    return style;
  }

  /** Whether nobody is meant to see it: not drawn, see-through, or there for screen readers alone. */
  isHidden(element: Element): boolean {
    const known = this.#hidden.get(element);
    if (known !== undefined) return known;
    const style = this.style(element);
    const own =
      style.display === "none" ||
      style.visibility !== "visible" ||
      Number(style.opacity) < 0.05 ||
      style.clipPath === "inset(50%)" ||
      element.tagName === "OPTION" ||
      isFolded(element);
    const parent = element.parentElement;
    const hidden = own || (parent !== null && style.display !== "contents" && this.isHidden(parent));
    this.#hidden.set(element, hidden);
    return hidden;
  }

  overflow(element: Element, axis: "x" | "y"): Overflow {
    const style = this.style(element);
    const value = axis === "x" ? style.overflowX : style.overflowY;
    if (style.display === "contents" || style.display === "inline") return "seen";
    // What overflows the page itself is scrolled by the window, unless the page forbids it.
    if (element === document.documentElement) return value === "hidden" || value === "clip" ? "cut" : "scrolls";
    if (element === document.body) return "seen";
    return value === "visible" ? "seen" : value === "auto" || value === "scroll" ? "scrolls" : "cut";
  }

  /** What of a box inside an element is seen right now. */
  seen(element: Element, box: Box, part: Part = "whole"): Box {
    let left = common(box, this.window);
    for (const { inside, x, y } of this.#clipsAround(element, part)) {
      if (x !== "seen") left = common(left, { ...inside, top: left.top, bottom: left.bottom });
      if (y !== "seen") left = common(left, { ...inside, left: left.left, right: left.right });
    }
    return left;
  }

  /** What of a box inside an element can be brought to sight by scrolling. */
  reached(element: Element, box: Box, part: Part = "whole"): Reached {
    let at = box;
    let lost = { x: 0, y: 0 };
    let by: Element | undefined;
    for (const { around, inside, x: overX, y: overY, rangeX, rangeY } of this.#clipsAround(element, part)) {
      const x = along(at.left, at.right, inside.left, inside.right, overX, rangeX);
      const y = along(at.top, at.bottom, inside.top, inside.bottom, overY, rangeY);
      if (x.lost > 0.5 || y.lost > 0.5) by ??= around;
      lost = { x: lost.x + x.lost, y: lost.y + y.lost };
      at = { left: x.from, right: x.to, top: y.from, bottom: y.to };
    }
    return { box: at, lost: { ...lost, by } };
  }

  /** Those around an element that cut it off or scroll it. */
  *#clipsAround(element: Element, part: Part): Generator<Clip> {
    const own = part === "inside" ? this.#clipOf(element) : undefined;
    if (own !== undefined) yield own;
    for (const around of this.#around(element)) {
      const clip = this.#clipOf(around);
      if (clip !== undefined) yield clip;
    }
  }

  #clipOf(around: Element): Clip | undefined {
    if (this.#clips.has(around)) return this.#clips.get(around);
    const [x, y] = [this.overflow(around, "x"), this.overflow(around, "y")];
    let clip: Clip | undefined;
    if (x !== "seen" || y !== "seen") {
      const inside = around === document.documentElement ? this.window : insideOf(around);
      clip = { around, inside, x, y, rangeX: widthOf(around, inside), rangeY: heightOf(around, inside) };
    }
    this.#clips.set(around, clip);
    return clip;
  }

  /** The elements around one, as far as they can cut it off. */
  *#around(element: Element): Generator<Element> {
    let from = element;
    for (;;) {
      if (this.style(from).position === "fixed") return;
      const parent = from.parentElement;
      if (parent === null) return;
      yield parent;
      from = parent;
    }
  }
}

function insideOf(element: Element): Box {
  if (element === document.documentElement) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const { left, top } = element.getBoundingClientRect();
  const x = left + element.clientLeft;
  const y = top + element.clientTop;
  return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
}

function widthOf(element: Element, inside: Box): Range {
  const from = inside.left - element.scrollLeft;
  return { from, to: from + element.scrollWidth };
}

function heightOf(element: Element, inside: Box): Range {
  const from = inside.top - element.scrollTop;
  return { from, to: from + element.scrollHeight };
}

interface Stretch extends Range {
  readonly lost: number;
}

/** What is left of a stretch inside another one that shows all, scrolls, or cuts. */
function along(from: number, to: number, start: number, end: number, overflow: Overflow, range: Range): Stretch {
  if (overflow === "seen") return { from, to, lost: 0 };
  const limit = overflow === "cut" ? { from: start, to: end } : range;
  const kept = { from: Math.max(from, limit.from), to: Math.min(to, limit.to) };
  const lost = to - from - Math.max(0, kept.to - kept.from);
  if (overflow === "cut") return { ...kept, lost };
  // Scrolled until it is in sight.
  const size = Math.max(0, kept.to - kept.from);
  const shown = Math.min(Math.max(kept.from, start), Math.max(start, end - size));
  return { from: shown, to: Math.min(shown + size, end), lost };
}

/** Whether it is behind the line of something closed: it has a box all the same. */
function isFolded({ parentElement, tagName }: Element): boolean {
  return parentElement instanceof HTMLDetailsElement && !parentElement.open && tagName !== "SUMMARY";
}
