import { at, clockwiseFrom, type Seat } from "@clade/kernel";
import { SeatMark } from "@clade/ui";
import type { ReactElement } from "react";
import { Minis } from "./face.tsx";
import { useBoard } from "./board-context.tsx";
import { takenThings } from "./things.ts";

/** The middle of the table while people act: who, in which order, with which cards, and what they have taken. */
export function Acting(): ReactElement {
  const { view, labels, screen, naming } = useBoard();
  const over = view.phase === "over";
  return (
    <section className="se-middle" aria-label={over ? labels.phases.over : screen.acts(naming(view.active))}>
      <ol className="se-actors">
        {clockwiseFrom(view.first, view.players.length).map((seat) => (
          <Actor key={seat} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

function Actor({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, naming, screen, labels } = useBoard();
  const count = view.players.length;
  const turn = (each: Seat): number => (each - view.first + count) % count;
  const over = view.phase === "over";
  const state = over || turn(seat) < turn(view.active) ? "acted" : seat === view.active ? "now" : "later";
  const { taken } = at(view.players, seat);
  return (
    <li className={`se-slot seat-${seat}`} data-now={state === "now" ? "" : undefined}>
      <span className="se-slot-head">
        <SeatMark seat={seat} />
        <b className="who-name">{naming(seat)}</b>
      </span>
      <Minis cards={takenThings(taken)} label={labels.taken} />
      <small className="se-acted">{screen.order[state]}</small>
    </li>
  );
}
