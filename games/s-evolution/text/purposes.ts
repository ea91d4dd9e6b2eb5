/** What each thing on the board is for, with the clause that says so: told to whoever touches it where no move is near. */
export const PURPOSES = {
  trick: "SE-30",
  "card-taken": "SE-52",
  "population-had": "SE-63",
  "age-reached": "SE-58",
  "population-track": "SE-63",
  "age-track": "SE-64",
  "people-without-work": "SE-65",
  workplace: "SE-65",
  stock: "SE-62",
  "trump-suit": "SE-40",
  "hand-card": "SE-30",
} as const satisfies Readonly<Record<string, string>>;

export type Purpose = keyof typeof PURPOSES;
