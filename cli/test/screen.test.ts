import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { newHome } from "./clade.ts";
import {
  asks,
  chosen,
  closeAll,
  ended,
  expectGivenBack,
  expectTidy,
  hasPseudoTerminals,
  KEYS,
  play,
  type PseudoTerminal,
} from "./pseudo-terminal.ts";

afterEach(closeAll);

describe.runIf(hasPseudoTerminals)("keys, windows and ends of a screen that is redrawn", { timeout: 120_000 }, () => {
  test("the arrow keys go through the choices, round and round; a number, a word and a line find one too", async () => {
    const terminal = play(["evo", "--players", "3", "--seed", "keys"]);
    const first = chosen(await terminal.until(asks));
    expect(first).toMatch(/^▸ +1 /);
    const after = async (keys: string, wanted: (line: string) => boolean) => {
      terminal.keys(keys);
      expectTidy(await terminal.until((seen) => asks(seen) && wanted(chosen(seen))));
    };
    await after(KEYS.down, (line) => /^▸ +2 /.test(line));
    await after(KEYS.up + KEYS.up, (line) => line.endsWith("Pass"));
    await after(KEYS.down, (line) => line === first);
    await after(`/hill${KEYS.enter}`, (line) => line.includes("hill"));
    await after(KEYS.escape, (line) => line === first);
    terminal.keys(`:rule EO-1${KEYS.enter}`);
    const rule = await terminal.until((seen) => !asks(seen));
    expect(rule.lines.join(" ")).toContain("EO-1  Two half boards");
    await after(KEYS.escape, (line) => line === first);
    terminal.keys(`99${KEYS.enter}`);
    expect((await terminal.until(({ lines }) => (lines.at(-1) ?? "").startsWith("choose from 1 to"))).code).toBeNull();
    terminal.keys(`2${KEYS.enter}`);
    const moved = await terminal.until((seen) => asks(seen) && seen.lines.some((line) => /Red moves B/.test(line)));
    expectTidy(moved);
    terminal.keys("u");
    await terminal.until(({ lines }) => lines.some((line) => line.includes("taken back")));
  });

  test("a window may change its size at any time, and says so when it is too small", async () => {
    const terminal = play(["s-evolution", "--lang", "ko", "--seed", "size"], { columns: 132, rows: 43 });
    expectTidy(await terminal.until(asks));
    terminal.resize(30, 8);
    const small = await terminal.until(({ lines }) => lines.join("").includes("너무 작습니다"));
    expectTidy(small);
    terminal.resize(60, 20);
    const again = await terminal.until(asks);
    expectTidy(again);
    expect(again.lines.join("\n")).not.toContain("너무 작습니다");
  });

  test.each([
    ["q", (terminal: PseudoTerminal) => terminal.keys("q")],
    ["ctrl-c", (terminal: PseudoTerminal) => terminal.keys(KEYS.stop)],
    ["a kill", (terminal: PseudoTerminal) => terminal.signal("SIGTERM")],
    ["a hang-up", (terminal: PseudoTerminal) => terminal.signal("SIGHUP")],
  ] as const)("%s saves the game and gives the terminal back", async (_, stop) => {
    const home = newHome();
    const terminal = play(["evolution", "--players", "2", "--seed", "stop"], { home });
    expect((await terminal.until(asks)).raw).toBe(true);
    stop(terminal);
    const seen = await terminal.until(ended);
    expect(seen.code).toBe(0);
    expectGivenBack(seen);
    expect(seen.lines.join("\n")).toMatch(/saved; clade play --resume evolution-\w+ goes on/);
    expect(readdirSync(join(home, "unfinished"))).toHaveLength(1);
  });

  test("a failure gives the terminal back before it is told", async () => {
    const fault = 'setTimeout(() => { throw new Error("planted fault"); }, 4000)';
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` };
    const terminal = play(["evolution", "--players", "2"], { env });
    await terminal.until(asks);
    const seen = await terminal.until(ended);
    expect(seen.code).not.toBe(0);
    expectGivenBack(seen);
    expect(seen.lines.join("\n")).toContain("planted fault");
  });

  test("ctrl-z lets the shell have the terminal, and the screen comes back after it", async () => {
    const terminal = play(["evolution", "--players", "2"]);
    await terminal.until(asks);
    terminal.keys("\u001a");
    expect((await terminal.until(({ alternate }) => !alternate)).cursor).toBe(true);
    terminal.signal("SIGCONT");
    expectTidy(await terminal.until(asks));
  });

  test("a move that cannot be saved does not count, and is told", async () => {
    const home = join(newHome(), "home");
    const terminal = play(["evolution", "--players", "2", "--seed", "disk"], { home });
    const before = chosen(await terminal.until(asks));
    renameSync(home, `${home}.away`);
    writeFileSync(home, "");
    terminal.keys(KEYS.enter);
    const told = await terminal.until((seen) => asks(seen) && (seen.lines.at(-1) ?? "").includes("does not count"));
    expect(chosen(told)).toBe(before);
    rmSync(home);
    renameSync(`${home}.away`, home);
    terminal.keys(KEYS.enter);
    await terminal.until((seen) => asks(seen) && chosen(seen) !== before);
  });

  test("without colours the chosen line has its mark all the same", async () => {
    const terminal = play(["evo", "--players", "3"], { env: { NO_COLOR: "1" } });
    expectTidy(await terminal.until(asks));
  });

  test.each([
    ["a simple terminal", [], { TERM: "dumb" }],
    ["--plain", ["--plain"], {}],
  ] as const)("%s has plain lines", async (_, more, env) => {
    const terminal = play(["evolution", "--players", "2", ...more], { env });
    const seen = await terminal.until(({ lines }) => lines.some((line) => line.startsWith(">")));
    expect([seen.alternate, seen.lines.some((line) => line.startsWith("▸"))]).toEqual([false, false]);
    terminal.keys("1\r");
    await terminal.until(({ lines }) => lines.some((line) => line.startsWith("Play as many cards")));
    terminal.keys("quit\r");
    expect((await terminal.until(ended)).code).toBe(0);
  });
});
