import type { Result, Seat, TableInfo } from "@clade/kernel";
import { holdsAll } from "../find-words.ts";
import type { Summary } from "../local/messages.ts";

export type Where = "device" | "online";
export type Standing = "waiting" | "running" | "over";

/** A game of one's own, wherever it is kept. */
export interface GameEntry {
  readonly where: Where;
  readonly id: string;
  readonly game: string;
  readonly standing: Standing;
  /** When it was last played, or over. */
  readonly when: number;
  readonly seats: readonly { readonly name: string | null; readonly bot: string | null }[];
  readonly result: Result | null;
  /** One's own seat, where there is just one. */
  readonly own: number | undefined;
  readonly myTurn: boolean;
  readonly branches: number;
}

/** What of one's games is to be seen. */
export interface Wanted {
  readonly game: string;
  readonly where: Where | "";
  readonly standing: "running" | "over" | "";
  readonly words: string;
}

export const EVERYTHING: Wanted = { game: "", where: "", standing: "", words: "" };

export function fromDevice({ id, game, seats, over, result, updated, branches }: Summary): GameEntry {
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return {
    where: "device",
    id,
    game,
    standing: over ? "over" : "running",
    when: updated,
    seats: seats.map(({ name, bot = null }) => ({ name, bot })),
    result,
    own: people.length === 1 ? people[0] : undefined,
    myTurn: false,
    branches,
  };
}

export function fromServer({ id, game, status, seats, you, turn, result, created, ended }: TableInfo): GameEntry {
  return {
    where: "online",
    id,
    game,
    standing: status === "over" ? "over" : status === "playing" ? "running" : "waiting",
    when: ended ?? created,
    seats: seats.map(({ name, bot }) => ({ name, bot })),
    result,
    own: you.seat ?? undefined,
    myTurn: you.seat !== null && turn.includes(you.seat),
    branches: 0,
  };
}

/** Those that are looked for, the latest first. `textOf` is what somebody reads of a game. */
export function chosen(
  entries: readonly GameEntry[],
  { game, where, standing, words }: Wanted,
  textOf: (entry: GameEntry) => string,
): readonly GameEntry[] {
  return entries
    .filter((entry) => game === "" || entry.game === game)
    .filter((entry) => where === "" || entry.where === where)
    .filter((entry) => standing === "" || (entry.standing === "over") === (standing === "over"))
    .filter((entry) => holdsAll(textOf(entry), words.trim()))
    .sort((a, b) => b.when - a.when);
}

/** The seats from the winner down; of those who share a place, the first seat first. */
export function ranking({ places }: Result): readonly Seat[] {
  return places
    .map((place, seat) => ({ place, seat: seat as Seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ seat }) => seat);
}
