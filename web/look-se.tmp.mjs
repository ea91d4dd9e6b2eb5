// usage: node look-se.tmp.mjs name WxH lang theme players edition moves [peek]
import { chromium } from "@playwright/test";
const [,, specs] = process.argv;
const base = process.env.BASE;
const browser = await chromium.launch({ executablePath: process.env.CLADE_CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
for (const spec of specs.split(";")) {
  const [name, size, language, theme, players, edition, moves, action] = spec.trim().split(/\s+/);
  const [width, height] = size.split("x").map(Number);
  const ctx = await browser.newContext({ viewport: { width, height }, serviceWorkers: "block", hasTouch: width < 500 });
  const page = await ctx.newPage(); page.setDefaultTimeout(6000);
  page.on("pageerror", (e) => console.log(name, "ERROR", e.message));
  page.on("console", (m) => { if (m.type() === "error") console.log(name, "console", m.text()); });
  await page.addInitScript((t) => localStorage.setItem("clade.settings", t), JSON.stringify({ language, theme, motion: "off", pace: "instant", lessons: process.env.LESSONS === "1", name: process.env.NAME ?? "" }));
  await page.goto(`${base}/play/s-evolution`);
  await page.locator('input[name="kind"][value="solo"]').check({ force: true });
  await page.locator(`input[name="players"][value="${players}"]`).check({ force: true });
  await page.locator('input[name="bot"]').first().check({ force: true });
  await page.locator('.options [name="edition"]').selectOption(edition);
  await page.locator('button[type="submit"]').click();
  await page.locator(".frame").waitFor();
  await page.evaluate(async ([most, until]) => {
    const frame = () => new Promise((r) => setTimeout(r, 4));
    for (let move = 0; move < most; move++) {
      for (let w = 0; w < 3000 && !document.querySelector(".prompt[data-mine], .scores"); w++) await frame();
      if (document.querySelector(".scores")) return;
      if (until && document.querySelector(until)) return;
      const before = document.querySelector(".frame").dataset.events;
      // sensible: plays, else takes, else choice; prefers done rarely
      const plays = [...document.querySelectorAll('[data-look="plays"]')];
      const mains = [...document.querySelectorAll("[data-choice]")];
      const main = mains.find((b) => b.className.includes("main"));
      const n = Number(before);
      let pick = plays.length ? plays[(n * 7) % plays.length] : undefined;
      if (main && (!plays.length || n % 3 === 0)) pick = main;
      if (!pick) pick = mains[0];
      pick?.click();
      for (let w = 0; w < 300 && document.querySelector(".frame").dataset.events === before && !document.querySelector(".scores"); w++) await frame();
    }
  }, [Number(moves), process.env.UNTIL ?? ""]);
  await page.locator(".prompt[data-mine], .scores").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  if (action?.startsWith("hover:")) await page.locator(action.slice(6)).first().hover().catch((e) => console.log(name, "no hover"));
  if (action?.startsWith("click:")) await page.locator(action.slice(6)).first().click().catch((e) => console.log(name, "no click"));
  if (action?.startsWith("tap:")) await page.locator(action.slice(4)).first().tap().catch((e) => console.log(name, "no tap"));
  await page.waitForTimeout(400);
  const fit = await page.evaluate(() => { const s = document.querySelector(".se-stage"); return [s.style.fontSize, s.dataset.density, s.scrollHeight, s.clientHeight, s.scrollWidth, s.clientWidth].join(" "); });
  console.log(name, fit);
  await page.screenshot({ path: `/tmp/se/pics/${name}.png` });
  await ctx.close();
}
await browser.close();
