import { SETTINGS } from "@clade/server/settings";
import type { Command, Input } from "../arguments.ts";
import { BadInput, orComplain } from "../complaint.ts";
import { databaseNamed, STORE_FLAG } from "../store-named.ts";
import { painter, say, sayJson } from "../terminal.ts";

const FORCE = { help: "also where something is already" };
const JSON_FLAG = { help: "print one JSON object for machines" };

export const backup: Command = {
  usage: "clade backup <folder|postgres://…> <file> [--force] [--json]",
  summary: "copies a server's data into one file, also while it runs, and reads the copy through",
  flags: { store: STORE_FLAG, force: FORCE, json: JSON_FLAG },
  async run(input) {
    const [store, file] = two(withStore(input, "first"), "the server's data folder", "the file to write");
    // Loaded only here: the other commands start faster without it.
    const { backUp } = await import("@clade/server/backup");
    const made = orComplain(await backUp(store, file, { force: input.has("force") }));
    tell(input, file, made);
    return 0;
  },
};

export const restore: Command = {
  usage: "clade restore <file> <folder|postgres://…> [--force] [--json]",
  summary: "puts a backup where a server finds it; the server must not be running",
  flags: { store: STORE_FLAG, force: FORCE, json: JSON_FLAG },
  async run(input) {
    const [file, store] = two(withStore(input, "last"), "the backup", `the data folder (${SETTINGS.data.preset}, say)`);
    const { restore: putBack } = await import("@clade/server/backup");
    const found = orComplain(await putBack(file, store, { force: input.has("force") }));
    tell(input, store, found);
    return 0;
  },
};

/** The words, with the database among them where it was named by the flag, or by the environment and nothing else was. */
function withStore(input: Input, place: "first" | "last"): readonly string[] {
  const isLeftOut = input.text("store") !== undefined || input.words.length === 1;
  const store = isLeftOut ? databaseNamed(input) : undefined;
  if (store === undefined) return input.words;
  return place === "first" ? [store, ...input.words] : [...input.words, store];
}

function two(words: readonly string[], first: string, second: string): readonly [string, string] {
  const [one, other, extra] = words;
  if (one === undefined) throw new BadInput(`missing ${first}`);
  if (other === undefined) throw new BadInput(`missing ${second}`);
  if (extra !== undefined) throw new BadInput(`unexpected "${extra}"`);
  return [one, other];
}

function tell(input: Input, name: string, found: { bytes: number; people: number; tables: number }): void {
  if (input.has("json")) return sayJson({ ok: true, ...found });
  const { bytes, people, tables } = found;
  // An address may have a password in it.
  const where = name.includes("://") ? "the database" : name;
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  say(
    painter(process.stdout)("green", `${where}: ${tables} tables, ${people} people, ${size}, read through and sound`),
  );
}
