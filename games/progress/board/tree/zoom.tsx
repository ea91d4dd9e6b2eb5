import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** Where the picture lies under the window: its scale, and how far it is moved. */
export interface Pose {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
interface Spot {
  readonly x: number;
  readonly y: number;
}

const CLOSEST = 1.6;
const STEP = 1.35;
const DRAG_STARTS = 6;

interface Zoom {
  readonly pose: Pose;
  readonly closer: () => void;
  readonly further: () => void;
  readonly whole: () => void;
  /** Moves the picture so that this part of it is in view. */
  readonly show: (box: Spot & Size) => void;
  /** Whether the pointer has just moved the picture: a click then means nothing. */
  readonly moved: () => boolean;
}

/** A picture that can be moved and zoomed: by dragging, with the wheel, with two fingers, with buttons. */
export function useZoom(window: RefObject<HTMLElement | null>, world: Size, start: (size: Size) => Pose): Zoom {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [pose, setPose] = useState<Pose>({ scale: 1, x: 0, y: 0 });
  const moved = useRef(false);
  const begin = useEffectEvent(start);
  const { width, height } = world;

  useLayoutEffect(() => {
    const element = window.current;
    if (element === null) return;
    const measure = (): void => {
      const now = { width: element.clientWidth, height: element.clientHeight };
      setSize(now);
      setPose(begin(now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [window, width, height]);

  const least = fitted(size, world).scale;
  const about = useCallback(
    (spot: Spot, by: number) =>
      setPose(({ scale, x, y }) => {
        const next = Math.min(CLOSEST, Math.max(least, scale * by));
        const ratio = next / scale;
        return within({ scale: next, x: spot.x - (spot.x - x) * ratio, y: spot.y - (spot.y - y) * ratio }, size, {
          width,
          height,
        });
      }),
    [least, size, width, height],
  );

  useEffect(() => {
    const element = window.current;
    if (element === null) return;
    const fingers = new Map<number, Spot>();
    let from: Spot | undefined;
    const spotOf = (event: PointerEvent | WheelEvent): Spot => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      about(spotOf(event), Math.exp(-event.deltaY / 400));
    };
    const down = (event: PointerEvent): void => {
      fingers.set(event.pointerId, spotOf(event));
      from = spotOf(event);
      moved.current = false;
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = spotOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) {
        const stretch = distance(now, other) / Math.max(1, distance(before, other));
        about({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, stretch);
        moved.current = true;
      } else if (moved.current || (from !== undefined && distance(now, from) > DRAG_STARTS)) {
        moved.current = true;
        setPose(({ scale, x, y }) =>
          within({ scale, x: x + now.x - before.x, y: y + now.y - before.y }, size, { width, height }),
        );
      }
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
    };
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("pointerdown", down);
    globalThis.addEventListener("pointermove", move);
    globalThis.addEventListener("pointerup", up);
    globalThis.addEventListener("pointercancel", up);
    return () => {
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("pointerdown", down);
      globalThis.removeEventListener("pointermove", move);
      globalThis.removeEventListener("pointerup", up);
      globalThis.removeEventListener("pointercancel", up);
    };
  }, [window, about, size, width, height]);

  const middle = { x: size.width / 2, y: size.height / 2 };
  return {
    pose,
    closer: () => about(middle, STEP),
    further: () => about(middle, 1 / STEP),
    whole: () => setPose(fitted(size, world)),
    show: (box) =>
      setPose((old) => {
        const x = nudge(old.x + box.x * old.scale, box.width * old.scale, size.width);
        const y = nudge(old.y + box.y * old.scale, box.height * old.scale, size.height);
        return x === 0 && y === 0 ? old : { scale: old.scale, x: old.x + x, y: old.y + y };
      }),
    moved: () => moved.current,
  };
}

/** The whole picture, in the middle. */
export function fitted(size: Size, world: Size): Pose {
  const scale = Math.max(0.05, Math.min(size.width / world.width, size.height / world.height));
  return { scale, x: (size.width - world.width * scale) / 2, y: (size.height - world.height * scale) / 2 };
}

/** Never out of sight: the picture covers the window, or lies inside it. */
export function within({ scale, x, y }: Pose, size: Size, world: Size): Pose {
  const clamp = (at: number, room: number, length: number): number =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {
    scale,
    x: clamp(x, size.width, world.width * scale),
    y: clamp(y, size.height, world.height * scale),
  };
}

function nudge(at: number, length: number, room: number): number {
  if (at < 8) return 8 - at;
  return at + length > room - 8 ? room - 8 - at - length : 0;
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
