import type { Seat } from "@clade/kernel";
import type { Eyes, Stride } from "@clade/kernel/replay";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Played } from "./played.ts";

export const SPEEDS = { slow: 1600, usual: 800, fast: 300, fastest: 90 } as const;
export type Speed = keyof typeof SPEEDS;

/** Where somebody is in a game that they leaf through, and how they get on. */
export interface Leafing {
  readonly position: number;
  readonly eyes: Eyes;
  /** Whose hand lies in front where all cards are open. */
  readonly front: Seat;
  readonly stride: Stride;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Whether the last step was a small one on: then things may be seen travelling. */
  readonly near: boolean;
  readonly goTo: (position: number) => void;
  readonly step: (towards: 1 | -1, stride?: Stride) => void;
  readonly look: (eyes: Eyes) => void;
  readonly setFront: (seat: Seat) => void;
  readonly setStride: (stride: Stride) => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly toggle: () => void;
}

export interface Place {
  readonly position?: number | undefined;
  readonly eyes?: Eyes | undefined;
}

const SMALL = 3;

export function useLeafing(played: Played, first: Place): Leafing {
  const [place, setPlace] = useState(() => ({
    position: within(played, first.position ?? (played.over ? 0 : played.last)),
    near: false,
  }));
  const [wantedEyes, look] = useState(first.eyes);
  const [front, setFront] = useState<Seat>(() => played.eyes.find((each) => typeof each === "number") ?? 0);
  const [stride, setStride] = useState<Stride>({ by: "move" });
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("usual");
  const eyes = played.eyes.find((each) => each === wantedEyes) ?? played.eyes[0] ?? "spectator";
  const position = within(played, place.position);

  const goTo = useCallback(
    (wanted: number) =>
      setPlace((before) => {
        const next = within(played, wanted);
        const steps = next - before.position;
        return steps === 0 ? before : { position: next, near: steps > 0 && steps <= SMALL };
      }),
    [played],
  );
  const step = useCallback(
    (towards: 1 | -1, by: Stride = stride) => {
      setPlace((before) => {
        const next = played.step(within(played, before.position), by, towards);
        return { position: next, near: towards === 1 && next - before.position <= SMALL };
      });
    },
    [played, stride],
  );
  const toggle = useCallback(() => {
    // From the end it begins again.
    if (!playing && position >= played.last) setPlace({ position: 0, near: false });
    setPlaying(!playing);
  }, [playing, position, played]);

  useEffect(() => {
    if (!playing) return;
    if (position >= played.last) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => step(1), SPEEDS[speed]);
    return () => window.clearTimeout(timer);
  }, [playing, position, played, speed, step]);

  return useMemo(
    () => ({
      position,
      eyes,
      front,
      stride,
      playing,
      speed,
      near: place.near,
      goTo: (wanted) => {
        setPlaying(false);
        goTo(wanted);
      },
      step: (towards, by) => {
        setPlaying(false);
        step(towards, by);
      },
      look,
      setFront,
      setStride,
      setSpeed,
      toggle,
    }),
    [position, eyes, front, stride, playing, speed, place.near, goTo, step, toggle],
  );
}

function within({ last }: Played, position: number): number {
  return Math.min(last, Math.max(0, Math.trunc(position) || 0));
}

/** A stride as the value of a list, and back. */
export function writeStride(stride: Stride): string {
  return stride.by === "decision" ? `decision ${stride.seat ?? ""}`.trim() : stride.by;
}

export function readStride(text: string, seats: readonly Seat[]): Stride {
  const [by, digit] = text.split(" ");
  if (by === "turn" || by === "round") return { by };
  if (by !== "decision") return { by: "move" };
  const seat = digit === undefined ? undefined : seats.find((each) => String(each) === digit);
  return seat === undefined ? { by } : { by, seat };
}

export function writeEyes(eyes: Eyes): string {
  return String(eyes);
}

export function readEyes(text: string | null, all: readonly Eyes[]): Eyes | undefined {
  return all.find((eyes) => String(eyes) === text);
}
