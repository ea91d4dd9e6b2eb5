import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { SLOTS, slotOf } from "../store/slots.ts";
import { cpuSecondsOf } from "./cpu.ts";
import { freePort } from "./free-port.ts";
import { installed } from "./packages.ts";

/** A PostgreSQL of the tests' own, on loopback, in a folder and at a port of its own. */
export interface PostgresProcess {
  /** A new, empty database: its address. */
  database(): Promise<string>;
  readonly port: number;
  /** Of all its processes that are there now. */
  cpuSeconds(): number;
  /** Gives a folder to the user that it runs as. */
  own(folder: string): Promise<void>;
  /** Runs one of its programs, as its user. */
  call(program: string, ...args: readonly string[]): void;
  /** Sets something, and starts it anew. */
  configure(lines: readonly string[]): Promise<void>;
  /** Puts a copy of all files in the place of its own, to be brought to a moment or to follow another; and starts. */
  putInPlace(copy: string, as: "recovery" | "standby", lines: readonly string[]): Promise<void>;
  /** What followed another is its own master from now on. */
  promote(): void;
  /** Ends it without a word, as a crash does, and starts it again. */
  restart(how: "immediate" | "fast"): Promise<void>;
  stop(how: "immediate" | "fast"): Promise<void>;
  start(): Promise<void>;
  /** Ends it for good; nothing of it is left. */
  end(): Promise<void>;
}

const PROGRAMS = "/usr/lib/postgresql";
/** Users whom a PostgreSQL can run as where this process is root, as whom it refuses to. */
const OTHERS = ["postgres", "nobody"];

/** The folder with PostgreSQL's programs; installed if that is possible here. Undefined where it cannot be had, loudly. */
export function findPostgres(): string | undefined {
  return found() ?? (installed("postgresql", "the tests of PostgreSQL") ? found() : undefined);
}

function found(): string | undefined {
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(PROGRAMS, version, "bin")),
    ...(process.env["PATH"] ?? "").split(":"),
  ];
  return folders.find((folder) => folder !== "" && existsSync(join(folder, "initdb")));
}

/** A file system in memory: what a process wrote there outlives the process, which is all that a test can find out. */
const MEMORY = "/dev/shm";

/** Starts a PostgreSQL. It writes as it would for people, in memory where nobody asks for the disk itself. */
export async function startPostgres(programs: string, { disk = false } = {}): Promise<PostgresProcess> {
  const place = !disk && existsSync(MEMORY) ? MEMORY : tmpdir();
  const folder = mkdtempSync(join(place, "clade-postgres-"));
  const data = join(folder, "data");
  const user = otherUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const as = user === undefined ? {} : { uid: user.uid, gid: user.gid };
  const call = (program: string, ...args: readonly string[]): void => {
    const { status, stdout, stderr } = spawnSync(join(programs, program), args, {
      ...as,
      cwd: folder,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}${stdout}`);
  };
  call("initdb", "--pgdata", data, "--username", "clade", "--auth", "trust", "--encoding", "UTF8", "--no-sync");
  writeFileSync(
    join(data, "postgresql.auto.conf"),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 200\nshared_buffers = '64MB'\n`,
  );
  const start = async (): Promise<void> => {
    // Not through a shell: its output must not keep the tests waiting.
    const child = spawn(join(programs, "pg_ctl"), ["--pgdata", data, "--log", join(folder, "log"), "--wait", "start"], {
      ...as,
      cwd: folder,
      stdio: "ignore",
    });
    const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
    if (code !== 0) throw new Error(`PostgreSQL did not start in ${folder}`);
  };
  const stop = async (how: "immediate" | "fast"): Promise<void> => {
    const child = spawn(join(programs, "pg_ctl"), ["--pgdata", data, "--mode", how, "--wait", "stop"], {
      ...as,
      cwd: folder,
      stdio: "ignore",
    });
    await new Promise((resolve) => child.once("exit", resolve));
  };
  await start();
  let databases = 0;
  return {
    port,
    cpuSeconds: () => cpuSecondsOf(Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0])),
    start,
    stop,
    call,
    async own(given) {
      if (user !== undefined) chownSync(given, user.uid, user.gid);
    },
    async configure(lines) {
      appendFileSync(join(data, "postgresql.auto.conf"), `${lines.join("\n")}\n`);
      await stop("fast");
      await start();
    },
    promote: () => call("pg_ctl", "--pgdata", data, "--wait", "promote"),
    async putInPlace(copy, role, lines) {
      await stop("fast");
      rmSync(data, { recursive: true });
      cpSync(copy, data, { recursive: true, preserveTimestamps: true });
      for (const file of ["", ...readdirSync(data, { recursive: true, encoding: "utf8" })]) {
        if (user !== undefined) chownSync(join(data, file), user.uid, user.gid);
      }
      chmodSync(data, 0o700);
      appendFileSync(join(data, "postgresql.auto.conf"), `port = ${port}\n${lines.join("\n")}\n`);
      const signal = join(data, `${role}.signal`);
      writeFileSync(signal, "");
      if (user !== undefined) chownSync(signal, user.uid, user.gid);
      await start();
    },
    async restart(how) {
      await stop(how);
      await start();
    },
    async database() {
      // A schema is as good as a database, and there in a moment.
      const name = `house${++databases}`;
      const sql = postgres(`postgres://clade@127.0.0.1:${port}/postgres`, { max: 1, onnotice() {} });
      await sql.unsafe(`CREATE SCHEMA ${name}`);
      await sql.end();
      return `postgres://clade@127.0.0.1:${port}/postgres?search_path=${name}`;
    },
    async end() {
      await stop("immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function otherUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of OTHERS) {
    const [uid, gid] = ["-u", "-g"].map((what) => spawnSync("id", [what, name], { encoding: "utf8" }).stdout.trim());
    if (uid !== undefined && gid !== undefined && uid !== "") return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run as root, and there is no other user here");
}

/** Which process of this machine has a table, by what the database says now. */
export async function whoHas(url: string): Promise<(table: string) => number> {
  const owners = await ownersIn(url);
  return (table) => owners.get(slotOf(table)) ?? 0;
}

/** Waits until so many servers have their share each: no table changes hands any more. */
export async function whenShared(url: string, servers: number): Promise<void> {
  const share = Math.ceil(SLOTS / servers);
  for (;;) {
    const counts = new Map<number, number>();
    const owners = await ownersIn(url);
    for (const owner of owners.values()) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    if (owners.size === SLOTS && counts.size === servers && Math.max(...counts.values()) <= share) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The process that has each slot. */
async function ownersIn(url: string): Promise<ReadonlyMap<number, number>> {
  const sql = postgres(url, { max: 1, onnotice() {} });
  const rows = await sql<{ slot: number; name: string }[]>`
    SELECT slot, name FROM slots JOIN servers ON servers.id = slots.owner`;
  await sql.end();
  return new Map(rows.map(({ slot, name }) => [slot, Number(name.split(" ").at(-1))]));
}
