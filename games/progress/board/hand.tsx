import { at } from "@clade/kernel";
import { CardBack } from "@clade/ui";
import type { ReactElement } from "react";
import { HandCard } from "./hand-card.tsx";
import { useBoard } from "./board-context.tsx";
import { BACK, handOf } from "./things.ts";

/** The own hand, and the place where a technology in development comes back to. */
export function Hand(): ReactElement | null {
  const { view, touch, labels, screen } = useBoard();
  const hand = handOf(view);
  if (view.watcher === "spectator") return null;
  // At a table that others look at too, one's own cards may lie face down.
  const { cards, count } = at(view.players, view.watcher).hand;
  const hidden = cards === null ? count : 0;
  return (
    <ul className="pr-hand" aria-label={labels.yourHand}>
      {hand.map(({ card, thing }) => (
        <li key={thing}>
          <HandCard card={card} thing={thing} />
        </li>
      ))}
      {Array.from({ length: hidden }, (_, index) => (
        <li key={index}>
          <span className="pr-card">
            <CardBack />
          </span>
        </li>
      ))}
      {touch.picked?.startsWith("developing:") === true ? (
        <li>
          <button type="button" className="pr-place pr-back" {...touch.props(BACK)} data-still="">
            {screen.backToHand}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
