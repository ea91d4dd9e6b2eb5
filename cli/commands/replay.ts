import { toSeat, type Watcher } from "@clade/kernel";
import { terminalOf } from "@clade/ui/terminal";
import type { Command } from "../arguments.ts";
import { BadInput } from "../complaint.ts";
import { LANGUAGE_FLAG, positionFrom } from "../table.ts";
import { painter, say, sayJson, width } from "../terminal.ts";
import { words } from "../words/index.ts";

export const replay: Command = {
  usage: "clade replay <record> [--at N] [--as SEAT] [--json] [--lang en|fr|ko]",
  summary: "a recorded game as text: its log, and the board after its last move or after move N",
  flags: {
    at: { argument: "N", help: "stop after move N (0: the set-up)" },
    as: { argument: "SEAT", help: "see it as seat 1, 2, … did (default: as a spectator)" },
    json: { help: "print the view as JSON for machines" },
    lang: LANGUAGE_FLAG,
  },
  async run(input) {
    const { pack, record, length, match, language, naming } = await positionFrom(input, "replay");
    const watcher = watcherFrom(input.text("as"), record.players);
    if (input.has("json")) {
      sayJson({
        at: length,
        of: record.moves.length,
        as: watcher,
        view: match.view(watcher),
        result: match.result ?? null,
      });
      return 0;
    }
    const text = pack.text[language];
    const paint = painter(process.stdout);
    say(paint("bold", words[language].records.moveOf(pack.about.name[language], length, record.moves.length)), "");
    for (const { event } of match.events(watcher)) {
      const line = event.type === "taken-back" ? paint("dim", "↶") : text.event(event, naming, watcher);
      if (line !== undefined) say(line);
    }
    const look = { language, naming, deciders: match.deciders, paint, width: width(process.stdout) };
    say("", ...terminalOf(pack, record.players)(match.view(watcher), look));
    return 0;
  },
};

/** People count seats from 1. */
function watcherFrom(text: string | undefined, players: number): Watcher {
  if (text === undefined) return "spectator";
  const seat = /^\d+$/.test(text) && text !== "0" ? toSeat(Number(text) - 1, players) : undefined;
  if (seat === undefined) throw new BadInput(`--as takes a seat from 1 to ${players}, got "${text}"`);
  return seat;
}
