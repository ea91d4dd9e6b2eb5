import type { KeyboardEvent } from "react";

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys walk over the table: focus goes to the nearest thing that lies in that direction. */
export function walkWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const direction = DIRECTIONS[event.key];
  const from = event.target;
  if (direction === undefined || !(from instanceof HTMLElement) || from.matches("input, select, textarea")) return;
  const things = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-thing], [data-walk]")].filter(
    (thing) => thing !== from && thing.tabIndex >= 0 && thing.offsetParent !== null,
  );
  const best = nearest(from.getBoundingClientRect(), things, direction);
  if (best === undefined) return;
  event.preventDefault();
  best.focus();
}

function nearest(
  from: DOMRect,
  things: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const to = thing.getBoundingClientRect();
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const along = x * dx + y * dy;
    if (along <= 4) continue;
    const across = Math.abs(x * dy + y * dx);
    const distance = along + 2.5 * across;
    if (distance < least) {
      least = distance;
      best = thing;
    }
  }
  return best;
}
