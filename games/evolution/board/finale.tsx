import { at, type Seat, seats } from "@clade/kernel";
import type { Finale } from "@clade/ui";
import type { ReactElement } from "react";
import { traitOf } from "../rules/cards.ts";
import type { View } from "../rules/state.ts";
import type { Labels } from "../text/vocabulary.ts";
import { Creature } from "./art/creature.tsx";

/** How Evolution shows its end: the winner's species, and everybody's rows as they grew. */
export function finaleOf(labels: Pick<Labels, "round">): Finale<View> {
  return {
    glory: (view, seat) => <Row view={view} seat={seat} look="ev-glory" />,
    picture: (view) => (
      <div className="ev-rows">
        {seats(view.players.length).map((seat) => (
          <Row key={seat} view={view} seat={seat} look={`ev-small-row seat-${seat}`} />
        ))}
      </div>
    ),
    standing: ({ players }) => players.map(pointsOf),
    when: ({ round }) => labels.round(round),
  };
}

/** EV-76: food in the bag, Population, and traits, if the game ended then. */
function pointsOf({ bag, species }: View["players"][number]): number {
  const living = species.map(({ population, traits }) => population + traits.length);
  return (bag ?? 0) + living.reduce((sum, each) => sum + each, 0);
}

interface RowProps {
  readonly view: View;
  readonly seat: Seat;
  readonly look: string;
}

function Row({ view, seat, look }: RowProps): ReactElement {
  return (
    <div className={look}>
      {at(view.players, seat).species.map(({ id, size, traits }) => (
        <Creature key={id} seat={seat} size={size} traits={traits.map(traitOf)} />
      ))}
    </div>
  );
}
