import type { Seat } from "@clade/kernel";

/** Something that travels over the table: from one thing to another. `look` is the class it wears on the way. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly look: string;
  readonly count?: number;
}

/** The name by which flights find a player's part of the table. */
export function panelOf(seat: Seat): string {
  return `panel:${seat}`;
}
