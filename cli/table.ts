import { readFileSync } from "node:fs";
import { type Bot, botNames, findBot } from "@clade/bots";
import { gameIds, loadGame } from "@clade/games";
import {
  checkTable,
  type GamePack,
  type GameRecord,
  isComplaint,
  LANGUAGES,
  Match,
  type Language,
  type OptionSchema,
  type OptionValues,
  parseRecord,
  readOptions,
  seatNaming,
} from "@clade/kernel";
import type { Flag, Input } from "./arguments.ts";
import { BadInput, type Complaining, orComplain } from "./complaint.ts";

/** What several commands read from the line in the same way: a game, a table for it, bots, a record. */

export async function gameNamed(id: string): Promise<GamePack> {
  const pack = await loadGame(id);
  if (pack === undefined) throw new BadInput((say) => say.unknownGame(id, gameIds.join(", ")));
  return pack;
}

/** `--option k=v`: data options take the path of a file. Answers what was given, and what comes of it. */
export function optionsFrom(pack: GamePack, input: Input, players: number): OptionValues {
  return optionsOf(pack, input.list("option"), players);
}

export function optionsOf(pack: GamePack, texts: readonly string[], players: number): OptionValues {
  const given: Record<string, unknown> = {};
  for (const text of texts) {
    const split = text.indexOf("=");
    if (split < 1) throw new BadInput((say) => say.optionForm(text));
    const name = text.slice(0, split);
    const value = text.slice(split + 1);
    const option = Object.hasOwn(pack.game.options, name) ? pack.game.options[name] : undefined;
    given[name] = option?.kind === "data" && !option.names.includes(value) ? dataFile(name, value) : value;
  }
  const checked = checkTable(pack.game, players, given);
  if (isComplaint(checked)) throw new BadInput(badOption(pack.game.options, given) ?? checked.complaint);
  return checked;
}

/** Which of the options is wrong, and how; undefined if it takes the game to know. */
function badOption(options: OptionSchema, given: Readonly<Record<string, unknown>>): Complaining | undefined {
  for (const [name, value] of Object.entries(given)) {
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    const got = String(value);
    if (option === undefined) {
      const known = Object.keys(options).join(", ");
      return (say) => (known === "" ? say.noOptions(name) : say.unknownOption(name, known));
    }
    if (!isComplaint(readOptions({ [name]: option }, { [name]: value }))) continue;
    switch (option.kind) {
      case "flag":
        return (say) => say.optionFlag(name, got);
      case "choice":
        return (say) => say.optionChoice(name, option.choices.join(" | "), got);
      case "number":
        return (say) => say.optionNumber(name, option.min, option.max, got);
      case "data":
        return undefined;
    }
  }
  return undefined;
}

function dataFile(option: string, path: string): unknown {
  const text = readText(path, `option ${option}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput((say) => say.optionNotJson(option, path));
  }
}

export function botNamed(name: string): Bot {
  const bot = findBot(name);
  if (bot === undefined) throw new BadInput((say) => say.unknownBot(name, botNames.join(", ")));
  return bot;
}

export function botsFrom(input: Input, preset: string, most: number): Bot[] {
  const names = (input.text("bots") ?? preset).split(",").map((name) => name.trim());
  if (names.length > most) throw new BadInput((say) => say.tooManyBots(names.length, most));
  return names.map(botNamed);
}

export function playersFrom(pack: GamePack, input: Input, preset: number): number {
  const { min, max } = pack.game.players;
  const text = input.text("players");
  if (text === undefined) return Math.min(max, Math.max(min, preset));
  const players = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(players >= min && players <= max)) {
    throw new BadInput((say) => say.players(pack.game.id, min, max, text));
  }
  return players;
}

export const LANGUAGE_FLAG: Flag = { argument: "LANG", help: "language of the texts: en, fr, ko" };

export function languageFrom(input: Input): Language {
  const wanted = input.text("lang");
  if (wanted === undefined) return languageAround();
  const language = LANGUAGES.find((each) => each === wanted);
  if (language !== undefined) return language;
  throw new BadInput((say) => say.language(LANGUAGES.join(", "), wanted));
}

/** The language of whoever sits there, as the environment tells it. */
export function languageAround(): Language {
  return LANGUAGES.find((each) => each === process.env["LANG"]?.slice(0, 2)) ?? "en";
}

export async function recordFrom(path: string): Promise<{ pack: GamePack; record: GameRecord }> {
  const record = orComplain(parseRecord(readText(path, "record")), path);
  const pack = await loadGame(record.game);
  if (pack === undefined) throw new BadInput(`${path}: the record is of an unknown game, "${record.game}"`);
  return { pack, record };
}

/** A recorded game after the move that `--at` names, or after its last one, and how its people are called. */
export async function positionFrom(input: Input, command: string) {
  const path = input.word(`the record: clade ${command} <record>`);
  const { pack, record } = await recordFrom(path);
  const length = input.number("at", 0, record.moves.length, record.moves.length);
  const language = languageFrom(input);
  const match = orComplain(Match.replay(pack.game, record, length), path);
  const names = record.seats.map(({ name }) => name);
  return { pack, record, length, match, language, naming: seatNaming(language, names, pack.about.colours) };
}

function readText(path: string, what: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new BadInput((say) => say.cannotRead(what, path));
  }
}
