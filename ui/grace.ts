import { useEffect, useRef, useState } from "react";
import { stillLegal } from "./affordance.ts";

/** So many seconds what cannot be taken back later waits before it counts. */
const GRACE = 3;

/** A move that was made and does not count yet: whoever made it can think better of it. */
export interface Grace<M> {
  readonly move: M;
  readonly seconds: number;
}

interface Graces<M> {
  readonly waiting: Grace<M> | undefined;
  /** Whether the move that waited can no longer be made: others have changed the table. */
  readonly lost: boolean;
  readonly wait: (move: M) => void;
  /** It counts at once. */
  readonly now: () => void;
  readonly cancel: () => void;
}

/**
 * A short grace for bids, discards and the end of a turn. What others do meanwhile changes nothing as long as the move can still be
 * made; whoever goes away has made it.
 */
export function useGrace<M>(legal: readonly M[], play: (move: M) => void): Graces<M> {
  const [waiting, setWaiting] = useState<Grace<M>>();
  const [lost, setLost] = useState(false);
  const open = stillLegal(legal, waiting?.move) !== undefined;
  if (waiting !== undefined && !open) {
    setWaiting(undefined);
    setLost(true);
  }
  const latest = useRef({ play, waiting });
  useEffect(() => {
    latest.current = { play, waiting };
  });
  const now = (): void => {
    const { waiting: made } = latest.current;
    if (made === undefined) return;
    latest.current = { ...latest.current, waiting: undefined };
    setWaiting(undefined);
    latest.current.play(made.move);
  };
  useEffect(() => {
    if (waiting === undefined) return;
    const timer = window.setTimeout(() => {
      if (waiting.seconds <= 1) now();
      else setWaiting({ ...waiting, seconds: waiting.seconds - 1 });
    }, 1000);
    return () => window.clearTimeout(timer);
  }, [waiting]);
  useEffect(() => {
    window.addEventListener("pagehide", now);
    return () => {
      window.removeEventListener("pagehide", now);
      now();
    };
  }, []);
  return {
    waiting: open ? waiting : undefined,
    lost,
    wait: (move) => {
      setLost(false);
      setWaiting({ move, seconds: GRACE });
    },
    now,
    cancel: () => {
      setLost(false);
      setWaiting(undefined);
    },
  };
}
