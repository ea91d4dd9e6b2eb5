import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

/**
 * A bot for tests: plays the first legal move, and misbehaves as it is told on the command line. It writes down its process
 * id and whatever it hears.
 */

const [, , manner = "well", log = ""] = process.argv;

function note(thing: object): void {
  if (log !== "") appendFileSync(log, `${JSON.stringify({ pid: process.pid, ...thing })}\n`);
}

function say(thing: object): void {
  process.stdout.write(`${JSON.stringify(thing)}\n`);
}

note({ started: true });
if (manner === "lingers") setInterval(() => {}, 1000);
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line) as { type: string; legal?: string[] };
  note({ heard: said });
  if (said.type === "hello") {
    if (manner === "mute") process.exit(3);
    if (manner === "rude") say({ type: "move", move: "hello yourself" });
    else if (manner === "modern") say({ type: "hello", protocol: 2, name: "modern" });
    else if (manner === "choosy") say({ type: "hello", protocol: 1, name: "choosy", games: ["chess"] });
    else say({ type: "hello", protocol: 1, name: manner });
  }
  if (said.type !== "decide") continue;
  asked++;
  const [first] = said.legal ?? [];
  if (manner === "crashes") {
    process.stderr.write("out of ideas\n");
    process.exit(1);
  }
  if (manner === "sleeps") continue;
  if (manner === "babbles" && asked % 2 === 0) process.stdout.write("let me think …\n");
  else say({ type: "move", move: manner === "cheats" && asked % 2 === 0 ? "win at once" : first });
}
