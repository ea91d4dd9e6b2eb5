// sweep: boards × states × themes, prints distinct violations
import { chromium } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
const [, , list = "", seed = "axe", per = "2", extra = ""] = process.argv;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await (await browser.newContext({ baseURL: "http://127.0.0.1:47124" })).newPage();
await page.goto("/");
await page.waitForFunction(() => "matrix" in window);
const GAMES = ["evo", "evolution", "progress", "s-evolution", "moult"];
const STATES = [
  "plain",
  "picked",
  "why",
  "hint",
  "lesson",
  "moves",
  "log",
  "rules",
  "fair",
  "result",
  "fold",
  "clocks",
  "people",
];
const PAGES = [
  "home",
  "set-up",
  "waiting-room",
  "rules",
  "settings",
  "cards",
  "games",
  "replay",
  "sign-in",
  "notices",
  "letter-link",
  "person",
  "quick",
  "leaders",
  "inbox",
  "club",
  "people",
  "invitation",
  "tournament",
  "tournaments",
  "new-tournament",
];
const plans = [];
for (const b of list ? list.split("+") : [...GAMES, ...PAGES]) {
  if (GAMES.includes(b))
    for (const state of STATES) for (const theme of ["light", "dark"]) plans.push({ board: b, game: b, state, theme });
  else for (const theme of ["light", "dark"]) plans.push({ board: b, theme });
}
const seen = new Map();
let n = 0,
  t = 0;
for (const plan of plans) {
  const samples = await page.evaluate(
    ([s, o, c]) => window.matrix.samples(c, s, o),
    [
      seed + JSON.stringify(plan),
      {
        ...plan,
        pointer: "mouse",
        text: 1,
        zoom: 1,
        ...Object.fromEntries(
          extra
            .split(",")
            .filter(Boolean)
            .map((p) => {
              const [k, v] = p.split("=");
              return [k, isNaN(+v) ? v : +v];
            }),
        ),
      },
      +per,
    ],
  );
  for (const sample of samples) {
    await page.setViewportSize(sample);
    try {
      await page.evaluate((s) => window.matrix.show(s), sample);
      await page.evaluate(() => window.matrix.intoPlainSight());
    const t0 = Date.now();
      const { violations, incomplete, passes } = await new AxeBuilder({ page })
        .setLegacyMode()
        
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      t += Date.now() - t0;
      n++;
      for (const v of violations)
        for (const node of v.nodes) {
          const key = v.id + " " + sample.board + " " + node.target.join(" ").replace(/\d+/g, "#");
          if (!seen.has(key)) {
            seen.set(key, 1);
            console.log(
              `${v.id} [${sample.board} ${sample.state} ${sample.theme}] ${node.target.join(" ")}\n   ${node.failureSummary.replace(/\n/g, " ").slice(0, 230)}\n   ${node.html.slice(0, 140)}\n   ${Object.entries(
                sample,
              )
                .map(([k, v]) => `${k}=${String(v).replaceAll(" ", "_")}`)
                .join(",")}`,
            );
          } else seen.set(key, seen.get(key) + 1);
        }
    } catch (e) {
      console.log("ERROR", e.message.slice(0, 300), JSON.stringify(sample));
    }
  }
}
console.log(n, "looked at,", (t / n).toFixed(0), "ms each,", seen.size, "kinds", inc, pass);
await browser.close();
