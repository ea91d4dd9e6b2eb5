import { seeded, isComplaint, readOptions } from "@clade/kernel";
import { expect, test } from "vitest";
import { taste } from "../bot/taste.ts";
import { progress } from "../rules/game.ts";

const options = readOptions(progress.options, {});
if (isComplaint(options)) throw new Error(options.complaint);
const state = progress.setUp(3, options, { chance: seeded("styles"), tell: () => {} });
const liking = (card: string, style: "bold" | "cautious") => taste(state, 0, { type: "discover", card }, style) ?? 0;

test("the bold hurry on to the next age, the cautious first learn what makes them more able", () => {
  // Iron Working announces an age; a Calendar only teaches.
  expect(liking("iron-working", "bold")).toBeGreaterThan(liking("iron-working", "cautious"));
  expect(liking("calendar", "cautious")).toBeGreaterThan(liking("calendar", "bold"));
  expect(taste(state, 0, { type: "end" }, "bold")).toBeUndefined();
});
