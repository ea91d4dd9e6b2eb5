import { ANTIQUITY } from "./age-1.ts";
import { MIDDLE_AGES } from "./age-2.ts";
import { RENAISSANCE } from "./age-3.ts";
import { INDUSTRY } from "./age-4.ts";
import type { Deck } from "./deck.ts";
import { MILESTONES } from "./milestones.ts";
import { PERSONALITIES } from "./personalities.ts";
import { POWER_SPACES, SOLO_POWER, TRACKS } from "./tracks.ts";

const TECHNOLOGIES = [...ANTIQUITY, ...MIDDLE_AGES, ...RENAISSANCE, ...INDUSTRY] as const;

/** The ids of the cards that come with the game: `text/` has a name for each of them. */
export type StandardId =
  | (typeof TECHNOLOGIES)[number]["id"]
  | (typeof PERSONALITIES)[number]["id"]
  | (typeof MILESTONES)[number]["id"];

/** The deck that comes with the game: ours, within the known facts of the original. */
export const STANDARD: Deck = {
  name: "Clade",
  tracks: TRACKS,
  powerSpaces: POWER_SPACES,
  soloPower: SOLO_POWER,
  technologies: TECHNOLOGIES,
  personalities: PERSONALITIES,
  milestones: MILESTONES,
};
