import { at, type Seat, seats } from "@clade/kernel";
import { type Finale, SeatMark } from "@clade/ui";
import type { ReactElement } from "react";
import { type Book, bookOf } from "../rules/book.ts";
import { TYPES } from "../rules/deck/deck.ts";
import type { View } from "../rules/state.ts";
import { TechnologyArt } from "./art/technology-art.tsx";
import { standing } from "./standing.ts";

/** Of many technologies the latest are shown: the earlier ones led to them. */
const FINEST = 6;

/** How Progress shows its end: the finest technologies of the winner, and how tall everybody's knowledge stood. */
export function finaleOf(when: (view: View) => string): Finale<View> {
  const pointsIn = (view: View): readonly number[] =>
    seats(view.players.length).map((seat) => standing(bookOf(view.deck), view, seat));
  return {
    glory: (view, seat) => <Finest view={view} seat={seat} />,
    picture: (view) => <Towers view={view} />,
    standing: pointsIn,
    when,
  };
}

function Finest({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactElement {
  const book = bookOf(view.deck);
  const { active } = at(view.players, seat);
  return (
    <div className="pr-finest">
      {active.slice(-FINEST).map((card) => {
        const { id, type } = at(book.faces, card);
        return (
          <span key={card} className={`pr-plate pr-of-${at(TYPES, type)}`}>
            <TechnologyArt id={id} type={at(TYPES, type)} />
          </span>
        );
      })}
    </div>
  );
}

/** A tower for each player, with a floor for each technology: its pattern is the kind of knowledge. */
const [FLOOR, SPACE, HEIGHT] = [26, 14, 96];

function Towers({ view }: { readonly view: View }): ReactElement {
  const book = bookOf(view.deck);
  const players = seats(view.players.length);
  const most = Math.max(8, ...view.players.map(({ active }) => active.length));
  const floor = (HEIGHT - 18) / most;
  return (
    <svg className="pr-towers" viewBox={`0 0 ${players.length * (FLOOR + SPACE) + SPACE} ${HEIGHT}`} aria-hidden="true">
      {players.map((seat) => (
        <g key={seat} transform={`translate(${SPACE + seat * (FLOOR + SPACE)} ${HEIGHT - 18})`}>
          {at(view.players, seat).active.map((card, index) => (
            <rect
              key={card}
              className={`pr-of-${typeOf(book, card)}`}
              y={-(index + 1) * floor}
              width={FLOOR}
              height={floor}
            />
          ))}
          <path d={`M-4 0h${FLOOR + 8}`} />
          <svg className={`seat-${seat}`} x={FLOOR / 2 - 7} y="2" width="14" height="14">
            <SeatMark seat={seat} />
          </svg>
        </g>
      ))}
    </svg>
  );
}

function typeOf(book: Book, card: number): string {
  return at(TYPES, at(book.faces, card).type);
}
