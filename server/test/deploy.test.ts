import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SETTINGS, type Setting } from "../settings.ts";
import { onEngines } from "../testkit/on-engines.ts";
import { COMMAND, metricsOf, startProcess, withData } from "../testkit/process.ts";

const FOLDER = new URL("../../deploy/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");
const settings = Object.values<Setting>(SETTINGS);
/** Variables of the compose files themselves. */
const OWN = new Set(["CLADE_DB_PASSWORD"]);

/** Starts a command as it stands in a file, with other places for what this machine does not have; answers when it serves, and stops it. */
async function served(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  whileItServes: (host: string) => void | Promise<void> = () => {},
): Promise<void> {
  const [program = "", ...args] = words.map((word) =>
    word
      .replace(/^\/usr\/bin\/node$|^node$/, process.execPath)
      .replace(/^(\/opt\/clade\/)?cli\/bin\/clade\.js$/, COMMAND.pathname),
  );
  const child = spawn(program, args, {
    env: { ...process.env, ...env, CLADE_PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const url = /Clade is at \D*?(http:\/\/[\w.:]+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then((code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  const url = address.replace("0.0.0.0", "127.0.0.1");
  expect((await fetch(`${url}/ready`, { headers: { host: "localhost" } })).status).toBe(200);
  await whileItServes(new URL(url).host);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
}

/** Sets a name with these headers, of which `fetch` would not let us choose all; answers the status. */
function posted(server: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `http://${server}/api/me`,
      { method: "PUT", headers: { ...headers, "content-type": "application/json" } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    asked.once("error", reject);
    asked.end(JSON.stringify({ name: "Ada" }));
  });
}

/** `A=1 B=2` as systemd and Docker write them. */
function variables(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap((line) =>
      line.split(" ").flatMap((each) => (each.includes("=") ? [each.split("=") as [string, string]] : [])),
    ),
  );
}

describe("what is there to start from", () => {
  const files = [...readdirSync(FOLDER, { recursive: true, encoding: "utf8" })].filter((name) => name.includes("."));

  test("names only settings that there are", () => {
    const texts = [...files, "Dockerfile"].map(read).join("\n");
    const flags = new Set(settings.map(({ flag }) => flag));
    const named = [...texts.matchAll(/\bCLADE_[A-Z_]+/g)].map(([name]) => name).filter((name) => !OWN.has(name));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !settings.some(({ env }) => env === name))).toEqual([]);
    const used = [...texts.matchAll(/"--([a-z-]+)"/g)].flatMap(([, flag = ""]) => (flag === "" ? [] : [flag]));
    expect(used.length).toBeGreaterThan(1);
    expect(used.filter((flag) => !flags.has(flag))).toEqual([]);
  });

  test("the dashboard and the alerts ask for what a server tells", () =>
    withData(async (data) => {
      const server = await startProcess(data, ["--log", "warn"]);
      const told = new Set([...(await metricsOf(server.url)).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
      await server.kill("SIGKILL");
      const dashboard = JSON.parse(read("grafana.json")) as { panels: { targets: { expr: string }[] }[] };
      const asked = [
        ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
        ...[...read("alerts.yml").matchAll(/expr: (.*)/g)].map(([, expr = ""]) => expr),
      ].flatMap((expr) =>
        [...expr.matchAll(/\b((?:clade|process)_\w+?)(?:_bucket)?\b(?=[[{ )<>!]|$)/g)].map(([, name]) => name),
      );
      expect(asked.length).toBeGreaterThan(15);
      expect(asked.filter((name) => !told.has(name))).toEqual([]);
    }));

  test("the container's command serves, is found healthy, and stops", () =>
    withData(async (data) => {
      const docker = read("Dockerfile");
      const words = [/^ENTRYPOINT (.*)$/m, /^CMD (.*)$/m].flatMap(
        (line) => JSON.parse(line.exec(docker)?.[1] ?? "[]") as string[],
      );
      const env = variables([...docker.matchAll(/^ENV (.*)$/gm)].map(([, line = ""]) => line));
      expect(env["CLADE_DATA"]).toBe("/data");
      const check = JSON.parse(/^HEALTHCHECK .*CMD (\[.*\])$/m.exec(docker)?.[1] ?? "[]") as string[];
      const healthy = (host: string): number | null =>
        spawnSync(
          process.execPath,
          check.slice(1).map((word) => word.replace("127.0.0.1:8080", host)),
        ).status;
      await served(words, { ...env, CLADE_DATA: data }, (host) => expect(healthy(host)).toBe(0));
      expect(healthy("127.0.0.1:1")).toBe(1);
    }));

  test("the unit of one server serves, and stops", () =>
    withData(async (data) => {
      const unit = read("systemd/clade.service");
      const words = (/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? "").split(" ");
      const env = variables([...unit.matchAll(/^Environment=(.*)$/gm)].map(([, line = ""]) => line));
      await served(words, { ...env, CLADE_DATA: data });
    }));

  /** The flags of a compose file's server, with what is there where nobody sets anything. */
  const composed = (name: string): string[] =>
    JSON.parse(/command: (\[.*\])/.exec(read(name))?.[1]?.replace(/\$\{\w+:-(\w+)\}/g, "$1") ?? "[]") as string[];

  test("the command of the compose file for one serves a page that comes over the balancer, at any port", () =>
    withData((data) =>
      served(["node", "cli/bin/clade.js", ...composed("compose.one.yml")], { CLADE_DATA: data }, async (server) => {
        const browser = {
          $http_host: "localhost:8080",
          $host: "localhost",
          $remote_addr: "203.0.113.7",
          $scheme: "http",
        };
        const set = [...read("balancer.conf").matchAll(/proxy_set_header ([\w-]+) (\$\w+);/g)];
        const headers = set.flatMap(([, name = "", value = ""]) =>
          Object.hasOwn(browser, value) ? [[name, browser[value as keyof typeof browser]] as const] : [],
        );
        expect(headers.map(([name]) => name)).toEqual(["Host", "X-Forwarded-For", "X-Forwarded-Proto"]);
        const status = await posted(server, { ...Object.fromEntries(headers), Origin: "http://localhost:8080" });
        expect(status).toBe(200);
        expect(await posted(server, { ...Object.fromEntries(headers), Origin: "http://elsewhere:8080" })).toBe(403);
      }),
    ));

  const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
  test.skipIf(!hasSystemd)("systemd finds nothing wrong with the units", () =>
    withData(async (folder) => {
      const unit = (name: string, as: string): string => {
        const file = join(folder, as);
        writeFileSync(file, read(`systemd/${name}`).replace("/usr/bin/node", process.execPath));
        return file;
      };
      const units = [unit("clade.service", "clade.service"), unit("clade@.service", "clade@8081.service")];
      const { status, stdout, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...units], {
        encoding: "utf8",
      });
      expect([status, stdout, stderr]).toEqual([0, "", ""]);
    }),
  );

  onEngines("for several servers", (engines) => {
    test("the command of the compose file and the unit serve with a store and a bus", async () => {
      const compose = read("compose.many.yml");
      expect(compose).toMatch(/CLADE_STORE: postgres:\/\//);
      expect(compose).toMatch(/CLADE_BUS: nats:\/\//);
      const env = {
        CLADE_STORE: await engines.postgres.database(),
        CLADE_BUS: engines.nats.url,
        CLADE_HOST: "127.0.0.1",
      };
      await served(["node", "cli/bin/clade.js", ...composed("compose.many.yml")], env);
      const unit = read("systemd/clade@.service");
      await served((/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? "").split(" "), env);
    });
  });
});
