import { describe, expect, test } from "vitest";
import { Authenticator } from "../testkit/authenticator.ts";
import { Guest, startProcess, withData } from "../testkit/index.ts";
import { running } from "./running.ts";

const SITE = "https://clade.example";
const OTHER_SITE = "https://games.example:8443";
const at = running(["--origins", `${SITE},${OTHER_SITE}`, "--allowed-hosts", "*"]);

interface Listed {
  readonly passkeys: readonly { id: string; name: string; used: number | null; site: string }[];
}
type Options = Parameters<Authenticator["make"]>[0];

/** Every guest comes from a machine of their own: tries are counted by where they come from. */
let machines = 1;
async function guest(name?: string, url = at.url): Promise<Guest> {
  machines += 1;
  return Guest.visit(url, name, `127.0.0.${machines}`);
}

function ask<T = unknown>(who: Guest, path: string, body?: unknown, origin = SITE) {
  return who.ask<T>("POST", path, body, { origin });
}
async function begin(who: Guest, path: string, origin = SITE): Promise<Options> {
  const { status, body } = await ask<Options>(who, `${path}/options`, undefined, origin);
  if (status !== 200) throw new Error(`not begun: ${status} ${JSON.stringify(body)}`);
  return body;
}
async function makePasskey(who: Guest, device = new Authenticator(SITE)): Promise<Authenticator> {
  const made = await ask(
    who,
    "/api/me/passkeys",
    device.make(await begin(who, "/api/me/passkeys", device.origin)),
    device.origin,
  );
  if (made.status !== 201) throw new Error(`not made: ${made.status} ${JSON.stringify(made.body)}`);
  return device;
}
async function signIn(who: Guest, device: Authenticator, origin = SITE) {
  return ask<{ name?: string; problem?: string }>(
    who,
    "/api/sign-in/passkey",
    device.show(await begin(who, "/api/sign-in/passkey", origin)),
    origin,
  );
}
async function nameOf(who: Guest): Promise<string> {
  return (await who.get<{ name: string }>("/api/me")).body.name;
}

