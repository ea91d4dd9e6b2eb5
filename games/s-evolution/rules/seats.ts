import type { SeatColour } from "@clade/kernel";

/** SE-5: the players' colours, in the order of their seats. */
export const COLOURS = ["red", "green", "blue", "yellow"] as const satisfies readonly SeatColour[];

export const PLAYERS = { min: 2, max: COLOURS.length } as const;
