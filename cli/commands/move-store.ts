import type { Command } from "../arguments.ts";
import { BadInput, orComplain } from "../complaint.ts";
import { painter, say, sayJson } from "../terminal.ts";

export const moveStore: Command = {
  usage: "clade move-store <from> <to> [--json]",
  summary:
    "brings everything that a server keeps from sqlite:FOLDER to an empty postgres://… or back; no server may be running",
  flags: { json: { help: "print one JSON object for machines" } },
  async run(input) {
    const [from, to, extra] = input.words;
    if (from === undefined) throw new BadInput("missing the store to move from: sqlite:FOLDER or postgres://…");
    if (to === undefined) throw new BadInput("missing the store to move to: sqlite:FOLDER or postgres://…");
    if (extra !== undefined) throw new BadInput(`unexpected "${extra}"`);
    // Loaded only here: the other commands start faster without it.
    const { moveStore: move } = await import("@clade/server/move-store");
    const moved = orComplain(await move(from, to));
    if (input.has("json")) sayJson({ ok: true, moved });
    else {
      for (const { name, count, sha256 } of moved) say(`${name.padEnd(10)}${String(count).padStart(10)}  ${sha256}`);
      say(painter(process.stdout)("green", "all of it is there, and the same"));
    }
    return 0;
  },
};
