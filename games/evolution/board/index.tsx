import { at, type Refusal, type Seat, seats } from "@clade/kernel";
import {
  type Arrow,
  Arrows,
  board,
  type Choice,
  type FitStep,
  Hand,
  kitWords,
  Lesson,
  logLines,
  TableFrame,
  useFit,
  useMotion,
  useTouch,
} from "@clade/ui";
import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import { traitOf } from "../rules/cards.ts";
import { evolution } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import { TERMS } from "../text/terms.ts";
import "./board.css";
import { clauseOf } from "./clauses.ts";
import { flightsOf } from "./flights.ts";
import { type Foresight, foresee, guess, huntersOf, preyOf, type Spot } from "./foresight.ts";
import { HandCard } from "./hand-card.tsx";
import { lessonFor } from "./lessons.ts";
import { Player } from "./player.tsx";
import { Review } from "./review.tsx";
import { type EvolutionSitting, type TableTop, TableTopProvider } from "./table.tsx";
import { handOf, meantMove, readThing, speciesThing } from "./things.ts";
import { type Turn, turns } from "./turns.ts";
import { Middle } from "./watering-hole.tsx";
import { endsTurn, ways } from "./ways.ts";
import { SCREEN } from "./words.ts";

const ROOMY_STEPS: readonly FitStep[] = [
  ...[17, 16, 15, 14, 13, 12].map((size) => ({ size, density: "full" })),
  ...[16, 15, 14, 13, 12].map((size) => ({ size, density: "compact" })),
  ...[14, 13, 12, 11, 10, 9].map((size) => ({ size, density: "tiny" })),
];
const OTHERS_STEPS: readonly FitStep[] = ROOMY_STEPS.filter(({ size, density }) => size < 17 || density !== "full");

const NOTHING: Foresight = { lines: [], changes: new Map() };

