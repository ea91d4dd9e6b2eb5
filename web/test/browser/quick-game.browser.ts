import type { Browser, Page } from "@playwright/test";
import { violations } from "./look.ts";
import { choose, expect, picture, test } from "./visitor.ts";

async function another(
  browser: Browser,
  settings: Parameters<typeof choose>[1],
  viewport = { width: 390, height: 844 },
): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block", viewport });
  const page = await context.newPage();
  await choose(page, settings);
  return page;
}

test("three people at once: two are found for each other, the third is offered bots when nobody comes", async ({
  page,
  browser,
}) => {
  // On a phone, in French, at night: a game of five that nobody else wants.
  const cy = await another(browser, { name: "Cy", language: "fr", theme: "dark" }, { width: 360, height: 740 });
  await cy.goto("/");
  await cy.getByRole("link", { name: "Partie rapide" }).click();
  await cy.getByRole("checkbox", { name: /^Evo(?!lution)/ }).check({ force: true });
  await cy.getByRole("checkbox", { name: /^Evolution/ }).uncheck({ force: true });
  for (const number of ["2", "3", "4"])
    await cy.getByRole("checkbox", { name: number, exact: true }).uncheck({ force: true });
  await cy.getByRole("button", { name: "Trouver des joueurs" }).click();
  await expect(cy.getByRole("alert").filter({ hasText: "Choisissez" })).toBeVisible();
  await cy.getByRole("checkbox", { name: "5", exact: true }).check({ force: true });
  await cy.getByRole("radio", { name: "30 secondes" }).check({ force: true });
  expect(await violations(cy)).toEqual([]);
  await picture(cy, "quick-wish-phone");
  await cy.getByRole("button", { name: "Trouver des joueurs" }).click();
  await expect(cy.getByRole("heading", { name: "On cherche des joueurs…" })).toBeVisible();
  // A reload loses nothing.
  await cy.reload();
  await expect(cy.getByRole("heading", { name: "On cherche des joueurs…" })).toBeVisible();
  await picture(cy, "quick-waiting-phone");

  // By keyboard alone.
  await choose(page, { name: "Ada" });
  await page.goto("/quick");
  await page.getByRole("checkbox", { name: /^Evolution/ }).focus();
  await expect(page.getByRole("checkbox", { name: /^Evolution/ })).toBeChecked();
  await page.getByRole("button", { name: "Find people" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Looking for people…" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await picture(page, "quick-waiting");
  // Stopping and starting again is fine.
  await page.getByRole("button", { name: "Stop looking" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Find people" }).focus();
  await page.keyboard.press("Enter");
  const bob = await another(browser, { name: "Bob", language: "ko" });
  await bob.goto("/quick");
  await bob.getByRole("button", { name: "함께할 사람 찾기" }).click();
  await expect(page).toHaveURL(/\/online\//);
  await expect(bob).toHaveURL(new URL(page.url()).pathname);
  await expect(page.locator(".frame")).toBeVisible();
  await expect(bob.locator(".frame")).toBeVisible();

  const bots = cy.getByRole("button", { name: "Jouer maintenant, avec des bots" });
  await expect(bots).toBeVisible({ timeout: 60_000 });
  expect(await violations(cy)).toEqual([]);
  await picture(cy, "quick-offers-phone");
  await bots.click();
  await expect(cy).toHaveURL(/\/online\//, { timeout: 30_000 });
  await expect(cy.locator(".frame")).toBeVisible();
  await Promise.all([cy, bob].map((each) => each.context().close()));
});
