import { expect, test } from "vitest";
import { shownNames } from "../seat-names.ts";

test("a bot that is called by its level gets a name of its own, which nobody else at the table has", () => {
  const seats = [
    { name: "Anning", bot: null },
    { name: "adept", bot: "adept" },
    { name: null, bot: null },
    { name: "adept", bot: "adept" },
  ];
  expect(shownNames(seats)).toEqual(["Anning", "Darwin", undefined, "Merian"]);
});

test("a bot that plays for somebody who is away leaves them their name", () => {
  expect(shownNames([{ name: "Ada", bot: "adept" }])).toEqual(["Ada"]);
});
