import { seats, labelled } from "@clade/kernel";
import { happened, ranked, ResultSheet, SeatMark } from "@clade/ui";
import type { ReactElement } from "react";
import { roman } from "../rules/book.ts";
import type { SeenEvent } from "../rules/events.ts";
import { history } from "./history.ts";
import { useBoard } from "./board-context.tsx";
import { finaleOf } from "./finale.tsx";

const WIDE = 600;
const HIGH = 180;
const EDGE = 22;
const DASHES = ["none", "9 5", "2 5", "14 4 2 4", "5 3"];

/** The end: who won, where the points came from, and how everybody's technologies grew from age to age. */
export function Review({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { sitting, screen, naming, view, labels } = useBoard();
  const events = happened<SeenEvent>(sitting.events);
  const { stories, dawns, rounds } = history(events, seats(view.players.length));
  const ages = [{ age: 1, round: 1 }, ...dawns];
  const most = Math.max(4, ...stories.flatMap(({ active }) => active));
  const x = (round: number): number => EDGE + ((WIDE - 2 * EDGE) * (round - 1)) / Math.max(1, rounds - 1);
  const y = (count: number): number => HIGH - EDGE - ((HIGH - 2 * EDGE) * count) / most;
  const words = stories
    .map(({ seat, active }) => labelled(sitting.language, naming(seat), active.join(", ")))
    .join("; ");
  return (
    <ResultSheet
      sitting={sitting}
      onClose={onClose}
      finale={finaleOf(({ turns, order }) => labels.round(Math.max(1, Math.ceil(turns / order.length))))}
    >
      <h3 className="pr-review-title">{screen.perPlayer}</h3>
      <ol className="pr-story-ages" aria-hidden="true">
        {ages.map(({ age, round }, index) => (
          <li key={age} style={{ flexGrow: Math.max(0, (dawns[index]?.round ?? rounds) - round) }}>
            {roman(age)}
          </li>
        ))}
      </ol>
      <svg className="pr-story" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={words}>
        {ages.map(({ age, round }, index) => (
          <g key={age} className="pr-story-age" data-odd={index % 2 === 1 ? "" : undefined}>
            <rect
              x={x(round)}
              y={4}
              width={Math.max(0, x(dawns[index]?.round ?? rounds) - x(round))}
              height={HIGH - EDGE}
            />
          </g>
        ))}
        <path className="pr-story-ground" d={`M${EDGE} ${HIGH - EDGE}H${WIDE - EDGE}`} />
        {stories.map(({ seat, active }) => {
          const line = active.map((count, index) => `${index === 0 ? "M" : "L"}${x(index + 1)} ${y(count)}`).join("");
          const last = active.at(-1) ?? 0;
          return (
            <g key={seat} className={`pr-story-line seat-${seat}`}>
              <path d={line} strokeDasharray={DASHES[seat]} />
              <circle cx={x(rounds)} cy={y(last)} r={4} />
            </g>
          );
        })}
      </svg>
      <p className="pr-story-rounds" aria-hidden="true">
        <span>{labels.round(1)}</span>
        <span>{labels.round(rounds)}</span>
      </p>
      <ul className="pr-stories">
        {ranked(sitting, stories).map(({ seat, active, discovered, developed }) => (
          <li key={seat}>
            <SeatMark seat={seat} /> <b>{naming(seat)}</b> <b className="numeral">{active.at(-1) ?? 0}</b>{" "}
            <small>{screen.summary(discovered, developed)}</small>
          </li>
        ))}
        {dawns.map(({ age, round }) => (
          <li key={`age${age}`} className="pr-dawn">
            <small>{screen.began(roman(age), round)}</small>
          </li>
        ))}
      </ul>
    </ResultSheet>
  );
}
