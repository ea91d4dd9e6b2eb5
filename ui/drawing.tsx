import type { ReactElement } from "react";

interface Props {
  /** The class it wears. */
  readonly look: string;
  /** The side of the square that it is drawn in. */
  readonly size: number;
  /** What is under the ink: a path with the class "wash". */
  readonly wash?: string;
  readonly ink: string;
}

/** A small drawing with pen and wash, that says nothing to screen readers. */
export function Drawing({ look, size, wash, ink }: Props): ReactElement {
  return (
    <svg className={look} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {wash === undefined ? null : <path className="wash" d={wash} />}
      <path d={ink} />
    </svg>
  );
}