describe("a passkey", () => {
  test("brings its owner to another device, with their tables, without a name being typed", async () => {
    const ada = await guest("Ada");
    const { id } = await ada.table({ seats: ["me", "free"] });
    const key = await makePasskey(ada);
    const elsewhere = await guest();
    expect(await signIn(elsewhere, key)).toMatchObject({ status: 200, body: { name: "Ada", known: true } });
    const { tables } = (await elsewhere.get<{ tables: { id: string }[] }>("/api/me/tables")).body;
    expect(tables.map((table) => table.id)).toEqual([id]);
    // Both stay signed in, and each sees the other.
    expect(await nameOf(ada)).toBe("Ada");
    const { sessions } = (await ada.get<{ sessions: object[] }>("/api/me/sessions")).body;
    expect(sessions).toHaveLength(2);
    const { passkeys } = (await ada.get<Listed>("/api/me/passkeys")).body;
    expect(passkeys).toMatchObject([{ site: "clade.example", name: "?" }]);
    expect(passkeys[0]?.used).not.toBeNull();
  });

  test("is one of several: each has a name, and one that was removed signs nobody in", async () => {
    const ada = await guest("Ada");
    const [phone, laptop] = [await makePasskey(ada), await makePasskey(ada)];
    const { passkeys } = (await ada.get<Listed>("/api/me/passkeys")).body;
    const [first, second] = passkeys.map(({ id }) => id);
    const renamed = await ada.put<Listed>(`/api/me/passkeys/${first}`, { name: " My  phone " });
    expect(renamed.body.passkeys.map(({ name }) => name)).toEqual(["My phone", "?"]);
    expect((await ada.put(`/api/me/passkeys/${first}`, { name: "\u3164" })).body).toMatchObject({
      problem: "bad-name",
    });
    expect((await ada.ask<Listed>("DELETE", `/api/me/passkeys/${second}`)).body.passkeys).toHaveLength(1);
    expect(await signIn(await guest(), laptop)).toMatchObject({ status: 404, body: { problem: "no-such-thing" } });
    expect(await signIn(await guest(), phone)).toMatchObject({ status: 200, body: { name: "Ada" } });
  });

  test("is nobody else's to see, to rename or to remove", async () => {
    const [ada, eve] = [await guest("Ada"), await guest("Eve")];
    const key = await makePasskey(ada);
    const [{ id } = { id: "" }] = (await ada.get<Listed>("/api/me/passkeys")).body.passkeys;
    expect((await eve.get<Listed>("/api/me/passkeys")).body.passkeys).toEqual([]);
    expect((await eve.put(`/api/me/passkeys/${id}`, { name: "Mine" })).status).toBe(404);
    expect((await eve.ask("DELETE", `/api/me/passkeys/${id}`)).status).toBe(404);
    expect((await signIn(await guest(), key)).status).toBe(200);
  });

  test("leaves whoever the device was before: their session here is over, their table stays", async () => {
    const [ada, visitor] = [await guest("Ada"), await guest("Visitor")];
    const key = await makePasskey(ada);
    const before = visitor.cookie;
    const line = await visitor.line();
    await signIn(visitor, key);
    expect(await line.ended()).toBe(4001);
    expect(await nameOf(visitor)).toBe("Ada");
    const old = new Guest(at.url);
    old.cookie = before;
    expect(await nameOf(old)).not.toBe("Visitor");
  });

  test("shown by whoever is that person already changes nothing", async () => {
    const ada = await guest("Ada");
    const key = await makePasskey(ada);
    const { cookie } = ada;
    expect((await signIn(ada, key)).status).toBe(200);
    expect(ada.cookie).toBe(cookie);
    expect((await ada.get<{ sessions: object[] }>("/api/me/sessions")).body.sessions).toHaveLength(1);
  });

  test("goes with its person, and is in what they can have of their data", async () => {
    const ada = await guest("Ada");
    const key = await makePasskey(ada);
    const { records } = (await ada.get<{ records: { kind: string }[] }>("/api/me/data")).body;
    expect(records.map(({ kind }) => kind)).toContain("passkey");
    await ada.ask("DELETE", "/api/me");
    expect((await signIn(await guest(), key)).body).toMatchObject({ problem: "no-such-thing" });
  });

  test("outlives a restart, and so does what was begun before it", async () => {
    await withData(async (folder) => {
      const flags = ["--origins", SITE, "--allowed-hosts", "*"];
      const first = await startProcess(folder, flags);
      const ada = await guest("Ada", first.url);
      const key = await makePasskey(ada);
      const other = await guest(undefined, first.url);
      const begun = await begin(other, "/api/sign-in/passkey");
      await first.kill("SIGKILL");
      const second = await startProcess(folder, flags);
      const same = new Guest(second.url);
      same.cookie = other.cookie;
      expect(await ask(same, "/api/sign-in/passkey", key.show(begun))).toMatchObject({
        status: 200,
        body: { name: "Ada" },
      });
      await second.kill("SIGKILL");
    });
  });
});

