import { type Language, LANGUAGES } from "@clade/kernel";
import { type Command, Input } from "./arguments.ts";
import { admin } from "./commands/admin.ts";
import { backup, restore } from "./commands/backup.ts";
import { moveStore } from "./commands/move-store.ts";
import { bench } from "./commands/bench.ts";
import { bot } from "./commands/bot.ts";
import { exportTable } from "./commands/export.ts";
import { games } from "./commands/games.ts";
import { hint } from "./commands/hint.ts";
import { ladder } from "./commands/ladder.ts";
import { play } from "./commands/play.ts";
import { replay } from "./commands/replay.ts";
import { review } from "./commands/review.ts";
import { serve } from "./commands/serve.ts";
import { simulate } from "./commands/simulate.ts";
import { tournament } from "./commands/tournament.ts";
import { train } from "./commands/train.ts";
import { verify } from "./commands/verify.ts";
import { BadInput } from "./complaint.ts";
import { languageAround } from "./table.ts";
import { painter, say } from "./terminal.ts";
import { cladeVersion } from "./version.ts";

const COMMANDS: Readonly<Record<string, Command>> = {
  games,
  play,
  serve,
  backup,
  restore,
  "move-store": moveStore,
  admin,
  simulate,
  tournament,
  replay,
  verify,
  review,
  export: exportTable,
  hint,
  bench,
  ladder,
  bot,
  train,
};

function help(): void {
  const paint = painter(process.stdout);
  say(paint("bold", "clade — a table for games of evolution"), "");
  for (const [name, { summary }] of Object.entries(COMMANDS)) say(`  ${paint("cyan", name.padEnd(11))}${summary}`);
  say("", "clade <command> --help tells more. Try: clade play evolution");
}

function helpFor({ usage, summary, flags, told }: Command, language: Language): void {
  const said = told?.(language);
  say(said?.summary ?? summary, "", `usage: ${usage}`);
  const entries = Object.entries(flags);
  if (entries.length > 0) say("");
  for (const [name, { argument = "", help: text }] of entries) {
    say(`  --${`${name} ${argument}`.padEnd(18)}${said?.flags[name] ?? text}`);
  }
}

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    help();
    return 0;
  }
  if (name === "--version" || name === "-v") {
    say(`clade ${cladeVersion()}`);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new BadInput((complain) => complain.unknownCommand(name, Object.keys(COMMANDS).join(", ")));
  if (rest.includes("--help") || rest.includes("-h")) {
    helpFor(command, languageOf(args));
    return 0;
  }
  return command.run(new Input(command, rest));
}

/** A command that speaks a language complains in it, however much of the line makes sense. */
function languageOf([name = "", ...rest]: readonly string[]): Language {
  if (!Object.hasOwn(COMMANDS, name) || COMMANDS[name]?.flags["lang"] === undefined) return "en";
  const index = rest.findIndex((word) => word === "--lang" || word.startsWith("--lang="));
  const wanted = rest[index] === "--lang" ? rest[index + 1] : rest[index]?.slice("--lang=".length);
  return LANGUAGES.find((each) => each === wanted) ?? languageAround();
}

// A reader that closes the pipe early (clade games | head) ends the program, quietly.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`clade: ${error.in(languageOf(process.argv.slice(2)))}\n`);
  process.exitCode = 2;
}
