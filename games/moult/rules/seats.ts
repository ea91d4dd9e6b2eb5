import type { SeatColour } from "@clade/kernel";

/** The players' colours, in the order of their seats. */
export const COLOURS: readonly SeatColour[] = ["red", "blue", "green", "yellow", "violet"];

export const PLAYERS = { min: 2, max: COLOURS.length } as const; // MO-1
