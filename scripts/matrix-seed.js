// Which windows `npm test` looks at: others for every state of what is shown, so that each change of it is seen where nobody chose to
// look, and the same ones whenever the same is tried again, so that what a run finds can be found again.
// `node scripts/matrix-seed.js` says it without a run.
import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { pathToFileURL } from "node:url";

/** The rooms that a page is made of. */
const SHOWN = ["games", "ui", "web"];

/** From what is committed of those rooms; without git, or before the first commit, something nobody has seen before. */
export function seedOfTheCode() {
  const trees = SHOWN.map((room) => `HEAD:${room}`);
  const { status, stdout } = spawnSync("git", ["rev-parse", ...trees], { encoding: "utf8" });
  return status === 0 ? createHash("sha256").update(stdout).digest("hex").slice(0, 12) : randomUUID().slice(0, 8);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) console.log(seedOfTheCode());
