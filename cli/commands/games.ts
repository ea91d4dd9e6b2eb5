import { allGameIds, gameIds } from "@clade/games";
import type { Option } from "@clade/kernel";
import type { Command } from "../arguments.ts";
import { painter, say, sayJson } from "../terminal.ts";
import { words } from "../words/index.ts";
import { gameNamed, LANGUAGE_FLAG, languageFrom } from "../table.ts";

export const games: Command = {
  usage: "clade games [--all] [--json] [--lang en|fr|ko]",
  summary: "the games at the table, for how many players, with which options",
  flags: {
    all: { help: "those too that nobody is offered: they are here to be learnt from and tested with" },
    json: { help: "print one JSON list for machines" },
    lang: LANGUAGE_FLAG,
  },
  async run(input) {
    input.noWords();
    const language = languageFrom(input);
    const paint = painter(process.stdout);
    const packs = await Promise.all((input.has("all") ? allGameIds : gameIds).map(gameNamed));
    if (input.has("json")) {
      sayJson(
        packs.map(({ about, game }) => ({
          game: game.id,
          name: about.name[language],
          players: game.players,
          version: game.version,
          options: Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, plain(option)])),
        })),
      );
      return 0;
    }
    for (const { about, game, text } of packs) {
      const { min, max } = game.players;
      say(
        `${paint("bold", game.id.padEnd(14))}${about.name[language]}, ${words[language].table.players(min, max)}`,
        `${" ".repeat(14)}${about.line[language]}`,
      );
      for (const [name, option] of Object.entries(game.options)) {
        const described = text[language].options[name];
        say(`${" ".repeat(14)}${paint("cyan", `--option ${name}=${values(option)}`)}  ${described?.help ?? ""}`);
      }
      say("");
    }
    return 0;
  },
};

function values(option: Option): string {
  switch (option.kind) {
    case "flag":
      return option.default ? "true|false" : "false|true";
    case "choice":
      return option.choices.map((each) => (each === option.default ? `${each}*` : each)).join("|");
    case "number":
      return `${option.min}…${option.max}`;
    case "data":
      return [...option.names, "FILE"].join("|");
  }
}

function plain(option: Option): unknown {
  return option.kind === "data" ? { kind: option.kind, names: option.names, default: option.default } : option;
}
