import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Guest, metricsOf, type ServerProcess, startGame, startProcess } from "../testkit/index.ts";
import { MailSink } from "../testkit/mail-sink.ts";

const WAITING = { timeout: 15_000, interval: 25 };
const SITE = "https://clade.example/play";

let sink: MailSink;
let server: ServerProcess;
const folder = mkdtempSync(join(tmpdir(), "clade-letters-"));
beforeAll(async () => {
  sink = await MailSink.open();
  const mail = ["--mail", sink.url, "--mail-from", "table@clade.example", "--site", SITE];
  server = await startProcess(folder, ["--notice-after", "0.3", ...mail]);
}, 60_000);
afterAll(async () => {
  await server.kill("SIGKILL");
  await sink.close();
  rmSync(folder, { recursive: true, force: true });
});

interface NoticesNow {
  readonly wishes: object;
  readonly mail: { readonly offered: boolean; readonly address: string | null; readonly state: string | null };
}

const tokenIn = (text: string, what: string): string => {
  const [, token] = new RegExp(`${SITE}/mail/${what}/([\\w-]{32})\\b`).exec(text) ?? [];
  return token ?? "";
};

/** Somebody whose address is confirmed. */
async function reader(name: string, address: string, wishes: object = {}): Promise<Guest> {
  const guest = await Guest.visit(server.url, name);
  const { body } = await guest.get<NoticesNow>("/api/me/notices");
  await guest.put("/api/me/notices", { ...body.wishes, ...wishes });
  expect((await guest.put("/api/me/notices/mail", { address })).status).toBe(200);
  const [asked] = sink.for(address);
  const confirmed = await new Guest(server.url).post(`/api/mail/confirm/${tokenIn(asked?.text ?? "", "confirm")}`);
  expect(confirmed.status).toBe(200);
  return guest;
}

test("nothing goes to an address before its reader has said yes, and the letter that asks carries no words of others", async () => {
  const ada = await Guest.visit(server.url, "Buy <b>now</b>");
  const bob = await Guest.visit(server.url, "Bob");
  const { body } = await ada.put<NoticesNow>("/api/me/notices/mail", { address: " ada@example.org " });
  expect(body.mail).toEqual({ offered: true, address: "ada@example.org", state: "asked" });
  await startGame([ada, bob]);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const letters = sink.for("ada@example.org");
  expect(letters).toHaveLength(1);
  const [asked] = letters;
  expect(asked?.text).toContain("Nothing is sent until you say yes");
  expect(`${asked?.text} ${asked?.html} ${asked?.headers.get("subject")}`).not.toContain("Buy");
  expect(asked?.headers.get("from")).toBe("Clade <table@clade.example>");
  expect((await new Guest(server.url).post(`/api/mail/confirm/${"x".repeat(32)}`)).status).toBe(404);
  expect((await ada.get<NoticesNow>("/api/me/notices")).body.mail.state).toBe("asked");
});

test("a letter tells of turns in the reader's language; one click ends it, without signing in", async () => {
  const ada = await reader("Ada", "ada@exemple.fr", { language: "fr", rhythm: "at-once" });
  const bob = await Guest.visit(server.url, "Bob");
  const table = await startGame([ada, bob]);
  const letter = await vi.waitUntil(() => sink.for("ada@exemple.fr")[1], WAITING);
  expect(letter.headers.get("subject")).toBe("À vous de jouer – Evolution");
  expect(letter.text).toContain(`${SITE}/online/${table}`);
  expect(letter.html).toContain(`<a href="${SITE}/online/${table}">`);
  expect(letter.headers.get("message-id")).toMatch(/^<[\w-]{32}@clade\.example>$/);
  expect(letter.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const [, path = ""] =
    /^<https:\/\/clade\.example\/play(\/api\/mail\/stop\/[\w-]{32})>$/.exec(
      letter.headers.get("list-unsubscribe") ?? "",
    ) ?? [];
  const stranger = await fetch(`${server.url}${path}`, { redirect: "manual" });
  expect([stranger.status, stranger.headers.get("location")]).toEqual([303, path.replace("/api", "")]);
  expect((await ada.get<NoticesNow>("/api/me/notices")).body.mail.state).toBe("confirmed");
  // As RFC 8058 has mail programs do it.
  const stopped = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect([stopped.status, await stopped.json()]).toEqual([200, { done: true }]);
  expect((await ada.get<NoticesNow>("/api/me/notices")).body.mail).toEqual({
    offered: true,
    address: null,
    state: null,
  });
});

test("at most one letter in the time that was chosen; the next thing waits for it", async () => {
  const ada = await reader("Ada", "hourly@example.org", { rhythm: "hourly", language: "ko" });
  const bob = await Guest.visit(server.url, "Bob");
  await startGame([ada, bob]);
  const first = await vi.waitUntil(() => sink.for("hourly@example.org")[1], WAITING);
  expect(first.headers.get("subject")).toBe("내 차례 – 에볼루션");
  await startGame([ada, bob]);
  await vi.waitFor(
    async () => {
      const { body } = await ada.get<{ records: { kind: string; body: { letter?: boolean; state?: string } }[] }>(
        "/api/me/data",
      );
      expect(body.records.filter((each) => each.kind === "notice" && each.body.letter === true)).toHaveLength(1);
    },
    { timeout: 15_000, interval: 6000 },
  );
  expect(sink.for("hourly@example.org")).toHaveLength(2);
}, 60_000);

test("an address that the mail server does not take is said so; addresses are in no log, list or figure", async () => {
  const ada = await reader("Ada", "gone@example.org", { rhythm: "at-once" });
  sink.refused.add("gone@example.org");
  const bob = await Guest.visit(server.url, "Bob");
  const table = await startGame([ada, bob]);
  await vi.waitFor(async () => {
    expect((await ada.get<NoticesNow>("/api/me/notices")).body.mail.state).toBe("refused");
  }, WAITING);
  const seen = [server.output(), await metricsOf(server.url)];
  for (const path of ["/api/me/tables", `/api/tables/${table}`, "/api/tables"]) {
    seen.push(JSON.stringify((await bob.get(path)).body));
  }
  expect(seen.join(" ")).not.toMatch(/@example/);
});

test("letters that are asked for are few: to a person, and to an address", async () => {
  const eve = await Guest.visit(server.url, "Eve");
  const statuses: number[] = [];
  for (let count = 0; count < 5; count++) {
    statuses.push((await eve.put("/api/me/notices/mail", { address: `victim${count}@example.org` })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  for (const address of ["ada", "a@b", "ada@example.org\nBcc: eve@example.org", `${"a".repeat(300)}@example.org`]) {
    expect((await eve.put<{ problem: string }>("/api/me/notices/mail", { address })).body.problem).toBe("bad-request");
  }
});
