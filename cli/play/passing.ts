import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { home } from "./saves.ts";

const file = () => join(home(), "settings.json");

/** Whether a pass is made for the person where nothing else is possible: so it is, until they say no. */
export function passesByItself(): boolean {
  try {
    const kept: unknown = JSON.parse(readFileSync(file(), "utf8"));
    return !(typeof kept === "object" && kept !== null && "passing" in kept && kept.passing === false);
  } catch {
    // No file, or a damaged one, is as good as nothing said.
    return true;
  }
}

export function rememberPassing(passing: boolean): void {
  mkdirSync(dirname(file()), { recursive: true });
  writeFileSync(file(), `${JSON.stringify({ passing })}\n`);
}
