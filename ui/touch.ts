import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { HELD } from "./held.ts";
import { type Reach, reach, type Thing, type Way } from "./affordance.ts";

export type Look = "plays" | "takes" | "picked" | "idle";

/** What every thing on the table listens to. */
export interface TouchProps {
  readonly "data-thing": Thing;
  readonly "data-look": Look;
  /** Its consequences are shown. */
  readonly "data-peeked": "" | undefined;
  /** It is part of the best hint. */
  readonly "data-hinted": "" | undefined;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

export interface Touch<M> {
  readonly picked: Thing | undefined;
  readonly reach: Reach<M>;
  /** What is hovered, focused, or touched once: its consequences are shown. */
  readonly peeked: Thing | undefined;
  /** How often a finger has rested on a thing to ask what it is. */
  readonly asked: number;
  readonly look: (thing: Thing) => Look;
  readonly props: (thing: Thing) => TouchProps;
  readonly pick: (thing: Thing) => void;
  readonly cancel: () => void;
}

interface Wishes<M> {
  readonly root: RefObject<HTMLElement | null>;
  readonly ways: readonly Way<M>[];
  /** The things of the hint, while something is taken up or nothing is. */
  readonly hinted: (picked: Thing | undefined) => ReadonlySet<Thing>;
  /** What a thing looks like while it is dragged. */
  readonly ghost: (thing: Thing) => string;
  readonly play: (move: M) => void;
  /** Somebody touched what cannot be touched now. */
  readonly refuse: (thing: Thing, picked: Thing | undefined) => void;
}

const DRAG_STARTS = 8;

/**
 * Taking things up and putting them down: with a mouse (hover shows, click plays), with a finger (the first tap shows,
 * the second plays), by dragging, and with keys. All of them end in the same moves.
 */
export function useTouch<M>({ root, ways, hinted, ghost, play, refuse }: Wishes<M>): Touch<M> {
  const [picked, setPicked] = useState<Thing>();
  const [peeked, setPeeked] = useState<Thing>();
  const [asked, setAsked] = useState(0);
  const byKeys = useRef(false);
  const dragged = useRef(false);
  const stillThere = picked !== undefined && ways.some(({ path }) => path[0] === picked) ? picked : undefined;
  if (stillThere !== picked) setPicked(stillThere);
  const within = reach(ways, stillThere);
  const rings = hinted(stillThere);

  useEffect(() => {
    if (stillThere === undefined || !byKeys.current) return;
    byKeys.current = false;
    const targets = root.current?.querySelectorAll<HTMLElement>('[data-look="plays"]') ?? [];
    const button = root.current?.querySelector<HTMLElement>("[data-choice]");
    (targets[0] ?? button)?.focus();
  }, [stillThere, root]);

  // What a pointer rests on may be taken from under it, and a thing that is gone cannot tell that it was left.
  useEffect(() => {
    if (peeked === undefined || root.current === null) return;
    if (root.current.querySelector(`[data-thing="${CSS.escape(peeked)}"]`) === null) setPeeked(undefined);
  }, [ways]);

  const touch = (thing: Thing, finger: boolean, small: boolean): void => {
    const move = within.plays.get(thing);
    if (move !== undefined) {
      // Where a finger may have missed, what was touched is shown before it is done.
      if (finger && (stillThere === undefined || small) && peeked !== thing) {
        setPeeked(thing);
        return;
      }
      setPicked(undefined);
      setPeeked(undefined);
      play(move);
    } else if (stillThere === thing) {
      setPicked(undefined);
    } else if (within.takes.has(thing)) {
      setPicked(thing);
      setPeeked(undefined);
    } else {
      refuse(thing, stillThere);
    }
  };

  const drag = (event: PointerEvent<HTMLElement>, thing: Thing): void => {
    dragged.current = false;
    if (!within.takes.has(thing) || event.button !== 0) return;
    const { clientX, clientY, currentTarget, pointerId } = event;
    let token: HTMLElement | undefined;
    const move = (at: globalThis.PointerEvent): void => {
      if (at.pointerId !== pointerId) return;
      if (token === undefined) {
        if (Math.hypot(at.clientX - clientX, at.clientY - clientY) < DRAG_STARTS) return;
        dragged.current = true;
        // A finger that goes on has stopped asking.
        delete currentTarget.dataset["held"];
        setPicked(thing);
        setPeeked(undefined);
        token = document.createElement("div");
        token.className = `flight ${ghost(thing)}`;
        document.body.append(token);
        currentTarget.dataset["dragged"] = "";
      }
      token.style.left = `${at.clientX}px`;
      token.style.top = `${at.clientY}px`;
      setPeeked(under(at));
    };
    const end = (at: globalThis.PointerEvent): void => {
      if (at.pointerId !== pointerId) return;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      delete currentTarget.dataset["dragged"];
      token?.remove();
      if (token !== undefined && at.type === "pointerup") drop.current(thing, under(at));
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };

  /** A finger that rests on a thing asks what it is, and does nothing with it. */
  const hold = ({ currentTarget, pointerType, clientX, clientY }: PointerEvent<HTMLElement>, thing: Thing): void => {
    if (pointerType === "mouse") return;
    const ends = ["pointerup", "pointercancel", "pointermove"] as const;
    const timer = window.setTimeout(() => {
      stop();
      currentTarget.dataset["held"] = "";
      setPeeked(thing);
      setAsked((before) => before + 1);
    }, HELD);
    const end = (at: globalThis.PointerEvent): void => {
      const rests = at.type === "pointermove" && Math.hypot(at.clientX - clientX, at.clientY - clientY) < DRAG_STARTS;
      if (!rests) stop();
    };
    const stop = (): void => {
      window.clearTimeout(timer);
      for (const name of ends) window.removeEventListener(name, end);
    };
    for (const name of ends) window.addEventListener(name, end);
  };

  // The drop happens later, when other ways may be open: it has to use those of the latest render.
  const drop = useRef((_thing: Thing, _onto: Thing | undefined): void => {});
  useEffect(() => {
    drop.current = (thing, onto) => {
      const open = reach(ways, thing);
      const move = onto === undefined ? undefined : open.plays.get(onto);
      setPicked(undefined);
      setPeeked(undefined);
      if (move !== undefined) play(move);
      else if (onto !== undefined && onto !== thing) refuse(onto, thing);
    };
  });

  const look = (thing: Thing): Look =>
    stillThere === thing
      ? "picked"
      : within.plays.has(thing)
        ? "plays"
        : within.takes.has(thing) && stillThere === undefined
          ? "takes"
          : "idle";

  return {
    picked: stillThere,
    reach: within,
    peeked,
    asked,
    look,
    pick: setPicked,
    cancel: () => {
      setPicked(undefined);
      setPeeked(undefined);
    },
    props: (thing) => ({
      "data-thing": thing,
      "data-look": look(thing),
      "data-peeked": peeked === thing ? "" : undefined,
      "data-hinted": rings.has(thing) ? "" : undefined,
      onClick: (event) => {
        event.stopPropagation();
        // The finger asked what it is, and was told.
        if ("held" in event.currentTarget.dataset) {
          delete event.currentTarget.dataset["held"];
          return;
        }
        if (dragged.current) {
          dragged.current = false;
          return;
        }
        byKeys.current = event.detail === 0;
        touch(thing, pointerOf(event) === "touch", isSmall(event.currentTarget));
      },
      onPointerDown: (event) => {
        drag(event, thing);
        hold(event, thing);
      },
      onPointerEnter: (event) => {
        if (event.pointerType === "mouse") setPeeked(thing);
      },
      // A finger leaves before its tap counts: what the first tap showed must still be there for the second.
      onPointerLeave: (event) => {
        if (event.pointerType === "mouse") setPeeked((current) => (current === thing ? undefined : current));
      },
      onFocus: (event) => {
        if (event.currentTarget.matches(":focus-visible")) setPeeked(thing);
      },
      onBlur: () => {
        // Every press takes the focus from something: only what was shown for it has to be drawn without it.
        if (peeked === thing) setPeeked((current) => (current === thing ? undefined : current));
      },
    }),
  };
}

/** A finger cannot be sure to hit what is smaller than this. */
const SURE = 40;

function isSmall(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) < SURE;
}

function under(at: globalThis.PointerEvent): Thing | undefined {
  for (const element of document.elementsFromPoint(at.clientX, at.clientY)) {
    const thing = element.closest<HTMLElement>('[data-thing][data-look="plays"]') ?? undefined;
    if (thing !== undefined) return thing.dataset["thing"];
  }
  return undefined;
}

function pointerOf({ nativeEvent }: MouseEvent): string {
  return "pointerType" in nativeEvent && typeof nativeEvent.pointerType === "string" ? nativeEvent.pointerType : "";
}
