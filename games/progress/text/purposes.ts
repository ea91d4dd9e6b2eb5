/** What each thing on the board is for, with the clause that says so: told to whoever touches it where no move is near. */
export const PURPOSES = {
  "hand-card": "PR-16",
  deck: "PR-21",
  skill: "PR-15",
  "own-active": "PR-26",
  "others-area": "PR-6",
  "own-developing": "PR-11",
  token: "PR-17",
  "left-over": "PR-17",
  section: "PR-81",
  personality: "PR-71",
  heritage: "PR-73",
  "time-pile": "PR-52",
  "place-to-discover": "PR-16",
  "place-to-research": "PR-20",
  "place-back": "PR-12",
} as const satisfies Readonly<Record<string, string>>;

export type Purpose = keyof typeof PURPOSES;
