// What `npm test` says at its end, from the reports that the two runners write: where the time went, and what failed.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

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

/** A line for each test that failed, with the beginning of why: whoever has only the end of the output still knows. */
export function failedTests(vitestReport, browserReport) {
  return [...unitFailures(vitestReport), ...browserFailures(browserReport)].map(
    ({ file, name, why }) => `failed: ${file} › ${name}\n  ${firstLines(why)}`,
  );
}

function firstLines(text) {
  return stripVTControlCharacters(text).split("\n").slice(0, REASON_LINES).join("\n  ");
}
const REASON_LINES = 6;

function unitFailures(report) {
  return unitResults(report).flatMap(({ name, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message !== "") return [{ file, name: "the file itself", why: message }];
    return failed.map(({ fullName, failureMessages }) => ({ file, name: fullName, why: failureMessages.join("\n") }));
  });
}

function browserFailures(report) {
  return browserSuites(report).flatMap((suite) =>
    specsOf(suite)
      .filter(({ tests }) => tests.some(({ status }) => status === "unexpected"))
      .map(({ title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        return { file: browserFile(suite), name: title, why: errors[0]?.message ?? "" };
      }),
  );
}

function unitFiles(report) {
  return unitResults(report).map(({ name, assertionResults }) => ({
    file: relative(process.cwd(), name),
    tests: assertionResults.length,
    seconds: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
  }));
}

function browserFiles(report) {
  return browserSuites(report).map((suite) => {
    const specs = specsOf(suite);
    const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
    return {
      file: browserFile(suite),
      tests: specs.length,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    };
  });
}

function unitResults(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).testResults : [];
}

function browserSuites(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).suites : [];
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function browserFile({ file }) {
  return `web/test/browser/${file}`;
}
