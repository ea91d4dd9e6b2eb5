import { at, type Seat } from "@clade/kernel";
import { CardBack, Count, SeatPanel, Touchable, Who } from "@clade/ui";
import type { ReactElement } from "react";
import { BagSign } from "./art/tokens.tsx";
import { bagOf } from "./flights.ts";
import { Species } from "./species.tsx";
import { useBoard } from "./board-context.tsx";
import { thingOf } from "./things.ts";
import type { Turn } from "./turns.ts";

interface Props {
  readonly seat: Seat;
  readonly turn: Turn | undefined;
  readonly roomy: boolean;
}

/** One player's part of the table: who it is, what they are at, and their row of species. */
export function Player({ seat, turn, roomy }: Props): ReactElement {
  const { view, labels, screen, naming, sitting, touch } = useBoard();
  const player = at(view.players, seat);
  const own = view.watcher === seat;
  const laying = own && view.phase === "cards" && touch.picked?.startsWith("card") === true;
  return (
    <SeatPanel seat={seat} look="ev-player" label={screen.tableOf(naming(seat))} now={turn?.now === true}>
      <header className="ev-player-head">
        <Who sitting={sitting} seat={seat} />
        {view.first === seat ? (
          <small className="tag ev-first" title={labels.first}>
            {labels.first}
          </small>
        ) : null}
        <span className="ev-purse">
          {own ? null : (
            <Count look="ev-count" label={`${labels.hand} ${player.hand.count}`} count={player.hand.count}>
              <span className="ev-mini-card">
                <CardBack />
              </span>
            </Count>
          )}
          <span
            className="ev-count"
            data-thing={bagOf(seat)}
            data-still=""
            role="img"
            aria-label={`${labels.bag} ${player.bag ?? screen.hidden}`}
          >
            <BagSign />
            <b className="numeral" aria-hidden="true">
              {player.bag ?? "?"}
            </b>
          </span>
        </span>
        {turn === undefined || view.phase === "over" ? null : (
          <small className="ev-why" data-now={turn.now ? "" : undefined}>
            {screen.turn[turn.why]}
          </small>
        )}
      </header>
      <ul className="ev-row">
        {laying ? <NewSpecies side="left" /> : null}
        {player.species.map((species, index) => (
          <Species key={species.id} seat={seat} index={index} species={species} roomy={roomy} />
        ))}
        {player.species.length === 0 ? <li className="ev-none">{labels.noSpecies}</li> : null}
        {laying ? <NewSpecies side="right" /> : null}
      </ul>
    </SeatPanel>
  );
}

function NewSpecies({ side }: { readonly side: "left" | "right" }): ReactElement {
  const { touch, screen } = useBoard();
  const thing = thingOf.newSpecies(side);
  return (
    <li className="ev-new">
      <Touchable touch={touch} thing={thing} label={side === "left" ? screen.newLeft : screen.newRight}>
        <b className="numeral">+</b>
        <span>{screen.newSpecies}</span>
      </Touchable>
    </li>
  );
}
