import { spawnSync } from "node:child_process";

const tried = new Map<string, boolean>();

/**
 * Installs a Debian package where this process may. Elsewhere it is told, on the error output, what is left out and what to install.
 */
export function installed(name: string, what: string): boolean {
  const known = tried.get(name);
  if (known !== undefined) return known;
  const done = install(name);
  tried.set(name, done);
  if (!done) process.stderr.write(`\nLEFT OUT: ${what}. They need the package ${name}: apt-get install ${name}\n\n`);
  return done;
}

function install(name: string): boolean {
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const call = (...args: readonly string[]): boolean =>
    spawnSync("apt-get", args, { env, stdio: "ignore", timeout: 180_000 }).status === 0;
  const get = (): boolean => call("install", "-y", "--no-install-recommends", name);
  return get() || (call("update") && get());
}
