import { SETTINGS } from "@clade/server/settings";
import type { Command, Input } from "../arguments.ts";
import { BadInput, orComplain } from "../complaint.ts";
import { painter, say, sayJson } from "../terminal.ts";

const FORCE = { help: "also where something is already" };
const JSON_FLAG = { help: "print one JSON object for machines" };

export const backup: Command = {
  usage: "clade backup <folder> <file> [--force] [--json]",
  summary: "copies a server's data into one file, also while it runs, and reads the copy through",
  flags: { force: FORCE, json: JSON_FLAG },
  async run(input) {
    const [folder, file] = two(input, "the server's data folder", "the file to write");
    // Loaded only here: the other commands start faster without it.
    const { backUp } = await import("@clade/server/backup");
    const made = orComplain(await backUp(folder, file, { force: input.has("force") }));
    tell(input, file, made);
    return 0;
  },
};

export const restore: Command = {
  usage: "clade restore <file> <folder> [--force] [--json]",
  summary: "puts a backup where a server finds it; the server must not be running",
  flags: { force: FORCE, json: JSON_FLAG },
  async run(input) {
    const [file, folder] = two(input, "the backup", `the data folder (${SETTINGS.data.preset}, say)`);
    const { restore: putBack } = await import("@clade/server/backup");
    const found = orComplain(await putBack(file, folder, { force: input.has("force") }));
    tell(input, folder, found);
    return 0;
  },
};

function two(input: Input, first: string, second: string): readonly [string, string] {
  const [one, other, extra] = input.words;
  if (one === undefined) throw new BadInput(`missing ${first}`);
  if (other === undefined) throw new BadInput(`missing ${second}`);
  if (extra !== undefined) throw new BadInput(`unexpected "${extra}"`);
  return [one, other];
}

function tell(input: Input, where: string, found: { bytes: number; people: number; tables: number }): void {
  if (input.has("json")) return sayJson({ ok: true, ...found });
  const { bytes, people, tables } = found;
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  say(
    painter(process.stdout)("green", `${where}: ${tables} tables, ${people} people, ${size}, read through and sound`),
  );
}
