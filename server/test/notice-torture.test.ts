import { expect, test } from "vitest";
import { withData } from "../testkit/index.ts";
import { tortureNotices } from "../testkit/notice-torture.ts";

test("people by correspondence are told of every turn, and of none twice, while the server is killed again and again", async () => {
  const report = await withData((folder) => tortureNotices(folder, { people: 20, kills: 3 }));
  expect(report.findings).toEqual([]);
  expect(report.notices).toBe(report.turns);
  expect(report.turns).toBeGreaterThan(report.people / 2);
}, 300_000);
