import { board, type Habits, TableFrame, useAtTable } from "@clade/ui";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { bookOf } from "../rules/book.ts";
import type { SeenEvent } from "../rules/events.ts";
import { progress } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import { COLOURS } from "../rules/seats.ts";
import type { State, View } from "../rules/state.ts";
import { words } from "../text/index.ts";
import { cardName } from "../text/scene.ts";
import { clauseOf } from "./clauses.ts";
import { flightsOf } from "./flights.ts";
import { foresee, type Foresight, NOTHING } from "./foresight.ts";
import { Hand } from "./hand.tsx";
import { lessonFor } from "./lessons.ts";
import { cardWords, pickedWords } from "./looked-at.ts";
import { paymentWords } from "./payment-words.ts";
import { Review } from "./review.tsx";
import { scenesOf } from "./scenes.tsx";
import { type Page, Stage } from "./stage.tsx";
import "./styles/index.css";
import { type ProgressSitting, type BoardContext, BoardProvider } from "./board-context.tsx";
import { purposeOf } from "./purpose.ts";
import { meantMove } from "./things.ts";
import "./tree/tree.css";
import { usePayment } from "./use-payment.tsx";
import { endsTurn, graced, ways } from "./ways.ts";

const manners = { ways, meant: meantMove, purpose: purposeOf, clauseOf, isHeading, endsTurn, graced, lessonFor };
const looks = { flights: flightsOf, scenes: scenesOf, ghost: () => "flight-card flight-drag" };
const dress = { colours: COLOURS, ...looks, review: Review };
const HABITS: Habits<State, View, Move, SeenEvent> = { game: progress, ...manners, ...dress };

function ProgressBoard({ sitting }: { readonly sitting: ProgressSitting }): ReactElement {
  const { view, language, naming } = sitting;
  const { root, state, touch, previewed, frame } = useAtTable(sitting, HABITS);
  const payment = usePayment(sitting);
  const foresight = useForesight(sitting, state, previewed);
  const [page, setPage] = useState<Page>("mine");
  // What is taken up wants its places: they are on one's own page.
  useEffect(() => {
    if (touch.picked !== undefined) setPage("mine");
  }, [touch.picked]);
  const { labels, board: screen, names } = words[language];
  const table: BoardContext = {
    sitting,
    view,
    book: bookOf(view.deck),
    state,
    touch,
    after: foresight.after,
    suggested: payment.things,
    labels,
    names,
    screen,
    naming,
    nameOf: (card) => cardName(language, view, card),
  };
  return (
    <BoardProvider value={table}>
      <TableFrame
        {...frame}
        foreseen={foresight.lines}
        note={cardWords(table)}
        picked={pickedWords(table)}
        stage={<Stage root={root} payment={payment.slip} page={page} onTurn={setPage} />}
        hand={<Hand />}
      />
    </BoardProvider>
  );
}

/** What the move that is looked at would do, in words. */
function useForesight(sitting: ProgressSitting, state: State, previewed: Move | undefined): Foresight {
  const { view, language, naming, text } = sitting;
  return useMemo(() => {
    if (previewed === undefined) return NOTHING;
    const { labels, board: screen, names } = words[language];
    return foresee(view, state, previewed, {
      screen,
      names,
      points: labels.points,
      event: (event) => text.event(event, naming, view.watcher),
      parts: (parts) => paymentWords(parts, screen, names, (card) => cardName(language, view, card)),
    });
  }, [previewed, view, state, language, text, naming]);
}

function isHeading({ type }: SeenEvent): boolean {
  return type === "age" || type === "turn";
}

export default board(ProgressBoard);
