import { at, type Seat, seats } from "@clade/kernel";
import { type Finale, SeatMark } from "@clade/ui";
import type { ReactElement } from "react";
import { setColourOf } from "../rules/cards.ts";
import { COLOURS, LAST_AGE } from "../rules/data.ts";
import { scoreOf, type View } from "../rules/state.ts";
import { AgeArt, SetMark } from "./art/art.tsx";

/** How S-Evolution shows its end: the Age and the Discoveries of the winner, and everybody on the stairs of the Ages. */
export function finaleOf(when: (view: View) => string): Finale<View> {
  return {
    glory: (view, seat) => <Summit view={view} seat={seat} />,
    picture: (view) => <Stairs view={view} />,
    standing: ({ players }) => players.map(scoreOf),
    when,
  };
}

function Summit({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactElement {
  const { age, column, lying } = at(view.players, seat);
  const found = column.filter((_, index) => lying[index] === "up");
  return (
    <div className="se-summit">
      <AgeArt age={age} />
      <span>
        {found.map((card) => (
          <SetMark key={card} colour={at(COLOURS, setColourOf(card))} />
        ))}
      </span>
    </div>
  );
}

const [STEP, RISE] = [34, 15];

/** Six steps, and on each who is there. */
function Stairs({ view }: { readonly view: View }): ReactElement {
  const ages = Array.from({ length: LAST_AGE }, (_, index) => index + 1);
  const [width, height] = [STEP * LAST_AGE, RISE * LAST_AGE + 46];
  return (
    <svg className="se-small-stairs" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ages.map((age) => (
        <g key={age} transform={`translate(${STEP * (age - 1)} ${height - RISE * age})`}>
          <rect width={STEP} height={RISE * age} />
          {seats(view.players.length)
            .filter((seat) => at(view.players, seat).age === age)
            .map((seat, index) => (
              <svg
                key={seat}
                className={`seat-${seat}`}
                x={3 + (index % 2) * 15}
                y={-15 - 14 * Math.floor(index / 2)}
                width="13"
                height="13"
              >
                <SeatMark seat={seat} />
              </svg>
            ))}
        </g>
      ))}
    </svg>
  );
}
