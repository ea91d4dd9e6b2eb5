import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type ServerProcess, startProcess } from "../testkit/index.ts";

/** A start takes a second; on a machine that is busy with other tests, much longer. */
const START_MS = 60_000;

/** A server for all tests of a file. */
export function running(flags: readonly string[] = []): { readonly url: string; readonly server: ServerProcess } {
  const folder = mkdtempSync(join(tmpdir(), "clade-server-"));
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    server = await startProcess(folder, flags);
  }, START_MS);
  afterAll(async () => {
    await server?.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  const started = (): ServerProcess => {
    if (server === undefined) throw new Error("the server has not started");
    return server;
  };
  return {
    get url() {
      return started().url;
    },
    get server() {
      return started();
    },
  };
}
