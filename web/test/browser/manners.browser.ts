import { choose, expect, picture, test } from "./visitor.ts";
import { invite, joinBy } from "./table.ts";

test("the host removes somebody, who no longer finds the table; a chat can be told of; what is kept can be had and erased", async ({
  browser,
}) => {
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ serviceWorkers: "block" })));
  const [ada, bert] = await Promise.all(contexts.map((context) => context.newPage()));
  if (ada === undefined || bert === undefined) throw new Error("no pages");
  await choose(ada, { name: "Ada" });
  await choose(bert, { name: "Bert" });

  const code = await invite(ada);
  await joinBy(bert, code);
  const remove = ada.getByRole("button", { name: "Remove Bert" });
  await expect(remove).toBeVisible();
  await expect(ada.getByRole("button", { name: "Remove Ada" })).toHaveCount(0);
  await expect(bert.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await picture(ada, "manners-waiting");
  await remove.click();
  await expect(ada.locator(".waiting-seats")).not.toContainText("Bert");
  await bert.reload();
  await expect(bert.locator("body")).not.toContainText("Ada");

  // Somebody talks, and the operator is told.
  await ada.getByRole("button", { name: "Chat" }).click();
  await ada.getByLabel("Say something").fill("something rude");
  await ada.getByRole("button", { name: "Send" }).click();
  await expect(ada.locator(".chat-lines")).toContainText("something rude");
  await ada.getByRole("button", { name: "Tell the operator" }).click();
  await ada.getByRole("checkbox", { name: /something rude/ }).check();
  await ada.getByLabel("What happened?").fill("somebody is rude");
  await picture(ada, "manners-tell");
  await ada.locator(".tell-operator").getByRole("button", { name: "Send" }).click();
  await expect(ada.getByRole("status").filter({ hasText: "Sent." })).toBeVisible();

  await ada.goto("/settings");
  const download = ada.waitForEvent("download");
  await ada.getByRole("link", { name: "Download all of it" }).click();
  expect((await download).suggestedFilename()).toBe("clade-data.json");
  await ada.getByRole("button", { name: "Have it erased" }).click();
  await picture(ada, "manners-erase");
  await ada.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(ada.getByText("All of it is erased.")).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});
