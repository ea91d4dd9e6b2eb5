import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Guest, type ServerProcess, startProcess, withData } from "../testkit/index.ts";
import { OpenIdProvider } from "../testkit/openid-provider.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SITE = "https://clade.example";
const PREFIX = "/games/clade";
const folder = mkdtempSync(join(tmpdir(), "clade-openid-"));
let provider: OpenIdProvider;
let server: ServerProcess;
let machines = 1;

beforeAll(async () => {
  provider = await OpenIdProvider.start();
  server = await startProcess(folder, [
    ...provider.flags,
    "--origins",
    SITE,
    "--allowed-hosts",
    "*",
    "--prefix",
    PREFIX,
  ]);
}, 60_000);
afterAll(async () => {
  await server.kill("SIGKILL");
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  Object.assign(provider, { subject: "ada", claims: {}, spoilt: undefined, denies: false });
});

async function guest(name?: string): Promise<Guest> {
  machines += 1;
  return Guest.visit(`${server.url}${PREFIX}`, name, `127.0.0.${machines}`);
}
async function nameOf(who: Guest): Promise<string> {
  return (await who.get<{ name: string }>("/api/me")).body.name;
}

/** What the browser is sent to at the provider. */
async function begin(who: Guest): Promise<string> {
  const { status, body } = await who.ask<{ url: string }>("POST", "/api/sign-in/openid", undefined, { origin: SITE });
  if (status !== 200) throw new Error(`not begun: ${status} ${JSON.stringify(body)}`);
  return body.url;
}
/** The address that the provider sends the browser back to. */
async function atProvider(url: string): Promise<string> {
  const { headers } = await fetch(url, { redirect: "manual" });
  const back = headers.get("location") ?? "";
  expect(back.startsWith(`${SITE}${PREFIX}/api/sign-in/openid/back?`)).toBe(true);
  return back.slice(`${SITE}${PREFIX}`.length);
}
async function end(who: Guest, back: string): Promise<string> {
  // A browser follows; whoever asks here reads where to.
  const answer = await who.ask("GET", back);
  expect(answer.status).toBe(303);
  const url = new URL(answer.headers.get("location") ?? "", SITE);
  expect(url.pathname).toBe(`${PREFIX}/settings`);
  return url.searchParams.get("sign-in") ?? "";
}
async function signIn(who: Guest): Promise<string> {
  return end(who, await atProvider(await begin(who)));
}

describe("by the operator's provider", () => {
  test("a guest is bound to who they are there, keeps their tables, and is known again elsewhere", async () => {
    provider.subject = "ada";
    const ada = await guest("Ada");
    const { id } = await ada.table({ seats: ["me", "free"] });
    expect((await ada.get("/api/sign-in")).body).toEqual({ openid: { label: "Museum", bound: false } });
    expect(await signIn(ada)).toBe("new");
    expect((await ada.get("/api/sign-in")).body).toEqual({ openid: { label: "Museum", bound: true } });
    const elsewhere = await guest();
    expect(await signIn(elsewhere)).toBe("done");
    expect(await nameOf(elsewhere)).toBe("Ada");
    const { tables } = (await elsewhere.get<{ tables: { id: string }[] }>("/api/me/tables")).body;
    expect(tables.map((table) => table.id)).toEqual([id]);
  });

  test("somebody else at the same device becomes somebody else", async () => {
    provider.subject = "bo";
    const device = await guest("Bo");
    expect(await signIn(device)).toBe("new");
    provider.subject = "cy";
    provider.claims = { nickname: "Cy" };
    expect(await signIn(device)).toBe("new");
    expect(await nameOf(device)).toBe("Cy");
    provider.subject = "bo";
    expect(await signIn(device)).toBe("done");
    expect(await nameOf(device)).toBe("Bo");
  });

  test("a name that nobody may have is not taken over", async () => {
    provider.subject = "trickster";
    provider.claims = { nickname: "Grandmaster" };
    const device = await guest();
    const before = await nameOf(device);
    expect(await signIn(device)).toBe("new");
    expect(await nameOf(device)).toBe(before);
  });

  test("can be given up: then it leads to nobody", async () => {
    provider.subject = "dee";
    const dee = await guest("Dee");
    await signIn(dee);
    expect((await dee.ask("DELETE", "/api/sign-in/openid")).body).toEqual({
      openid: { label: "Museum", bound: false },
    });
    const elsewhere = await guest();
    expect(await signIn(elsewhere)).toBe("new");
    expect(await nameOf(elsewhere)).not.toBe("Dee");
  });

  test("nothing but a hash is kept of who somebody is there, and that goes with them", async () => {
    provider.subject = "subject-that-must-not-be-kept";
    provider.claims = { name: "Fay", email: "fay@museum.example" };
    const fay = await guest("Fay");
    await signIn(fay);
    const data = JSON.stringify((await fay.get("/api/me/data")).body);
    expect(data).toContain('"openid"');
    expect(data).not.toMatch(/must-not-be-kept|museum\.example/);
    await fay.ask("DELETE", "/api/me");
    expect(await signIn(await guest())).toBe("new");
  });
});

describe("what cannot be believed", () => {
  test.each(["signature", "nonce", "audience", "issuer", "late"] as const)(
    "an id token with a wrong %s signs nobody in",
    async (spoilt) => {
      provider.subject = "victim";
      const victim = await guest("Victim");
      await signIn(victim);
      provider.spoilt = spoilt;
      const eve = await guest("Eve");
      expect(await signIn(eve)).toBe("failed");
      expect(await nameOf(eve)).toBe("Eve");
    },
  );

  test("a visit ends where it began, once, and with the state it began with", async () => {
    const [ada, eve] = [await guest("Gil"), await guest("Eve")];
    provider.subject = "gil";
    const back = await atProvider(await begin(ada));
    const { exchanges } = provider;
    // Somebody else's link makes nobody somebody else.
    expect(await end(eve, back)).toBe("failed");
    await begin(eve);
    expect(await end(eve, back)).toBe("failed");
    expect(provider.exchanges).toBe(exchanges);
    expect(await end(ada, back)).toBe("new");
    expect(await end(ada, back)).toBe("failed");
    expect([await nameOf(ada), await nameOf(eve)]).toEqual(["Gil", "Eve"]);
  });

  test("whoever says no at the provider stays who they were", async () => {
    provider.denies = true;
    const eve = await guest("Eve");
    expect(await signIn(eve)).toBe("failed");
    for (const nonsense of ["", "?code=x", "?state=%00&code=%FF", `?${"x".repeat(5000)}`]) {
      expect(await end(eve, `/api/sign-in/openid/back${nonsense}`)).toBe("failed");
    }
    expect(await nameOf(eve)).toBe("Eve");
  });
});

test("without a provider there is none to sign in by; one that does not answer is said to be silent", async () => {
  await withData(async (data) => {
    const alone = await startProcess(data);
    const ada = await Guest.visit(alone.url, "Ada");
    expect((await ada.get("/api/sign-in")).body).toEqual({ openid: null });
    expect((await ada.ask("POST", "/api/sign-in/openid", undefined, { origin: alone.url })).status).toBe(404);
    await alone.kill("SIGKILL");
  });
  await withData(async (data) => {
    const lost = await startProcess(data, ["--openid-issuer", "http://127.0.0.1:9", "--openid-client", "x"]);
    const ada = await Guest.visit(lost.url, "Ada");
    const { status, body } = await ada.ask("POST", "/api/sign-in/openid", undefined, { origin: lost.url });
    expect([status, body]).toMatchObject([500, { problem: "failed" }]);
    await lost.kill("SIGKILL");
  });
});
