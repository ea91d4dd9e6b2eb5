import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Flight } from "./flight.ts";

const WALK = 260;
const FLY = 340;
const STAGGER = 70;
const MOST_FLIGHTS = 6;
const EASE = "cubic-bezier(0.3, 0.7, 0.25, 1)";

/**
 * Makes changes visible: things that stand elsewhere than before walk there, and flights travel. Works on elements with
 * a `data-thing`. A touch anywhere on the table skips to the end.
 */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  version: number,
  flights: () => readonly Flight[],
  on: boolean,
): void {
  const places = useRef(new Map<string, DOMRect>());
  const last = useRef(version);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    if (!on) {
      // Measuring makes the browser lay everything out: not for people who want no motion.
      last.current = version;
      return;
    }
    const before = places.current;
    const now = new Map<string, DOMRect>();
    const things = new Map<string, HTMLElement>();
    for (const thing of element.querySelectorAll<HTMLElement>("[data-thing]")) {
      const name = thing.dataset["thing"] ?? "";
      now.set(name, thing.getBoundingClientRect());
      things.set(name, thing);
    }
    places.current = now;
    const changed = last.current !== version;
    last.current = version;
    if (!changed) return;
    for (const [name, thing] of things) walk(thing, before.get(name), now.get(name));
    for (const flight of flights().slice(0, MOST_FLIGHTS)) {
      const from = before.get(flight.from) ?? now.get(flight.from);
      const to = now.get(flight.to) ?? before.get(flight.to);
      if (from !== undefined && to !== undefined) fly(element, flight, from, to);
    }
    const skip = (): void => {
      for (const animation of element.getAnimations({ subtree: true })) {
        if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
      }
    };
    element.addEventListener("pointerdown", skip);
    return () => element.removeEventListener("pointerdown", skip);
  });
}

function walk(thing: HTMLElement, from: DOMRect | undefined, to: DOMRect | undefined): void {
  if (to === undefined) return;
  if (from === undefined) {
    if (!thing.hasAttribute("data-still")) {
      thing.animate(
        [
          { opacity: 0, scale: 0.85 },
          { opacity: 1, scale: 1 },
        ],
        { duration: WALK, easing: EASE },
      );
    }
    return;
  }
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (Math.abs(x) + Math.abs(y) < 3 || thing.hasAttribute("data-still")) return;
  thing.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: WALK, easing: EASE });
}

function fly(root: HTMLElement, { look, count = 1 }: Flight, from: DOMRect, to: DOMRect): void {
  for (let index = 0; index < Math.min(count, 6); index++) {
    const token = document.createElement("div");
    token.className = `flight ${look}`;
    token.setAttribute("aria-hidden", "true");
    token.style.left = `${from.left + from.width / 2}px`;
    token.style.top = `${from.top + from.height / 2}px`;
    root.append(token);
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const journey = token.animate(
      [
        { transform: "translate(-50%, -50%) scale(1)", opacity: 1 },
        { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(0.8)`, opacity: 1 },
      ],
      { duration: FLY, delay: index * STAGGER, easing: EASE, fill: "backwards" },
    );
    journey.addEventListener("finish", () => token.remove());
    journey.addEventListener("cancel", () => token.remove());
  }
}
