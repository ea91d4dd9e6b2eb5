import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { isComplaint } from "@clade/kernel";
import { allowedHosts, isAllowed } from "../http/hosts.ts";
import { readProxies, trustsOf } from "../http/proxies.ts";
import { askFrom } from "../testkit/ask.ts";
import { Guest, TableSocket, withServer } from "../testkit/index.ts";

/** A small client, as the build leaves it. */
const web = mkdtempSync(join(tmpdir(), "clade-web-"));
const SCRIPT = "console.log('clade');".repeat(200);
mkdirSync(join(web, "assets"));
writeFileSync(
  join(web, "index.html"),
  `<!doctype html><title>Clade</title><link rel="icon" href="/favicon.svg"><script src="/assets/index-AbCd1234.js"></script>`,
);
writeFileSync(join(web, "favicon.svg"), "<svg/>");
writeFileSync(join(web, "assets/index-AbCd1234.js"), SCRIPT);
writeFileSync(join(web, "assets/index-AbCd1234.js.br"), brotliCompressSync(SCRIPT));
writeFileSync(join(web, "assets/index-AbCd1234.js.gz"), gzipSync(SCRIPT));
afterAll(() => rmSync(web, { recursive: true, force: true }));

const ASSET = "/assets/index-AbCd1234.js";

function ask(url: string, headers: Record<string, string> = {}, method = "GET") {
  return askFrom(url, { method, headers, body: undefined, from: "127.0.0.1" });
}

/** What comes back for these very bytes. */
function raw(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(text));
    let heard = "";
    socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
    socket.on("close", () => resolve(heard));
    socket.on("error", reject);
  });
}

