/** What can be heard at a table. How each sounds is the shell's affair; that somebody wants to hear it, the person's. */
export const SOUNDS = [
  "tick",
  "turn",
  "dice",
  "strike",
  "birth",
  "death",
  "doom",
  "prize",
  "food",
  "dry",
  "age",
  "victory",
] as const;
export type Sound = (typeof SOUNDS)[number];
