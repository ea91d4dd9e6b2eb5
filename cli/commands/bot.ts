import { createInterface } from "node:readline";
import { answerLine, findBot } from "@clade/bots";
import { loadGame } from "@clade/games";
import type { Command } from "../arguments.ts";
import { botNamed } from "../table.ts";

export const bot: Command = {
  usage: "clade bot <name>",
  summary:
    "a bot that reads questions and answers moves, a JSON object a line: an opponent for any program (docs/bots.md)",
  flags: {},
  async run(input) {
    const { name } = botNamed(input.word("the bot: clade bot <name>"));
    for await (const line of createInterface({ input: process.stdin })) {
      if (line.trim() === "") continue;
      const answer = await answerLine(name, { loadGame, findBot }, line);
      if (answer !== undefined) process.stdout.write(`${JSON.stringify(answer)}\n`);
    }
    return 0;
  },
};
