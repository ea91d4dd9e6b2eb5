import { seats, labelled } from "@clade/kernel";
import { happened, ranked, ResultSheet, SeatMark } from "@clade/ui";
import type { CSSProperties, ReactElement } from "react";
import type { SeenEvent } from "../rules/events.ts";
import { type Story, stories } from "./history.ts";
import { useBoard } from "./board-context.tsx";
import { finaleOf } from "./finale.tsx";

/** The end: who won, where the points came from, and how the game went round by round. */
export function Review({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { sitting, screen, naming, view, labels } = useBoard();
  const events = happened<SeenEvent>(sitting.events);
  const told = stories(events, seats(view.players.length));
  const most = Math.max(1, ...told.flatMap(({ bagged }) => bagged));
  return (
    <ResultSheet sitting={sitting} onClose={onClose} finale={finaleOf(labels)}>
      <h3 className="ev-review-title">{screen.perRound}</h3>
      <ul className="ev-rounds">
        {ranked(sitting, told).map((story) => (
          <li key={story.seat}>
            <SeatMark seat={story.seat} />
            <span
              className="ev-bars"
              role="img"
              aria-label={labelled(sitting.language, naming(story.seat), story.bagged.join(", "))}
            >
              {story.bagged.map((amount, round) => (
                <i
                  key={round}
                  className={`seat-${story.seat}`}
                  style={{ "--height": `${(100 * amount) / most}%` } as CSSProperties}
                >
                  <b className="numeral">{amount}</b>
                </i>
              ))}
            </span>
            <small>{summary(story)}</small>
          </li>
        ))}
      </ul>
    </ResultSheet>
  );

  function summary({ bagged, attacks, lost }: Story): string {
    const best = Math.max(0, ...bagged);
    return [screen.feast(best, bagged.indexOf(best) + 1), screen.attacks(attacks), screen.lost(lost)].join(" · ");
  }
}
