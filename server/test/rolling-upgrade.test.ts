import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { at, type TableInfo } from "@clade/kernel";
import { afterAll, expect, test } from "vitest";
import { PostgresStore } from "../store/postgres/postgres-store.ts";
import { Guest, metricsOf, startGame } from "../testkit/index.ts";
import { newerBuild } from "../testkit/newer-build.ts";
import { onEngines } from "../testkit/on-engines.ts";
import { whoHas } from "../testkit/postgres.ts";
import { COMMAND, type ServerProcess, startProcess, withData } from "../testkit/process.ts";

const folder = mkdtempSync(join(tmpdir(), "clade-newer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onEngines("a rolling upgrade to newer rules", (engines) => {
  test(
    "games go on by the rules they have, new ones get the new rules, and one whose rules no server has waits for them",
    () =>
      withData(async (data) => {
        // The rules of one game still play what was begun before; those of the other do not, and take its moves as they are.
        const newer = newerBuild(folder, [
          { game: "evolution", from: `id: "evolution", version: 1,`, to: `id: "evolution", version: 2, since: 1,` },
          { game: "s-evolution", from: `id: "s-evolution", version: 1,`, to: `id: "s-evolution", version: 2,` },
        ]);
        const store = await engines.postgres.database();
        const servers: ServerProcess[] = [];
        const start = async (command: string): Promise<ServerProcess> => {
          const flags = ["--store", store, "--bus", engines.nats.url, "--log", "warn"];
          const server = await startProcess(data, flags, command);
          servers.push(server);
          return server;
        };
        try {
          const [first, second] = await Promise.all([start(COMMAND.pathname), start(COMMAND.pathname)]);
          await hasAbout(first, 1 / 2);
          const people = [await Guest.visit(first.url, "Ada"), await Guest.visit(first.url, "Bob")];
          const moves = new Map<string, number>();
          const play = async (table: string, { url }: ServerProcess): Promise<void> => {
            await moveAt(table, url, people);
            moves.set(table, (moves.get(table) ?? 0) + 1);
          };
          /** A table of a game that lives, or does not live, at a server. */
          const tableAt = async (game: string, server: ServerProcess): Promise<string> => {
            for (;;) {
              const table = await startGame(
                people.map(({ cookie }) => guestAt(server.url, cookie)),
                { game },
              );
              if ((await whoHas(store))(table) === server.pid) return table;
            }
          };
          const versionOf = async (table: string, { url }: ServerProcess): Promise<number> =>
            (await guestAt(url, at(people, 0).cookie).get<TableInfo>(`/api/tables/${table}`)).body.version;
          const old = { goes: await tableAt("evolution", first), stays: await tableAt("evolution", second) };
          const brought = await tableAt("s-evolution", first);
          for (const table of [old.goes, old.stays, brought]) await play(table, first);

          // A third server comes, with the newer rules, and one of the old ones goes.
          const third = await start(newer);
          await hasAbout(third, 1 / 3);
          expect([0, 1]).toContain(await first.kill("SIGTERM"));
          await hasAbout(third, 1 / 2);
          for (const table of [old.goes, old.stays]) {
            expect(await versionOf(table, second)).toBe(1);
            await play(table, third);
          }
          const fresh = await tableAt("evolution", third);
          expect(await versionOf(fresh, second)).toBe(2);
          await play(fresh, second);
          // Set up over the newer server, at home at an older one: it is begun by the rules that are there.
          const between = await tableAt("evolution", second);
          expect(await versionOf(between, third)).toBe(1);
          await play(between, third);
          await play(brought, third);

          // The newer one goes again: what was begun by its rules waits, everything else goes on.
          expect([0, 1]).toContain(await third.kill("SIGTERM"));
          await hasAbout(second, 1);
          const ada = guestAt(second.url, at(people, 0).cookie);
          expect(await ada.get(`/api/tables/${fresh}`)).toMatchObject({
            status: 503,
            body: { problem: "rules-newer" },
          });
          const line = await ada.line();
          const heard = line.next(({ type }) => type === "error");
          line.send({ type: "watch", table: fresh, from: 0 });
          expect(await heard).toMatchObject({ table: fresh, code: "rules-newer" });
          line.cut();
          for (const table of [old.goes, old.stays, between]) await play(table, second);

          // It comes back, and the last old one goes: all of it is there, and everything goes on.
          const fourth = await start(newer);
          await hasAbout(fourth, 1 / 2);
          expect([0, 1]).toContain(await second.kill("SIGTERM"));
          await hasAbout(fourth, 1);
          for (const table of [old.goes, old.stays, between, fresh, brought]) await play(table, fourth);
          expect(await Promise.all([old.goes, fresh, brought].map((table) => versionOf(table, fourth)))).toEqual([
            1, 2, 2,
          ]);
          const read = await PostgresStore.open(store);
          for (const [table, count] of moves) expect((await read.log(table)).length).toBe(count);
          await read.close();
        } catch (error) {
          for (const each of servers) process.stderr.write(`${each.output().slice(-2000)}\n----\n`);
          throw error;
        } finally {
          await Promise.all(servers.map((server) => server.kill("SIGKILL")));
        }
      }),
    180_000,
  );
});

/** Waits until a server has about such a part of all slots. */
async function hasAbout({ url }: ServerProcess, part: number): Promise<void> {
  await expect
    .poll(async () => Number(/clade_cluster\{what="slots"\} (\d+)/.exec(await metricsOf(url))?.[1]), {
      timeout: 30_000,
    })
    .toBeGreaterThanOrEqual(Math.floor(1024 * part) - 1);
}

function guestAt(url: string, cookie: string): Guest {
  const guest = new Guest(url);
  guest.cookie = cookie;
  return guest;
}

/** Whoever must decide makes a move. */
async function moveAt(table: string, url: string, people: readonly Guest[]): Promise<void> {
  for (const { cookie } of people) {
    const line = await guestAt(url, cookie).line();
    await line.watch(table);
    const isTheirs = line.mustDecide(table);
    if (isTheirs) expect(await line.act(table, at(line.now(table).legal, 0))).toMatchObject({ type: "done" });
    line.cut();
    if (isTheirs) return;
  }
  throw new Error("nobody must decide");
}
