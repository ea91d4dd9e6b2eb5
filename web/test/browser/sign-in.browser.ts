import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withAuthenticator } from "./authenticator.ts";
import { violations } from "./look.ts";
import { choose, expect, picture, test } from "./visitor.ts";

const CLADE = fileURLToPath(new URL("../../../cli/bin/clade.js", import.meta.url));
const PROVIDER = fileURLToPath(new URL("../../../server/dist/testkit/provide-openid.js", import.meta.url));

/** Runs a program until it has said something that is looked for. */
async function started(file: string, args: readonly string[], sought: RegExp): Promise<string> {
  const program = spawn(process.execPath, [file, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  programs.push(program);
  return new Promise<string>((resolve, reject) => {
    let said = "";
    program.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const match = sought.exec(said)?.[1];
      if (match !== undefined) resolve(match);
    });
    program.once("exit", () => reject(new Error(`${file} ended: ${said}`)));
  });
}
const programs: ChildProcess[] = [];
const folders: string[] = [];
test.afterEach(async () => {
  for (const program of programs.splice(0)) {
    const ended = new Promise((resolve) => program.once("exit", resolve));
    program.kill("SIGTERM");
    await ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test("a passkey made on one device signs its person in on another, who is told what stays behind", async ({
  page,
  browser,
  baseURL,
}) => {
  // Passkeys need a name; the bare address of a machine is none.
  const site = (baseURL ?? "").replace("127.0.0.1", "localhost");
  await choose(page, { name: "Ada" });
  const laptop = await withAuthenticator(page);
  await page.goto(`${site}/play/evolution`);
  await page.locator(".ways label:nth-of-type(3) input").check({ force: true });
  await page.locator('button[type="submit"]').click();
  await expect(page.locator(".invitation")).toBeVisible();
  await page.goto(`${site}/settings`);
  const passkeys = page.locator(".passkeys");
  await expect(passkeys).toContainText("You have none yet.");
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.locator("li")).toHaveCount(1);
  // The device has one already: no second one is made.
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("status")).toHaveText("This device has a passkey for you already.");
  await passkeys.getByRole("button", { name: /^Rename/ }).click();
  await passkeys.getByLabel("Name of the passkey").fill("Ada’s laptop");
  await passkeys.getByRole("button", { name: "Save" }).click();
  await expect(passkeys.locator("li b")).toHaveText("Ada’s laptop");
  expect(await violations(page)).toEqual([]);
  await picture(page, "passkeys");
  const { credentials } = await laptop.cdp.send("WebAuthn.getCredentials", {
    authenticatorId: laptop.authenticatorId,
  });
  expect(credentials).toHaveLength(1);

  const context = await browser.newContext({ serviceWorkers: "block", viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  await choose(phone, { name: "Somebody", theme: "dark" });
  const pocket = await withAuthenticator(phone);
  await phone.goto(`${site}/play/progress`);
  await phone.locator(".ways label:nth-of-type(3) input").check({ force: true });
  await phone.locator('button[type="submit"]').click();
  await expect(phone.locator(".invitation")).toBeVisible();
  await phone.goto(`${site}/`);
  await phone.getByRole("link", { name: "Sign in" }).click();
  const ways = phone.locator(".sign-in");
  await ways.getByRole("button", { name: "Sign in with a passkey" }).click();
  const asked = phone.getByRole("alertdialog");
  await expect(asked).toContainText("On this device you are Somebody, with a game going on.");
  await picture(phone, "sign-in-leaving");
  await asked.getByRole("button", { name: "Stay Somebody" }).click();
  await expect(asked).toHaveCount(0);

  // A device without the passkey: whoever is here stays who they are.
  await ways.getByRole("button", { name: "Sign in with a passkey" }).click();
  await asked.getByRole("button", { name: "Sign in all the same" }).click();
  await expect(ways.getByRole("alert")).toHaveText("No passkey was shown. Nothing has changed.");
  // The person's devices share it now.
  for (const credential of credentials) {
    await pocket.cdp.send("WebAuthn.addCredential", { authenticatorId: pocket.authenticatorId, credential });
  }
  await ways.getByRole("button", { name: "Sign in with a passkey" }).click();
  await asked.getByRole("button", { name: "Sign in all the same" }).click();
  await expect(ways.getByRole("alert")).toHaveText("You are Ada here too.");
  expect(await violations(phone)).toEqual([]);
  await phone.getByRole("link", { name: "To the games" }).click();
  await expect(phone.locator(".home")).toContainText("Evolution");
  await phone.goto(`${site}/settings`);
  await expect(phone.locator(".devices > ul li")).toHaveCount(2);
  await expect(phone.locator(".passkeys li b")).toHaveText("Ada’s laptop");
  await picture(phone, "passkeys-phone");

  await passkeys.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(passkeys).toContainText("You have none yet.");
  await phone.getByRole("button", { name: "Sign out on this device" }).click();
  await phone.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(phone.locator(".devices").getByText("You are signed out here")).toBeVisible();
  await expect(phone.locator(".devices > ul li")).toHaveCount(1);
  await phone.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(phone.locator(".sign-in").getByRole("alert")).toHaveText("This passkey is not known here.");
  await context.close();
});

test("the operator's provider brings a person to another device, under a path", async ({ page, browser }) => {
  const data = mkdtempSync(join(tmpdir(), "clade-openid-"));
  folders.push(data);
  const provider = await started(PROVIDER, [], /^(\[.*\])$/m);
  const flags = JSON.parse(provider) as string[];
  const server = await started(
    CLADE,
    ["serve", "--port", "0", "--data", data, "--prefix", "/clade", ...flags],
    /Clade is at .*?(http:\/\/[\w.:]+)/,
  );
  const site = `${server}/clade`;
  await choose(page, { name: "Ada" });
  await page.goto(`${site}/play/evolution`);
  await page.locator(".ways label:nth-of-type(3) input").check({ force: true });
  await page.locator('button[type="submit"]').click();
  await expect(page.locator(".invitation")).toBeVisible();
  await page.goto(`${site}/sign-in`);
  await page.getByRole("button", { name: "Sign in with Museum" }).click();
  await expect(page).toHaveURL(`${site}/settings`);
  await expect(page.locator(".devices").getByText("You are Ada here too.")).toBeVisible();
  await expect(page.locator(".sign-in")).toContainText("Museum brings you here from any device.");

  const context = await browser.newContext({ serviceWorkers: "block" });
  const phone = await context.newPage();
  await choose(phone, { language: "ko", theme: "dark" });
  await phone.goto(`${site}/sign-in`);
  await phone.getByRole("button", { name: /Museum/ }).click();
  await expect(phone.getByText("이제 여기서도 Ada 님입니다.")).toBeVisible();
  expect(await violations(phone)).toEqual([]);
  await context.close();
});
