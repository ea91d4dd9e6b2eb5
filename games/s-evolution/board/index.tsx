import { labelled } from "@clade/kernel";
import { board, type Habits, TableFrame, useAtTable } from "@clade/ui";
import { type ReactElement, useMemo } from "react";
import { COLOURS } from "../rules/data.ts";
import type { SeenEvent } from "../rules/events.ts";
import { sEvolution } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import type { State, View } from "../rules/state.ts";
import { words } from "../text/index.ts";
import "./styles/index.css";
import { clauseOf } from "./clauses.ts";
import { cardEffect, cardTitle } from "./face.tsx";
import { flightsOf } from "./flights.ts";
import { foresee, NOTHING } from "./foresight.ts";
import { OwnCards } from "./hand.tsx";
import { lessonFor } from "./lessons.ts";
import { Review } from "./review.tsx";
import { scenesOf } from "./scenes.tsx";
import { type SEvolutionSitting, type BoardContext, BoardProvider } from "./board-context.tsx";
import { purposeOf } from "./purpose.ts";
import { meantMove, readThing } from "./things.ts";
import { Table } from "./table.tsx";
import { endsTurn, graced, ways } from "./ways.ts";

const manners = { ways, meant: meantMove, purpose: purposeOf, clauseOf, isHeading, endsTurn, graced, lessonFor };
const dress = { colours: COLOURS, flights: flightsOf, scenes: scenesOf, ghost, review: Review };
const HABITS: Habits<State, View, Move, SeenEvent> = { game: sEvolution, ...manners, ...dress };

function SEvolutionBoard({ sitting }: { readonly sitting: SEvolutionSitting }): ReactElement {
  const { view, language, naming, text } = sitting;
  const { state, touch, previewed, frame } = useAtTable(sitting, HABITS);
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
  const table: BoardContext = { sitting, view, tricks, touch, foresight, previewed, labels, names, screen, naming };
  return (
    <BoardProvider value={table}>
      <TableFrame
        {...frame}
        foreseen={foresight.lines}
        note={noteWords()}
        picked={pickedWords()}
        stage={<Table />}
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
