import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import type { OfficesReport } from "../testkit/offices.ts";

describe("the steps of a tournament, with two servers after them", () => {
  let report: OfficesReport;
  beforeAll(async () => {
    const script = fileURLToPath(new URL("../dist/testkit/offices.js", import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 110_000 });
    report = JSON.parse(stdout) as OfficesReport;
  }, 120_000);

  test("every round is drawn once, each table is made once and ends once, everybody is told once", () => {
    const { rounds, tables, ended, told } = report.both;
    expect(rounds).toBe(2);
    expect(tables).toHaveLength(8);
    expect(new Set(tables).size).toBe(8);
    expect([...ended].sort()).toEqual([...tables].sort());
    expect([...told].sort()).toEqual(["Ada 1", "Ada 2", "Bob 1", "Bob 2"]);
    expect(report.troubles).toEqual([]);
  });

  test("who has not checked in when it begins is not in it; bots fill what is left", () => {
    expect(report.checkedIn).toEqual(["p1", "p2", "random", "random"]);
  });

  test("with too few it is called off by itself", () => {
    expect(report.alone).toBe("cancelled");
  });
});
