// `npm run pack`: builds the house and the web client, and packs every room that `clade` needs into one folder (`packages`, or
// the one that is named), so that `npm install packages/*.tgz` works in an empty folder elsewhere.
import { mkdirSync, readFileSync } from "node:fs";
import { makeReady, run } from "./ready.js";

const folder = process.argv[2] ?? "packages";
makeReady();
run("npx", ["vite", "build", "web", "--logLevel", "warn"]);
mkdirSync(folder, { recursive: true });
const rooms = needed("cli");
run("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder, ...rooms.map((room) => `./${room}`)]);

/** A room and all rooms of ours that it needs where it is installed, each once. */
function needed(room, found = new Set()) {
  found.add(room);
  const { dependencies = {} } = JSON.parse(readFileSync(`${room}/package.json`, "utf8"));
  for (const name of Object.keys(dependencies)) {
    const next = roomOf(name);
    if (next !== undefined && !found.has(next)) needed(next, found);
  }
  return [...found];
}

/** Where a package of ours lives; undefined for those of others. */
function roomOf(name) {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const { link, resolved } = packages[`node_modules/${name}`] ?? {};
  return link === true ? resolved : undefined;
}
