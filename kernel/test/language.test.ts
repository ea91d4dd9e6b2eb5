import { expect, test } from "vitest";
import { kernelRefusal, particle, plural, refusalSentence } from "../index.ts";

test("plurals follow each language: French counts 0 as one, Korean has no plural", () => {
  const forms = { one: "card", other: "cards" };
  expect([0, 1, 2].map((count) => plural("en", count, forms))).toEqual(["cards", "card", "cards"]);
  expect([0, 1, 2].map((count) => plural("fr", count, forms))).toEqual(["card", "card", "cards"]);
  expect([1, 2].map((count) => plural("ko", count, forms))).toEqual(["cards", "cards"]);
});

test("Korean particles follow the last sound", () => {
  expect(particle("빨강", "이", "가")).toBe("빨강이");
  expect(particle("파랑이", "이", "가")).toBe("파랑이가");
  expect(particle("물", "으로", "로")).toBe("물로");
  expect(particle("3", "을", "를")).toBe("3을");
  expect(particle("2", "을", "를")).toBe("2를");
  expect(particle("B8", "으로", "로")).toBe("B8로");
  expect(particle("B6", "으로", "로")).toBe("B6으로");
  expect(particle("Ada", "은", "는")).toBe("Ada은(는)");
});

test("the kernel's own refusals have a sentence in every language", () => {
  expect(kernelRefusal("fr", { code: "game-over", clause: "house" })).toBe("La partie est terminée.");
  expect(kernelRefusal("en", { code: "toString", clause: "house" })).toBeUndefined();
});

test("a game's refusal is filled with its details in words; what is not its own is the kernel's", () => {
  const sentences = { "too-dear": "{what} costs {price}, not {offer}." };
  const told = (code: string, details: Record<string, string | number>) =>
    refusalSentence("en", sentences, { code, clause: "X-1", details }, ({ what, ...rest }) => ({
      ...rest,
      what: `the ${what}`,
    }));
  expect(told("too-dear", { what: "horn", price: 3 })).toBe("the horn costs 3, not {offer}.");
  expect(told("game-over", {})).toBe("The game is over.");
  expect(told("toString", {})).toBe("toString");
});
