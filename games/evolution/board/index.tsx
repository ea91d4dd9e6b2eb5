import { type Seat, seats, labelled } from "@clade/kernel";
import { type Arrow, Arrows, board, type FitStep, type Habits, Hand, TableFrame, useAtTable, useFit } from "@clade/ui";
import { type ReactElement, useMemo, useRef } from "react";
import { traitOf } from "../rules/cards.ts";
import type { SeenEvent } from "../rules/events.ts";
import { evolution } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import { COLOURS } from "../rules/seats.ts";
import type { State, View } from "../rules/state.ts";
import { words } from "../text/index.ts";
import "./styles/index.css";
import { clauseOf } from "./clauses.ts";
import { flightsOf } from "./flights.ts";
import { type Foresight, foresee, huntersOf, preyOf, type Spot } from "./foresight.ts";
import { HandCard } from "./hand-card.tsx";
import { lessonFor } from "./lessons.ts";
import { Player } from "./player.tsx";
import { Review } from "./review.tsx";
import { type EvolutionSitting, type BoardContext, BoardProvider } from "./board-context.tsx";
import { handOf, meantMove, readThing, speciesThing } from "./things.ts";
import { type Turn, turns } from "./turns.ts";
import { Middle } from "./watering-hole.tsx";
import { endsTurn, ways } from "./ways.ts";

const ROOMY_STEPS: readonly FitStep[] = [
  ...[17, 16, 15, 14, 13, 12].map((size) => ({ size, density: "full" })),
  ...[20, 18, 16, 15, 14, 13, 12].map((size) => ({ size, density: "compact" })),
  ...[14, 13, 12, 11, 10, 9, 8.5, 8].map((size) => ({ size, density: "tiny" })),
];
const OTHERS_STEPS: readonly FitStep[] = ROOMY_STEPS.filter(({ size, density }) => size < 17 || density !== "full");

const NOTHING: Foresight = { lines: [], changes: new Map() };

const manners = { ways, meant: meantMove, clauseOf, isHeading, endsTurn, lessonFor };
const dress = { colours: COLOURS, flights: flightsOf, ghost: () => "flight-card flight-drag", review: Review };
const HABITS: Habits<State, View, Move, SeenEvent> = { game: evolution, ...manners, ...dress };

function EvolutionBoard({ sitting }: { readonly sitting: EvolutionSitting }): ReactElement {
  const { view, deciders, language, naming, text } = sitting;
  const { root, state, touch, previewed, frame } = useAtTable(sitting, HABITS);
  const others = useRef<HTMLDivElement>(null);
  const mine = useRef<HTMLDivElement>(null);
  const { names, labels, board: screen } = words[language];
  const order = useMemo(() => turns(view, state, deciders), [view, state, deciders]);
  const spot = ({ seat, index }: Spot): string => `${naming(seat)} ${index + 1}`;
  const foresight = useMemo(
    () =>
      previewed === undefined
        ? NOTHING
        : foresee(view, state, previewed, {
            screen,
            naming,
            event: (event) => text.event(event, naming, view.watcher),
            spot: ({ seat, index }) => `${naming(seat)} ${index + 1}`,
          }),
    [previewed, view, state, screen, naming, text],
  );

  const opponents = seats(view.players.length).filter((seat) => seat !== view.watcher);
  const content = `${JSON.stringify(view.players.map(({ species }) => species))}${language}`;
  const density = useFit(others, OTHERS_STEPS, content);
  useFit(mine, ROOMY_STEPS, `${content}${touch.picked ?? ""}`);
  const turnOf = (seat: Seat): Turn | undefined => order.find((turn) => turn.seat === seat);

  const context: BoardContext = {
    sitting,
    view,
    state,
    touch,
    changes: foresight.changes,
    names,
    labels,
    screen,
    naming,
    spot,
  };
  return (
    <BoardProvider value={context}>
      <TableFrame
        {...frame}
        foreseen={foresight.lines}
        note={cardWords()}
        picked={pickedWords()}
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
    </BoardProvider>
  );

  /** A card explains itself in the second line, where it covers nothing. */
  function cardWords(): string | undefined {
    const name = touch.peeked?.startsWith("card") === true ? touch.peeked : touch.picked;
    const looked = name === undefined ? undefined : readThing(view, name);
    if (looked?.kind !== "card") return undefined;
    const { name: trait, effect } = names.traits[traitOf(looked.card)];
    return labelled(sitting.language, trait, effect);
  }

  function pickedWords(): string | undefined {
    const held = touch.picked === undefined ? undefined : readThing(view, touch.picked);
    if (held?.kind === "card") return screen.carries(names.traits[traitOf(held.card)].name);
    if (held?.kind === "species") return screen.hunts(held.index + 1);
    if (held?.kind === "trait")
      return labelled(sitting.language, names.traits[held.trait].name, names.traits[held.trait].effect);
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

function isHeading({ type }: SeenEvent): boolean {
  return type === "round";
}

export default board(EvolutionBoard);
