import type { ReactElement, ReactNode } from "react";
import { breakable } from "./breakable.ts";
import "./card.css";

interface Props {
  readonly children: ReactNode;
  readonly corner?: ReactNode;
  readonly title?: ReactNode;
}

/** A card's face: a corner with its number, a picture, a title. */
export function CardFace({ children, corner, title }: Props): ReactElement {
  return (
    <span className="card-face">
      {corner === undefined ? null : <span className="card-corner numeral">{corner}</span>}
      <span className="card-picture">{children}</span>
      {title === undefined ? null : (
        <span className="card-title">{typeof title === "string" ? breakable(title) : title}</span>
      )}
    </span>
  );
}

/** The back of every card: a fern, pressed. */
export function CardBack({ count }: { readonly count?: number }): ReactElement {
  return (
    <span className="card-back" aria-hidden="true">
      <svg viewBox="0 0 40 56">
        <path d="M20 52C19 38 20 22 22 6" />
        {[12, 19, 26, 33, 40].map((y, index) => (
          <path
            key={y}
            d={`M${21.4 - index * 0.35} ${y}c-4 -4 -9 -4 ${-12 - index} -1c4 3 9 3 ${12 + index} 1c4 -4 9 -5 ${12 + index} -2c-3 4 -8 4 ${-12 - index} 2`}
          />
        ))}
      </svg>
      {count === undefined ? null : <b className="numeral">{count}</b>}
    </span>
  );
}

/** Cards spread so that the corner of each is seen; as far apart as there is room. */
export function CardFan({ children }: { readonly children: readonly ReactElement[] }): ReactElement {
  return (
    <span className="card-fan">
      {children.map((card) => (
        <span key={card.key} className="card-fan-place">
          <span className="card-fan-card">{card}</span>
        </span>
      ))}
    </span>
  );
}

interface CountProps {
  readonly look: string;
  readonly label: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** How many there are of what is drawn. */
export function Count({ look, label, count, children }: CountProps): ReactElement {
  return (
    <span className={look} role="img" aria-label={label}>
      {children}
      <b className="numeral" aria-hidden="true">
        {count}
      </b>
    </span>
  );
}
