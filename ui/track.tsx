import type { ReactElement, ReactNode } from "react";
import "./track.css";

interface Props {
  readonly places: number;
  readonly open: number;
  readonly filled: number;
  readonly label: string;
  /** What lies on a filled place. */
  readonly token: (place: number) => ReactNode;
  /** Places that a move would fill or empty: shown as a ghost. */
  readonly coming?: number;
}

/** A row of places: some open, some of those filled; what is beyond reach stays a faint dot. */
export function Track({ places, open, filled, label, token, coming = 0 }: Props): ReactElement {
  return (
    <span className="track" role="img" aria-label={label}>
      {Array.from({ length: places }, (_, place) => {
        const state = place < filled ? "filled" : place < filled + coming ? "coming" : place < open ? "open" : "beyond";
        return (
          <span key={place} className={`track-place track-${state}`}>
            {state === "filled" || state === "coming" ? token(place) : null}
          </span>
        );
      })}
    </span>
  );
}
