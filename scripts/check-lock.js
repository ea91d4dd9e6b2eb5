// Every optional platform package that a locked package names must be in the lock, or `npm ci` fails on other machines.
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, "")));
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !locked.has(name))
    .map((name) => `${path.replace(/^.*node_modules\//, "")} needs ${name}`),
);
for (const line of missing) console.error(`package-lock.json: ${line}`);
console.log(missing.length === 0 ? "all there" : `${missing.length} missing`);
process.exit(missing.length === 0 ? 0 : 1);
