import { at, type Chance, type Lesson as LessonText, type SeatColour } from "@clade/kernel";
import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { hintedThings, stillLegal, type Thing, type Way } from "./affordance.ts";
import type { Flight } from "./flight.ts";
import { useRoomOf } from "./arrangement.ts";
import { useGrace } from "./grace.ts";
import { guess } from "./guess.ts";
import { Lesson } from "./lesson.tsx";
import type { LessonPicker } from "./lessons.ts";
import { type EventLike, laterLines, type LogLine, logLines } from "./log.tsx";
import { useMotion } from "./motion.ts";
import type { Choice, Waiting } from "./prompt.tsx";
import { type Scene, Show } from "./scene.ts";
import type { StagedScene } from "./scene-layer.tsx";
import type { Sitting } from "./sitting.ts";
import { type Touch, useTouch } from "./touch.ts";
import { nextStep, refusalOf, type Refusing, type WhyNot, whyNot } from "./why-not.ts";
import { kitWords } from "./words.ts";

/** What a board says about its game, so that the kit can let somebody play on it. */
export interface Habits<S, V, M, E> extends Refusing<S, V, M> {
  readonly game: Refusing<S, V, M>["game"] & { imagine(view: V, chance: Chance): S };
  readonly colours: readonly SeatColour[];
  /** How each legal move is made. */
  readonly ways: (view: V, legal: readonly M[]) => readonly Way<M>[];
  /** What a thing looks like while it is dragged. */
  readonly ghost: (thing: Thing, view: V) => string;
  readonly clauseOf: (event: E) => string | undefined;
  /** Starts a new part of the game in the log. */
  readonly isHeading: (event: E) => boolean;
  readonly flights: (event: E, view: V) => readonly Flight[];
  /** How what just happened is shown: the events of one moment, in their order. */
  readonly scenes?: (events: readonly E[], sitting: Sitting<V, M, E>) => readonly Scene[];
  /** The move that ends a turn or a phase, rather than one among many. */
  readonly endsTurn: (move: M) => boolean;
  /** What waits a moment among people before it counts: bids, discards, the end of a turn. */
  readonly graced: (move: M, view: V) => boolean;
  readonly lessonFor: LessonPicker<V>;
  /** The final result. */
  readonly review: ComponentType<{ readonly onClose: () => void }>;
}

/** Somebody at the table: what they touch, what they look at, what they were told. */
interface AtTable<S, V, M, E> {
  readonly root: RefObject<HTMLDivElement | null>;
  /** A state like the true one, for asking the rules. */
  readonly state: S;
  readonly touch: Touch<M>;
  /** The move whose consequences are shown. */
  readonly previewed: M | undefined;
  /** What `TableFrame` wants of it. */
  readonly frame: {
    readonly sitting: Sitting<V, M, E>;
    readonly root: RefObject<HTMLDivElement | null>;
    readonly show: Show<StagedScene>;
    readonly asked: number;
    readonly colours: readonly SeatColour[];
    readonly lesson: ReactNode;
    readonly result: ReactNode;
    readonly lines: readonly LogLine[];
    readonly later: readonly LogLine[];
    readonly choices: readonly Choice<M>[];
    readonly whyNot: WhyNot | undefined;
    readonly waiting: Waiting | undefined;
    readonly onPeek: (move: M | undefined) => void;
    readonly onLook: (move: M | undefined) => void;
    readonly onPlay: (move: M) => void;
    readonly onCancel: () => void;
    readonly onResult: () => void;
  };
}

