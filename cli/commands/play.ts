import { freshSeed, isComplaint, type Language, Match, type Seat, type SeatInfo, colourNames } from "@clade/kernel";
import type { Command, Input } from "../arguments.ts";
import { BadInput, orComplain } from "../complaint.ts";
import { loadUnfinished } from "../saves.ts";
import { botNamed, botsFrom, gameNamed, languageFrom, optionsFrom, playersFrom } from "../table.ts";
import { TerminalTable } from "../terminal-table.ts";

export const play: Command = {
  usage:
    "clade play <game> [--players N] [--bots a,b,…] [--option k=v] [--seat N] [--seed S] [--lang en|fr|ko]  |  clade play --resume",
  summary: "a game in the terminal against bots; ctrl-c saves it, --resume goes on",
  flags: {
    players: { argument: "N", help: "how many seats, yours included (default 4, or the most the game has)" },
    bots: { argument: "A,B,…", help: "who plays the other seats; fewer than seats: they repeat (default greedy)" },
    option: { argument: "K=V", help: "an option of the game; may be repeated", many: true },
    seat: { argument: "N", help: "your seat (default 1)" },
    seed: { argument: "S", help: "any text; the same seed gives the same shuffle (default a secret new one)" },
    name: { argument: "NAME", help: "what you are called (default: the colour of your seat)" },
    lang: { argument: "LANG", help: "language of the game: en, fr, ko" },
    resume: { help: "go on with the game that was left" },
  },
  async run(input) {
    const language = languageFrom(input);
    const table = input.has("resume") ? await resumed(input, language) : await fresh(input, language);
    return table.run();
  },
};

async function fresh(input: Input, language: Language): Promise<TerminalTable> {
  const pack = await gameNamed(input.word("the game: clade play <game>, or clade play --resume"));
  const players = playersFrom(pack, input, 4);
  const seat = (input.number("seat", 1, players, 1) - 1) as Seat;
  const names = colourNames(language, pack.about.colours);
  const name = input.text("name") ?? names[seat] ?? "You";
  const options = optionsFrom(pack, input, players);
  const bots = players === 1 ? [] : botsFrom(input, "greedy", players - 1);
  const match = orComplain(
    Match.start(pack.game, {
      players,
      options,
      seats: Array.from({ length: players }, (_, index): SeatInfo => {
        const bot = bots[(index < seat ? index : index - 1) % bots.length];
        if (index === seat || bot === undefined) return { name };
        return { name: names[index] ?? `Bot ${index + 1}`, bot: bot.name };
      }),
      seed: input.text("seed") ?? freshSeed(),
      chance: "keyed",
    }),
  );
  return new TerminalTable(pack, match, seat, language);
}

async function resumed(input: Input, language: Language): Promise<TerminalTable> {
  input.noWords();
  const record = loadUnfinished();
  if (record === undefined) throw new BadInput("there is no unfinished game to go on with");
  if (isComplaint(record)) throw new BadInput(`the unfinished game cannot be read: ${record.complaint}`);
  const pack = await gameNamed(record.game);
  for (const { bot } of record.seats) if (bot !== undefined) botNamed(bot);
  const match = orComplain(Match.replay(pack.game, record), "the unfinished game");
  const seat = record.seats.findIndex(({ bot }) => bot === undefined);
  if (seat < 0) throw new BadInput("the unfinished game has no seat for a person");
  return new TerminalTable(pack, match, seat as Seat, language);
}
