import { seats, labelled } from "@clade/kernel";
import { board, type FitStep, type Habits, TableFrame, useAtTable, useFit } from "@clade/ui";
import { type ReactElement, useMemo, useRef } from "react";
import { COLOURS } from "../rules/data.ts";
import type { SeenEvent } from "../rules/events.ts";
import { sEvolution } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import type { State, View } from "../rules/state.ts";
import { words } from "../text/index.ts";
import { Acting } from "./acting.tsx";
import "./styles/index.css";
import { Chart } from "./chart.tsx";
import { Civilisation } from "./civilisation.tsx";
import { clauseOf } from "./clauses.ts";
import { cardEffect, cardTitle } from "./face.tsx";
import { flightsOf } from "./flights.ts";
import { foresee, NOTHING } from "./foresight.ts";
import { OwnCards } from "./hand.tsx";
import { lessonFor } from "./lessons.ts";
import { Opponent } from "./opponent.tsx";
import { Review } from "./review.tsx";
import { type SEvolutionSitting, type BoardContext, BoardProvider } from "./board-context.tsx";
import { meantMove, readThing } from "./things.ts";
import { Trick } from "./trick.tsx";
import { endsTurn, ways } from "./ways.ts";

const STEPS: readonly FitStep[] = [
  ...[19, 18, 17, 16, 15, 14, 13].map((size) => ({ size, density: "full" })),
  // Where even these do not fit the stage scrolls: smaller ones nobody can read.
  ...[14, 13, 12].map((size) => ({ size, density: "compact" })),
];

const manners = { ways, meant: meantMove, clauseOf, isHeading, endsTurn, lessonFor };
const dress = { colours: COLOURS, flights: flightsOf, ghost, review: Review };
const HABITS: Habits<State, View, Move, SeenEvent> = { game: sEvolution, ...manners, ...dress };

function SEvolutionBoard({ sitting }: { readonly sitting: SEvolutionSitting }): ReactElement {
  const { view, language, naming, text } = sitting;
  const { state, touch, previewed, frame } = useAtTable(sitting, HABITS);
  const stage = useRef<HTMLDivElement>(null);
  const { labels, board: screen, names } = words[language];
  const foresight = useMemo(
    () =>
      previewed === undefined
        ? NOTHING
        : foresee(view, state, previewed, {
            screen,
            names,
            naming,
            event: (event) => text.event(event, naming, view.watcher),
          }),
    [previewed, view, state, screen, names, naming, text],
  );
  const tricks = view.phase === "play" || view.phase === "take" || view.phase === "trump";
  useFit(stage, STEPS, `${tricks} ${view.phase === "trump"} ${language}`);

  const table: BoardContext = { sitting, view, touch, foresight, previewed, labels, names, screen, naming };
  const others = seats(view.players.length).filter((seat) => seat !== view.watcher);
  return (
    <BoardProvider value={table}>
      <TableFrame
        {...frame}
        foreseen={foresight.lines}
        note={noteWords()}
        picked={pickedWords()}
        stage={
          <div
            className="se-stage"
            ref={stage}
            data-players={view.players.length}
            data-tricks={tricks ? "" : undefined}
          >
            <div className="se-others">
              {others.map((seat) => (
                <Opponent key={seat} seat={seat} />
              ))}
            </div>
            <div className="se-table">
              {tricks ? <Trick /> : <Acting />}
              <Chart />
            </div>
            {view.watcher === "spectator" ? null : <Civilisation seat={view.watcher} />}
          </div>
        }
        hand={<OwnCards />}
      />
    </BoardProvider>
  );

  /** A card or Calamity explains itself in the second line, where it covers nothing. */
  function noteWords(): string | undefined {
    const looked = touch.peeked === undefined ? undefined : readThing(touch.peeked);
    if (looked?.kind !== "card") return undefined;
    return labelled(
      sitting.language,
      cardTitle(looked.card, names),
      cardEffect(looked.card, names, screen, view.edition),
    );
  }

  function pickedWords(): string | undefined {
    const held = touch.picked === undefined ? undefined : readThing(touch.picked);
    switch (held?.kind) {
      case "card":
        return screen.pickedCard(cardTitle(held.card, names));
      case "stock":
        return screen.pickedStock(names.amount(1, held.suit));
      case "idle":
        return screen.pickedIdle;
      case "place":
        return screen.pickedWorker(names.places[held.place].name);
      default:
        return undefined;
    }
  }
}

function ghost(thing: string): string {
  return thing.startsWith("card") || thing.startsWith("blind") ? CARD_GHOST : TOKEN_GHOST;
}
const CARD_GHOST = "flight-card flight-drag";
const TOKEN_GHOST = "se-flight-token flight-drag";

function isHeading({ type }: SeenEvent): boolean {
  return type === "round";
}

export default board(SEvolutionBoard);