describe("the files of the client", () => {
  test("are kept by caches and carry no identity; pages carry one and are kept by nobody else", async () => {
    await withServer(["--web", web], async ({ url }) => {
      for (const path of [ASSET, "/favicon.svg"]) {
        const { status, headers } = await ask(`${url}${path}`);
        expect([path, status, headers.get("set-cookie")]).toEqual([path, 200, null]);
      }
      expect((await ask(`${url}${ASSET}`)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      for (const path of ["/", "/table/abc", "/join/ABCDEF"]) {
        const { headers } = await ask(`${url}${path}`);
        expect(headers.get("set-cookie")).toMatch(/^clade=/);
        expect(headers.get("cache-control")).toBe("private, no-cache");
      }
      expect((await ask(`${url}/assets/none-AbCd1234.js`)).headers.get("set-cookie")).toBeNull();
    });
  });

  test("travel as small as the browser takes them, each with a name of its own", async () => {
    await withServer(["--web", web], async ({ url }) => {
      const seen = new Map<string, string>();
      for (const [accept, encoding] of [
        ["gzip, deflate, br, zstd", "br"],
        ["gzip", "gzip"],
        ["br;q=0, gzip;q=0.5", "gzip"],
        ["identity", null],
        ["*", "br"],
        ["gzip;q=0", null],
      ] as const) {
        const { headers } = await ask(`${url}${ASSET}`, { "accept-encoding": accept });
        expect([accept, headers.get("content-encoding")]).toEqual([accept, encoding]);
        expect(headers.get("vary")).toBe("accept-encoding");
        expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
        seen.set(encoding ?? "plain", headers.get("etag") ?? "");
        const again = await ask(`${url}${ASSET}`, {
          "accept-encoding": accept,
          "if-none-match": headers.get("etag") ?? "",
        });
        expect([again.status, again.text]).toEqual([304, ""]);
      }
      expect(new Set(seen.values()).size).toBe(3);
      expect(await (await fetch(`${url}${ASSET}`)).text()).toBe(SCRIPT);
      expect(await (await fetch(`${url}/`)).text()).toContain("<title>Clade</title>");
      // What lies beside them to be smaller is no file of its own.
      expect((await ask(`${url}${ASSET}.br`)).status).toBe(404);
    });
  });

  test("HEAD answers as GET does, without the body", async () => {
    await withServer(["--web", web], async ({ url }) => {
      for (const path of ["/", "/table/abc", ASSET, "/api/me", "/api/tables"]) {
        const [head, get] = [await ask(`${url}${path}`, {}, "HEAD"), await ask(`${url}${path}`)];
        expect([path, head.status, head.text]).toEqual([path, 200, ""]);
        for (const name of ["content-type", "content-length", "etag", "cache-control"]) {
          expect([path, name, head.headers.get(name)]).toEqual([path, name, get.headers.get(name)]);
        }
      }
      expect((await ask(`${url}/api/none`, {}, "HEAD")).status).toBe(404);
    });
  });
});

test("under a path of its own everything is there: pages, files, API, lines and the cookie", async () => {
  await withServer(["--web", web, "--prefix", "/clade"], async ({ url }) => {
    const { headers, text } = await ask(`${url}/clade/join/ABC`);
    expect(text).toContain(`href="/clade/favicon.svg"`);
    expect(text).toContain(`src="/clade${ASSET}"`);
    expect(text).toContain(`<meta name="clade-base" content="/clade">`);
    expect(headers.get("set-cookie")).toContain("; Path=/clade; ");
    expect((await ask(`${url}/clade${ASSET}`)).status).toBe(200);
    const moved = await ask(`${url}/clade?a=b`);
    expect([moved.status, moved.headers.get("location")]).toEqual([308, "/clade/?a=b"]);
    const ada = await Guest.visit(`${url}/clade`, "Ada");
    const { id } = await ada.table({ seats: ["me", { bot: "random" }] });
    await ada.post(`/api/tables/${id}/start`);
    const line = await TableSocket.open(`${url}/clade`, { cookie: ada.cookie });
    expect((await line.watch(id)).watcher).toBe(0);
    line.cut();
    // A proxy may take the path away.
    expect((await new Guest(url).get("/api/tables")).status).toBe(200);
    expect((await ask(`${url}/clade/api/openapi.json`)).text).toContain('"servers":[{"url":"/clade"}]');
    expect((await ask(`${url}/cladexyz.js`)).status).toBe(404);
    expect((await ask(`${url}/clade/health`)).status).toBe(200);
  });
});

describe("what the framework answers by itself", () => {
  test("has our form and our headers", async () => {
    await withServer([], async ({ url }) => {
      const answers = [
        await raw(url, "GET /% HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
        await raw(url, `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(40_000)}\r\n\r\n`),
        await raw(url, "NONSENSE\r\n\r\n"),
        await raw(url, "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n"),
        await raw(url, "GET /api/none HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
        await raw(
          url,
          `POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\nhi`,
        ),
      ];
      expect(answers.map((answer) => answer.slice(9, 12))).toEqual(["400", "431", "400", "400", "404", "415"]);
      for (const answer of answers) {
        const [head = "", body = ""] = answer.split("\r\n\r\n");
        expect(head.toLowerCase()).toContain("content-security-policy: default-src 'self'");
        expect(head.toLowerCase()).toContain("x-content-type-options: nosniff");
        expect(JSON.parse(body)).toEqual({
          problem: expect.any(String) as string,
          message: expect.any(String) as string,
        });
      }
    });
  });
});

describe("whose word is believed", () => {
  const from = (forwarded: string) => ({ "x-forwarded-for": forwarded });
  /** How many of so many requests are answered, each with another address made up in front. */
  async function answered(url: string, headers: (count: number) => Record<string, string>): Promise<number> {
    let served = 0;
    for (let count = 0; count < 60; count++) {
      const { status } = await ask(`${url}/api/me`, headers(count));
      if (status === 200) served++;
    }
    return served;
  }

  test("of one proxy only what it has added itself: who makes addresses up has one limit like everybody", async () => {
    await withServer(["--trust-proxy", "1", "--requests", "60"], async ({ url }) => {
      expect(await answered(url, (count) => from(`10.1.1.${count}, 203.0.113.7`))).toBeLessThan(40);
      expect(await answered(url, (count) => from(`203.0.113.${count + 10}`))).toBe(60);
    });
    await withServer(["--requests", "60"], async ({ url }) => {
      expect(await answered(url, (count) => from(`203.0.113.${count}`))).toBeLessThan(40);
    });
  });

  test("numbers and addresses are read, anything else is refused", () => {
    expect(["false", "0", "1", "true", "2", "10.0.0.0/8, ::1"].map(readProxies)).toEqual([
      false,
      false,
      1,
      1,
      2,
      ["10.0.0.0/8", "::1"],
    ]);
    for (const bad of ["yes", "99", "10.0.0.0/40", "example.com", "10.0.0.1,,", "-1"]) {
      expect([bad, isComplaint(readProxies(bad))]).toEqual([bad, true]);
    }
  });

  test("a number counts proxies that are near; who comes from elsewhere past them is not believed", () => {
    const two = trustsOf(2);
    expect([two("127.0.0.1", 0), two("203.0.113.7", 1), two("203.0.113.7", 2)]).toEqual([true, true, false]);
    expect([two("203.0.113.7", 0), two("::ffff:10.1.2.3", 0), two("fd00::1", 0)]).toEqual([false, true, true]);
    const named = trustsOf(["203.0.113.0/24", "2001:db8::/32"]);
    expect([named("203.0.113.7", 0), named("127.0.0.1", 0), named("2001:db8:1::1", 5)]).toEqual([true, false, true]);
    expect(trustsOf(false)("127.0.0.1", 0)).toBe(false);
  });

  test("the host is what was asked for, not what a header says of it", async () => {
    await withServer(["--trust-proxy", "1"], async ({ url }) => {
      const headers = {
        "x-forwarded-host": "evil.example",
        origin: "https://evil.example",
        "content-type": "application/json",
      };
      const asked = { method: "PUT", headers, body: JSON.stringify({ name: "Eve" }), from: "127.0.0.1" };
      expect((await askFrom(`${url}/api/me`, asked)).status).toBe(403);
    });
  });
});

describe("for whom a server may be asked", () => {
  test("one that listens on this machine alone answers to this machine's names", async () => {
    await withServer([], async ({ url }) => {
      const { port } = new URL(url);
      for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, "localhost", `[::1]:${port}`, "LOCALHOST."]) {
        expect([host, (await ask(`${url}/api/me`, { host })).status]).toEqual([host, 200]);
      }
      for (const host of ["evil.example", `evil.example:${port}`, "127.0.0.1.evil.example", "localhost.evil.example"]) {
        for (const path of ["/", "/api/me", "/api/tables"]) {
          expect([host, (await ask(`${url}${path}`, { host })).status]).toEqual([host, 421]);
        }
      }
      await expect(TableSocket.open(url, { host: "evil.example", origin: "http://evil.example" })).rejects.toThrow(
        "421",
      );
      expect((await ask(`${url}/health`, { host: "evil.example" })).status).toBe(200);
    });
  });

  test("names can be set; those of the site's own addresses belong to them", async () => {
    await withServer(["--origins", "https://clade.example"], async ({ url }) => {
      expect((await ask(`${url}/api/me`, { host: "clade.example" })).status).toBe(200);
      expect((await ask(`${url}/api/me`, { host: "localhost" })).status).toBe(200);
    });
    const set = allowedHosts(["clade.example"], "127.0.0.1", []);
    expect([isAllowed("clade.example:443", set), isAllowed("localhost", set)]).toEqual([true, false]);
    expect(isAllowed("anything.example", allowedHosts([], "0.0.0.0", []))).toBe(true);
    expect(isAllowed("anything.example", allowedHosts(["*"], "127.0.0.1", []))).toBe(true);
    expect(isAllowed("127.0.0.9:8080", allowedHosts([], "::1", []))).toBe(true);
  });
});
