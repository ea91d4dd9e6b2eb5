import { expect, type Locator, type Page } from "@playwright/test";

type Role = "button" | "link" | "textbox" | "checkbox" | "radio" | "combobox" | "group";

/** More steps than any page has things to stop at. */
const MOST_STEPS = 150;

/**
 * Somebody who has a keyboard and nothing else: walks over a page with Tab to what a screen reader calls by that role and name, and
 * acts there. What cannot be reached so is a failure.
 */
export class Hands {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Walks to it. */
  async to(role: Role, name: string | RegExp, within: Page | Locator = this.page): Promise<Locator> {
    const exact = typeof name === "string" ? { exact: true } : {};
    return this.walk(within.getByRole(role, { name, ...exact }).first(), `the ${role} “${name}”`);
  }
  async walk(wanted: Locator, what: string): Promise<Locator> {
    await wanted.waitFor({ state: "attached" });
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return wanted;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`no way to ${what} by Tab, on ${this.page.url()}`);
  }

  /** Walks to a button or a link, and presses it. */
  async press(role: "button" | "link", name: string | RegExp, within?: Locator): Promise<void> {
    await this.to(role, name, within);
    await this.page.keyboard.press("Enter");
  }

  /** Opens what a line opens: its name is all of its text. */
  async open(summary: Locator): Promise<void> {
    await this.walk(summary, "what can be opened");
    await this.page.keyboard.press("Enter");
  }

  /** One of several that exclude each other: walks to the group, and in it with the arrows. */
  async choose(name: string | RegExp): Promise<void> {
    const exact = typeof name === "string" ? { exact: true } : {};
    const wanted = this.page.getByRole("radio", { name, ...exact }).first();
    await wanted.waitFor({ state: "attached" });
    const group = (await wanted.getAttribute("name")) ?? "";
    const isIn = (): Promise<boolean> =>
      this.page.evaluate((each) => document.activeElement?.getAttribute("name") === each, group);
    for (let steps = 0; steps < MOST_STEPS && !(await isIn()); steps++) await this.page.keyboard.press("Tab");
    for (let steps = 0; steps < 20; steps++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) break;
      await this.page.keyboard.press("ArrowDown");
    }
    // Where there is one alone, or none is chosen yet, the arrows choose nothing.
    if (!(await wanted.isChecked())) await this.page.keyboard.press("Space");
    await expect(wanted).toBeChecked();
  }

  async check(name: string | RegExp, isOn = true): Promise<void> {
    const box = await this.to("checkbox", name);
    if ((await box.isChecked()) !== isOn) await this.page.keyboard.press("Space");
    await expect(box).toBeChecked({ checked: isOn });
  }

  async type(name: string | RegExp, text: string): Promise<void> {
    const field = await this.to("textbox", name);
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  }
}
