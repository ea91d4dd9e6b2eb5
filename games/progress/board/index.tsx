import { at, seats } from "@clade/kernel";
import { type Arrow, Arrows, board, type FitStep, type Habits, TableFrame, useAtTable, useFit } from "@clade/ui";
import { type CSSProperties, type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import { bookOf, type Card, roman } from "../rules/book.ts";
import type { SeenEvent } from "../rules/events.ts";
import { progress } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import { COLOURS } from "../rules/seats.ts";
import type { State, View } from "../rules/state.ts";
import { cardName } from "../text/scene.ts";
import { words } from "../text/index.ts";
import { bonusText } from "./bonus.ts";
import "./styles/index.css";
import { clauseOf } from "./clauses.ts";
import { Clock } from "./clock.tsx";
import { flightsOf } from "./flights.ts";
import { foresee, NOTHING } from "./foresight.ts";
import { HandCard } from "./hand-card.tsx";
import { lessonFor } from "./lessons.ts";
import { Milestone } from "./milestone.tsx";
import { Mine } from "./mine.tsx";
import { paymentWords } from "./payment-words.ts";
import { Personalities } from "./personalities.tsx";
import { Player } from "./player.tsx";
import { PowerTracks } from "./power.tsx";
import { Review } from "./review.tsx";
import { Supply } from "./supply.tsx";
import { type ProgressSitting, type BoardContext, BoardProvider } from "./board-context.tsx";
import { BACK, handOf, meantMove, readThing, thingOf } from "./things.ts";
import { TimePile } from "./time-pile.tsx";
import { Tree } from "./tree/tree.tsx";
import "./tree/tree.css";
import { usePayment } from "./use-payment.tsx";
import { endsTurn, ways } from "./ways.ts";

const STEPS: readonly FitStep[] = [
  ...[17, 16, 15, 14, 13].map((size) => ({ size, density: "full" })),
  ...[16, 15, 14, 13, 12, 11].map((size) => ({ size, density: "compact" })),
  ...[13, 12, 11, 10, 9].map((size) => ({ size, density: "tiny" })),
];
const OTHERS_STEPS: readonly FitStep[] = [
  ...[15, 14, 13].map((size) => ({ size, density: "full" })),
  ...[16, 15, 14, 13, 12, 11, 10, 9, 8.5, 8].map((size) => ({ size, density: "compact" })),
];
const PAGES = ["mine", "others", "tree"] as const;
type Page = (typeof PAGES)[number];

const HABITS: Habits<State, View, Move, SeenEvent> = {
  game: progress,
  colours: COLOURS,
  ways,
  ghost: () => "flight-card flight-drag",
  meant: meantMove,
  clauseOf,
  isHeading,
  flights: flightsOf,
  endsTurn,
  lessonFor,
  review: Review,
};

function ProgressBoard({ sitting }: { readonly sitting: ProgressSitting }): ReactElement {
  const { view, language, naming, text } = sitting;
  const { root, state, touch, previewed, frame } = useAtTable(sitting, HABITS);
  const others = useRef<HTMLDivElement>(null);
  const mine = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Page>("mine");
  const { labels, board: screen, terms } = words[language];
  const book = bookOf(view.deck);
  const nameOf = (card: Card): string => cardName(language, view, card);
  const me = view.watcher === "spectator" ? undefined : view.watcher;

  const payment = usePayment(sitting);
  const foresight = useMemo(
    () =>
      previewed === undefined
        ? NOTHING
        : foresee(view, state, previewed, {
            screen,
            terms,
            points: labels.points,
            event: (event) => text.event(event, naming),
            parts: (parts) => paymentWords(parts, screen, terms, (card) => cardName(language, view, card)),
          }),
    [previewed, view, state, screen, terms, labels, text, naming, language],
  );
  // What is taken up wants its places: they are on one's own page.
  useEffect(() => {
    if (touch.picked !== undefined) setPage("mine");
  }, [touch.picked]);

  const opponents = seats(view.players.length).filter((seat) => seat !== me);
  const content = `${JSON.stringify([view.players, view.piles, view.time, view.milestone, view.pending])}${language}${page}`;
  useFit(others, OTHERS_STEPS, content);
  useFit(mine, STEPS, `${content}${touch.picked ?? ""}${payment.kept.join(",")}${foresight.lines.length}`);
  const hand = handOf(view);

  const context: BoardContext = {
    sitting,
    view,
    book,
    state,
    touch,
    after: foresight.after,
    suggested: payment.things,
    labels,
    terms,
    screen,
    naming,
    nameOf,
  };
  return (
    <BoardProvider value={context}>
      <TableFrame
        {...frame}
        foreseen={foresight.lines}
        note={cardWords()}
        picked={pickedWords()}
        stage={
          <div className="pr-stage" data-page={page} data-players={view.players.length}>
            <Clock>
              <div className="pr-pages" role="group" aria-label={screen.table}>
                {PAGES.map((each) => (
                  <button
                    key={each}
                    type="button"
                    data-walk=""
                    data-page={each}
                    aria-pressed={page === each}
                    onClick={() => setPage(page === each ? "mine" : each)}
                  >
                    {each === "mine" ? screen.yours : each === "others" ? screen.others : screen.tree}
                  </button>
                ))}
              </div>
            </Clock>
            {page === "tree" ? (
              <Tree />
            ) : (
              <>
                <div className="pr-common">
                  <Supply />
                  <TimePile />
                  <Milestone />
                  <PowerTracks />
                  <Personalities />
                </div>
                <div className="pr-others" ref={others}>
                  {opponents.map((seat) => (
                    <Player key={seat} seat={seat} />
                  ))}
                </div>
                <div className="pr-own" ref={mine}>
                  {me === undefined ? null : <Mine seat={me} payment={payment.slip} />}
                </div>
              </>
            )}
            <Arrows root={root} arrows={arrows()} />
          </div>
        }
        hand={
          <ul className="pr-hand" aria-label={labels.yourHand} style={rowsFor(hand.length)}>
            {hand.map(({ card, thing }) => (
              <li key={thing}>
                <HandCard card={card} thing={thing} />
              </li>
            ))}
            {touch.picked?.startsWith("developing:") === true ? (
              <li>
                <button type="button" className="pr-place pr-back" {...touch.props(BACK)} data-still="">
                  {screen.backToHand}
                </button>
              </li>
            ) : null}
          </ul>
        }
      />
    </BoardProvider>
  );

  /** A card explains itself in the second line, where it covers nothing. */
  function cardWords(): string | undefined {
    const name = touch.peeked?.startsWith("card:") === true ? touch.peeked : touch.picked;
    const looked = name === undefined ? undefined : readThing(name);
    if (looked?.kind !== "card" || me === undefined) return undefined;
    const face = at(book.faces, looked.card);
    const gains = bonusText(face.bonus, terms);
    return `${nameOf(looked.card)}: ${[...(gains === "" ? [] : [gains]), labels.points(face.points), labels.worth(face.value), ...(face.symbol > 0 ? [screen.startsAge(roman(face.symbol))] : [])].join(" · ")}`;
  }

  function pickedWords(): string | undefined {
    const held = touch.picked === undefined ? undefined : readThing(touch.picked);
    switch (held?.kind) {
      case "card":
        return screen.carries(nameOf(held.card));
      case "action":
        return screen.drawsWhat(terms.skills[held.action === "quick" ? "quick-draw" : held.action]);
      case "deck":
      case "pile":
        return screen.fromHere(`${labels[held.kind]} ${roman(held.age)}`);
      case "developing":
        return screen.recalls(nameOf(held.card));
      case "time":
        return screen.swaps(nameOf(held.card));
      default:
        return undefined;
    }
  }

  /** A card that is looked at shows which of one's technologies save what. */
  function arrows(): Arrow[] {
    const name = touch.picked ?? touch.peeked;
    const looked = name === undefined ? undefined : readThing(name);
    if (name === undefined || me === undefined || page !== "mine" || looked?.kind !== "card") return [];
    const { active, developing } = at(view.players, me);
    return at(book.faces, looked.card).cost.flatMap(({ prerequisite }): Arrow[] => {
      if (prerequisite === null) return [];
      if (active.includes(prerequisite)) return [{ from: thingOf.active(me, prerequisite), to: name, look: "help" }];
      return developing.some(({ card }) => card === prerequisite)
        ? [{ from: thingOf.developing(me, prerequisite), to: name, look: "help" }]
        : [];
    });
  }
}

/** In how many rows so many cards lie, on each kind of screen. */
function rowsFor(cards: number): CSSProperties {
  const rows = { "--rows-wide": 1, "--rows-tablet": 1, "--rows-phone": Math.max(2, Math.ceil(cards / 4)) };
  if (cards > 9) rows["--rows-wide"] = 2;
  if (cards > 7) rows["--rows-tablet"] = cards > 14 ? 3 : 2;
  return rows as CSSProperties;
}

function isHeading({ type }: SeenEvent): boolean {
  return type === "age" || type === "turn";
}

export default board(ProgressBoard);
