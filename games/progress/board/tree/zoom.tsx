import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Spot {
  readonly x: number;
  readonly y: number;
}
/** How a picture is seen first: its scale, and the spot of it that is in the corner of the window. */
export interface Start extends Spot {
  readonly scale: number;
}

/** The scale, and how far the window is scrolled when the picture gets it. */
interface Pose {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Steps of the buttons, and the closest look; in letters of the usual size. */
const CLOSEST = 1.6;
const STEP = 1.35;
const DRAG_STARTS = 6;
const USUAL_LETTERS = 16;

interface Zoom {
  /** Pixels for each unit of the picture. */
  readonly scale: number;
  /** The same, where letters of the usual size are 1. */
  readonly inLetters: number;
  readonly closer: () => void;
  readonly further: () => void;
  readonly whole: () => void;
  /** Whether the pointer has just moved the picture: a click then means nothing. */
  readonly moved: () => boolean;
}

/**
 * A picture that can be moved and zoomed: it scrolls in its window like anything else, is dragged with a mouse, and is zoomed
 * with the wheel, two fingers or buttons. `least` is the smallest scale at which its parts can be touched.
 */
export function useZoom(
  window: RefObject<HTMLElement | null>,
  world: Size,
  least: number,
  start: (size: Size, letters: number) => Start,
): Zoom {
  const [pose, setPose] = useState<Pose>({ scale: 1, left: 0, top: 0 });
  const { scale } = pose;
  const [letters, setLetters] = useState(1);
  const moved = useRef(false);
  const begin = useEffectEvent(start);
  const { width, height } = world;

  useLayoutEffect(() => {
    const element = window.current;
    if (element === null) return;
    const measure = (): void => {
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTERS;
      const first = begin(sizeOf(element), size);
      setLetters(size);
      setPose({ scale: first.scale, left: first.x * first.scale, top: first.y * first.scale });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [window, width, height]);

  useLayoutEffect(() => {
    window.current?.scrollTo(pose.left, pose.top);
  }, [window, pose]);

  const zoomTo = useEffectEvent((next: number, spot: Spot) => {
    const element = window.current;
    if (element === null) return;
    const smallest = Math.max(least, fitted(sizeOf(element), world));
    const held = Math.min(Math.max(CLOSEST * letters, smallest), Math.max(smallest, next));
    if (held === scale) return;
    const ratio = held / scale;
    setPose({
      scale: held,
      left: (element.scrollLeft + spot.x) * ratio - spot.x,
      top: (element.scrollTop + spot.y) * ratio - spot.y,
    });
  });
  const about = useEffectEvent((spot: Spot, by: number) => zoomTo(scale * by, spot));

  useEffect(() => {
    const element = window.current;
    if (element === null) return;
    const spotOf = (point: { readonly clientX: number; readonly clientY: number }): Spot => {
      const box = element.getBoundingClientRect();
      return { x: point.clientX - box.left, y: point.clientY - box.top };
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      about(spotOf(event), Math.exp(-event.deltaY / 400));
    };
    // A finger scrolls, as everywhere; a mouse drags.
    let from: Spot | undefined;
    let last: Spot | undefined;
    const down = (event: PointerEvent): void => {
      moved.current = false;
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      from = spotOf(event);
      last = from;
    };
    const move = (event: PointerEvent): void => {
      if (from === undefined || last === undefined || event.pointerType !== "mouse") return;
      const now = spotOf(event);
      if (!moved.current && distance(now, from) <= DRAG_STARTS) return;
      moved.current = true;
      element.scrollBy(last.x - now.x, last.y - now.y);
      last = now;
    };
    const up = (): void => {
      from = undefined;
    };
    let apart = 0;
    const fingers = ({ touches }: TouchEvent): readonly [Spot, Spot] | undefined => {
      const [one, other] = touches;
      return one === undefined || other === undefined ? undefined : [spotOf(one), spotOf(other)];
    };
    const touchStart = (event: TouchEvent): void => {
      const two = fingers(event);
      apart = two === undefined ? 0 : distance(...two);
    };
    const touchMove = (event: TouchEvent): void => {
      const two = fingers(event);
      if (two === undefined || apart === 0) return;
      event.preventDefault();
      const now = distance(...two);
      about({ x: (two[0].x + two[1].x) / 2, y: (two[0].y + two[1].y) / 2 }, now / apart);
      apart = now;
      moved.current = true;
    };
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("pointerdown", down);
    element.addEventListener("touchstart", touchStart, { passive: true });
    element.addEventListener("touchmove", touchMove, { passive: false });
    globalThis.addEventListener("pointermove", move);
    globalThis.addEventListener("pointerup", up);
    return () => {
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("touchstart", touchStart);
      element.removeEventListener("touchmove", touchMove);
      globalThis.removeEventListener("pointermove", move);
      globalThis.removeEventListener("pointerup", up);
    };
  }, [window]);

  const step = (by: number): void => {
    const element = window.current;
    if (element !== null) about({ x: element.clientWidth / 2, y: element.clientHeight / 2 }, by);
  };
  return {
    scale,
    inLetters: scale / letters,
    closer: () => step(STEP),
    further: () => step(1 / STEP),
    whole: () => zoomTo(0, { x: 0, y: 0 }),
    moved: () => moved.current,
  };
}

/** The scale at which the whole picture is seen. */
export function fitted(size: Size, world: Size): number {
  return Math.min(size.width / world.width, size.height / world.height);
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): Size {
  return { width: clientWidth, height: clientHeight };
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
