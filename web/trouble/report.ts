import type { GameRecord, TableInfo } from "@clade/kernel";

/** What is known of the game that was on the table. People's names are left out. */
export interface GameFacts {
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly options: { readonly [name: string]: unknown };
  /** One a seat: a bot's name, or "person". */
  readonly seats: readonly string[];
  readonly moves: number | undefined;
  /** The last moves in notation; where the moves are not given out, the last events. */
  readonly last: readonly string[];
}

export interface PageFacts {
  readonly build: string;
  readonly path: string;
  readonly language: string;
  readonly theme: string;
  readonly screen: string;
  readonly browser: string;
  readonly when: string;
}

const LAST = 12;
const STACK_LINES = 10;
const LONGEST_LINE = 200;

/** The text for a report. It is for those who mend it, so it is in English whatever the page speaks. */
export function reportText(page: PageFacts, game: GameFacts | undefined, error: unknown): string {
  return [
    `Clade ${page.build}`,
    `At: ${page.path}, ${page.when}`,
    `Page: ${page.language}, ${page.theme}, ${page.screen}`,
    `Browser: ${page.browser}`,
    ...(game === undefined ? [] : gameLines(game)),
    ...errorLines(error),
  ].join("\n");
}

function gameLines({ game, version, players, options, seats, moves, last }: GameFacts): string[] {
  return [
    `Game: ${game}, rules version ${version}, ${players} players (${seats.join(", ")})`,
    `Options: ${JSON.stringify(options)}`,
    ...(moves === undefined ? [] : [`Moves so far: ${moves}`]),
    ...(last.length === 0 ? [] : ["Last:", ...last.slice(-LAST).map((line) => `  ${line.slice(0, LONGEST_LINE)}`)]),
  ];
}

function errorLines(error: unknown): string[] {
  if (!(error instanceof Error))
    return error === undefined ? [] : [`Error: ${typeof error === "string" ? error : JSON.stringify(error)}`];
  const said = `${error.name}: ${error.message}`;
  // Some browsers begin the stack with the message, others do not.
  const stack = (error.stack ?? "")
    .replace(said, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [`Error: ${said}`, ...stack.slice(0, STACK_LINES).map((line) => `  ${line.trim().slice(0, LONGEST_LINE)}`)];
}

export function factsOfRecord({ game, version, players, options, seats, moves }: GameRecord): GameFacts {
  return {
    game,
    version,
    players,
    options,
    seats: seats.map(({ bot }) => bot ?? "person"),
    moves: moves.length,
    last: moves,
  };
}

/** Of a table on a server whose game is still on: its moves are not ours to see, what we were told of them is. */
export function factsOfTable(
  { game, version, options, seats }: TableInfo,
  events: readonly { readonly event: unknown }[],
): GameFacts {
  return {
    game,
    version,
    players: seats.length,
    options,
    seats: seats.map(({ bot }) => bot ?? "person"),
    moves: undefined,
    last: events.slice(-LAST).map(({ event }) => JSON.stringify(event)),
  };
}

export function pageFacts(build: string): PageFacts {
  const { lang, dataset } = document.documentElement;
  return {
    build,
    path: location.pathname,
    language: lang,
    theme: dataset["theme"] ?? "",
    screen: `${window.innerWidth}×${window.innerHeight}`,
    browser: navigator.userAgent,
    when: new Date().toISOString(),
  };
}