function EvolutionBoard({ sitting }: { readonly sitting: EvolutionSitting }): ReactElement {
  const { view, legal, language, naming, text } = sitting;
  const root = useRef<HTMLDivElement>(null);
  const others = useRef<HTMLDivElement>(null);
  const mine = useRef<HTMLDivElement>(null);
  const screen = SCREEN[language];
  const { board: labels, traits } = TERMS[language];
  const state = useMemo(() => guess(view), [view]);
  const order = useMemo(() => turns(view, state), [view, state]);
  const open = useMemo(() => ways(view, legal), [view, legal]);
  const [whyNot, setWhyNot] = useState<Refusal>();
  const [peekedMove, setPeekedMove] = useState<Move>();
  const [reviewing, setReviewing] = useState(true);
  useEffect(() => setWhyNot(sitting.refused), [sitting.refused]);

  const spot = ({ seat, index }: Spot): string => `${naming(seat)} ${index + 1}`;
  const play = (move: Move): void => {
    setWhyNot(undefined);
    setPeekedMove(undefined);
    if (!sitting.busy) sitting.play(move);
  };
  const touch = useTouch<Move>({
    root,
    ways: open,
    ghost: () => "flight-card flight-drag",
    play,
    refuse: (thing, picked) => {
      const move = meantMove(view, thing, picked);
      if (view.watcher === "spectator" || move === undefined) setWhyNot(undefined);
      else setWhyNot(evolution.refusal(state, view.watcher, move));
    },
  });
  useEffect(() => setWhyNot(undefined), [touch.picked, view]);

  const previewed =
    peekedMove ?? (touch.peeked === undefined ? undefined : touch.reach.plays.get(touch.peeked)) ?? undefined;
  const foresight = useMemo(
    () =>
      previewed === undefined
        ? NOTHING
        : foresee(view, state, previewed, {
            screen,
            naming,
            event: (event) => text.event(event, naming),
            spot: ({ seat, index }) => `${naming(seat)} ${index + 1}`,
          }),
    [previewed, view, state, screen, naming, text],
  );

  const lines = useMemo(() => logLines(sitting, clauseOf, (event) => event.type === "round"), [sitting]);
  const told = useRef(sitting.events.length);
  const fresh = sitting.events.slice(told.current);
  useMotion(
    root,
    sitting.events.length,
    () => {
      told.current = sitting.events.length;
      return fresh.flatMap(({ event }) => (event.type === "taken-back" ? [] : flightsOf(event, view.watcher)));
    },
    sitting.motion,
  );

  const opponents = seats(view.players.length).filter((seat) => seat !== view.watcher);
  const content = `${JSON.stringify(view.players.map(({ species }) => species))}${language}`;
  const density = useFit(others, OTHERS_STEPS, content);
  useFit(mine, ROOMY_STEPS, `${content}${touch.picked ?? ""}`);
  const turnOf = (seat: Seat): Turn | undefined => order.find((turn) => turn.seat === seat);

  const table: TableTop = {
    sitting,
    view,
    state,
    touch,
    changes: foresight.changes,
    hinted: new Set(
      sitting.hints.slice(0, 1).flatMap(({ move }) => {
        const wanted = evolution.write(move);
        return open.find((way) => evolution.write(way.move) === wanted)?.path ?? [];
      }),
    ),
    labels,
    traits,
    screen,
    naming,
    spot,
  };
  const choices: Choice<Move>[] = touch.reach.buttons.map((move) => ({
    move,
    label: text.move(view, move, naming),
    main: endsTurn(move),
  }));
  // With a finger, the first tap on a species shows what feeding it does; the button beside says so in words.
  const armed =
    touch.peeked === undefined || touch.picked !== undefined ? undefined : touch.reach.plays.get(touch.peeked);
  if (armed !== undefined && isTouch()) {
    choices.unshift({ move: armed, label: text.move(view, armed, naming), main: true });
  }

  return (
    <TableTopProvider value={table}>
      <TableFrame
        sitting={sitting}
        root={root}
        lines={lines}
        choices={choices}
        foreseen={foresight.lines}
        note={cardWords()}
        whyNot={whyNot === undefined ? undefined : { sentence: text.refusal(whyNot), clause: whyNot.clause }}
        picked={pickedWords()}
        onPeek={(move) => setPeekedMove(move)}
        onPlay={(move) => {
          touch.cancel();
          play(move);
        }}
        onCancel={() => {
          touch.cancel();
          setWhyNot(undefined);
        }}
        onResult={() => setReviewing(true)}
        lesson={<Guide sitting={sitting} />}
        result={sitting.result !== null && reviewing ? <Review onClose={() => setReviewing(false)} /> : null}
        stage={
          <div className="ev-stage" data-players={view.players.length}>
            <div className="ev-others" ref={others}>
              {opponents.map((seat) => (
                <Player key={seat} seat={seat} turn={turnOf(seat)} roomy={density === "full"} />
              ))}
            </div>
            <Middle order={order} />
            <div className="ev-mine" ref={mine}>
              {view.watcher === "spectator" ? null : <Player seat={view.watcher} turn={turnOf(view.watcher)} roomy />}
            </div>
            <Arrows root={root} arrows={arrows()} />
          </div>
        }
        hand={
          <Hand label={labels.hand}>
            {handOf(view).map(({ card, thing }) => (
              <HandCard key={thing} card={card} thing={thing} />
            ))}
          </Hand>
        }
      />
    </TableTopProvider>
  );

  /** A card explains itself in the second line, where it covers nothing. */
  function cardWords(): string | undefined {
    const name = touch.peeked?.startsWith("card") === true ? touch.peeked : touch.picked;
    const looked = name === undefined ? undefined : readThing(view, name);
    if (looked?.kind !== "card") return undefined;
    const { name: trait, effect } = traits[traitOf(looked.card)];
    return `${trait}: ${effect}`;
  }

  function pickedWords(): string | undefined {
    const held = touch.picked === undefined ? undefined : readThing(view, touch.picked);
    if (held?.kind === "card") return screen.carries(traits[traitOf(held.card)].name);
    if (held?.kind === "species") return screen.hunts(held.index + 1);
    if (held?.kind === "trait") return `${traits[held.trait].name}: ${traits[held.trait].effect}`;
    return undefined;
  }

  /** A Carnivore that is picked shows whom it may attack now; one that is looked at, whom it could; any other species,
   *  who could attack it. */
  function arrows(): Arrow[] {
    const name = touch.picked ?? touch.peeked;
    const looked = name === undefined ? undefined : readThing(view, name);
    if (looked?.kind !== "species" || looked.index < 0) return [];
    const from = speciesThing(view, looked.seat, looked.index);
    if (touch.picked !== undefined) {
      return [...touch.reach.plays.keys()].map((to) => ({ from, to, look: "attack" }));
    }
    const prey = preyOf(state, looked).map(
      ({ seat, index }): Arrow => ({
        from,
        to: speciesThing(view, seat, index),
        look: looked.seat === view.watcher ? "attack" : "threat",
      }),
    );
    const hunters = huntersOf(state, looked).map(
      ({ seat, index }): Arrow => ({
        from: speciesThing(view, seat, index),
        to: from,
        look: "threat",
      }),
    );
    return [...prey, ...hunters];
  }
}

/** Lessons of a guided first game: the one that fits the moment, until it was read. */
function Guide({ sitting }: { readonly sitting: EvolutionSitting }): ReactElement | null {
  const [read, setRead] = useState<readonly number[]>([]);
  if (!sitting.guided || sitting.result !== null) return null;
  const index = lessonFor(sitting.view, read);
  if (index === undefined || index >= sitting.text.tutorial.length) return null;
  return (
    <Lesson
      lesson={at(sitting.text.tutorial, index)}
      words={kitWords[sitting.language]}
      onNext={() => setRead([...read, index])}
      onEnd={() => sitting.endGuide()}
    />
  );
}

function isTouch(): boolean {
  return window.matchMedia("(hover: none)").matches;
}

export default board(EvolutionBoard);
