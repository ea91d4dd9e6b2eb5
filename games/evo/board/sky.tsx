import { useTip } from "@clade/ui";
import type { ReactElement } from "react";
import type { Phase } from "../rules/state.ts";
import { MeteorSign } from "./art/signs.tsx";
import { useBoard } from "./board-context.tsx";
import { type MeteorSquare, meteorTrack } from "./meteor-track.ts";

const PHASES: readonly Exclude<Phase, "over">[] = ["climate", "movement", "births", "survival", "auction"];

/** The turn, its phases, and how near the meteorite is. */
export function Sky(): ReactElement {
  const { view, screen, labels } = useBoard();
  return (
    <header className="eo-head">
      <h2 className="eo-turn">{screen.turn(view.turn)}</h2>
      <ol className="eo-phases">
        {PHASES.map((phase) => (
          <li
            key={phase}
            data-phase={phase}
            aria-current={phase === view.phase ? "step" : undefined}
            data-window={phase === view.phase && view.window !== null ? "" : undefined}
          >
            {screen.phases[phase]}
          </li>
        ))}
      </ol>
      <div className="eo-sky">
        <span className="eo-sky-name">{labels.meteor}</span>
        <ol aria-label={screen.meteorTrack}>
          {meteorTrack(view).map((square) => (
            <Square key={square.turn} square={square} />
          ))}
        </ol>
      </div>
    </header>
  );
}

function Square({ square: { turn, faces } }: { readonly square: MeteorSquare }): ReactElement {
  const { view, screen } = useBoard();
  const isEnd = faces === "end";
  const says = isEnd ? screen.meteorEnd(turn) : faces === "" ? screen.meteorNone(turn) : screen.meteorOn(turn, faces);
  const tip = useTip(<p>{says}.</p>);
  return (
    <li
      data-past={turn < view.turn ? "" : undefined}
      data-check={isEnd ? "end" : faces === "" ? undefined : "roll"}
      data-look="idle"
      onPointerEnter={tip.onPointerEnter}
      onPointerLeave={tip.onPointerLeave}
      onPointerUp={tip.onPointerUp}
    >
      <span className="unseen">{says}</span>
      <span className="eo-sky-square numeral" aria-hidden="true">
        {turn === view.turn ? null : isEnd ? <MeteorSign /> : faces === "" ? turn : faces}
      </span>
      {turn === view.turn ? (
        <span className="eo-meteor" data-thing="meteor" aria-hidden="true">
          <MeteorSign />
        </span>
      ) : null}
    </li>
  );
}