describe("a challenge", () => {
  test("is good once", async () => {
    const key = await makePasskey(await guest("Ada"));
    const eve = await guest("Eve");
    const once = await begin(eve, "/api/sign-in/passkey");
    const wrong = key.on("https://c1ade.example").show(once);
    expect((await ask(eve, "/api/sign-in/passkey", wrong)).body).toMatchObject({ problem: "not-yours" });
    expect((await ask(eve, "/api/sign-in/passkey", key.show(once))).body).toMatchObject({ problem: "not-on" });
    const shown = key.show(await begin(eve, "/api/sign-in/passkey"));
    const eavesdropper = await guest("Mallory");
    // Whoever copies the answer has not been asked.
    expect((await ask(eavesdropper, "/api/sign-in/passkey", shown)).body).toMatchObject({ problem: "not-on" });
    await begin(eavesdropper, "/api/sign-in/passkey");
    expect((await ask(eavesdropper, "/api/sign-in/passkey", shown)).body).toMatchObject({ problem: "not-yours" });
    expect((await ask(eve, "/api/sign-in/passkey", shown)).status).toBe(200);
    expect((await ask(eve, "/api/sign-in/passkey", shown)).body).toMatchObject({ problem: "not-on" });
    expect(await nameOf(eavesdropper)).toBe("Mallory");
  });

  test("to make a passkey is none to sign in, and the other way round", async () => {
    const ada = await guest("Ada");
    const key = await makePasskey(ada);
    const other = await guest();
    expect(
      (await ask(other, "/api/sign-in/passkey", key.show(await begin(other, "/api/me/passkeys")))).body,
    ).toMatchObject({
      problem: "not-on",
    });
  });

  test("is answered on this site, and a passkey is good where it was made", async () => {
    const ada = await guest("Ada");
    const key = await makePasskey(ada);
    const other = await guest();
    // The page of another site stands between: the browser says so in what is signed.
    const phished = key.on("https://c1ade.example").show(await begin(other, "/api/sign-in/passkey"));
    expect((await ask(other, "/api/sign-in/passkey", phished)).body).toMatchObject({ problem: "not-yours" });
    // The same server under another name is another site.
    expect((await signIn(other, key.on(OTHER_SITE), OTHER_SITE)).body).toMatchObject({ problem: "not-yours" });
    const there = await makePasskey(ada, new Authenticator(OTHER_SITE));
    expect((await signIn(other, there, OTHER_SITE)).status).toBe(200);
  });

  test("answered by a copied passkey is refused: the copy counts on its own", async () => {
    const ada = await guest("Ada");
    const key = await makePasskey(ada);
    const copied = { ...key.last };
    for (let count = 0; count < 3; count++) expect((await signIn(await guest(), key)).status).toBe(200);
    const thief = await guest("Eve");
    const shown = key.show(await begin(thief, "/api/sign-in/passkey"), copied);
    expect((await ask(thief, "/api/sign-in/passkey", shown)).body).toMatchObject({ problem: "not-yours" });
  });
});

describe("bad input", () => {
  test("is refused in a sentence, and changes nothing", async () => {
    const ada = await guest("Ada");
    const key = await makePasskey(ada);
    const eve = await guest("Eve");
    const shown = async () =>
      key.show(await begin(eve, "/api/sign-in/passkey")) as { response: Record<string, string> };
    const tampered = await shown();
    tampered.response["signature"] = `AAAA${tampered.response["signature"]?.slice(4)}`;
    for (const body of [
      {},
      { ...(await shown()), id: "x".repeat(2000) },
      { ...(await shown()), response: {} },
      "x",
      tampered,
    ]) {
      const { status, body: said } = await ask<{ message?: string }>(eve, "/api/sign-in/passkey", body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(said.message?.length).toBeLessThan(200);
    }
    expect(await nameOf(eve)).toBe("Eve");
    const { body } = await eve.post("/api/me/passkeys/options");
    expect(body).toMatchObject({ problem: "bad-request" });
    const bare = await ask(eve, "/api/me/passkeys/options", undefined, at.url);
    expect(bare.body).toMatchObject({ problem: "bad-request", message: expect.stringContaining("name") });
    const foreign = await ask(eve, "/api/me/passkeys/options", undefined, "https://evil.example");
    expect(foreign).toMatchObject({ status: 403, body: { problem: "not-yours" } });
  });

  test("tries run out, for an address and not for others; a person has so many passkeys and no more", async () => {
    const ada = await guest("Ada");
    const key = await makePasskey(ada);
    const eve = await guest();
    const answers = [];
    for (let count = 0; count < 12; count++)
      answers.push((await ask(eve, "/api/sign-in/passkey", key.show({ challenge: "x" }))).status);
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 409));
    expect(answers.at(-1)).toBe(429);
    expect((await signIn(await guest(), key)).status).toBe(200);
    for (let count = 1; count < 20; count++) {
      const cookie = ada.cookie;
      machines += 1;
      const moved = new Guest(at.url, `127.0.0.${machines}`);
      moved.cookie = cookie;
      await makePasskey(moved);
    }
    expect((await ask(ada, "/api/me/passkeys/options")).body).toMatchObject({ problem: "too-many" });
  });
});
