import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { readSettings, type Setting, SETTINGS } from "@clade/server/settings";
import type { Command, Flag } from "../arguments.ts";
import { BadInput, orComplain } from "../complaint.ts";
import { painter, say } from "../terminal.ts";

const flags: Record<string, Flag> = {
  verbose: { help: "if the server cannot start, tell also where in the program it failed" },
};
for (const setting of Object.values<Setting>(SETTINGS)) {
  const { flag, argument, env, help, preset } = setting;
  const presetText = preset === "" || argument === undefined ? "" : `, default ${preset}`;
  flags[flag] = {
    ...(argument === undefined ? {} : { argument }),
    help: `${help} (${env}${presetText})`,
  };
}

/** However long the server itself takes to stop, it has ended by then. */
const STOP_MS = 10_000;
/** A start that fails ends, even if some thread does not. */
const END_MS = 1000;
const FEW_CORES = 4;

export const serve: Command = {
  usage: "clade serve [--port N] [--host ADDRESS] [--data FOLDER] …",
  summary: "the table server: people in different places at one table, in the browser or over the API",
  flags,
  async run(input) {
    input.noWords();
    const settings = orComplain(
      readSettings(({ flag, argument, env }) =>
        argument === undefined && input.has(flag) ? "true" : (input.text(flag) ?? process.env[env]),
      ),
    );
    // Where cores are few, helpers of the garbage collector cost the players more time than they save.
    if (availableParallelism() <= FEW_CORES) setFlagsFromString("--no-parallel-scavenge");
    const paint = painter(process.stdout);
    let lost: (error: Error) => void = () => {};
    const ended = new Promise<number>((resolve) => {
      lost = (error) => {
        process.stderr.write(`clade: ${error.message}\n`);
        resolve(1);
      };
    });
    // Loaded only here: the other commands start faster without it.
    const { startServer } = await import("@clade/server");
    const server = await startServer(settings, (error) => lost(error)).catch((error: unknown) => {
      const why = error instanceof Error ? error : new Error(String(error));
      if (input.has("verbose")) process.stderr.write(`${why.stack ?? why.message}\n`);
      setTimeout(() => process.exit(2), END_MS).unref();
      throw new BadInput(why.message, { cause: why });
    });
    say(`Clade is at ${paint("cyan", server.address)}`);
    const stopped = new Promise<number>((resolve) => {
      for (const signal of ["SIGTERM", "SIGINT"] as const) {
        // Both at once are one wish: the server stops once, and ends when it has.
        process.on(signal, () => {
          setTimeout(() => resolve(1), STOP_MS);
          server.stop().then(
            (whole) => resolve(whole ? 0 : 1),
            () => resolve(1),
          );
        });
      }
    });
    // Worker threads may still hold the process: what had to be kept has been.
    process.exit(await Promise.race([ended, stopped]));
  },
};
