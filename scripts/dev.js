// `npm run dev`: one command while you work. The page comes from Vite and takes an edit without being reloaded; the types are
// checked as you save; the server is started again when something that it runs was built anew. Ctrl-c ends all of them.
// Arguments go to `clade serve` (`npm run dev -- --data /tmp/play`), but for `--page N`: the port of the page.
import { spawn } from "node:child_process";
import { readdirSync, statSync, watch } from "node:fs";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { makeReady } from "./ready.js";

const ROOMS = ["kernel", "ui", "games", "bots", "server", "cli", "web"];
/** What the server runs; boards and pages are Vite's. */
const SERVED = /^(kernel|ui|games|bots|server|cli)\/dist\/(?!(.*\/)?(board|test)\/).*\.js$/;
/** How long an editor may take to write what belongs together. */
const SETTLE_MS = 150;

const given = process.argv.slice(2);
const pageFlag = given.indexOf("--page");
const [, pagePort = "5173"] = pageFlag < 0 ? [] : given.splice(pageFlag, 2);
const serverPort = await freePort();
const children = new Set();
let server;
let built = "";
let building = false;
let dirty = false;
let settling;
let ending = false;

makeReady();
built = whatIsBuilt();
startServer();
for (const room of ROOMS) watch(room, { recursive: true }, (_, file) => noticed(file ?? ""));
start("page", ["node_modules/vite/bin/vite.js", "web", "--port", pagePort, "--strictPort", "--clearScreen", "false"], {
  env: { CLADE_SERVER: `http://127.0.0.1:${serverPort}` },
  hear: (line) => {
    if (/ready in/.test(line)) console.log(`\nOpen http://localhost:${pagePort}/ — ctrl-c ends it\n`);
  },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(0));

function startServer() {
  const child = start("server", ["cli/bin/clade.js", "serve", "--port", String(serverPort), ...given], { once: true });
  child.on("exit", () => {
    if (!child.stopped && !ending) console.log("server │ ended by itself: it starts again when something was built");
  });
  server = child;
}

/** A source was saved: once it is quiet, everything that it bears on is built. */
function noticed(file) {
  if (!/\.(tsx?|json)$/.test(file) || /(^|[\\/])(dist|node_modules|test)[\\/]/.test(file)) return;
  clearTimeout(settling);
  settling = setTimeout(() => void build(), SETTLE_MS);
}

async function build() {
  dirty = building;
  if (building || ending) return;
  building = true;
  const types = start("types", ["node_modules/typescript/bin/tsc", "-b"], { once: true });
  const code = await new Promise((resolve) => {
    types.on("exit", resolve);
  });
  if (code === 0 && built !== whatIsBuilt()) {
    built = whatIsBuilt();
    console.log("server │ built anew: starting again");
    await stop(server);
    if (!ending) startServer();
  }
  building = false;
  if (dirty) await build();
}

/** Starts a part whose lines are shown under its name. One that should stay and ends by itself ends the whole. */
function start(name, args, { env = {}, hear = () => {}, once = false } = {}) {
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
    if (once || child.stopped || ending) return;
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
  for (const room of ROOMS.filter((each) => each !== "web")) {
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
