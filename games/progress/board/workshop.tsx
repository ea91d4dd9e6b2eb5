import { breakable } from "@clade/ui";
import { at, type Seat } from "@clade/kernel";
import type { ReactElement } from "react";
import { skillOf } from "../rules/gains.ts";
import { workshopOf } from "./flights.ts";
import { useBoard } from "./board-context.tsx";
import { TechnologyTile } from "./technology.tsx";
import { RESEARCH, thingOf } from "./things.ts";

/** PR-20: what is in development, with its markers, and the places that are free. A card that is taken up goes here, or
 *  becomes active at once: then it goes to the others of its type. */
export function Workshop({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, book, labels, screen, touch } = useBoard();
  const player = at(view.players, seat);
  const room = Math.max(player.developing.length, skillOf(book, player, "development"));
  const laying = touch.picked?.startsWith("card:") === true;
  return (
    <section className="pr-workshop" aria-label={labels.developing} data-thing={workshopOf(seat)} data-still="">
      <h2>{breakable(labels.developing)}</h2>
      <div className="pr-benches">
        {player.developing.map(({ card, markers }) => (
          <TechnologyTile key={card} card={card} thing={thingOf.developing(seat, card)} markers={markers} named />
        ))}
        {Array.from({ length: room - player.developing.length }, (_, place) =>
          place === 0 && laying ? null : (
            <span key={place} className="pr-bench">
              {screen.freePlace}
            </span>
          ),
        )}
        {laying ? (
          <button type="button" className="pr-place" {...touch.props(RESEARCH)} data-still="">
            {screen.researchHere}
          </button>
        ) : null}
      </div>
    </section>
  );
}
