import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PlayedGame } from "@clade/bots";
import { type GamePack, Match, type OptionValues, writeEntry } from "@clade/kernel";
import { BadInput, orComplain } from "./complaint.ts";

/** Where the records of a series go, and how many games it has: their numbers are written with as many digits as that. */
export interface RecordFolder {
  readonly folder: string;
  readonly games: number;
}

/** A folder of its own for the records: what is there already is never mixed with them. */
export function prepareFolder(folder: string): void {
  let inside: readonly string[] = [];
  try {
    mkdirSync(folder, { recursive: true });
    inside = readdirSync(folder);
  } catch {
    throw new BadInput((complain) => complain.cannotWrite(folder));
  }
  if (inside.length > 0) throw new BadInput((complain) => complain.notEmpty(folder));
}

/** Plays a game of a series again as a match, so that its record is one like any other, and keeps it. */
export function keepRecord(
  { game }: GamePack,
  options: OptionValues,
  { number, seed, seated, moves }: PlayedGame,
  { folder, games }: RecordFolder,
): void {
  const names = seated.map(({ name }) => ({ name, bot: name }));
  const match = orComplain(
    Match.start(game, { players: seated.length, options, seats: names, seed, chance: "seeded" }),
    `game ${number + 1}`,
  );
  for (const { seat, move } of moves) {
    const refused = match.enter(writeEntry({ seat, text: game.write(move) }));
    if (refused !== undefined) throw new Error(`game ${number + 1}: ${game.write(move)} is refused (${refused.code})`);
  }
  const digits = String(games).length;
  const path = join(folder, `${game.id}-${String(number + 1).padStart(digits, "0")}.json`);
  writeFileSync(path, `${JSON.stringify(match.record(), undefined, 1)}\n`);
}
