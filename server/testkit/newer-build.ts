import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { COMMAND } from "./process.ts";

/** What `clade serve` is made of. */
const PACKAGES = ["kernel", "games", "bots", "ui", "server", "cli"] as const;

/**
 * A build of its own in a folder, of a house whose rules of a game have moved on: the compiled files of this one, with another version
 * written into the rules. Answers the command. `from` must be in the file as it was compiled, once.
 */
export function newerBuild(
  folder: string,
  changes: readonly { readonly game: string; readonly from: string; readonly to: string }[],
): string {
  const root = dirname(dirname(dirname(COMMAND.pathname)));
  for (const name of PACKAGES) {
    cpSync(join(root, name, "package.json"), join(folder, name, "package.json"));
    cpSync(join(root, name, "dist"), join(folder, name, "dist"), {
      recursive: true,
      filter: (file) => !/\.(map|d\.ts|tsbuildinfo)$|\/dist\/test$/.test(file),
    });
  }
  cpSync(join(root, "cli/bin"), join(folder, "cli/bin"), { recursive: true });
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@clade"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@clade") symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of PACKAGES) symlinkSync(join(folder, name), join(modules, "@clade", name));
  for (const { game, from, to } of changes) {
    const file = join(folder, `games/dist/${game}/rules/game.js`);
    const text = readFileSync(file, "utf8");
    if (text.split(from).length !== 2) throw new Error(`"${from}" is not once in the rules of ${game}`);
    writeFileSync(file, text.replace(from, to));
  }
  return join(folder, "cli/bin/clade.js");
}
