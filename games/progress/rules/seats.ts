import type { SeatColour } from "@clade/kernel";

/** The players' colours, in the order of their seats. */
export const COLOURS = ["red", "blue", "green", "yellow", "violet"] as const satisfies readonly SeatColour[];

export const PLAYERS = { min: 1, max: COLOURS.length } as const;
