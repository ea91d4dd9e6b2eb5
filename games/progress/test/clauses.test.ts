import { fileURLToPath } from "node:url";
import { untestedClauses } from "@clade/kernel/testkit";
import { expect, test } from "vitest";

test("every clause of the rules has a test that names it", () => {
  const page = fileURLToPath(new URL("../../../docs/rules/progress.md", import.meta.url));
  expect(untestedClauses(page, fileURLToPath(new URL(".", import.meta.url)))).toEqual([]);
});
