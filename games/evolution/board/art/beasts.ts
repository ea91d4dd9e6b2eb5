/**
 * The beasts of the players, one for each seat, so that a row is known by its shape and not by its colour alone. Coordinates are
 * those of a plate 120 wide and 84 high; the ground is at 78. All have their back, belly, neck and head in about the same places,
 * so that every trait fits every beast.
 */
export interface Beast {
  readonly body: string;
  readonly legs: string;
  readonly tail: string;
  /** Drawn around the head's middle. */
  readonly head: string;
  readonly ears: string;
}

const TAPIR: Beast = {
  body: "M21 51c1-14 15-21 33-21c14 0 26 3 31 11c3 8-2 17-13 19c-14 3-30 4-40 2c-8-2-12-6-11-11z",
  legs: "M30 61c-1 6-2 11-4 16h7c1-5 3-9 5-13M43 63c0 5 0 10-1 14h7c0-5 1-9 1-14M64 62c0 5 0 10 1 15h6c0-5 1-10 1-15M75 59c2 6 3 12 4 18h6c-1-8-2-15-4-22",
  tail: "M22 47c-6 0-9 5-10 13",
  head: "M-14-1c2-7 8-10 15-9c8 1 14 6 14 10c0 3-4 5-9 5c-6 1-9 3-13 2c-5-1-8-4-7-8z",
  ears: "M-9-7c-4-3-4-7-1-9c4 2 5 5 4 8",
};

/** High shoulders, a shaggy chest, a beard. */
const BISON: Beast = {
  body: "M19 50c0-11 8-16 19-19c9-10 24-15 36-8c9 5 14 12 13 21c-1 9-7 15-16 17c-14 3-31 4-39 1c-8-2-13-6-13-12z",
  legs: "M27 60l-2 17h9l2-14M41 63l-1 14h9l1-14M62 63l1 14h9v-15M75 59l3 18h8l-2-22M66 61l2 5l2-5l2 5l2-6l2 4l2-6",
  tail: "M20 44c-6 2-8 8-7 14M13 58c-3 3-2 6 1 7c2-2 2-5-1-7",
  head: "M-15-3c2-9 9-12 17-10c8 2 13 8 13 13c0 4-4 7-9 8c-6 2-12 2-16-1c-4-2-6-6-5-10zM-3 8c0 4 2 7 4 10c2-3 3-7 2-10",
  ears: "M-10-9c-6 0-9-4-9-9c3 3 7 4 10 4c1 2 1 4-1 5",
};

/** Long and low, with a heavy tail and a crest of thorns. */
const LIZARD: Beast = {
  body: "M16 52c2-11 16-17 36-17c18 0 30 3 35 10c3 6-2 13-13 15c-14 3-34 3-44 1c-9-2-14-5-14-9z",
  legs: "M28 59c-5 4-8 8-9 14l-4 4h11c1-6 5-10 10-14M46 62c-2 4-3 8-3 12l-3 3h11c-1-5 1-10 3-15M66 61c2 4 4 8 3 12l-3 4h11c0-6-1-11-4-17M77 57c5 4 8 10 8 16l-2 4h10c0-8-3-16-8-22M28 39l3-6l3 5M40 36l3-7l4 6M54 35l3-7l4 7M68 37l4-6l3 7",
  tail: "M19 47c-8 1-13 7-14 15c0 5-2 10-3 15c9-3 16-10 19-20z",
  head: "M-13 0c1-6 7-9 14-8c9 0 18 4 18 8c0 3-6 4-12 4c-6 1-10 4-14 3c-5-1-7-3-6-7z",
  ears: "M-9-6l-4-6l6 3l0-7l5 6l3-5l0 6",
};

/** Slender, on long legs, with large ears. */
const DEER: Beast = {
  body: "M24 47c2-10 14-15 30-15c14 0 25 3 29 10c2 7-3 13-12 15c-12 2-28 3-37 1c-7-2-11-6-10-11z",
  legs: "M31 57c-3 6-1 12-3 20h5c2-7 2-13 4-19M41 59c0 6 0 12-1 18h5c1-6 1-12 1-18M66 58c1 6 1 13 2 19h5c0-6 0-13-1-19M76 55c1 7 2 15 3 22h5c-1-8-1-16-3-24",
  tail: "M25 43c-5-2-8-6-8-11c5 0 9 3 10 8z",
  head: "M-12-2c3-6 9-8 14-7c7 1 13 6 13 9c0 3-4 4-8 4c-6 0-8 3-12 3c-5-1-8-5-7-9z",
  ears: "M-8-8c-7 0-11-4-12-9c6 0 11 3 13 7zM-2-9c-3-5-2-10 2-13c3 5 3 9 1 13z",
};

/** Round and heavy. */
const BEAR: Beast = {
  body: "M17 48c0-17 17-26 37-25c18 0 33 8 34 21c1 12-7 18-17 19c-14 2-30 2-40 0c-9-2-14-8-14-15z",
  legs: "M25 60c-1 6-1 12-2 17h13c0-5 1-10 2-14M41 63v14h11V63M60 63c0 5 1 10 1 14h11c0-5 0-10-1-15M74 59c2 6 3 12 3 18h11c-1-8-2-15-5-22",
  tail: "M18 43c-5-2-8 2-6 6c2 3 5 2 6-1",
  head: "M-14 0c0-8 6-12 14-11c8 0 13 5 14 9c2 3-2 7-7 7c-2 3-8 5-13 4c-5-1-8-5-8-9z",
  ears: "M-10-7c-5-3-3-10 3-9c2 1 3 3 2 5zM3-11c0-5 7-6 9-1c0 3-2 5-4 5z",
};

/** A bird that does not fly: two legs, plumes, a crest, a beak. */
const BIRD: Beast = {
  body: "M22 48c3-12 16-18 32-17c16 0 28 5 31 13c1 9-6 15-16 17c-12 3-26 2-35-1c-8-3-13-7-12-12zM36 42c8-4 20-4 28 2c-6 7-18 9-26 5",
  legs: "M45 61c-3 3-5 6-5 9l3 7M35 77h15M43 77l-4-3M63 61c3 3 4 6 3 9l-2 7M56 77h15M64 77l-4-3",
  tail: "M25 51c-9-2-16-8-20-17c6 0 11 2 14 5c-4-6-6-12-5-18c8 4 13 10 16 18z",
  head: "M-12-1c1-7 6-10 12-9c6 0 9 3 9 6l10 4l-10 3c-2 4-7 6-12 5c-6-1-10-4-9-9z",
  ears: "M-6-9c-4-4-5-9-3-13c1 4 3 6 6 8c-1-5 0-9 3-12c2 6 2 11 0 16",
};

const BEASTS: readonly Beast[] = [TAPIR, BISON, LIZARD, DEER, BEAR, BIRD];

export function beastOf(seat: number): Beast {
  return BEASTS[seat % BEASTS.length] ?? TAPIR;
}