/** What every board does alike: touching, asking why not, previews, the log, motion, choices, the final result. */
export function useAtTable<S, V, M, E extends EventLike>(
  sitting: Sitting<V, M, E>,
  habits: Habits<S, V, M, E>,
): AtTable<S, V, M, E> {
  const { game, clauseOf, isHeading, endsTurn, review: Review } = habits;
  const { view, legal, text, naming } = sitting;
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(sitting);
  useEffect(() => {
    latest.current = sitting;
  });
  const state = useMemo(() => guess(game, view), [game, view]);
  const ways = useMemo(() => habits.ways(view, legal), [habits, view, legal]);
  const [asked, setAsked] = useState<WhyNot>();
  const [lookedAt, setLookedAt] = useState<M>();
  const [peekedMove, setPeekedMove] = useState<M>();
  // Whoever looks at a game again knows how it ended, or does not want to yet.
  const [reviewing, setReviewing] = useState(sitting.looking === undefined);
  const { refused, hints } = sitting;
  useEffect(() => setAsked(refused === undefined ? undefined : whyNot(latest.current, refused, undefined)), [refused]);
  // A hint is asked for by somebody who was just told what does not work: it takes the place of that.
  useEffect(() => {
    if (hints.length > 0) setAsked(undefined);
    setLookedAt(undefined);
  }, [hints]);

  const grace = useGrace(legal, (move) => latest.current.play(move));
  const { waiting, lost } = grace;
  const play = (move: M): void => {
    setAsked(undefined);
    setPeekedMove(undefined);
    if (sitting.busy) return;
    grace.cancel();
    if (habits.graced(move, view) && sitting.grace()) grace.wait(move);
    else sitting.play(move);
  };
  const touch = useTouch<M>({
    root,
    ways,
    hinted: (picked) => hintedThings(stillLegal(legal, lookedAt) ?? hints[0]?.move, ways, picked),
    ghost: (thing) => habits.ghost(thing, view),
    play,
    refuse: (thing, picked) => {
      const refusal = refusalOf(habits, state, sitting, { thing, picked });
      setAsked(sitting.watcher === "spectator" ? undefined : whyNot(sitting, refusal, picked));
    },
  });
  useEffect(() => setAsked(undefined), [touch.picked, view]);
  useEffect(() => {
    const { language } = latest.current;
    if (lost)
      setAsked({ sentence: kitWords[language].noLonger, clause: undefined, next: nextStep(latest.current, undefined) });
  }, [lost]);
  // Whoever goes on to what can be done has understood.
  const { peeked, reach } = touch;
  const useful = peeked !== undefined && (reach.plays.has(peeked) || reach.takes.has(peeked)) ? peeked : undefined;
  useEffect(() => {
    if (useful !== undefined) setAsked(undefined);
  }, [useful]);
  useElsewhere(root, () => {
    // Where there is nothing to take back the table is not drawn for it: it would be with every touch.
    if (asked !== undefined) setAsked(undefined);
  });

  const lines = useMemo(() => logLines(sitting, clauseOf, isHeading), [sitting, clauseOf, isHeading]);
  const show = useShownEvents(root, sitting, habits);
  const later = useMemo(() => laterLines(sitting, clauseOf, isHeading), [sitting, clauseOf, isHeading]);

  const choices: Choice<M>[] = touch.reach.buttons.map((move) => ({
    move,
    label: text.move(view, move, naming),
    main: endsTurn(move),
  }));
  // What can be touched may be folded away here: then it is a choice like any other.
  for (const thing of useFoldedAway(root, touch)) {
    const move = touch.reach.plays.get(thing);
    if (move === undefined || choices.some((choice) => choice.move === move)) continue;
    choices.push({ move, label: text.move(view, move, naming), main: false });
  }
  // With a finger, the first tap shows what the touched thing would do; the button beside says so in words.
  const armed = touch.peeked === undefined ? undefined : touch.reach.plays.get(touch.peeked);
  if (armed !== undefined && isTouch() && !touch.reach.buttons.includes(armed)) {
    choices.unshift({ move: armed, label: text.move(view, armed, naming), main: true });
  }

  return {
    root,
    state,
    touch,
    previewed:
      waiting?.move ??
      stillLegal(sitting.legal, peekedMove) ??
      (touch.peeked === undefined ? undefined : touch.reach.plays.get(touch.peeked)),
    frame: {
      sitting,
      root,
      show,
      asked: touch.asked,
      colours: habits.colours,
      lesson: <Guide sitting={sitting} next={habits.lessonFor} />,
      result:
        sitting.result !== null && reviewing ? (
          <AfterShow show={show}>
            <Review onClose={() => setReviewing(false)} />
          </AfterShow>
        ) : null,
      lines,
      later,
      choices: waiting === undefined ? choices : [],
      whyNot: asked,
      waiting:
        waiting === undefined
          ? undefined
          : {
              label: text.move(view, waiting.move, naming),
              seconds: waiting.seconds,
              onCancel: grace.cancel,
              onNow: grace.now,
            },
      onPeek: (move) => setPeekedMove(() => move),
      onLook: (move) => setLookedAt(() => move),
      onPlay: (move) => {
        touch.cancel();
        play(move);
      },
      onCancel: () => {
        touch.cancel();
        grace.cancel();
        setAsked(undefined);
      },
      onResult: () => setReviewing(true),
    },
  };
}

