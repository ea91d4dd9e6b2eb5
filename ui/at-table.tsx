import { at, type Lesson as LessonText, type Refusal, type Seat } from "@clade/kernel";
import { type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { stillLegal, type Thing, type Way } from "./affordance.ts";
import type { Choice, WhyNot } from "./frame.tsx";
import { Lesson } from "./lesson.tsx";
import { type EventLike, type LogLine, logLines } from "./log.tsx";
import { type Flight, useMotion } from "./motion.ts";
import type { Sitting } from "./sitting.ts";
import { type Touch, useTouch } from "./touch.ts";
import { kitWords } from "./words.ts";

/** What a board says about its game, so that the kit can let somebody play on it. */
interface Habits<V, M, E> {
  readonly sitting: Sitting<V, M, E>;
  readonly root: RefObject<HTMLDivElement | null>;
  /** How each legal move is made: keep the same array until the view changes. */
  readonly ways: readonly Way<M>[];
  /** What a thing looks like while it is dragged. */
  readonly ghost: (thing: Thing) => string;
  /** The move that somebody meant who touched this, allowed or not; undefined if none is near. */
  readonly meant: (thing: Thing, picked: Thing | undefined) => M | undefined;
  /** Why the rules refuse a move. */
  readonly refusal: (seat: Seat, move: M) => Refusal | undefined;
  readonly clauseOf: (event: E) => string | undefined;
  /** Starts a new part of the game in the log. */
  readonly isHeading: (event: E) => boolean;
  readonly flights: (event: E) => readonly Flight[];
  /** The move that ends a turn or a phase, rather than one among many. */
  readonly endsTurn: (move: M) => boolean;
}

/** Somebody at the table: what they touch, what they look at, what they were told. */
interface AtTable<M> {
  readonly touch: Touch<M>;
  /** The move whose consequences are shown. */
  readonly previewed: M | undefined;
  /** Whether the final result lies open. */
  readonly reviewing: boolean;
  readonly closeReview: () => void;
  /** What `TableFrame` wants of it. */
  readonly frame: {
    readonly root: RefObject<HTMLDivElement | null>;
    readonly lines: readonly LogLine[];
    readonly choices: readonly Choice<M>[];
    readonly whyNot: WhyNot | undefined;
    readonly onPeek: (move: M | undefined) => void;
    readonly onPlay: (move: M) => void;
    readonly onCancel: () => void;
    readonly onResult: () => void;
  };
}

/** What every board does alike: touching, asking why not, previews, the log, motion, choices, the final result. */
export function useAtTable<V, M, E extends EventLike>(habits: Habits<V, M, E>): AtTable<M> {
  const { sitting, root, ways, clauseOf, isHeading, endsTurn } = habits;
  const { view, text, naming } = sitting;
  const [whyNot, setWhyNot] = useState<Refusal>();
  const [peekedMove, setPeekedMove] = useState<M>();
  const [reviewing, setReviewing] = useState(true);
  useEffect(() => setWhyNot(sitting.refused), [sitting.refused]);

  const play = (move: M): void => {
    setWhyNot(undefined);
    setPeekedMove(undefined);
    if (!sitting.busy) sitting.play(move);
  };
  const touch = useTouch<M>({
    root,
    ways,
    hinted: hintedThings(sitting, ways),
    ghost: habits.ghost,
    play,
    refuse: (thing, picked) => {
      const move = habits.meant(thing, picked);
      const { watcher } = sitting;
      setWhyNot(watcher === "spectator" || move === undefined ? undefined : habits.refusal(watcher, move));
    },
  });
  useEffect(() => setWhyNot(undefined), [touch.picked, view]);

  const lines = useMemo(() => logLines(sitting, clauseOf, isHeading), [sitting, clauseOf, isHeading]);
  const told = useRef(sitting.events.length);
  useMotion(
    root,
    sitting.events.length,
    () => {
      const fresh = sitting.events.slice(told.current);
      told.current = sitting.events.length;
      return fresh.flatMap(({ event }) => (event.type === "taken-back" ? [] : habits.flights(event as E)));
    },
    sitting.motion,
  );

  const choices: Choice<M>[] = touch.reach.buttons.map((move) => ({
    move,
    label: text.move(view, move, naming),
    main: endsTurn(move),
  }));
  // With a finger, the first tap shows what the touched thing would do; the button beside says so in words.
  const armed =
    touch.peeked === undefined || touch.picked !== undefined ? undefined : touch.reach.plays.get(touch.peeked);
  if (armed !== undefined && isTouch() && !touch.reach.buttons.includes(armed)) {
    choices.unshift({ move: armed, label: text.move(view, armed, naming), main: true });
  }

  return {
    touch,
    previewed:
      stillLegal(sitting.legal, peekedMove) ??
      (touch.peeked === undefined ? undefined : touch.reach.plays.get(touch.peeked)),
    reviewing: sitting.result !== null && reviewing,
    closeReview: () => setReviewing(false),
    frame: {
      root,
      lines,
      choices,
      whyNot: whyNot === undefined ? undefined : { sentence: text.refusal(whyNot), clause: whyNot.clause },
      onPeek: (move) => setPeekedMove(() => move),
      onPlay: (move) => {
        touch.cancel();
        play(move);
      },
      onCancel: () => {
        touch.cancel();
        setWhyNot(undefined);
      },
      onResult: () => setReviewing(true),
    },
  };
}

/** The things of the best hint. */
function hintedThings<V, M, E>({ hints }: Sitting<V, M, E>, ways: readonly Way<M>[]): ReadonlySet<Thing> {
  const [best] = hints;
  if (best === undefined) return new Set();
  const wanted = JSON.stringify(best.move);
  return new Set(ways.find(({ move }) => JSON.stringify(move) === wanted)?.path);
}

interface GuideProps<V, M, E> {
  readonly sitting: Sitting<V, M, E>;
  /** Which lesson fits now, of those not yet read. */
  readonly next: (view: V, read: readonly number[]) => number | undefined;
}

/** Lessons of a guided first game: the one that fits the moment, until it was read. */
export function Guide<V, M, E>({ sitting, next }: GuideProps<V, M, E>): ReactElement | null {
  const [read, setRead] = useState<readonly number[]>([]);
  if (!sitting.guided || sitting.result !== null) return null;
  const index = next(sitting.view, read);
  const lessons: readonly LessonText[] = sitting.text.tutorial;
  if (index === undefined || index >= lessons.length) return null;
  return (
    <Lesson
      lesson={at(lessons, index)}
      words={kitWords[sitting.language]}
      onNext={() => setRead([...read, index])}
      onEnd={() => sitting.endGuide()}
    />
  );
}

function isTouch(): boolean {
  return window.matchMedia("(hover: none)").matches;
}
