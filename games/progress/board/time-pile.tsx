import { at } from "@clade/kernel";
import type { ReactElement } from "react";
import { oldestAge } from "../rules/phases/ages.ts";
import { timePenalty } from "../rules/score.ts";
import { TIME } from "./flights.ts";
import { useBoard } from "./board-context.tsx";
import { TechnologyTile } from "./technology.tsx";
import { timeOf } from "./things.ts";

/** PR-51, PR-52: alone, time is the opponent: its cards cost points, and one a turn may be swapped out. */
export function TimePile(): ReactElement | null {
  const { view, book, labels, screen } = useBoard();
  if (view.players.length > 1) return null;
  const cards = timeOf(view);
  const gone = cards.filter(({ card }) => at(book.faces, card).age < oldestAge(view)).length;
  return (
    <section className="pr-time" aria-label={screen.timePile} data-thing={TIME} data-still="">
      <h2>
        <svg className="pr-sign" viewBox="0 0 24 24" aria-hidden="true">
          <path className="pr-wash" d="M7 20c0-4 3-5.500 5-8c2 2.500 5 4 5 8z" />
          <path d="M6 2.500h12M6 21.500h12M7 2.500c0 5 3 6.500 5 9.500c2-3 5-4.500 5-9.500M7 21.500c0-5 3-6.500 5-9.500c2 3 5 4.500 5 9.500" />
        </svg>
        {labels.time(cards.length, timePenalty(cards.length))}
      </h2>
      <div className="pr-time-cards">
        {cards.slice(gone).map(({ card, thing }) => (
          <TechnologyTile key={thing} card={card} thing={thing} named={false} />
        ))}
        {gone > 0 ? <span className="pr-time-gone numeral">+{gone}</span> : null}
      </div>
    </section>
  );
}