/** What comes when everything that happened has been seen. */
function AfterShow({ show, children }: { readonly show: Show<StagedScene>; readonly children: ReactNode }): ReactNode {
  const isOn = useSyncExternalStore(show.subscribe, () => show.playing !== undefined);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    // Asked anew: a scene may have begun since this was drawn.
    if (show.playing === undefined) setSeen(true);
  }, [show, isOn]);
  return seen ? children : null;
}

/** Lets what happens be seen and heard: things walk and fly, events are played as scenes. */
function useShownEvents<S, V, M, E extends EventLike>(
  root: RefObject<HTMLElement | null>,
  sitting: Sitting<V, M, E>,
  habits: Habits<S, V, M, E>,
): Show<StagedScene> {
  const [show] = useState(() => new Show<StagedScene>());
  const { events, motion, sound } = sitting;
  const [fresh, setFresh] = useState<readonly E[]>([]);
  const [told, setTold] = useState(events.length);
  if (told !== events.length) {
    // After a leap through a game that is looked at again, nothing has just happened.
    const passed = sitting.looking?.still === true ? [] : events.slice(told);
    const news = passed.flatMap(({ event }) => (event.type === "taken-back" ? [] : [event as E]));
    setTold(events.length);
    setFresh(news);
  }
  const scenes = useMemo(() => habits.scenes?.(fresh, sitting) ?? [], [fresh]);
  useMotion(root, {
    version: told,
    happening: () => ({ scenes, flights: fresh.flatMap((event) => habits.flights(event, sitting.view)) }),
    show,
    pace: sitting.pace ?? "calm",
    on: motion,
  });
  // What is not seen is heard all the same.
  const unseen = !motion || sitting.pace === "instant" ? scenes.find((scene) => scene.sound !== undefined) : undefined;
  const heard = unseen?.sound ?? (scenes.length === 0 && fresh.length > 0 ? "tick" : undefined);
  useEffect(() => {
    if (heard !== undefined) sound(heard);
  }, [fresh]);
  const [begunOver] = useState(sitting.result !== null);
  const isOver = sitting.result !== null;
  useEffect(() => {
    if (isOver && !begunOver) sound("victory");
  }, [isOver]);
  return show;
}

/** What can be touched now, or where the thing that is taken up can go, of which nothing can be seen on the page. */
function useFoldedAway<M>(root: RefObject<HTMLElement | null>, { reach }: Pick<Touch<M>, "reach">): readonly Thing[] {
  // Another window folds other parts.
  useRoomOf(root);
  const [folded, setFolded] = useState<readonly Thing[]>([]);
  useLayoutEffect(() => {
    const isHere = (thing: Thing): boolean => {
      const place = root.current?.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
      return root.current === null || (place != null && place.getClientRects().length > 0);
    };
    const hidden = [...reach.plays.keys()].filter((thing) => !isHere(thing));
    // A move that something in sight makes needs no button.
    const shown = new Set([...reach.plays].flatMap(([thing, move]) => (hidden.includes(thing) ? [] : [move])));
    const now = hidden.filter((thing) => {
      const move = reach.plays.get(thing);
      return move !== undefined && !shown.has(move);
    });
    setFolded((before) => (before.join() === now.join() ? before : now));
    // Looked at in each picture: a page of the board that is turned to hides others.
  });
  return folded;
}

/** A touch on the table ends the answer to the last one; what was touched may bring the next. The tools beside it belong to it. */
function useElsewhere(root: RefObject<HTMLElement | null>, then: () => void): void {
  const last = useRef(then);
  useEffect(() => {
    last.current = then;
  });
  useEffect(() => {
    const element = root.current;
    const note = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest(".prompt") === null) last.current();
    };
    element?.addEventListener("pointerdown", note, { capture: true });
    return () => element?.removeEventListener("pointerdown", note, { capture: true });
  }, [root]);
}

interface GuideProps<V, M, E> {
  readonly sitting: Sitting<V, M, E>;
  readonly next: LessonPicker<V>;
}

/** Lessons of a guided first game: the one that fits the moment, until it was read. */
function Guide<V, M, E>({ sitting, next }: GuideProps<V, M, E>): ReactElement | null {
  const read = sitting.lessonsRead;
  if (!sitting.guided || sitting.result !== null) return null;
  const index = next(sitting.view, read);
  const lessons: readonly LessonText[] = sitting.text.tutorial;
  if (index === undefined || index >= lessons.length) return null;
  return (
    <Lesson
      lesson={at(lessons, index)}
      words={kitWords[sitting.language]}
      onNext={() => sitting.readLesson(index)}
      onEnd={() => sitting.endGuide()}
    />
  );
}

function isTouch(): boolean {
  return window.matchMedia("(hover: none)").matches;
}
