import { describe, expect, test } from "vitest";
import { Guest, withData, startProcess } from "../testkit/index.ts";
import { deviceOf } from "../people/device.ts";
import { running } from "./running.ts";

const at = running();

interface Sessions {
  readonly sessions: readonly { id: string; device: string; current: boolean; created: number; seen: number }[];
}

async function onAnotherDevice(guest: Guest, more: object = {}): Promise<Guest> {
  const { code } = (await guest.post<{ code: string }>("/api/me/recovery")).body;
  const other = new Guest(guest.url);
  const { status } = await other.ask("POST", "/api/me/recover", { code, ...more }, { "user-agent": PHONE });
  if (status !== 200) throw new Error(`not recovered: ${status}`);
  return other;
}

async function nameOf(guest: Guest): Promise<string> {
  return (await guest.get<{ name: string }>("/api/me")).body.name;
}

const PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0";

describe("where somebody is signed in", () => {
  test("is listed, with what kind of device it is", async () => {
    const laptop = await Guest.visit(at.url, "Ada");
    const phone = await onAnotherDevice(laptop, { keepOthers: true });
    const { sessions } = (await phone.get<Sessions>("/api/me/sessions")).body;
    expect(sessions.map(({ current }) => current)).toEqual([false, true]);
    const listed = (await laptop.get<Sessions>("/api/me/sessions")).body.sessions;
    expect(listed.map(({ device, current }) => [device, current])).toEqual([
      ["?", true],
      ["Firefox, Android", false],
    ]);
    expect(await nameOf(phone)).toBe("Ada");
    expect(await nameOf(laptop)).toBe("Ada");
  });

  test("ends by recovery: who has lost a device is the only one who is still signed in", async () => {
    const lost = await Guest.visit(at.url, "Ada");
    const line = await lost.line();
    const found = await onAnotherDevice(lost);
    expect(await line.ended()).toBe(4001);
    expect(await nameOf(found)).toBe("Ada");
    const thief = new Guest(at.url);
    thief.cookie = lost.cookie;
    expect(await nameOf(thief)).not.toBe("Ada");
    // Somebody new, not somebody without a name.
    expect(thief.cookie).not.toBe(lost.cookie);
    // Nor can a table be had by an open line or by an old cookie.
    const { id } = await found.table({ seats: ["me", "free"] });
    thief.cookie = lost.cookie;
    expect((await thief.get<{ you: object }>(`/api/tables/${id}`)).body.you).toEqual({ seat: null, host: false });
  });

  test("can be ended one by one, or everywhere else at once", async () => {
    const ada = await Guest.visit(at.url, "Ada");
    const devices = [];
    for (let count = 0; count < 3; count++) devices.push(await onAnotherDevice(ada, { keepOthers: true }));
    const [first, second, third] = devices as [Guest, Guest, Guest];
    const { sessions } = (await first.get<Sessions>("/api/me/sessions")).body;
    const own = sessions.find(({ current }) => current)?.id ?? "";
    expect((await ada.ask("DELETE", `/api/me/sessions/${own}`)).status).toBe(200);
    expect(await nameOf(first)).not.toBe("Ada");
    expect((await ada.ask("DELETE", `/api/me/sessions/${own}`)).status).toBe(404);
    const left = await second.ask<Sessions>("DELETE", "/api/me/sessions");
    expect(left.body.sessions).toHaveLength(1);
    expect(await Promise.all([nameOf(second), nameOf(third), nameOf(ada)])).toEqual([
      "Ada",
      expect.anything(),
      expect.anything(),
    ]);
    expect([await nameOf(third), await nameOf(ada)]).not.toContain("Ada");
    // Renaming does not bring a session back that has ended.
    await second.put("/api/me", { name: "Ada II" });
    expect((await second.get<Sessions>("/api/me/sessions")).body.sessions).toHaveLength(1);
  });

  test("signing out here takes the cookie away", async () => {
    const ada = await Guest.visit(at.url, "Ada");
    const { headers } = await ada.ask("DELETE", "/api/me/sessions/first");
    expect(headers.get("set-cookie")).toMatch(/^clade=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/);
  });

  test("nobody else's sessions can be seen or ended", async () => {
    const [ada, eve] = [await Guest.visit(at.url, "Ada"), await Guest.visit(at.url, "Eve")];
    await onAnotherDevice(ada, { keepOthers: true });
    const { sessions } = (await ada.get<Sessions>("/api/me/sessions")).body;
    for (const { id, current } of sessions) {
      if (!current) expect((await eve.ask("DELETE", `/api/me/sessions/${id}`)).status).toBe(404);
    }
    expect((await ada.get<Sessions>("/api/me/sessions")).body.sessions).toHaveLength(2);
    const stranger = await Guest.visit(at.url);
    expect((await stranger.get<Sessions>("/api/me/sessions")).body.sessions).toMatchObject([{ current: true }]);
  });

  test("outlives a restart, and so does its end", async () => {
    await withData(async (folder) => {
      const first = await startProcess(folder);
      const ada = await Guest.visit(first.url, "Ada");
      const phone = await onAnotherDevice(ada);
      await first.kill("SIGKILL");
      const second = await startProcess(folder);
      const [oldOne, newOne] = [new Guest(second.url), new Guest(second.url)];
      oldOne.cookie = ada.cookie;
      newOne.cookie = phone.cookie;
      expect([(await nameOf(oldOne)) === "Ada", await nameOf(newOne)]).toEqual([false, "Ada"]);
      await second.kill("SIGKILL");
    });
  });
});

test("several cookies of the same name are all tried", async () => {
  const ada = await Guest.visit(at.url, "Ada");
  await ada.get("/api/me");
  const eve = new Guest(at.url);
  const forged = `clade=${"A".repeat(16)}.${"B".repeat(43)}`;
  for (const cookies of [
    `${forged}; ${ada.cookie}`,
    `clade=; ${ada.cookie}; theme=dark`,
    `clade=x.y;${ada.cookie}`,
    `${ada.cookie}; ${forged}`,
    `myclade=1; ${forged}; ${forged}; ${ada.cookie}`,
  ]) {
    eve.cookie = cookies;
    const { headers, body } = await eve.get<{ name: string }>("/api/me");
    expect([cookies, body.name, headers.get("set-cookie")]).toEqual([cookies, "Ada", null]);
  }
});

test("a device is known by its browser and its system, and by nothing else", () => {
  expect(deviceOf(PHONE)).toBe("Firefox, Android");
  const chrome =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
  expect(deviceOf(chrome)).toBe("Chrome, Windows");
  expect(deviceOf(`${chrome} Edg/141.0`)).toBe("Edge, Windows");
  expect(
    deviceOf(
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/19.0 Mobile Safari/604.1",
    ),
  ).toBe("Safari, iPhone");
  expect(deviceOf("<script>alert(1)</script>")).toBe("?");
  expect(deviceOf(undefined)).toBe("?");
});
