import { type AnyGame, type GamePack, type Move, type Seat, seats } from "@clade/kernel";
import type { ReactElement, ReactNode } from "react";
import { type Habits, useAtTable } from "../at-table.tsx";
import { boardContext } from "../board-context.ts";
import { Button } from "../button.tsx";
import { CardBack, CardFace } from "../card.tsx";
import { TableFrame } from "../frame.tsx";
import { Hand } from "../hand.tsx";
import { ResultSheet } from "../result-sheet.tsx";
import { SeatPanel, Who } from "../seat-panel.tsx";
import { type AnyBoard, board, type Sitting } from "../sitting.ts";
import type { Touch } from "../touch.ts";
import { kitWords } from "../words.ts";
import { type Fact, type Facts, factsOf, type PlainCard } from "./facts.ts";
import { ownHand, plainWays } from "./hand.ts";
import "./plain.css";

type PlainSitting = Sitting<unknown, Move, { readonly type: string }>;

interface PlainTable {
  readonly sitting: PlainSitting;
  readonly touch: Touch<Move>;
}
const [PlainProvider, usePlain] = boardContext<PlainTable>();

/** More buttons than this have no room beside the prompt: they lie on the table. */
const MOST_BESIDE = 5;

/** A board for a game that has drawn none: made of its view, its moves and its words alone. */
export function plainBoard({ about, game }: Pick<GamePack, "about" | "game">): AnyBoard {
  const habits: Habits<unknown, unknown, Move, { readonly type: string }> = {
    game: game satisfies AnyGame,
    colours: about.colours,
    ways: plainWays,
    ghost: () => "flight-card flight-drag",
    meant: () => undefined,
    purpose: () => undefined,
    clauseOf: () => undefined,
    isHeading: (event) => !("seat" in event),
    flights: () => [],
    graced: () => false,
    endsTurn: (move) => Object.keys(move).length === 1,
    lessonFor: (_view, read) => read.length,
    review: Review,
  };
  return board(function PlainBoard({ sitting }: { readonly sitting: PlainSitting }): ReactElement {
    const { view, language, naming, text } = sitting;
    const { touch, frame } = useAtTable(sitting, habits);
    const facts = factsOf(view, sitting.seats.length, text.view, naming);
    const many = frame.choices.length > MOST_BESIDE;
    return (
      <PlainProvider value={{ sitting, touch }}>
        <TableFrame
          {...frame}
          choices={many ? [] : frame.choices}
          foreseen={[]}
          note={undefined}
          picked={pickedName(facts)}
          stage={
            <div className="plain" tabIndex={0} role="group" aria-label={kitWords[language].onTheTable}>
              {facts.table.length === 0 ? null : (
                <div className="plain-table">
                  <FactList facts={facts.table} />
                </div>
              )}
              {many ? <Choices choices={frame.choices} onPlay={frame.onPlay} /> : null}
              <div className="plain-players">
                {seats(sitting.seats.length).map((seat) => (
                  <Player key={seat} seat={seat} facts={facts.seats[seat] ?? []} />
                ))}
              </div>
            </div>
          }
          hand={<OwnHand facts={facts} />}
        />
      </PlainProvider>
    );

    /** What is taken up, in words. */
    function pickedName(all: Facts): string | undefined {
      const held = ownHand(view).findIndex(({ thing }) => thing === touch.picked);
      return held < 0 ? undefined : handFact(all, sitting)?.cards?.[held]?.name;
    }
  });
}

type Row = Extract<Fact, { readonly kind: "cards" }>;

/** A hand: cards that are held, and seen. */
function isHand(fact: Fact): fact is Row {
  return fact.kind === "cards" && fact.held && fact.cards !== null;
}

function handFact({ seats: all }: Facts, { watcher }: PlainSitting): Row | undefined {
  return watcher === "spectator" ? undefined : all[watcher]?.find(isHand);
}

function OwnHand({ facts }: { readonly facts: Facts }): ReactElement | null {
  const { sitting, touch } = usePlain();
  const hand = handFact(facts, sitting);
  const held = ownHand(sitting.view);
  if (hand?.cards == null) return null;
  return (
    <Hand label={hand.label}>
      {hand.cards.map((card, index) => {
        const thing = held[index]?.thing ?? "";
        return (
          <button
            key={thing}
            type="button"
            className="plain-card"
            {...touch.props(thing)}
            aria-label={card.name}
            aria-pressed={touch.picked === thing}
          >
            <Face card={card} />
          </button>
        );
      })}
    </Hand>
  );
}

