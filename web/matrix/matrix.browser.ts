import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type Found, Looker } from "./looker.ts";

/** How many samples a part looks at. */
const PART = 25;
/** One for each process: opening its pages costs more than looking. */
let looker: Looker | undefined;
const wanted = Number(process.env["CLADE_MATRIX_SAMPLES"] ?? 300);
const seed = process.env["CLADE_MATRIX_SEED"] ?? "short";
const only = process.env["CLADE_MATRIX_ONLY"] ?? "";
/** Axe looks at every so many-th sample: it takes as long as all the rest. */
const axe = Number(process.env["CLADE_MATRIX_AXE"] ?? 10);
/** In every so many-th one letters are held against the picture behind them. */
const letters = Number(process.env["CLADE_MATRIX_LETTERS"] ?? axe);
const isDue = (every: number, index: number): boolean => every > 0 && index % every === 0;
const pictures = process.env["CLADE_MATRIX_PICTURES"];
const folder = new URL("../../test-output/matrix/", import.meta.url).pathname;

const parts = Math.ceil(wanted / PART);
for (let part = 0; part < parts; part++) {
  test(`samples ${part * PART + 1} to ${Math.min(wanted, (part + 1) * PART)} of seed ${seed}`, async ({
    browser,
    baseURL,
  }) => {
    looker ??= new Looker(browser, baseURL ?? "");
    const { page } = await looker.eye({ pointer: "mouse", text: 1 });
    const all = await page.evaluate(
      ([count, from, which]) => window.matrix.samples(count, from, window.matrix.read(which)),
      [Math.min(PART, wanted - part * PART), `${seed} ${part}`, only] as const,
    );
    const findings: Found[] = [];
    for (const [index, sample] of all.entries()) {
      const place = part * PART + index;
      const found = await looker.look(sample, { axe: isDue(axe, place), letters: isDue(letters, place) });
      findings.push(...found);
      if (pictures !== undefined) await looker.picture(sample, `${folder}${part}-${index}.png`);
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}part-${part}.json`, JSON.stringify({ samples: all.length, findings }));
    expect(findings.slice(0, 5).map(({ kind, what, detail, only: again }) => ({ kind, what, detail, again }))).toEqual(
      [],
    );
  });
}
