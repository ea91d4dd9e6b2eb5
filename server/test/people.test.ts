import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SHOWN_BOT_NAMES } from "../people/names.ts";
import { Guest, withData, startProcess } from "../testkit/index.ts";
import { running } from "./running.ts";

const at = running(["--trust-proxy", "1"]);

describe("people", () => {
  test("the first visit gives an identity, in a cookie that scripts and other sites cannot use", async () => {
    const guest = new Guest(at.url);
    const { headers, body } = await guest.get<{ name: string; known: boolean }>("/api/me");
    expect(headers.get("set-cookie")).toMatch(
      /^clade=[\w-]{16}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    );
    expect(body).toEqual({ name: expect.stringMatching(/^Guest \d{4}$/) as string, known: false });
    const again = await guest.get<{ name: string }>("/api/me");
    expect(again.headers.get("set-cookie")).toBeNull();
    expect(again.body.name).toBe(body.name);
  });

  test("a page gives one too, and behind TLS the cookie is Secure", async () => {
    const page = await fetch(`${at.url}/`, { headers: { "x-forwarded-proto": "https" } });
    expect(page.headers.get("set-cookie")).toMatch(/^clade=.*; Secure$/);
    expect(page.headers.get("strict-transport-security")).not.toBeNull();
  });

  test("a name can be chosen, within bounds", async () => {
    const guest = await Guest.visit(at.url);
    expect((await guest.put("/api/me", { name: "  지우 🦕 " })).body).toEqual({ name: "지우 🦕", known: true });
    expect((await guest.get("/api/me")).body).toEqual({ name: "지우 🦕", known: true });
    for (const name of ["", "   ", "x".repeat(25), "a\nb", "\u0000", 7, null, "\u202Eevil", "\u3164", "\u200d"]) {
      expect([name, (await guest.put("/api/me", { name })).status]).toEqual([name, 400]);
    }
    expect((await guest.put("/api/me", { name: "\u3164" })).body).toEqual({
      problem: "bad-name",
      message: "A name has 1 to 24 letters or signs that can be seen, and no hidden ones.",
    });
    expect((await guest.put("/api/me", { name: "👨‍👩‍👧‍👦" })).body).toEqual({ name: "👨‍👩‍👧‍👦", known: true });
    for (const name of ["adept", "Adept", "ADEPT ", "Ａｄｅｐｔ", "random", "명인", "Grand maître"]) {
      expect([name, (await guest.put("/api/me", { name })).body]).toMatchObject([name, { problem: "name-taken" }]);
    }
  });

  test("no bot goes by a name that a person could have", () => {
    for (const language of ["en", "fr", "ko"]) {
      const catalogue = readFileSync(new URL(`../../web/catalogue/${language}.ts`, import.meta.url), "utf8");
      const [, levels = ""] = /\n {2}levels: \{([^}]*)\}/.exec(catalogue) ?? [];
      const shown = [...levels.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
      expect(shown).toHaveLength(6);
      for (const name of shown) expect(SHOWN_BOT_NAMES).toContain(name);
    }
  });

  test("a cookie that the server did not sign is nobody's", async () => {
    const ada = await Guest.visit(at.url, "Ada");
    const [id = ""] = ada.cookie.split(".");
    const forger = new Guest(at.url);
    for (const cookie of [
      `${id}.${"A".repeat(43)}`,
      id,
      "clade=x.y",
      `${ada.cookie}x`,
      ada.cookie.replace("=", "=A"),
    ]) {
      forger.cookie = cookie;
      const { body } = await forger.get<{ name: string; known: boolean }>("/api/me");
      expect([cookie, body.known]).toEqual([cookie, false]);
    }
  });

  test("a recovery code brings the identity to another device; a newer code ends the older", async () => {
    const phone = await Guest.visit(at.url, "Ada");
    const first = (await phone.post<{ code: string }>("/api/me/recovery")).body.code;
    const second = (await phone.post<{ code: string }>("/api/me/recovery")).body.code;
    expect(second).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
    const laptop = await Guest.visit(at.url);
    expect((await laptop.post("/api/me/recover", { code: first })).status).toBe(403);
    const { body, headers } = await laptop.post("/api/me/recover", {
      code: ` ${second.toLowerCase().replaceAll("-", " ")}`,
    });
    expect(body).toEqual({ name: "Ada", known: true });
    expect(headers.get("set-cookie")).toContain("HttpOnly");
    const { id } = await laptop.table({ seats: ["me", "free"] });
    expect((await laptop.get<{ you: object }>(`/api/tables/${id}`)).body.you).toEqual({ seat: 0, host: true });
  });

  test("codes cannot be tried without end", async () => {
    const guest = new Guest(at.url);
    const tries = await Promise.all(
      Array.from({ length: 15 }, () =>
        guest.ask("POST", "/api/me/recover", { code: "AAAAA-AAAAA-AAAAA-AAAAA" }, { "x-forwarded-for": "10.9.9.9" }),
      ),
    );
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test("the secret is made on the first start and kept: identities outlive a restart", async () => {
    await withData(async (folder) => {
      const first = await startProcess(folder);
      const ada = await Guest.visit(first.url, "Ada");
      await first.kill("SIGKILL");
      const second = await startProcess(folder);
      const again = new Guest(second.url);
      again.cookie = ada.cookie;
      expect((await again.get("/api/me")).body).toEqual({ name: "Ada", known: true });
      await second.kill("SIGKILL");
    });
  });
});