interface ChoicesProps {
  readonly choices: readonly { readonly move: Move; readonly label: string; readonly main: boolean }[];
  readonly onPlay: (move: Move) => void;
}

/** Every button move, those of a kind together. */
function Choices({ choices, onPlay }: ChoicesProps): ReactElement {
  const { sitting } = usePlain();
  const kinds = [...new Set(choices.map(({ move }) => move.type))];
  return (
    <section className="plain-choices" aria-label={kitWords[sitting.language].allMoves}>
      {kinds.map((kind) => (
        <ul key={kind}>
          {choices
            .filter(({ move }) => move.type === kind)
            .map(({ move, label, main }) => (
              <li key={label}>
                <Button
                  look={main ? "main" : "plain"}
                  data-walk=""
                  data-choice=""
                  disabled={sitting.busy}
                  onClick={() => onPlay(move)}
                >
                  {label}
                </Button>
              </li>
            ))}
        </ul>
      ))}
    </section>
  );
}

function Player({ seat, facts }: { readonly seat: Seat; readonly facts: readonly Fact[] }): ReactElement {
  const { sitting } = usePlain();
  const words = kitWords[sitting.language];
  const own = sitting.watcher === seat;
  const now = sitting.deciders.includes(seat);
  const hand = own ? facts.find(isHand) : undefined;
  return (
    <SeatPanel seat={seat} look="plain-player" label={sitting.naming(seat)} now={now}>
      <header>
        <Who sitting={sitting} seat={seat} />
        {now ? <small className="plain-now">{own ? words.yourTurn : words.decides}</small> : null}
      </header>
      <FactList facts={facts.filter((fact) => fact !== hand)} />
    </SeatPanel>
  );
}

function FactList({ facts }: { readonly facts: readonly Fact[] }): ReactElement | null {
  if (facts.length === 0) return null;
  return (
    <dl className="plain-facts">
      {[...facts.filter(isShort), ...facts.filter((fact) => !isShort(fact))].map((fact, index) => (
        <Said key={`${fact.label} ${index}`} fact={fact} />
      ))}
    </dl>
  );
}

/** What takes little room comes first, so that rows of cards may grow behind it. */
function isShort(fact: Fact): boolean {
  return fact.kind === "value" || fact.kind === "flag";
}

function Said({ fact }: { readonly fact: Fact }): ReactElement {
  return (
    <div data-kind={fact.kind} data-small={fact.kind === "cards" && (fact.cards ?? []).length === 0 ? "" : undefined}>
      <dt>{fact.label}</dt>
      <dd>{said(fact)}</dd>
    </div>
  );
}

function said(fact: Fact): ReactNode {
  switch (fact.kind) {
    case "flag":
      return "✓";
    case "value":
      return <span className={/^[\d.,/–-]+$/.test(fact.text) ? "numeral" : undefined}>{fact.text}</span>;
    case "group":
      return <FactList facts={fact.facts} />;
    case "cards":
      if (fact.count === 0) return "–";
      return fact.cards === null ? <Backs count={fact.count} /> : <Cards cards={fact.cards} />;
  }
}

function Cards({ cards }: { readonly cards: readonly PlainCard[] }): ReactElement {
  return (
    <ul className="plain-row">
      {cards.map((card, index) => (
        <li key={`${card.value} ${index}`} data-wide={wordy(card) ? "" : undefined}>
          {card.name}
        </li>
      ))}
    </ul>
  );
}

/** Cards that lie face down: a few as they are, many as one pile with its number. */
function Backs({ count }: { readonly count: number }): ReactElement {
  const shown = Math.min(count, 3);
  return (
    <span className="plain-backs" role="img" aria-label={`${count}`}>
      {Array.from({ length: shown }, (_, index) => (
        <span key={index} className="plain-back">
          <CardBack />
        </span>
      ))}
      <b className="numeral" aria-hidden="true">
        {count}
      </b>
    </span>
  );
}

function wordy({ name }: PlainCard): boolean {
  return name.length > 2;
}

/** A card's face: a number large, or a name in words under its first letter; in the corner too, for a hand that overlaps. */
function Face({ card }: { readonly card: PlainCard }): ReactElement {
  const { value, name } = card;
  const sign = typeof value === "number" ? `${value}` : name.slice(0, 1);
  return (
    <CardFace corner={sign} {...(name === sign ? {} : { title: name })}>
      <span className="plain-sign numeral">{sign}</span>
    </CardFace>
  );
}

function Review({ onClose }: { readonly onClose: () => void }): ReactElement {
  return (
    <ResultSheet sitting={usePlain().sitting} onClose={onClose}>
      {null}
    </ResultSheet>
  );
}
