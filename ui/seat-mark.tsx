import type { Seat, SeatColour } from "@clade/kernel";
import type { ReactElement, ReactNode } from "react";

/** A seat's colour is never alone: each also has a shape of its own. */
const SHAPES: readonly string[] = [
  "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0 -13z",
  "M2 2h12v12h-12z",
  "M8 1.2L15.2 14H.8z",
  "M8 .6L15.4 8L8 15.4L.6 8z",
  "M4.4 1.5h7.2L15.2 8l-3.6 6.5H4.4L.8 8z",
  "M8 .6l2.2 4.9l5.3.6l-4 3.5l1.2 5.3L8 12.2l-4.7 2.7l1.2-5.3l-4-3.5l5.3-.6z",
];

export function SeatMark({ seat }: { readonly seat: Seat }): ReactElement {
  return (
    <svg className={`seat-mark seat-${seat}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[seat]} />
    </svg>
  );
}

interface SeatColoursProps {
  /** The colours of the game's seats, in their order. */
  readonly colours: readonly SeatColour[];
  readonly children: ReactNode;
}

/** Whatever shows the seats of a game: says which colour of the theme each seat has. */
export function SeatColours({ colours, children }: SeatColoursProps): ReactElement {
  const style = Object.fromEntries(colours.map((colour, seat) => [`--seat-${seat}`, `var(--seat-${colour})`]));
  return (
    <div className="seat-colours" style={style}>
      {children}
    </div>
  );
}
