import { at, seats } from "@clade/kernel";
import { ranked, ResultSheet, SeatMark } from "@clade/ui";
import type { ReactElement } from "react";
import { GeneSign, TerrainSign } from "./art/signs.tsx";
import { chronicle, type Story } from "./history.ts";
import { useBoard } from "./board-context.tsx";
import { finaleOf } from "./finale.tsx";

const [WIDTH, HEIGHT] = [560, 182];
const MARGIN = { left: 42, right: 26, top: 22, bottom: 14 };
/** Line patterns: colour is never alone. */
const DASHES: readonly string[] = ["none", "9 4", "2 4", "12 3 2 3", "5 3"];

/** The end: who won, where the points came from, and how the game went turn by turn. */
export function Review({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { sitting, screen, naming, view, events, names, labels } = useBoard();
  const { stories, climates } = chronicle(events, seats(view.players.length));
  return (
    <ResultSheet sitting={sitting} onClose={onClose} finale={finaleOf(screen)}>
      <h3 className="eo-review-title">{screen.perTurn}</h3>
      <Curves stories={stories} label={screen.perTurn} />
      <ol className="eo-review-climates" aria-label={labels.climate}>
        {climates.map((terrain, turn) => (
          <li key={turn}>
            <TerrainSign terrain={terrain} />
            <span className="unseen">{names.terrains[terrain]}</span>
          </li>
        ))}
      </ol>
      <ul className="eo-review">
        {ranked(sitting, stories).map(({ seat, survivors, born, died, won, fights, genes }) => (
          <li key={seat}>
            <SeatMark seat={seat} />
            <b>{naming(seat)}</b>
            <span>{screen.story(Math.max(0, ...survivors), born, died, won, fights)}</span>
            <span className="eo-review-genes">
              {genes.map((gene, index) => (
                <GeneSign key={index} gene={gene} />
              ))}
              <span className="unseen">{genes.map((gene) => names.genes[gene]).join(", ")}</span>
            </span>
          </li>
        ))}
      </ul>
    </ResultSheet>
  );
}

/** Everybody's points as lines over the turns, each with its own stroke and its mark at the end. */
function Curves({ stories, label }: { readonly stories: readonly Story[]; readonly label: string }): ReactElement {
  const turns = Math.max(1, ...stories.map(({ points }) => points.length - 1));
  const most = Math.max(10, ...stories.flatMap(({ points }) => points));
  const x = (turn: number) => MARGIN.left + ((WIDTH - MARGIN.left - MARGIN.right) * turn) / turns;
  const y = (points: number) => HEIGHT - MARGIN.bottom - ((HEIGHT - MARGIN.top - MARGIN.bottom) * points) / most;
  // Letters stay as large on a phone, where the curves are smaller: a few lines are enough.
  const step = most > 40 ? 20 : 10;
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, line) => line * step);
  return (
    <div className="eo-curves-room" tabIndex={0}>
      <svg className="eo-curves" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {grid.map((points) => (
          <g key={points} className="eo-grid">
            <path d={`M${MARGIN.left} ${y(points)}H${WIDTH - MARGIN.right}`} />
            <text x={MARGIN.left - 5} y={y(points) + 4}>
              {points}
            </text>
          </g>
        ))}
        {stories.map(({ seat, points }) => (
          <g key={seat} className={`eo-curve seat-${seat}`}>
            <path
              strokeDasharray={DASHES[seat]}
              d={points
                .map((each, turn) => `${turn === 0 ? "M" : "L"}${x(turn).toFixed(1)} ${y(each).toFixed(1)}`)
                .join("")}
            />
            <svg x={x(points.length - 1) + 3} y={y(at(points, points.length - 1)) - 8} width="16" height="16">
              <SeatMark seat={seat} />
            </svg>
          </g>
        ))}
      </svg>
    </div>
  );
}
