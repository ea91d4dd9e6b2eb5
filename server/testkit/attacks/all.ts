import { type Attack, wait } from "./attack.ts";
import { BOTS } from "./bots.ts";
import { DATA } from "./data.ts";
import { LENGTHS } from "./lengths.ts";
import { FAIRNESS } from "./fairness.ts";
import { IDENTITY } from "./identity.ts";
import { LINES_ATTACKS } from "./lines.ts";
import { PEOPLE_ATTACKS } from "./people.ts";
import { PINGS } from "./pings.ts";
import { REQUESTS } from "./requests.ts";

/** Every attack that the house is tried by. */
export const ATTACKS: readonly Attack[] = [
  ...PINGS,
  ...LINES_ATTACKS,
  ...REQUESTS,
  ...BOTS,
  ...DATA,
  ...LENGTHS,
  ...FAIRNESS,
  ...IDENTITY,
  ...PEOPLE_ATTACKS,
];

/** What a quiet evening is like, to compare with. */
export const NOBODY: Attack = {
  name: "nobody",
  about: "nothing happens",
  async run({ ms }) {
    await wait(ms);
    return [];
  },
};
