// `npm run matrix -- --samples 5000 --seed monday`: boards and pages at sampled windows, zooms, letters, languages, players,
// moments and open sheets, each looked through for what overlaps, is cut off, covered, or too small. `--json` prints
// `{ seed, samples, findings }`; `--only board=evo,width=390` keeps to a part; `--axe 1` asks axe about every sample, not every tenth;
// `--letters 1` holds letters against what lies behind them in every sample, not where axe is asked; `--pictures` leaves a picture of each.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { needChromium } from "./test-browser.js";

const FOLDER = "test-output/matrix";
const REPORT = "test-output/matrix-report.json";

/** Looks at samples; answers them with what was found, and how many tests passed and failed. */
export function matrix({
  samples,
  seed,
  only = "",
  axe = 10,
  letters = axe,
  pictures = false,
  quiet = false,
  words = [],
}) {
  const chromium = needChromium();
  if (chromium === undefined) return { seed, samples: 0, findings: [], passed: 0, failed: 1 };
  const stdio = quiet ? ["ignore", "ignore", "inherit"] : "inherit";
  const built = spawnSync("npx", ["vite", "build", "--config", "web/matrix/vite.config.ts", "--logLevel", "error"], {
    stdio,
  });
  if (built.status !== 0) return { seed, samples: 0, findings: [], passed: 0, failed: 1 };
  rmSync(FOLDER, { recursive: true, force: true });
  rmSync(REPORT, { force: true });
  mkdirSync(FOLDER, { recursive: true });
  spawnSync("npx", ["playwright", "test", "--config", "matrix/playwright.config.ts", ...words], {
    cwd: "web",
    stdio,
    env: {
      ...process.env,
      CLADE_CHROMIUM: chromium,
      CLADE_MATRIX_SAMPLES: String(samples),
      CLADE_MATRIX_SEED: seed,
      CLADE_MATRIX_ONLY: only,
      CLADE_MATRIX_AXE: String(axe),
      CLADE_MATRIX_LETTERS: String(letters),
      ...(pictures ? { CLADE_MATRIX_PICTURES: "1" } : {}),
    },
  });
  const parts = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8")));
  const { stats } = existsSync(REPORT)
    ? JSON.parse(readFileSync(REPORT, "utf8"))
    : { stats: { expected: 0, unexpected: 1, flaky: 0 } };
  return {
    seed,
    samples: parts.reduce((sum, part) => sum + part.samples, 0),
    findings: parts.flatMap(({ findings }) => findings),
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  };
}

/** Why parts of a run broke down, each reason once: what they found otherwise is told as findings. */
function breakdowns() {
  if (!existsSync(REPORT)) return "nothing was run";
  const reasons = new Set();
  const walk = ({ suites = [], specs = [] }) => {
    suites.forEach(walk);
    for (const { errors } of specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results)) {
      for (const { message } of errors) reasons.add(message.split("\n", 1)[0]);
    }
  };
  walk(JSON.parse(readFileSync(REPORT, "utf8")));
  return [...reasons].join("\n");
}

/** The findings board by board and kind by kind, each with the smallest window that shows it. */
function readable(findings) {
  const groups = new Map();
  for (const finding of findings) {
    const key = `${finding.sample.board}  ${finding.kind}  ${finding.what}`;
    const group = groups.get(key) ?? [];
    groups.set(key, [...group, finding]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, group]) => {
      const [first] = group.sort((a, b) => b.sample.width * b.sample.height - a.sample.width * a.sample.height);
      return `${key}  (${group.length})\n    ${first.detail}\n    npm run matrix -- --samples 1 --pictures --only ${first.only}`;
    })
    .join("\n");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values } = parseArgs({
    options: {
      samples: { type: "string", default: "300" },
      seed: { type: "string", default: new Date().toISOString() },
      only: { type: "string", default: "" },
      axe: { type: "string", default: "10" },
      letters: { type: "string" },
      json: { type: "boolean", default: false },
      pictures: { type: "boolean", default: false },
    },
  });
  const samples = Number(values.samples);
  if (!Number.isInteger(samples) || samples < 1) {
    console.error(`--samples is a whole number from 1 on, not ${values.samples}`);
    process.exit(2);
  }
  const [axe, letters] = ["axe", "letters"].map((name) => {
    const every = Number(values[name] ?? values.axe);
    if (Number.isInteger(every) && every >= 0) return every;
    console.error(`--${name} is a whole number, 0 for never, not ${values[name]}`);
    process.exit(2);
  });
  const { seed, only, pictures } = values;
  const found = matrix({ samples, seed, only, axe, letters, pictures, quiet: true, words: ["matrix.browser"] });
  if (found.samples < samples) {
    console.error(`${samples - found.samples} of ${samples} samples were not looked at:\n${breakdowns()}`);
  }
  if (values.json) console.log(JSON.stringify({ seed, samples: found.samples, findings: found.findings }));
  else
    console.log(
      `${readable(found.findings)}\n${found.samples} samples of seed ${seed}: ${found.findings.length} findings`,
    );
  process.exit(found.samples === samples && found.findings.length === 0 ? 0 : 1);
}
