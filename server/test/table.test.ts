import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { at } from "@clade/kernel";
import { type HostKind, tableConformance } from "@clade/kernel/testkit";
import { openDatabase } from "../store/sqlite/driver.ts";
import { Guest, startProcess } from "../testkit/index.ts";

/** The real server as a process of its own, over a real WebSocket. */
async function server(): Promise<HostKind> {
  const folder = mkdtempSync(join(tmpdir(), "clade-server-"));
  const process = await startProcess(folder, ["--log", "silent"]);
  return {
    async start(sitters) {
      const people: (Guest | undefined)[] = [];
      for (const [seat, sitter] of sitters.entries()) {
        people.push(sitter === "person" ? await Guest.visit(process.url, `Person ${seat}`) : undefined);
      }
      const [host] = people;
      if (host === undefined) throw new Error("a person has the first seat");
      const seats = sitters.map((sitter, index) => (sitter !== "person" ? sitter : index === 0 ? "me" : "free"));
      const { id: table } = await host.table({ seats });
      for (const other of people.slice(1)) await other?.post(`/api/tables/${table}/join`, {});
      await host.post(`/api/tables/${table}/start`);
      return {
        async line(seat, hear) {
          const socket = await at(people, seat)?.line();
          if (socket === undefined) throw new Error("a bot has no line");
          socket.listen(hear);
          return { table, send: (message) => socket.send(message), close: () => socket.cut() };
        },
        async breakDisk() {
          // Another process holds the file for longer than the server waits.
          const thief = await openDatabase(join(folder, "clade.db"));
          thief.exec("BEGIN IMMEDIATE");
          return async () => {
            thief.exec("ROLLBACK");
            thief.close();
          };
        },
      };
    },
    async close() {
      await process.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

tableConformance("a table of the server", server);
