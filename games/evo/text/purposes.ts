/** What each thing on the board is for, with the clause that says so: told to whoever touches it where no move is near. */
export const PURPOSES = {
  "hand-card": "EO-49",
  "own-species": "EO-38",
  "others-species": "EO-49",
  "beside-island": "EO-49",
  nest: "EO-25",
  zone: "EO-20",
  "newborn-to-zone": "EO-25",
  "bid-on-gene": "EO-36",
  "between-dinos": "EO-49",
  "one-of-the-rolls": "EO-48",
} as const satisfies Readonly<Record<string, string>>;

export type Purpose = keyof typeof PURPOSES;
