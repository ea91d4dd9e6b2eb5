import { at, LANGUAGES, type Language, pick, seeded } from "@clade/kernel";
import { KEPT_GAMES } from "./kept-games.ts";

/** What lies over the table, or was touched on it. */
export const STATES = [
  "plain",
  "picked",
  "why",
  "hint",
  "lesson",
  "moves",
  "log",
  "rules",
  "fair",
  "result",
  "fold",
  /** The sheet of the people at a table on a server. */
  "people",
] as const;
export type State = (typeof STATES)[number];

/** The pages besides the table. */
const PAGES = [
  "home",
  "set-up",
  "waiting-room",
  "rules",
  "settings",
  "cards",
  "games",
  "replay",
  "sign-in",
  "notices",
  "letter-link",
  "person",
  "quick",
  "leaders",
  "inbox",
  "club",
  "people",
  "invitation",
  "tournament",
  "tournaments",
  "new-tournament",
] as const;

/** One combination of everything that decides how a page looks. */
export interface Sample {
  /** A game whose board is looked at, or one of the pages. */
  readonly board: string;
  /** For a page: the game it is about. */
  readonly game: string;
  /** The kept game, by its label. */
  readonly kept: string;
  readonly move: number;
  /** Who looks: a seat, or −1 for a spectator. */
  readonly seat: number;
  /**
   * Who else sits there: bots of this device; or people at a server, with clocks over the board, names as long as they may be, and
   * somebody away.
   */
  readonly company: "bots" | "people";
  /** In CSS pixels: a window of twice that at a zoom of 2. */
  readonly width: number;
  readonly height: number;
  readonly zoom: 1 | 1.5 | 2;
  /** The reader's own size of letters, of 16 px. */
  readonly text: 1 | 2;
  readonly pointer: "mouse" | "finger";
  readonly language: Language;
  readonly theme: "light" | "dark";
  readonly state: State;
}

/** Windows that people have: phones upright and sideways with their browser's bars, foldables, tablets, laptops, desks. */
const WINDOWS: readonly (readonly [width: number, height: number])[] = [
  [320, 568],
  [344, 882],
  [360, 640],
  [375, 553],
  [390, 664],
  [390, 844],
  [412, 732],
  [430, 739],
  [568, 320],
  [667, 375],
  [750, 342],
  [844, 390],
  [915, 412],
  [653, 717],
  [717, 512],
  [720, 450],
  [768, 954],
  [820, 1180],
  [884, 1104],
  [960, 540],
  [1024, 698],
  [1080, 810],
  [1180, 820],
  [1280, 593],
  [1280, 720],
  [1366, 641],
  [1366, 657],
  [1440, 780],
  [1440, 900],
  [1536, 730],
  [1600, 789],
  [1920, 969],
  [1920, 1080],
  [2048, 1010],
  [2560, 1309],
  [3440, 1440],
  [3840, 2160],
];
/** The smallest window that is tried, in CSS pixels: what WCAG asks of a page that reflows. */
const LEAST = { width: 320, height: 256 };
/** Letters of twice the size are tried where at least this much of the page is left. */
const LEAST_FOR_LARGE = { width: 320, height: 440 };

/** Samples of everything, drawn anew for each seed; the same for the same seed. */
export function samples(count: number, seed: string, only: Partial<Sample> = {}): Sample[] {
  const chance = seeded(`matrix ${seed}`);
  const boards = [...new Set(KEPT_GAMES.map(({ game }) => game))];
  const one = (): Sample => {
    // Four of five look at a table.
    const board = only.board ?? (chance.int(5) > 0 ? pick(boards, chance) : pick(PAGES, chance));
    const kept = pick(
      KEPT_GAMES.filter(({ game, label }) => {
        const wanted = boards.includes(board) ? board : (only.game ?? game);
        return game === wanted && (only.kept === undefined || label === only.kept);
      }),
      chance,
    );
    const zoom = pick([1, 1, 1.5, 2] as const, chance);
    const [wide, high] = chance.int(2) === 0 ? pick(WINDOWS, chance) : anyWindow(chance);
    const width = Math.max(LEAST.width, Math.round(wide / zoom));
    const height = Math.max(LEAST.height, Math.round(high / zoom));
    const text = chance.int(4) === 0 && width >= LEAST_FOR_LARGE.width && height >= LEAST_FOR_LARGE.height ? 2 : 1;
    const state = only.state ?? pick(STATES, chance);
    const share = state === "result" ? 1 : pick([0, 0.08, 0.3, 0.5, 0.7, 0.93, 0.99], chance);
    return {
      board,
      game: kept.game,
      kept: kept.label,
      move: Math.round(share * kept.moves.length),
      seat: chance.int(8) === 0 ? -1 : chance.int(kept.players),
      company: chance.int(3) === 0 || state === "people" ? "people" : "bots",
      width,
      height,
      zoom,
      text,
      pointer: width < 1400 && chance.int(3) > 0 ? "finger" : "mouse",
      language: pick(LANGUAGES, chance),
      theme: pick(["light", "dark"] as const, chance),
      state,
    };
  };
  return Array.from({ length: count }, () => ({ ...one(), ...only }));
}

function anyWindow(chance: { int(bound: number): number }): readonly [width: number, height: number] {
  const uneven = (least: number, most: number): number =>
    Math.round(least * (most / least) ** (chance.int(10_000) / 9_999));
  return [uneven(320, 3840), uneven(320, 2160)];
}

/** A sample as the words after `--only` that lead back to it. */
export function writeSample(sample: Sample): string {
  return Object.entries(sample)
    .map(([name, value]) => `${name}=${String(value).replaceAll(" ", "_")}`)
    .join(",");
}

const NUMBERS = ["move", "seat", "width", "height", "zoom", "text"];

/** Reads what `writeSample` wrote, or any part of it. */
export function readSample(text: string): Partial<Sample> {
  const parts = text.split(",").flatMap((part) => {
    const [name = "", value = ""] = part.split("=", 2).length === 2 ? splitOnce(part) : [];
    return name === "" ? [] : [[name, NUMBERS.includes(name) ? Number(value) : value.replaceAll("_", " ")] as const];
  });
  return Object.fromEntries(parts);
}

function splitOnce(part: string): readonly [name: string, value: string] {
  const end = part.indexOf("=");
  return [part.slice(0, end), part.slice(end + 1)];
}

/** The kept game of a sample. */
export function keptOf({ game, kept }: Sample): (typeof KEPT_GAMES)[number] {
  return at(
    KEPT_GAMES.filter((each) => each.game === game && each.label === kept),
    0,
  );
}
