import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { copyHouse } from "./copied-house.ts";
import { expect, test } from "./visitor.ts";

test("npm run dev: an edit reaches the page without a reload, one of the rules the server; ctrl-c ends all", async ({
  page,
}) => {
  const house = copyHouse();
  const port = await freePort();
  const dev = spawn("npm", ["run", "dev", "--", "--page", String(port), "--data", join(house, "data")], {
    cwd: house,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [dev.stdout, dev.stderr]) stream.on("data", (data: Buffer) => (output += data.toString("utf8")));
  const told = () => {
    if (dev.exitCode !== null) throw new Error(`npm run dev has ended: ${output}`);
    return output;
  };
  const address = `http://localhost:${port}`;
  try {
    await expect.poll(told, { timeout: 120_000 }).toContain(`Open ${address}/`);
    await expect.poll(told, { timeout: 60_000 }).toContain("Clade is at");
    await page.goto(address);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Clade", { timeout: 60_000 });
    await page.evaluate(() => document.body.setAttribute("data-not-reloaded", ""));

    edit(join(house, "web/pages/home.tsx"), "<h1>Clade</h1>", "<h1>Clade, at work</h1>");
    await expect(title).toHaveText("Clade, at work", { timeout: 60_000 });
    await expect(page.locator("body[data-not-reloaded]")).toHaveCount(1);

    // A sheet that is opened stays open, though React lays everything down twice here. The first visit to a page may load it twice.
    await expect(async () => {
      await page.goto(`${address}/games`);
      await page.getByRole("button", { name: "Paste a text…" }).click();
      await page.locator("dialog textarea").fill("{", { timeout: 10_000 });
      await page.getByRole("button", { name: "Open", exact: true }).click({ timeout: 10_000 });
      await expect(page.locator(".strip-trouble")).toContainText("it cannot be read as JSON");
    }).toPass({ timeout: 60_000 });

    const served = async (): Promise<unknown> => {
      const answer = await fetch(`${address}/api/games`).catch(() => undefined);
      if (answer?.ok !== true) return undefined;
      const { games } = (await answer.json()) as { games: { id: string; version: number }[] };
      return games.find(({ id }) => id === "evolution")?.version;
    };
    await expect.poll(served, { timeout: 60_000 }).toBeLessThan(77);
    edit(join(house, "games/evolution/rules/game.ts"), /version: \d+/, "version: 77");
    await expect.poll(served, { timeout: 120_000 }).toBe(77);
  } finally {
    const inside = /Clade is at \S*?(http:\/\/[\d.:]+)/g;
    const servers = [...output.matchAll(inside)].map(([, url = ""]) => url);
    await interrupt(dev);
    for (const url of [address, ...servers]) await expect.poll(() => answers(url)).toBe(false);
    rmSync(house, { recursive: true, force: true });
  }
});

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

function edit(file: string, from: string | RegExp, to: string): void {
  const source = readFileSync(file, "utf8");
  const edited = source.replace(from, to);
  if (edited === source) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(file, edited);
}

/** What ctrl-c does: the signal goes to the whole group. Waits for the end. */
async function interrupt(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => {
    child.once("exit", resolve);
  });
  if (child.exitCode === null && child.pid !== undefined) {
    process.kill(-child.pid, "SIGINT");
    await gone;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
