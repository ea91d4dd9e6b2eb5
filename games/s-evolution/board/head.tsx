import { clockwiseFrom, labelled } from "@clade/kernel";
import { Phases, SeatMark } from "@clade/ui";
import type { ReactElement } from "react";
import type { Suit } from "../rules/cards.ts";
import { ROUNDS } from "../rules/data.ts";
import type { Step } from "../rules/state.ts";
import type { BoardWords } from "../text/vocabulary.ts";
import { SuitArt } from "./art/art.tsx";
import { useBoard } from "./board-context.tsx";

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

/** The round, and what counts in it: colour and trump of the trick, or how far the one who acts has come. */
export function Head({ order }: { readonly order: boolean }): ReactElement {
  const { view, labels, screen, tricks } = useBoard();
  return (
    <header className="se-head">
      <b className="se-round">{labels.round(view.round, ROUNDS)}</b>
      {tricks ? (
        <TrickFacts />
      ) : view.phase === "over" ? (
        <span>{labels.phases.over}</span>
      ) : (
        <>
          {order ? <Order /> : null}
          <Phases className="se-steps" phases={STATIONS} now={STATION_OF[view.turn.step]} names={screen.steps} />
        </>
      )}
    </header>
  );
}

function TrickFacts(): ReactElement {
  const { view, labels, screen, sitting } = useBoard();
  return (
    <>
      <span className="se-trick-fact">
        {labelled(sitting.language, labels.colour, "")}
        {view.colour === null ? <i>{screen.noColour}</i> : <SuitName suit={view.colour} />}
      </span>
      {view.phase === "trump" ? null : (
        <span className="se-trick-fact">
          {labelled(sitting.language, labels.trump, "")}
          {view.trump === null ? <i>{labels.nothing}</i> : <SuitName suit={view.trump} />}
        </span>
      )}
    </>
  );
}

/** In which order people act, where there is no room to show them. */
function Order(): ReactElement {
  const { view, naming, screen } = useBoard();
  return (
    <ol className="se-order" aria-label={screen.acts(naming(view.active))}>
      {clockwiseFrom(view.first, view.players.length).map((seat) => (
        <li key={seat} data-now={seat === view.active ? "" : undefined} title={naming(seat)}>
          <SeatMark seat={seat} />
        </li>
      ))}
    </ol>
  );
}

function SuitName({ suit }: { readonly suit: Suit }): ReactElement {
  const { names } = useBoard();
  return (
    <span className="se-suit-name">
      <SuitArt suit={suit} />
      {names.suits[suit]}
    </span>
  );
}
