import { at, type Seat } from "@clade/kernel";
import { type Finale, SeatMark } from "@clade/ui";
import type { ReactElement } from "react";
import { geographyOf } from "../rules/geography.ts";
import { dinosOf } from "../rules/species.ts";
import type { View } from "../rules/state.ts";
import type { BoardWords } from "../text/vocabulary.ts";
import { Dino } from "./art/dino.tsx";
import { HEX } from "./art/signs.tsx";
import { chartOf } from "./chart.ts";

/** As many of a herd are drawn as can be told apart. */
const HERD = 7;

/** How Evo shows its end: the herd of the winner, and the island as it was settled. */
export function finaleOf(screen: Pick<BoardWords, "turn">): Finale<View> {
  return {
    glory: (view, seat) => <Herd view={view} seat={seat} />,
    picture: (view) => <SmallIsland view={view} />,
    standing: ({ players }) => players.map(({ points }) => points),
    when: ({ turn }) => screen.turn(turn),
  };
}

function Herd({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactElement {
  const others = Math.min(HERD, Math.max(1, dinosOf({ zones: [...view.zones] }, seat))) - 1;
  return (
    <div className="eo-herd">
      <Dino seat={seat} traits={at(view.players, seat).traits} />
      <span>
        {Array.from({ length: others }, (_, dino) => (
          <Dino key={dino} seat={seat} traits={at(view.players, seat).traits} />
        ))}
      </span>
    </div>
  );
}

/** The island with a mark for every dino. */
function SmallIsland({ view }: { readonly view: View }): ReactElement {
  const { zones } = geographyOf(view.island);
  const { width, height, middles } = chartOf(view.island);
  return (
    <svg className="eo-small-island" viewBox={`0 0 ${100 * width} ${100 * height}`} aria-hidden="true">
      {zones.map(({ id, terrain }, index) => {
        const { x, y } = at(middles, index);
        const seat = view.zones[index] ?? null;
        return (
          <g key={id} className="eo-ground" data-terrain={terrain} transform={`translate(${100 * x} ${100 * y})`}>
            <polygon points={HEX} />
            {seat === null ? null : (
              <svg className={`seat-${seat}`} x="-32" y="-32" width="64" height="64">
                <SeatMark seat={seat} />
              </svg>
            )}
          </g>
        );
      })}
    </svg>
  );
}
