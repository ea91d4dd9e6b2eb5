import { expect, test } from "vitest";
import { colourNaming, LANGUAGES, placesOf, standingsOf } from "../index.ts";
import { brokenTies, tieLines } from "../ties.ts";

const breaks = [
  { by: "traits", counts: [4, 4, 9, 4, 1] },
  { by: "order", counts: [-1, -2, 0, -2, 0], unsaid: true },
] as const;
const scores = [20, 20, 31, 20, -1];
const result = { scores, places: placesOf(standingsOf(scores, breaks)), parts: [] };

test("a tie is broken by the first thing in which two neighbours differ; a shared place is no broken tie", () => {
  expect(result.places).toEqual([2, 3, 1, 3, 5]);
  expect(brokenTies(result, breaks)).toEqual([{ ahead: 0, behind: 1, by: "order", counts: undefined }]);
  const byTraits = { scores: [7, 7], places: [2, 1], parts: [] };
  expect(brokenTies(byTraits, [{ by: "traits", counts: [2, 3] }])).toEqual([
    { ahead: 1, behind: 0, by: "traits", counts: [3, 2] },
  ]);
});

test("it has a sentence in every language", () => {
  const tied = { scores: [1, 1], places: [2, 1], parts: [] };
  const lines = LANGUAGES.map((language) =>
    tieLines(
      language,
      tied,
      [{ by: "dinos", counts: [5, 7] }],
      { dinos: { en: "more dinos", fr: "plus de dinos", ko: "공룡이 더 많은" }[language] },
      colourNaming(language, ["red", "blue"]),
    ),
  );
  expect(lines.flat()).toEqual([
    "Blue and Red both have 1 point: Blue is ahead with more dinos (7 to 5).",
    "Bleu et Rouge ont 1 point à égalité\u00a0: Bleu passe devant avec plus de dinos (7 contre 5).",
    "파랑과 빨강이 1점으로 같아, 공룡이 더 많은 파랑이 앞섭니다 (7 대 5).",
  ]);
  const minus = { scores: [-2, -2], places: [1, 2], parts: [] };
  expect(tieLines("en", minus, [{ by: "age", counts: [2, 1] }], {}, colourNaming("en", ["red", "blue"]))).toEqual([
    "Red and Blue both have −2 points: Red is ahead with age (2 to 1).",
  ]);
});
