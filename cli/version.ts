import { readFileSync } from "node:fs";

/** The version of this program: what its package says, beside the sources or above the compiled files. */
export function cladeVersion(): string {
  const path = import.meta.url.endsWith(".ts") ? "./package.json" : "../package.json";
  const { version } = JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as { readonly version: string };
  return version;
}
