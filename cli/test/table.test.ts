import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadGame } from "@clade/games";
import { freshSeed, isComplaint, Match } from "@clade/kernel";
import { complaintAbout } from "@clade/kernel/host";
import { type HostKind, tableConformance } from "@clade/kernel/testkit";
import { terminalHost } from "../play/host.ts";
import { newSave, saveUnfinished } from "../play/saves.ts";

/** The terminal's table, which keeps its games in a real folder. */
async function terminal(): Promise<HostKind> {
  const pack = await loadGame("evolution");
  if (pack === undefined) throw new Error("no game");
  const folder = mkdtempSync(join(tmpdir(), "clade-terminal-"));
  const home = join(folder, "home");
  const before = process.env["CLADE_HOME"];
  process.env["CLADE_HOME"] = home;
  return {
    async start(sitters) {
      const seats = sitters.map((sitter, index) => ({ name: `P${index}`, ...(sitter === "person" ? {} : sitter) }));
      const match = Match.start(pack.game, { players: seats.length, seats, seed: freshSeed(), chance: "keyed" });
      if (isComplaint(match)) throw new Error(match.complaint);
      const path = newSave(match.record());
      const host = terminalHost(pack, match, { keep: (record) => saveUnfinished(path, record), trouble() {} });
      return {
        async line(seat, hear) {
          const person = { watcher: seat, send: hear };
          return {
            table: host.id,
            async send(message) {
              const failed = await host.hear(person, message);
              if (failed !== undefined) hear(complaintAbout(failed, message));
            },
            close: () => host.unwatch(person),
          };
        },
        async breakDisk() {
          // What should be a folder is a file: nothing can be written there.
          renameSync(home, `${home}.away`);
          writeFileSync(home, "");
          return async () => {
            rmSync(home);
            renameSync(`${home}.away`, home);
          };
        },
      };
    },
    async close() {
      if (before === undefined) delete process.env["CLADE_HOME"];
      else process.env["CLADE_HOME"] = before;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

tableConformance("a table in the terminal", terminal);
