// Which windows `npm test` looks at: others for every state of the code, so that each change is seen where nobody chose to look, and
// the same ones whenever the same commit is tried again, so that what a run finds can be found again.
// `node scripts/matrix-seed.js` says it without a run.
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { pathToFileURL } from "node:url";

/** The tree of the commit that is checked out here; without git, or before the first commit, something nobody has seen before. */
export function seedOfTheCode() {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", "HEAD^{tree}"], {
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim().slice(0, 12) : randomUUID().slice(0, 8);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) console.log(seedOfTheCode());
