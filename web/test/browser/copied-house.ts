import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const HOUSE = fileURLToPath(new URL("../../../", import.meta.url));
const LEFT_OUT = new Set(["node_modules", ".git", "test-output", "site", ".yardstick", "clade-data", "packages"]);

/**
 * A copy of the house in a folder of its own, built as it is here, for a test that edits sources. Packages of others are
 * linked, ours are the copy's.
 */
export function copyHouse(): string {
  const copy = mkdtempSync(join(tmpdir(), "clade-house-"));
  cpSync(HOUSE, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => path === HOUSE || !LEFT_OUT.has(basename(path)),
  });
  const { workspaces } = JSON.parse(readFileSync(join(HOUSE, "package.json"), "utf8")) as { workspaces: string[] };
  linkPackages(copy, ".");
  for (const room of workspaces.filter((each) => !each.endsWith("*"))) linkPackages(copy, room);
  return copy;
}

function linkPackages(copy: string, room: string): void {
  const theirs = join(HOUSE, room, "node_modules");
  const own = join(copy, room, "node_modules");
  let names: string[];
  try {
    names = readdirSync(theirs);
  } catch {
    return;
  }
  mkdirSync(own, { recursive: true });
  for (const name of names) {
    if (name === "@clade") cpSync(join(theirs, name), join(own, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith(".vite")) symlinkSync(join(theirs, name), join(own, name));
  }
}
