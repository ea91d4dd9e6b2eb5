import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import postgres from "postgres";
import { expect, test } from "vitest";
import { PostgresStore } from "../store/postgres/postgres-store.ts";
import { findPostgres, startPostgres } from "../testkit/postgres.ts";
import { entry } from "../testkit/store-samples.ts";

const programs = findPostgres();

test.skipIf(programs === undefined)(
  "a database is restored to a moment: every move until then is there, and none after it",
  async () => {
    const archive = mkdtempSync(join(tmpdir(), "clade-archive-"));
    const server = await startPostgres(programs ?? "");
    try {
      await server.own(archive);
      const [wal, base] = [join(archive, "wal"), join(archive, "base")];
      mkdirSync(wal);
      await server.own(wal);
      await server.configure([
        "archive_mode = on",
        `archive_command = 'test ! -f ${wal}/%f && cp %p ${wal}/%f'`,
        "wal_level = replica",
      ]);
      const url = await server.database();
      const store = await PostgresStore.open(url);
      for (let number = 0; number < 50; number++) await store.append(entry("T1", number));
      server.call(
        "pg_basebackup",
        "-h",
        "127.0.0.1",
        "-p",
        String(server.port),
        "-U",
        "clade",
        "-D",
        base,
        "-X",
        "none",
        "-c",
        "fast",
      );
      for (let number = 50; number < 120; number++) await store.append(entry("T1", number));
      const sql = postgres(url, { max: 1 });
      const [moment] = await sql<{ now: string }[]>`SELECT clock_timestamp()::text AS now`;
      await sql`SELECT pg_sleep(0.05)`;
      for (let number = 120; number < 150; number++) await store.append(entry("T1", number));
      await sql`SELECT pg_switch_wal()`;
      await expect
        .poll(async () => (await sql`SELECT archived_count::integer AS n FROM pg_stat_archiver`)[0]?.["n"], {
          timeout: 20_000,
        })
        .toBeGreaterThan(1);
      await sql.end();
      await store.close();

      await server.putInPlace(base, "recovery", [
        `restore_command = 'cp ${wal}/%f %p'`,
        `recovery_target_time = '${moment?.now}'`,
        "recovery_target_action = 'promote'",
      ]);
      const restored = await PostgresStore.open(url);
      await expect.poll(async () => (await restored.log("T1")).length, { timeout: 20_000 }).toBe(120);
      expect(await restored.log("T1")).toEqual(Array.from({ length: 120 }, (_, number) => entry("T1", number)));
      // And it goes on from there.
      await expect.poll(() => restored.append(entry("T1", 120)).catch(() => false), { timeout: 20_000 }).toBe(true);
      await restored.close();
    } finally {
      await server.end();
      rmSync(archive, { recursive: true, force: true });
    }
  },
  120_000,
);

test.skipIf(programs === undefined)(
  "the database fails over to another host: entries wait for it, none is lost, none is twice",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "clade-standby-"));
    const [master, standby] = [await startPostgres(programs ?? ""), await startPostgres(programs ?? "")];
    try {
      await master.own(folder);
      const base = join(folder, "base");
      const own = await master.database();
      const at = ["-h", "127.0.0.1", "-p", String(master.port), "-U", "clade"];
      master.call("pg_basebackup", ...at, "-D", base, "-X", "stream", "-c", "fast");
      await standby.putInPlace(base, "standby", [`primary_conninfo = 'host=127.0.0.1 port=${master.port} user=clade'`]);
      await master.configure(["synchronous_standby_names = '*'"]);
      const both = own.replace(`127.0.0.1:${master.port}/`, `127.0.0.1:${master.port},127.0.0.1:${standby.port}/`);
      const store = await PostgresStore.open(both);
      const until = { isOver: false };
      const write = async (id: string): Promise<number> => {
        let number = 0;
        for (; !until.isOver; number++) expect(await store.append(entry(id, number))).toBe(true);
        return number;
      };
      const writers = Array.from({ length: 8 }, (_, nth) => write(`W${nth}`));
      await new Promise((resolve) => setTimeout(resolve, 300));
      await master.stop("immediate");
      const kept = await Promise.race([
        Promise.all(writers),
        new Promise<"waiting">((resolve) => setTimeout(() => resolve("waiting"), 500)),
      ]);
      expect(kept).toBe("waiting");
      standby.promote();
      await expect.poll(() => store.append(entry("after", 0)), { timeout: 20_000 }).toBe(true);
      until.isOver = true;
      for (const [nth, written] of (await Promise.all(writers)).entries()) {
        const log = await store.log(`W${nth}`);
        expect(written).toBeGreaterThan(0);
        expect(log.map(({ number }) => number)).toEqual(Array.from({ length: written }, (_, number) => number));
      }
      await store.close();
    } finally {
      await Promise.all([master.end(), standby.end()]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
