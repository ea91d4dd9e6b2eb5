/** What each thing on the board is for, with the clause that says so: told to whoever touches it where no move is near. */
export const PURPOSES = {
  "hand-card": "EV-20",
  "place-for-trait": "EV-21",
  "place-for-growth": "EV-23",
  "place-for-species": "EV-22",
  "own-species": "EV-20",
  "others-species": "EV-43",
  "cards-on-own": "EV-21",
  "others-trait": "EV-24",
  "own-trait": "EV-24",
  "card-on-trait": "EV-21",
  hole: "EV-4",
} as const satisfies Readonly<Record<string, string>>;

export type Purpose = keyof typeof PURPOSES;
