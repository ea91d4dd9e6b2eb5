import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { connect } from "node:net";
import { cpuSecondsOf } from "./cpu.ts";
import { freePort } from "./free-port.ts";
import { installed } from "./packages.ts";

/** A NATS of the tests' own, on loopback, at a port of its own. It keeps nothing. */
export interface NatsProcess {
  readonly url: string;
  readonly port: number;
  cpuSeconds(): number;
  stop(): Promise<void>;
  start(): Promise<void>;
}

const PROGRAM = "nats-server";

/** Whether there is a NATS; it is installed if that is possible here. False where it cannot be had, loudly. */
export function findNats(): boolean {
  return isThere() || (installed(PROGRAM, "the tests of several servers") && isThere());
}

function isThere(): boolean {
  return spawnSync(PROGRAM, ["--version"]).status === 0;
}

export async function startNats(): Promise<NatsProcess> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn(PROGRAM, ["-a", "127.0.0.1", "-p", String(port)], { stdio: "ignore" });
    while (!(await isOpen(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child?.once("exit", resolve));
    if (child?.kill("SIGKILL") === true) await ended;
    child = undefined;
  };
  await start();
  return { url: `nats://127.0.0.1:${port}`, port, start, stop, cpuSeconds: () => cpuSecondsOf(child?.pid ?? 0) };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
