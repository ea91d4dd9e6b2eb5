import { LANGUAGES } from "@clade/kernel";
import { expect, test } from "vitest";
import { hintSentence } from "../hint-sentence.ts";

const text = {
  move: (_view: unknown, move: string) => `[${move}]`,
  event: (event: { readonly type: string }) => (event.type === "quiet" ? undefined : `${event.type} comes.`),
};
const reader = (language: (typeof LANGUAGES)[number]) => ({
  language,
  text,
  naming: String,
  view: {},
  watcher: 0 as const,
});

test.each(LANGUAGES)("a hint names what happens, how often, and the move it is compared with (%s)", (language) => {
  const why = { than: "wait", event: { type: "rain" }, after: 0.62, instead: 0.14 };
  const sentence = hintSentence(reader(language), why, 3);
  for (const part of ["rain comes", "[wait]", "6", "1", "10"]) expect(sentence).toContain(part);
  expect(sentence).not.toContain("comes.");
});

test.each(LANGUAGES)(
  "where nothing makes the difference the points do, and where they are none nothing is made up (%s)",
  (language) => {
    for (const event of [null, { type: "quiet" }]) {
      const why = { than: "wait", event, after: 0.9, instead: 0 };
      expect(hintSentence(reader(language), why, 3.2)).toMatch(/3.*\[wait\]|\[wait\].*3/);
      expect(hintSentence(reader(language), why, 0.2)).not.toMatch(/\d/);
    }
  },
);
