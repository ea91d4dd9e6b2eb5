// Where the time of `npm test` goes: the slowest test files, from the reports that the two runners write.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

const ROWS = 12;

/** A short table of the slowest files of both reports; those that are missing are left out. */
export function slowestFiles(vitestReport, browserReport) {
  const rows = [...unitFiles(vitestReport), ...browserFiles(browserReport)].sort((a, b) => b.seconds - a.seconds);
  const total = rows.reduce((sum, { seconds }) => sum + seconds, 0);
  const line = ({ seconds, tests, file }) =>
    `${seconds.toFixed(1).padStart(7)} s ${String(tests).padStart(5)}  ${file}`;
  return [
    `The slowest of ${rows.length} test files (${total.toFixed(0)} s in all, two at a time):`,
    "  seconds tests  file",
    ...rows.slice(0, ROWS).map(line),
  ].join("\n");
}

function unitFiles(report) {
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  return testResults.map(({ name, assertionResults }) => ({
    file: relative(process.cwd(), name),
    tests: assertionResults.length,
    seconds: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
  }));
}

function browserFiles(report) {
  if (!existsSync(report)) return [];
  const { suites } = JSON.parse(readFileSync(report, "utf8"));
  const specsOf = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(specsOf)];
  return suites.map((suite) => {
    const specs = specsOf(suite);
    const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
    return {
      file: `web/test/browser/${suite.file}`,
      tests: specs.length,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    };
  });
}
