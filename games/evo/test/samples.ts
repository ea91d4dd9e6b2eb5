import type { Sample } from "@clade/kernel/testkit";

/** An island and a deck that a person might bring: small, with a long meteor track, so that the bag runs dry (EO-42). */
export const OWN_ISLAND = {
  zones: [
    { id: "Z1", x: 0, y: 0, terrain: "beach", start: true },
    { id: "Z2", x: 1, y: 0, terrain: "meadow" },
    { id: "Z3", x: 2, y: 0, terrain: "beach", start: true },
    { id: "Z4", x: 0, y: 1, terrain: "meadow" },
    { id: "Z5", x: 1, y: 1, terrain: "mountain" },
    { id: "Z6", x: 2, y: 1, terrain: "hill" },
    { id: "Z7", x: 0, y: 2, terrain: "hill" },
    { id: "Z8", x: 1, y: 2, terrain: "hill" },
    { id: "Z9", x: 2, y: 2, terrain: "meadow" },
    { id: "Z10", x: 1, y: 3, terrain: "beach", start: true },
  ],
  meteor: { firstCheckAfterTurn: 22, checks: [[1], [1, 2, 3], "end"] },
};

export const OWN_DECK = {
  cards: [
    { id: "big-clutch", copies: 6 },
    { id: "trade-places", copies: 6 },
    { id: "weather-sense", copies: 3 },
    { id: "fresh-draw", copies: 3 },
    { id: "bargain-gene", copies: 3 },
    { id: "stampede", copies: 4, effect: { kind: "steps", amount: 5 } },
    { id: "long-winter", copies: 4, effect: { kind: "fewer-furs", amount: 3 } },
  ],
};

/** Every number of players, every island, the auction variant, and a person's own data. */
export const SAMPLES: readonly Sample[] = [
  { players: 3 },
  { players: 4 },
  { players: 4, options: { island: "AD" } },
  { players: 5 },
  { players: 3, options: { auction: true } },
  { players: 4, options: { island: "BC", auction: true } },
  { players: 5, options: { island: "AC", auction: true } },
  { players: 3, options: { island: OWN_ISLAND, deck: OWN_DECK } },
];
