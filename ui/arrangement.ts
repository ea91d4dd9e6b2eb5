import { createContext, type RefObject, useContext, useLayoutEffect, useState } from "react";

/**
 * The ways in which a table is laid out. A board says for each of them where its regions lie; which one it is follows from
 * the room alone, counted in letters (rem): larger letters are like a smaller window.
 *
 * - `wide`: a desk. The table, the prompt and the hand below it, the log beside it.
 * - `low`: a low laptop, or a zoomed page. The table has all the height; prompt, hand and log stand beside it.
 * - `square`: a tablet. The table, the prompt and the hand below it.
 * - `tall`: a phone held upright. The same, with less of everything.
 * - `flat`: a phone held sideways. Prompt and hand beside the table.
 * - `small`: too little for any of them. Everything lies below each other and scrolls; the prompt stays in sight.
 */
export const ARRANGEMENTS = ["wide", "low", "square", "tall", "flat", "small"] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** How a table of this size is laid out. All three in the same unit: `rem` is the size of the page's letters. */
export function arrangementOf(width: number, height: number, rem: number): Arrangement {
  const [w, h] = [width / rem, height / rem];
  const isBroad = w >= 1.2 * h;
  if (w >= 68 && h >= 46) return "wide";
  if (w >= 60 && h >= 30 && isBroad) return "low";
  if (w >= 34 && h >= 15 && h < 36 && isBroad) return "flat";
  if (h < 36 || w < 18) return "small";
  return w >= 44 ? "square" : "tall";
}

/** How a table is laid out, and how many rem wide and high it is, with prompt, hand and log. */
export interface Room {
  readonly arrangement: Arrangement;
  readonly width: number;
  readonly height: number;
}

const RoomContext = createContext<Room>({ arrangement: "wide", width: 90, height: 50 });
export const RoomProvider = RoomContext.Provider;

/** The room that the table around has. */
export function useRoom(): Room {
  return useContext(RoomContext);
}

/** How the table around is laid out. */
export function useArrangement(): Arrangement {
  return useContext(RoomContext).arrangement;
}

/** Keeps up with the room that a frame has: it changes with the window, never with what lies on the table. */
export function useRoomOf(frame: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(() => roomOf(window.innerWidth, window.innerHeight));
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = (): void => {
      const next = roomOf(element.clientWidth, element.clientHeight);
      setRoom((last) => (isSame(last, next) ? last : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return room;
}

function isSame(one: Room, other: Room): boolean {
  return one.arrangement === other.arrangement && one.width === other.width && one.height === other.height;
}

function roomOf(width: number, height: number): Room {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const rem = Number.isFinite(size) && size > 0 ? size : 16;
  return {
    arrangement: arrangementOf(width, height, rem),
    width: Math.floor(width / rem),
    height: Math.floor(height / rem),
  };
}
