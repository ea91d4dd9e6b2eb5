import { fileURLToPath } from "node:url";
import { untestedClauses } from "@clade/kernel/testkit";
import { expect, test } from "vitest";

test("no clause is untested", () => {
  const rules = fileURLToPath(new URL("../../../docs/rules/s-evolution.md", import.meta.url));
  expect(untestedClauses(rules, fileURLToPath(new URL(".", import.meta.url)))).toEqual([]);
});
