import { randomInt } from "node:crypto";
import { botNames, findBot } from "@clade/bots";
import { gameIds, loadGame } from "@clade/games";
import { checkTable, freshSeed, isComplaint, type Pace, seedHash } from "@clade/kernel";
import { isProblem, type Problem, problem } from "../problem.ts";
import type { Store, TableRow } from "../store/store.ts";
import { EMPTY_SEAT, type Guest, taken } from "./seating.ts";

/** A person's wishes for a table, as the API takes them: their form has been checked, their sense not yet. */
export interface TableWishes {
  readonly game: string;
  readonly options?: { readonly [name: string]: unknown };
  /** One entry a seat: yours, free for somebody else, or a bot's by its name. */
  readonly seats: readonly SeatWish[];
  readonly pace?: Pace;
  readonly open?: boolean;
  readonly watch?: boolean;
  readonly standIn?: string;
}
export type SeatWish = "me" | "free" | { readonly bot: string };

/** Who plays for people who are away, unless the table names another: the first of these that there is. */
const STAND_INS = ["adept", "greedy", "random"];

export async function newTable(wishes: TableWishes, host: Guest): Promise<TableRow | Problem> {
  const pack = await loadGame(wishes.game);
  if (pack === undefined) {
    return problem("no-such-game", `There is no game "${wishes.game}" (known: ${gameIds.join(", ")}).`);
  }
  const options = checkTable(pack.game, wishes.seats.length, wishes.options ?? {});
  if (isComplaint(options)) return problem("bad-request", options.complaint);
  if (wishes.seats.filter((seat) => seat === "me").length > 1) {
    return problem("bad-request", "One person has one seat at a table.");
  }
  const standIn = standInFor(wishes.standIn);
  for (const name of [standIn, ...wishes.seats.flatMap((seat) => (typeof seat === "object" ? seat.bot : []))]) {
    const unknown = unknownBot(name);
    if (isProblem(unknown)) return unknown;
  }
  const seed = freshSeed();
  return {
    id: fresh(ID_LETTERS),
    revision: 0,
    code: fresh(CODE_LETTERS),
    game: pack.game.id,
    version: pack.game.version,
    options,
    pace: wishes.pace ?? { kind: "none" },
    open: wishes.open ?? false,
    ...(wishes.watch === undefined ? {} : { watch: wishes.watch }),
    host: host.id,
    hostName: host.name,
    status: "waiting",
    seats: wishes.seats.map((seat) =>
      seat === "free" ? EMPTY_SEAT : seat === "me" ? taken(host) : { ...EMPTY_SEAT, bot: seat.bot, name: seat.bot },
    ),
    standIn,
    seed,
    seedHash: seedHash(seed),
    firstTurn: [],
    // At a table that is not for everybody, those who came by its link only look on, until the host gives them the word.
    muted: { all: false, spectators: wishes.open !== true, seats: [] },
    rematch: null,
    rematchOf: null,
    created: Date.now(),
    started: null,
    ended: null,
    result: null,
    digest: null,
  };
}

export function standInFor(wanted: string | undefined): string {
  return wanted ?? STAND_INS.find((name) => findBot(name) !== undefined) ?? "random";
}

export function unknownBot(name: string): Problem | undefined {
  if (findBot(name) !== undefined) return undefined;
  return problem("bad-request", `There is no bot "${name}" (known: ${botNames.join(", ")}).`);
}

/** The same table again: same game, options, pace and bots; the seats of people are kept for them. */
export function rematchOf(played: TableRow, host: Guest): TableRow {
  const seed = freshSeed();
  // Played again among friends: that counts in no tournament.
  const { tournament: _tournament, ...table } = played;
  return {
    ...table,
    id: fresh(ID_LETTERS),
    revision: 0,
    code: fresh(CODE_LETTERS),
    open: false,
    watch: table.watch ?? table.open,
    host: host.id,
    hostName: host.name,
    status: "waiting",
    seats: table.seats.map(({ person, name, bot }) => ({
      ...EMPTY_SEAT,
      bot,
      name: bot,
      keptFor: person === null ? null : { id: person, name: name ?? "" },
    })),
    seed,
    seedHash: seedHash(seed),
    firstTurn: [],
    rematch: null,
    rematchOf: table.id,
    created: Date.now(),
    started: null,
    ended: null,
    result: null,
    digest: null,
  };
}

/** Keeps a new table; should its id or code be taken, it gets others. */
export async function addTable(store: Store, table: TableRow): Promise<TableRow> {
  if (await store.addTable(table)) return table;
  return addTable(store, { ...table, id: fresh(ID_LETTERS), code: fresh(CODE_LETTERS) });
}

/** An id or a code that nobody has yet, in all likelihood. */
export function freshId(): string {
  return fresh(ID_LETTERS);
}
export function freshCode(): string {
  return fresh(CODE_LETTERS);
}

/** Long enough that nobody guesses a link; short enough to read a code to a friend. No letters that look alike. */
const ID_LETTERS = 12;
const CODE_LETTERS = 6;
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

function fresh(letters: number): string {
  return Array.from({ length: letters }, () => ALPHABET[randomInt(ALPHABET.length)] ?? "").join("");
}
