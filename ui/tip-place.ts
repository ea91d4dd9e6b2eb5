import type { Box } from "./scene-stage.ts";

/** Where a tip lies: beside what it is about, and over as little as can be of what is needed meanwhile. No DOM here. */

interface Surroundings {
  /** What the tip is about. */
  readonly anchor: Box;
  readonly window: { readonly width: number; readonly height: number };
  /** The line that says what now. */
  readonly prompt: Box | undefined;
  /** The cards of the hand, if what the tip is about is one of them. */
  readonly hand: Box | undefined;
}

const GAP = 8;
/** How bad it is to lie over something, for each part of the tip that does. */
const COSTS = { anchor: 6, prompt: 4, hand: 2 } as const;
/** What comes first is taken unless something later covers less. */
const LATER = 0.001;

export function placeTip(
  { width, height }: Pick<Box, "width" | "height">,
  { anchor, window, prompt, hand }: Surroundings,
): { readonly left: number; readonly top: number } {
  const right = (box: Box): number => box.left + box.width + GAP;
  const left = (box: Box): number => box.left - GAP - width;
  const above = (box: Box): number => box.top - GAP - height;
  const centred = anchor.left + anchor.width / 2 - width / 2;
  const overPrompt = prompt === undefined ? anchor.top : above(prompt);
  const places = [
    [centred, anchor.top + anchor.height + GAP],
    // Beside it rather than above, where what it belongs to mostly lies.
    [right(anchor), anchor.top],
    [left(anchor), anchor.top],
    [right(anchor), overPrompt],
    [left(anchor), overPrompt],
    ...(hand === undefined ? [] : [[left(hand), anchor.top] as const]),
    [centred, above(anchor)],
  ] as const;
  const costed = places.map(([x, y], index) => {
    const place: Box = {
      left: Math.max(GAP, Math.min(x, window.width - width - GAP)),
      top: Math.max(GAP, Math.min(y, window.height - height - GAP)),
      width,
      height,
    };
    const cost =
      LATER * index +
      COSTS.anchor * shared(place, anchor) +
      COSTS.prompt * shared(place, prompt) +
      COSTS.hand * shared(place, hand);
    return { place, cost };
  });
  return costed.reduce((best, each) => (each.cost < best.cost ? each : best)).place;
}

/** Which part of a box lies over another. */
function shared(box: Box, other: Box | undefined): number {
  if (other === undefined || box.width * box.height === 0) return 0;
  const across = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
  const down = Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
  return (Math.max(0, across) * Math.max(0, down)) / (box.width * box.height);
}
