import { at, clockwiseFrom, type Seat } from "@clade/kernel";
import { Phases, SeatMark } from "@clade/ui";
import type { ReactElement } from "react";
import { ROUNDS } from "../rules/data.ts";
import type { Step } from "../rules/state.ts";
import type { BoardWords } from "../text/vocabulary.ts";
import { cardTitle, Face } from "./face.tsx";
import { useBoard } from "./board-context.tsx";
import { takenThings } from "./things.ts";

type Station = keyof BoardWords["steps"];
const STATIONS: readonly Station[] = ["calamities", "cards", "production", "commerce", "needs", "rise", "management"];

/** Where the active player's action phase has come to (SE-51 to SE-62). */
const STATION_OF: { readonly [S in Step]: Station } = {
  shield: "calamities",
  calamities: "calamities",
  jokers: "cards",
  gifts: "cards",
  trade: "commerce",
  bonus: "rise",
  penalties: "rise",
  points: "rise",
  management: "management",
  done: "management",
};

/** The middle of the table while people act: who, in which order, with which cards, and how far they are. */
export function Acting(): ReactElement {
  const { view, labels, screen, naming } = useBoard();
  const station = STATION_OF[view.turn.step];
  const over = view.phase === "over";
  return (
    <section className="se-middle" aria-label={over ? labels.phases.over : screen.acts(naming(view.active))}>
      <header className="se-trick-head">
        <b className="se-round">{labels.round(view.round, ROUNDS)}</b>
        {over ? (
          <span>{labels.phases.over}</span>
        ) : (
          <Phases className="se-steps" phases={STATIONS} now={station} names={screen.steps} />
        )}
      </header>
      <ol className="se-actors">
        {clockwiseFrom(view.first, view.players.length).map((seat) => (
          <Actor key={seat} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

function Actor({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, naming, screen, names } = useBoard();
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
      <ul className="se-fan">
        {takenThings(taken).map(({ card, thing }) => (
          <li key={thing}>
            <span className="se-shown" role="img" aria-label={cardTitle(card, names)}>
              <Face card={card} />
            </span>
          </li>
        ))}
      </ul>
      <small className="se-acted">{screen.order[state]}</small>
    </li>
  );
}
