import type { Page } from "@playwright/test";
import { violations } from "./look.ts";
import { choose, expect as expectSoon, picture, test } from "./visitor.ts";

/** A page that follows itself asks again every few seconds. */
const expect = expectSoon.configure({ timeout: 30_000 });

test("three people in a tournament: set up by keyboard, entered by the link, followed by itself to the end", async ({
  page: ada,
  browser,
  baseURL,
}) => {
  await choose(ada, { name: "Ada" });
  await ada.goto("/tournaments");
  expect(await violations(ada)).toEqual([]);
  await ada.getByRole("link", { name: "Set up a tournament" }).focus();
  await ada.keyboard.press("Enter");
  await expect(ada.getByText("Options")).toBeVisible();
  const name = ada.getByRole("textbox", { name: "Name", exact: true });
  await name.focus();
  await ada.keyboard.type("Kitchen cup");
  await expect(name).toHaveValue("Kitchen cup");
  expect(await violations(ada)).toEqual([]);
  await picture(ada, "tournament-form");
  await ada.getByRole("radio", { name: "2", exact: true }).focus();
  await ada.keyboard.press("Space");
  await ada.getByRole("radio", { name: /^League/ }).focus();
  await ada.keyboard.press("Space");
  await ada.getByRole("spinbutton", { name: "Rounds" }).fill("1");
  await ada.getByRole("combobox", { name: "Break between rounds" }).selectOption("none");
  await ada.getByRole("button", { name: "Open it for entries" }).focus();
  await ada.keyboard.press("Enter");
  await expect(ada.getByRole("heading", { level: 1, name: "Kitchen cup" })).toBeVisible();
  await ada.getByRole("button", { name: "Enter", exact: true }).click();
  await expect(ada.getByText("You are in.")).toBeVisible();

  const others = await Promise.all(
    [
      { name: "", language: "fr", theme: "dark" },
      { name: "지우", language: "ko", theme: "light" },
    ].map(async (settings) => {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await choose(page, settings as Parameters<typeof choose>[1]);
      await page.goto(new URL(ada.url()).pathname);
      return page;
    }),
  );
  const [bo, jiu] = others as [Page, Page];
  // Who has no name yet says it on the way in.
  await bo.getByRole("textbox").fill("Bo");
  await bo.getByRole("button", { name: "S’inscrire" }).click();
  await jiu.getByRole("button", { name: "참가하기" }).click();
  // Everybody sees it by themselves.
  await expect(ada.getByRole("listitem").filter({ hasText: "지우" })).toBeVisible();
  await expect(ada.getByRole("listitem").filter({ hasText: "Bo" })).toBeVisible();
  expect(await violations(bo)).toEqual([]);
  await picture(bo, "tournament-open-phone-dark");
  await ada.getByRole("button", { name: "Start now" }).click();
  await expect(ada.getByRole("heading", { name: "Standing" })).toBeVisible();

  const ways = { ada: "Go to your table", bo: "Aller à votre table", jiu: "내 테이블로 가기" };
  await expect(ada.getByText("round 1 of 1")).toBeVisible();
  const playing: Page[] = [];
  await expect
    .poll(async () => {
      playing.length = 0;
      for (const [page, way] of [
        [ada, ways.ada],
        [bo, ways.bo],
        [jiu, ways.jiu],
      ] as const) {
        if (await page.getByRole("link", { name: way }).isVisible()) playing.push(page);
      }
      return playing.length;
    })
    .toBe(2);
  for (const page of [ada, bo, jiu]) expect(await violations(page)).toEqual([]);
  await picture(ada, "tournament-running");
  await picture(jiu, "tournament-running-phone");
  const [first] = playing as [Page];
  await first.getByRole("link", { name: new RegExp(Object.values(ways).join("|")) }).click();
  await expect(first.locator(".table-page")).toBeVisible();
  await first.locator('a.bar-link[href*="/tournament/"]').click();
  for (const page of playing) {
    await page.evaluate(async () => {
      const { you } = (await (await fetch(`/api/tournaments/${location.pathname.split("/").at(-1)}`)).json()) as {
        you: { table: string | null };
      };
      await fetch(`/api/tables/${you.table}/resign`, { method: "POST" });
    });
  }
  // The stand-in plays both seats to the end.
  await expect(ada.getByText("over · round 1 of 1")).toBeVisible({ timeout: 60_000 });
  await ada.getByText("Crosstable and tie-breaks").click();
  expect(await violations(ada)).toEqual([]);
  await picture(ada, "tournament-over");
  await expect(jiu.getByText("종료", { exact: false }).first()).toBeVisible();
  for (const page of others) await page.context().close();
});
