// Starts the real table server with the built client, its data in a folder that is thrown away afterwards.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const data = mkdtempSync(join(tmpdir(), "clade-browser-"));
const clade = fileURLToPath(new URL("../../../cli/bin/clade.js", import.meta.url));
const server = spawn(process.execPath, [clade, "serve", "--port", process.env.PORT ?? "8137", "--data", data], {
  stdio: "inherit",
  env: { ...process.env, CLADE_REQUESTS_PER_MINUTE: "100000" },
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
