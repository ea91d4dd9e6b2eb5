import type { SeatColour } from "@clade/kernel";

/** The players' colours, in the order of their seats. */
export const COLOURS = ["red", "blue", "green", "yellow", "violet", "orange"] as const satisfies readonly SeatColour[];

export const PLAYERS = { min: 2, max: COLOURS.length } as const;
