import type { CSSProperties, ReactElement } from "react";
import { HandCard } from "./hand-card.tsx";
import { useBoard } from "./board-context.tsx";
import { BACK, handOf } from "./things.ts";

/** The own hand, and the place where a technology in development comes back to. */
export function Hand(): ReactElement {
  const { view, touch, labels, screen } = useBoard();
  const hand = handOf(view);
  return (
    <ul className="pr-hand" aria-label={labels.yourHand} style={rowsFor(hand.length)}>
      {hand.map(({ card, thing }) => (
        <li key={thing}>
          <HandCard card={card} thing={thing} />
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

/** In how many rows so many cards lie, on each kind of screen. */
function rowsFor(cards: number): CSSProperties {
  const rows = { "--rows-wide": 1, "--rows-tablet": 1, "--rows-phone": Math.max(2, Math.ceil(cards / 4)) };
  if (cards > 9) rows["--rows-wide"] = 2;
  if (cards > 7) rows["--rows-tablet"] = cards > 14 ? 3 : 2;
  return rows as CSSProperties;
}
