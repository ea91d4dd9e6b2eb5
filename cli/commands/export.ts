import { existsSync, writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { GameRecord } from "@clade/kernel";
import { SETTINGS } from "@clade/server/settings";
import type { Command } from "../arguments.ts";
import { BadInput, orComplain } from "../complaint.ts";
import type { Replayed } from "../replay-worker.ts";
import { databaseNamed, STORE_FLAG } from "../store-named.ts";
import { painter, say, sayJson } from "../terminal.ts";
import { cladeVersion } from "../version.ts";

/** Rules that take longer than this for a whole game will not end. */
const REPLAY_MS = 30_000;
/** Stands where the last state is not known because the game cannot be played again. */
const UNKNOWN = "unknown";

export const exportTable: Command = {
  usage: "clade export <table> [--data FOLDER | --store URL] [--out FILE] [--names] [--json]",
  summary: "the record of a table out of a server's data, for a bug report: running, broken or over",
  flags: {
    data: { argument: "FOLDER", help: `the server's data (${SETTINGS.data.env}, default ${SETTINGS.data.preset})` },
    store: STORE_FLAG,
    out: { argument: "FILE", help: "where to write it (default: <table>.json)" },
    names: { help: "keep the names of people; else they are Player 1, Player 2, …" },
    json: { help: "print the record instead of writing a file" },
  },
  async run(input) {
    const name = input.word("the table: clade export <table>");
    const folder = input.text("data");
    if (folder !== undefined && input.text("store") !== undefined) throw new BadInput("--data or --store, not both");
    const store = folder ?? databaseNamed(input) ?? process.env[SETTINGS.data.env] ?? SETTINGS.data.preset;
    const asked = input.text("out");
    const toFile = !input.has("json");
    if (!toFile && asked !== undefined) throw new BadInput("--json prints the record: --out has nothing to write");
    if (asked !== undefined) mustBeFree(asked);
    // Loaded only here: the other commands start faster without it.
    const { keptGame } = await import("@clade/server/kept-game");
    const { table, status, created, record: kept } = orComplain(await keptGame(store, name));
    const out = asked ?? `${table}.json`;
    if (toFile) mustBeFree(out);

    const seats = input.has("names") ? kept.seats : kept.seats.map(withoutName);
    const unchecked: GameRecord = { ...kept, seats, digest: kept.digest ?? UNKNOWN };
    const replayed = await playedAgain(unchecked);
    const found = "fault" in replayed ? { fault: replayed.fault } : {};
    const record: GameRecord = {
      ...unchecked,
      digest: kept.digest ?? ("digest" in replayed ? replayed.digest : UNKNOWN),
    };
    const about = { clade: cladeVersion(), node: process.version, table, status, created, ...found };
    const text = { ...record, about };
    if (toFile) writeFileSync(out, `${JSON.stringify(text, undefined, 2)}\n`, { flag: "wx" });
    else sayJson(text);

    // What is said goes beside the record, not into it.
    const tell = toFile ? say : (line: string) => process.stderr.write(`${line}\n`);
    const paint = painter(toFile ? process.stdout : process.stderr);
    if (toFile)
      tell(`${out}: ${record.game}, ${record.moves.length} moves, table ${table} (${status}), clade ${about.clade}`);
    if ("fault" in replayed) tell(paint("yellow", `It does not replay: ${replayed.fault}`));
    if (status === "playing") {
      tell(
        paint("yellow", "The game is running, and its seed is in the record: whoever has it knows every hidden card."),
      );
    }
    return 0;
  },
};

function mustBeFree(file: string): void {
  if (existsSync(file)) throw new BadInput(`${file} is there already: name another file with --out`);
}

function withoutName({ bot }: GameRecord["seats"][number], seat: number): GameRecord["seats"][number] {
  const name = `Player ${seat + 1}`;
  return bot === undefined ? { name } : { name, bot };
}

/** Plays the record again, on a thread that can be stopped: the rules may be what is broken. */
function playedAgain(record: GameRecord): Promise<Replayed> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("../replay-worker.js", import.meta.url), { workerData: record });
    const settle = (replayed: Replayed) => {
      clearTimeout(late);
      void worker.terminate();
      resolve(replayed);
    };
    const late = setTimeout(
      () => settle({ fault: `the rules do not come to an end in ${REPLAY_MS / 1000} s` }),
      REPLAY_MS,
    );
    worker.once("message", settle);
    worker.once("error", (error) => settle({ fault: `the rules failed: ${String(error)}` }));
  });
}
