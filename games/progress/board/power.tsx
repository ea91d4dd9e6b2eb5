import { at, type Seat, seats, labelled } from "@clade/kernel";
import { SeatMark } from "@clade/ui";
import type { CSSProperties, ReactElement } from "react";
import { POWERS } from "../rules/deck/deck.ts";
import { powerPoints } from "../rules/score.ts";
import { PowerSign } from "./art/signs.tsx";
import { useBoard } from "./board-context.tsx";

const SHORTEST = 10;

/** The three power tracks: how far everybody is, and what it would be worth now. */
export function PowerTracks(): ReactElement {
  const { view, book, labels, names, naming, after, sitting } = useBoard();
  const order = seats(view.players.length);
  const furthest = Math.max(
    SHORTEST,
    ...view.players.flatMap(({ power }) => power.map((steps) => steps + 1)),
    ...(after?.power ?? []),
  );
  return (
    <section className="pr-power" aria-label={labels.power}>
      {POWERS.map((power, track) => {
        const steps = (seat: Seat): number => at(at(view.players, seat).power, track);
        const own = view.watcher === "spectator" ? undefined : view.watcher;
        const coming = own === undefined || after === undefined ? undefined : at(after.power, track);
        const words = order
          .map(
            (seat) => `${naming(seat)} ${steps(seat)} (${labels.points(powerPoints(book, view.players, seat, track))})`,
          )
          .join(", ");
        return (
          <div
            key={power}
            className="pr-track"
            role="img"
            aria-label={labelled(sitting.language, names.powers[power], words)}
            title={words}
          >
            <PowerSign power={power} />
            <b className="pr-track-name">{names.powers[power]}</b>
            <span className="pr-line" style={{ "--spaces": furthest } as CSSProperties}>
              {order.map((seat) => {
                const level = order.filter((other) => other < seat && steps(other) === steps(seat)).length;
                return (
                  <i
                    key={seat}
                    className={`seat-${seat}`}
                    data-own={seat === own ? "" : undefined}
                    style={{ "--at": steps(seat), "--level": level } as CSSProperties}
                  >
                    <SeatMark seat={seat} />
                  </i>
                );
              })}
              {own === undefined || coming === undefined || coming === steps(own) ? null : (
                <i className={`seat-${own}`} data-coming="" style={{ "--at": coming, "--level": 0 } as CSSProperties}>
                  <SeatMark seat={own} />
                </i>
              )}
            </span>
            {own === undefined ? null : (
              <span className="pr-track-points numeral" aria-hidden="true">
                <b>{steps(own)}</b>
                {coming === undefined || coming === steps(own) ? null : <em>→{coming}</em>}
                <small>+{powerPoints(book, view.players, own, track)}</small>
              </span>
            )}
          </div>
        );
      })}
    </section>
  );
}
