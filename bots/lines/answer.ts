import { isComplaint } from "@clade/kernel";
import { type Library, think } from "../thinking.ts";
import { type FromBot, PROTOCOL, readFromHost } from "./lines.ts";

/** The bot's side of the lines: what a bot of the house answers to a line, or undefined where nothing is to be said. */
export async function answerLine(bot: string, library: Library, line: string): Promise<FromBot | undefined> {
  const said = readFromHost(line);
  if (isComplaint(said)) return { type: "error", message: said.complaint };
  switch (said.type) {
    case "hello":
      if (said.protocol === PROTOCOL) return { type: "hello", protocol: PROTOCOL, name: bot };
      return { type: "error", message: `protocol ${said.protocol} is not known here, only ${PROTOCOL}` };
    case "over":
      return undefined;
    case "decide": {
      const { game, players, seat, view, legal, seed } = said;
      const thought = await think({ game, players, seat, view, legal, seed, ask: { bot } }, library);
      if ("move" in thought) return { type: "move", move: thought.move };
      return { type: "error", message: "error" in thought ? thought.error : "no move came of it" };
    }
  }
}
