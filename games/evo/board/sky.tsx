import { at } from "@clade/kernel";
import { useTip } from "@clade/ui";
import type { ReactElement } from "react";
import type { Phase } from "../rules/state.ts";
import { MeteorSign } from "./art/signs.tsx";
import { useBoard } from "./board-context.tsx";

const PHASES: readonly Exclude<Phase, "over">[] = ["climate", "movement", "births", "survival", "auction"];

/** The turn, its phases, and how near the meteorite is. */
export function Sky(): ReactElement {
  const { view, screen, labels } = useBoard();
  const turns = view.meteor.firstCheckAfterTurn + view.meteor.checks.length - 1;
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
          {Array.from({ length: turns }, (_, index) => (
            <Square key={index} turn={index + 1} />
          ))}
        </ol>
      </div>
    </header>
  );
}

function Square({ turn }: { readonly turn: number }): ReactElement {
  const { view, screen } = useBoard();
  const square = turn - view.meteor.firstCheckAfterTurn;
  const check = square < 0 ? [] : at(view.meteor.checks, square);
  const isEnd = check === "end";
  const faces = isEnd ? "" : rangeOf(check);
  const says = isEnd
    ? screen.meteorEnd(turn)
    : check.length === 0
      ? screen.meteorNone(turn)
      : screen.meteorOn(turn, faces);
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
        {isEnd ? <MeteorSign /> : faces === "" ? turn : faces}
      </span>
      {turn === view.turn ? (
        <span className="eo-meteor" data-thing="meteor" aria-hidden="true">
          <MeteorSign />
        </span>
      ) : null}
    </li>
  );
}

function rangeOf(faces: readonly number[]): string {
  const [first] = faces;
  const last = faces.at(-1);
  if (first === undefined || last === undefined) return "";
  return faces.length > 2 && last - first === faces.length - 1 ? `${first}–${last}` : faces.join(",");
}
