import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

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

/** What a key alone does at the table. */
export interface ShortcutDeeds {
  readonly m: () => void;
  readonly l: () => void;
  readonly h: () => void;
  readonly u: () => void;
  readonly s: () => void;
  readonly r: () => void;
  readonly "?": () => void;
  readonly escape: () => void;
  /** Ctrl-Z, and its like. */
  readonly undo: () => void;
  /** A digit: one of the choices beside the prompt, counted from 0. */
  readonly choose: (index: number) => void;
}

/** Keys work wherever the focus is on the page, unless something is written or a sheet lies over the table. */
export function useShortcuts(root: RefObject<HTMLElement | null>, letters: boolean, deeds: ShortcutDeeds): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent): void => {
      const { target } = event;
      if (event.defaultPrevented || root.current === null || document.querySelector("dialog[open]") !== null) return;
      if (target instanceof Element && target.closest("input, select, textarea") !== null) return;
      const deed = deedOf(event, letters, latest.current);
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [root, letters]);
}

type Pressed = Pick<globalThis.KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** What a pressed key means; undefined if it means nothing here. */
export function deedOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  letters: boolean,
  deeds: ShortcutDeeds,
): (() => void) | undefined {
  const pressed = key.toLowerCase();
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return pressed === "z" && !shiftKey ? deeds.undo : undefined;
  if (pressed === "escape") return deeds.escape;
  if (!letters) return undefined;
  if (/^[1-9]$/.test(pressed)) return () => deeds.choose(Number(pressed) - 1);
  switch (pressed) {
    case "m":
    case "l":
    case "h":
    case "u":
    case "s":
    case "r":
    case "?":
      return deeds[pressed];
    default:
      return undefined;
  }
}
