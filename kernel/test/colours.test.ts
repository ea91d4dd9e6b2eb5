import { expect, test } from "vitest";
import { colourNames } from "../index.ts";

test("seats are called after their colours, in the game's order and the reader's language", () => {
  expect(colourNames("fr", ["red", "green", "blue"])).toEqual(["Rouge", "Vert", "Bleu"]);
  expect(colourNames("ko", ["orange", "violet"])).toEqual(["주황", "보라"]);
});
