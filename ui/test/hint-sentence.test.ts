import { LANGUAGES } from "@clade/kernel";
import { expect, test } from "vitest";
import { hintSentence } from "../hint-sentence.ts";

const text = {
  move: (_view: unknown, move: string) => `[${move}]`,
  holdings: { dinos: ["[dino]", "[dinos]"] as const },
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

test.each(LANGUAGES)(
  "what somebody has more of comes first; whose it is, how much of what, and more or less (%s)",
  (language) => {
    const said = (seat: 0 | 1, by: number, holding = "dinos") => {
      const why = { than: "wait", event: { type: "rain" }, after: 0.9, instead: 0, change: { seat, holding, by } };
      return hintSentence({ ...reader(language), naming: (other) => `<${other}>` }, why, 3);
    };
    for (const part of [(1.4).toLocaleString(language), "[dino", "[wait]"]) expect(said(0, 1.38)).toContain(part);
    expect(said(0, 1.38)).not.toMatch(/<|rain/);
    expect(said(1, -1.38)).toContain("<1>");
    expect(said(1, -1.38)).not.toEqual(said(1, 1.38));
    expect(said(0, 1.02)).toMatch(language === "ko" ? /\[dinos\]/ : /\[dino\]/);
    // An older page does not know what a newer server counts.
    expect(said(0, 1.38, "unheard-of")).toContain("rain comes");
  },
);
