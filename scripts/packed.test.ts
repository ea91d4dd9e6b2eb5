import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const HOUSE = fileURLToPath(new URL("../", import.meta.url));
const packages = mkdtempSync(join(tmpdir(), "clade-packages-"));
const elsewhere = mkdtempSync(join(tmpdir(), "clade-elsewhere-"));

/** What a person has who installed the packed rooms in an empty folder. */
describe("the packages, packed and installed in an empty folder", () => {
  beforeAll(() => {
    execFileSync("node", ["scripts/pack.js", packages], { cwd: HOUSE, stdio: "pipe" });
    const files = readdirSync(packages).map((file) => join(packages, file));
    const { status, stderr } = spawnSync("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", ...files], {
      cwd: elsewhere,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
  }, 300_000);
  afterAll(() => {
    for (const folder of [packages, elsewhere]) rmSync(folder, { recursive: true, force: true });
  });

  const clade = (...args: string[]): string =>
    execFileSync("npx", ["--no-install", "clade", ...args], { cwd: elsewhere, encoding: "utf8", stdio: "pipe" });

  test("bring no tests, and nothing of the house's own tools", () => {
    const installed = readdirSync(join(elsewhere, "node_modules", "@clade"), { recursive: true, encoding: "utf8" });
    expect(installed.filter((file) => /\.test\.|(^|\/)test\/|tsbuildinfo/.test(file))).toEqual([]);
    expect(readdirSync(join(elsewhere, "node_modules"))).not.toContain("vitest");
  });

  test("know their version and the games", () => {
    expect(clade("--version")).toMatch(/^clade \d+\.\d+\.\d+\n$/);
    const games = JSON.parse(clade("games", "--json")) as { readonly game: string }[];
    expect(games.map(({ game }) => game)).toEqual(
      expect.arrayContaining(["evolution", "evo", "progress", "s-evolution"]),
    );
  });

  test("play a game with bots", () => {
    const told = clade("simulate", "evolution", "--players", "2", "--games", "1", "--bots", "random,random", "--json");
    expect(JSON.parse(told)).toMatchObject({ game: "evolution", games: 1 });
  });

  test("serve the table with the web client that was built", async () => {
    const server = spawn("npx", ["--no-install", "clade", "serve", "--port", "0", "--data", join(elsewhere, "data")], {
      cwd: elsewhere,
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    try {
      const address = await addressOf(server);
      const { games } = (await (await fetch(`${address}/api/games`)).json()) as { games: unknown[] };
      expect(games.length).toBeGreaterThanOrEqual(4);
      const page = await (await fetch(address)).text();
      const [, script = ""] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
      expect((await fetch(`${address}${script}`)).headers.get("content-type")).toContain("javascript");
    } finally {
      if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
    }
  });
});

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    server.stdout?.on("data", (data: Buffer) => {
      output += data.toString("utf8");
      const [, address] = /Clade is at (http:\/\/[\d.:]+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}
