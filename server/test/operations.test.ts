import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { seeded, type TableInfo } from "@clade/kernel";
import { SETTINGS } from "../settings.ts";
import { Guest, metricsOf, playOut, startGame, startProcess, withData, withServer } from "../testkit/index.ts";

describe("operations", () => {
  test("health, readiness and metrics answer; logs have no secrets, no cards and no addresses", async () => {
    await withServer(["--log", "debug"], async (server) => {
      const ada = await Guest.visit(server.url, "Ada Lovelace");
      const { code } = (await ada.post<{ code: string }>("/api/me/recovery")).body;
      const table = await startGame([ada], { seats: ["me", { bot: "greedy" }] });
      const line = await ada.line();
      await line.watch(table);
      await line.say(table, "a private word");
      await playOut([line], table, seeded("logs"), 30);
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      expect(await (await fetch(`${server.url}/ready`)).json()).toEqual({ status: "ready" });
      const metrics = await metricsOf(server.url);
      expect(metrics).toMatch(/^clade_moves_total\{by="person"\} 30$/m);
      expect(metrics).toMatch(/^clade_moves_total\{by="bot"\} \d+$/m);
      expect(metrics).toMatch(/^clade_connections 1$/m);
      expect(metrics).toMatch(/^clade_move_seconds_bucket\{le="0.05"\} \d+$/m);
      expect(metrics).toMatch(/^clade_table_wake_seconds_count \d+$/m);
      expect(metrics).toMatch(/^process_cpu_seconds_total /m);
      line.cut();
      const output = server.output();
      for (const row of output.split("\n").filter((text) => text.startsWith("{"))) JSON.parse(row);
      expect(output).toContain('"route":"/api/me"');
      const secrets = [
        ada.cookie,
        ada.cookie.split(".")[1] ?? "",
        code,
        "Ada Lovelace",
        "a private word",
        "127.0.0.1:",
        "climbing",
        "carnivore",
      ];
      for (const secret of secrets) expect(output.replaceAll(server.url, "")).not.toContain(secret);
    });
  });

  test("metrics are for who has the token: a proxy on this machine opens them to nobody", async () => {
    await withServer(["--trust-proxy", "1", "--metrics-token", "sesame"], async ({ url }) => {
      const ask = (authorization?: string) =>
        fetch(`${url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });
      expect((await ask()).status).toBe(403);
      expect((await ask("Bearer wrong!")).status).toBe(403);
      expect((await ask("Bearer sesame")).status).toBe(200);
    });
    await withServer(["--metrics-token", ""], async ({ url }) => {
      for (const headers of [{}, { "x-forwarded-for": "127.0.0.1" }, { authorization: "Bearer " }]) {
        expect((await fetch(`${url}/metrics`, { headers })).status).toBe(403);
      }
    });
  });

  test("bad settings are one clear line", async () => {
    await withData(async (folder) => {
      await expect(startProcess(folder, ["--port", "99999"])).rejects.toThrow(
        /--port \(CLADE_PORT\) takes a number from 0 to 65535, got "99999"/,
      );
      await expect(startProcess(folder, ["--log", "loud"])).rejects.toThrow(/--log \(CLADE_LOG\) takes debug, info/);
      await expect(startProcess(folder, ["extra"])).rejects.toThrow(/unexpected "extra"/);
    });
  });

  test("the web client is served where it is built, and every path of it is its page", async () => {
    await withData(async (folder) => {
      const web = join(folder, "web");
      mkdirSync(join(web, "assets"), { recursive: true });
      writeFileSync(join(web, "index.html"), "<!doctype html><title>the client</title>");
      writeFileSync(join(web, "assets", "main-AbCd1234.js"), "export {};");
      writeFileSync(join(folder, "secret.txt"), "not for you");
      const server = await startProcess(join(folder, "data"), ["--web", web]);
      for (const path of ["/", "/t/AAAAAAAAAAAA", "/settings"]) {
        const page = await fetch(server.url + path);
        expect(await page.text()).toContain("the client");
        expect(page.headers.get("cache-control")).toBe("private, no-cache");
      }
      const script = await fetch(`${server.url}/assets/main-AbCd1234.js`);
      expect(script.headers.get("content-type")).toMatch(/javascript/);
      expect(script.headers.get("cache-control")).toContain("immutable");
      expect((await fetch(`${server.url}/assets/missing.js`)).status).toBe(404);
      expect((await fetch(`${server.url}/%2e%2e/secret.txt`)).status).toBe(404);
      expect(existsSync(join(folder, "data", "clade.db"))).toBe(true);
      await server.kill("SIGKILL");
    });
  });

  test("idle tables cost no memory, and wake at once", async () => {
    await withServer(["--idle", "0.3", "--log", "silent"], async ({ url }) => {
      const ada = await Guest.visit(url, "Ada");
      const started: string[] = [];
      for (let count = 0; count < 20; count++) {
        started.push(
          ...(await Promise.all(
            Array.from({ length: 10 }, () => startGame([ada], { seats: ["me", { bot: "random" }] })),
          )),
        );
      }
      await vi.waitFor(async () => expect(await metricsOf(url)).toMatch(/^clade_tables_in_memory 0$/m), {
        timeout: 20_000,
        interval: 100,
      });
      const line = await ada.line();
      for (const table of started.slice(0, 20)) await line.watch(table);
      const metrics = await metricsOf(url);
      const [sum, count] = ["sum", "count"].map((part) =>
        Number(new RegExp(`^clade_table_wake_seconds_${part} (\\S+)$`, "m").exec(metrics)?.[1]),
      );
      expect((sum ?? 1) / (count ?? 0)).toBeLessThan(0.25);
      expect((await ada.get<{ tables: TableInfo[] }>("/api/me/tables")).body.tables).toHaveLength(200);
      line.cut();
    });
  });

  test("whoever is gone before it is their turn to be told keeps no table in memory", async () => {
    await withServer(["--idle", "0.3", "--log", "silent"], async ({ url }) => {
      const ada = await Guest.visit(url, "Ada");
      const bob = await Guest.visit(url, "Bob");
      const table = await startGame([ada, bob]);
      const inMemory = async (): Promise<string | undefined> =>
        /^clade_tables_in_memory (\d+)$/m.exec(await metricsOf(url))?.[1];
      await vi.waitFor(async () => expect(await inMemory()).toBe("0"), 15_000);
      const line = await ada.line();
      line.send({ type: "watch", table, from: 0 });
      line.send({ type: "unwatch", table });
      const hasty = await bob.line();
      hasty.send({ type: "watch", table, from: 0 });
      hasty.cut();
      await vi.waitFor(async () => expect(await inMemory()).toBe("1"), 15_000);
      await vi.waitFor(async () => expect(await inMemory()).toBe("0"), 15_000);
      expect(line.received.filter(({ type }) => type === "news")).toEqual([]);
      line.cut();
    });
  });

  test("every setting has its flag and its variable in the help", async () => {
    const { spawnSync } = await import("node:child_process");
    const command = new URL("../../cli/bin/clade.js", import.meta.url).pathname;
    const { stdout } = spawnSync(process.execPath, [command, "serve", "--help"], { encoding: "utf8" });
    for (const { flag, env } of Object.values(SETTINGS)) {
      expect(stdout).toContain(`--${flag}`);
      expect(stdout).toContain(env);
    }
  });
});
