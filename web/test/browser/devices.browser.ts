import { violations } from "./look.ts";
import { choose, expect, picture, test } from "./visitor.ts";

test("one person on two devices: a code brings them there, each sees the other, and one signs the other out", async ({
  page,
  browser,
}) => {
  await choose(page, { name: "Ada" });
  await page.goto("/settings");
  const devices = page.locator(".devices");
  await expect(devices.locator("li")).toHaveCount(1);
  await devices.getByRole("button", { name: "Make a recovery code" }).click();
  const code = (await devices.locator(".recovery").getByRole("status").locator("b").textContent()) ?? "";
  expect(code).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
  expect(await violations(page)).toEqual([]);

  const context = await browser.newContext({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await choose(phone, { name: "Somebody", theme: "dark" });
  await phone.goto("/settings");
  const here = phone.locator(".devices");
  const ways = phone.locator(".sign-in");
  await ways.getByText("I have a recovery code").click();
  await ways.getByLabel("Recovery code").fill("AAAAA-AAAAA-AAAAA-AAAAA");
  await ways.getByRole("button", { name: "Be this person here" }).click();
  await expect(ways.getByRole("alert")).toHaveText("This code is not known.");
  await ways.getByLabel("Recovery code").fill(code);
  await ways.getByLabel("Stay signed in on my other devices").check();
  await ways.getByRole("button", { name: "Be this person here" }).click();
  await expect(here.locator("li")).toHaveCount(2);
  expect(await violations(phone)).toEqual([]);
  await picture(phone, "devices-phone");

  await page.reload();
  await expect(devices.locator("li")).toHaveCount(2);
  await picture(page, "devices");
  await devices.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(devices.locator("li")).toHaveCount(1);
  await phone.reload();
  await expect(here.locator("li")).toHaveCount(1);
  await context.close();
});

test("a name that nobody could read is refused in words, in the language of the page", async ({ page }) => {
  await choose(page, { language: "fr" });
  await page.goto("/settings");
  await page.locator('input[autocomplete="nickname"]').fill("\u3164");
  await expect(page.getByText("Un nom compte de 1 à 24 lettres ou signes visibles")).toBeVisible();
  await page.locator('input[autocomplete="nickname"]').fill("Zoé 👨‍👩‍👧");
  await expect(page.getByText("Un nom compte")).toHaveCount(0);
});
