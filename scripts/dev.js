// `npm run dev`: one command while you work. The page comes from Vite and takes an edit without being reloaded; the types are
// checked as you save; the server is started again when something that it runs was built anew. Ctrl-c ends all of them.
// Arguments go to `clade serve` (`npm run dev -- --data /tmp/play`), but for `--page N`: the port of the page.
import { spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { makeReady } from "./ready.js";

/** The rooms that the server runs; boards and pages are Vite's. */
const SERVED = /^(kernel|games|bots|server|cli|ui)\/dist\/(?!(.*\/)?(board|test)\/).*\.js$/;

const given = process.argv.slice(2);
const pageFlag = given.indexOf("--page");
const [, pagePort = "5173"] = pageFlag < 0 ? [] : given.splice(pageFlag, 2);
const serverPort = await freePort();
const children = new Set();
let server;
let built = "";
let restarting = Promise.resolve();
let ending = false;

makeReady();
built = whatIsBuilt();
startServer();
start("types", ["node_modules/typescript/bin/tsc", "-b", "--watch", "--preserveWatchOutput"], {}, (line) => {
  if (!/Found 0 errors/.test(line) || built === whatIsBuilt()) return;
  built = whatIsBuilt();
  restarting = restarting.then(restart);
});
start(
  "page",
  ["node_modules/vite/bin/vite.js", "web", "--port", pagePort, "--strictPort", "--clearScreen", "false"],
  { CLADE_SERVER: `http://127.0.0.1:${serverPort}` },
  (line) => {
    if (/ready in/.test(line)) console.log(`\nOpen http://localhost:${pagePort}/ — ctrl-c ends it\n`);
  },
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(0));

function startServer() {
  server = start("server", ["cli/bin/clade.js", "serve", "--port", String(serverPort), ...given]);
}

async function restart() {
  if (ending) return;
  console.log("server │ built anew: starting again");
  await stop(server);
  if (!ending) startServer();
}

/** Starts a part whose lines are shown under its name. A part that ends by itself ends the whole. */
function start(name, args, env = {}, hear = () => {}) {
  // A group of its own: what a part starts in turn ends with it.
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    detached: true,
  });
  children.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      if (line.trim() !== "") console.log(`${name.padEnd(6)} │ ${line}`);
      hear(line);
    });
  }
  child.on("exit", (code) => {
    children.delete(child);
    if (child.stopped || ending) return;
    console.error(`${name} ended (${code})`);
    void end(1);
  });
  return child;
}

function stop(child) {
  child.stopped = true;
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise((resolve) => {
    child.once("exit", resolve);
  });
  tell(child, "SIGTERM");
  const late = setTimeout(() => tell(child, "SIGKILL"), 12_000);
  return gone.finally(() => clearTimeout(late));
}

function tell(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Gone already, or a system without groups.
    child.kill(signal);
  }
}

async function end(code) {
  if (ending) return;
  ending = true;
  await Promise.all([...children].map(stop));
  process.exit(code);
}

/** The newest of the built files, and how many there are. */
function whatIsBuilt() {
  let newest = 0;
  let count = 0;
  for (const room of ["kernel", "bots", "server", "cli", "games", "ui"]) {
    for (const file of readdirSync(room, { recursive: true, encoding: "utf8" })) {
      if (file.includes("node_modules") || !SERVED.test(`${room}/${file}`)) continue;
      newest = Math.max(newest, statSync(`${room}/${file}`).mtimeMs);
      count++;
    }
  }
  return `${count} ${newest}`;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
