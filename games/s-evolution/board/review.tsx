import { at, type Seat, seats, labelled } from "@clade/kernel";
import { happened, ranked, ResultSheet, SeatMark } from "@clade/ui";
import type { ReactElement } from "react";
import { numeral } from "../rules/cards.ts";
import { ROUNDS } from "../rules/data.ts";
import type { SeenEvent } from "../rules/events.ts";
import { type Story, stories } from "./history.ts";
import { useBoard } from "./board-context.tsx";
import { finaleOf } from "./finale.tsx";

const [WIDTH, HEIGHT] = [520, 190];
const MARGIN = { left: 40, right: 26, top: 18, bottom: 22 };

/** The end: who won, where the points came from, how the scores climbed and through which Ages. */
export function Review({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { sitting, screen, naming, view, labels } = useBoard();
  const events = happened<SeenEvent>(sitting.events);
  const told = stories(events, seats(view.players.length));
  return (
    <ResultSheet sitting={sitting} onClose={onClose} finale={finaleOf(({ round }) => labels.round(round, ROUNDS))}>
      <h3 className="se-review-title">{screen.climb}</h3>
      <Climb told={told} />
      <h3 className="se-review-title">{screen.agesByRound}</h3>
      <ul className="se-stories">
        {ranked(sitting, told).map(({ seat, ages, tricks, struck, stopped, sets }) => (
          <li key={seat} className={`seat-${seat}`}>
            <SeatMark seat={seat} />
            <b>{naming(seat)}</b>
            <ol className="se-stairs">
              {ages.map((age, round) => (
                <li key={round} className="numeral" data-age={age}>
                  <span className="unseen">{labelled(sitting.language, screen.roundEnd(round + 1), "")}</span>
                  {numeral(age)}
                </li>
              ))}
            </ol>
            <small>{screen.story(tricks, struck, stopped, sets)}</small>
          </li>
        ))}
      </ul>
    </ResultSheet>
  );
}

/** Every player's score after each round, drawn as a path up the hill; the last step adds the sets of Discoveries. */
function Climb({ told }: { readonly told: readonly Story[] }): ReactElement {
  const { naming, screen, names, sitting } = useBoard();
  const lines = told.map(({ seat, scores, sets }) => ({ seat, points: [0, ...scores, (scores.at(-1) ?? 0) + sets] }));
  const all = lines.flatMap(({ points }) => points);
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)];
  const steps = (lines[0]?.points.length ?? 2) - 1;
  const x = (step: number): number => MARGIN.left + (step / steps) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (score: number): number =>
    MARGIN.top + ((high - score) / (high - low)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const marks = Array.from({ length: Math.floor(high / 10) + 1 }, (_, index) => index * 10);
  const label = lines
    .map(({ seat, points }) => labelled(sitting.language, naming(seat), points.slice(1).join(", ")))
    .join("; ");
  return (
    <figure className="se-climb">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${screen.climb}. ${label}`}>
        {marks.map((mark) => (
          <g key={mark} className="se-climb-grid">
            <path d={`M${MARGIN.left} ${y(mark)}H${WIDTH - MARGIN.right}`} />
            <text x={MARGIN.left - 6} y={y(mark) + 4} textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        {Array.from({ length: steps + 1 }, (_, step) => (
          <text
            key={step}
            className={step === steps - 1 ? "se-climb-before-last" : undefined}
            x={x(step)}
            y={HEIGHT - 5}
            textAnchor={step === steps ? "end" : "middle"}
            dx={step === steps ? MARGIN.right - 4 : 0}
          >
            {step === 0 ? "" : step === steps ? names.discovery : step}
          </text>
        ))}
        {lines.map(({ seat, points }) => (
          <Path key={seat} seat={seat} points={points.map((score, step) => [x(step), y(score)] as const)} />
        ))}
      </svg>
    </figure>
  );
}

const DASHES = ["", "7 4", "2 4", "9 3 2 3"];

function Path({
  seat,
  points,
}: {
  readonly seat: Seat;
  readonly points: readonly (readonly [number, number])[];
}): ReactElement {
  const [endX, endY] = at(points, points.length - 1);
  return (
    <g className={`se-climb-path seat-${seat}`}>
      <path d={`M${points.map(([x, y]) => `${x} ${y}`).join("L")}`} strokeDasharray={DASHES[seat]} />
      {points.slice(1, -1).map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.6" />
      ))}
      <svg x={endX + 2} y={endY - 7} width="14" height="14" viewBox="0 0 16 16">
        <SeatMark seat={seat} />
      </svg>
    </g>
  );
}
