import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isComplaint } from "@clade/kernel";
import { startServer } from "./server.ts";
import { readSettings } from "./settings.ts";

/** `npm run api`: writes docs/api/openapi.json, as the server itself serves it. */
const folder = mkdtempSync(join(tmpdir(), "clade-api-"));
const settings = readSettings(({ flag }) => ({ data: folder, port: "0", log: "silent" })[flag]);
if (isComplaint(settings)) throw new Error(settings.complaint);
const server = await startServer(settings, (error) => {
  throw error;
});
const answer = await fetch(`${server.address}/api/openapi.json`);
const path = new URL("../../docs/api/openapi.json", import.meta.url);
writeFileSync(path, `${JSON.stringify(await answer.json(), undefined, 2)}\n`);
await server.stop();
rmSync(folder, { recursive: true });
process.stdout.write(`wrote ${path.pathname}\n`);
