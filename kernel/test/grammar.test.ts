import { describe, expect, test } from "vitest";
import { addressIn, faultsIn, linesOf, signaturesIn, variantsOf } from "../testkit/index.ts";

/** Faults that were once in the house, or could be: the readers have to find each of them. */
describe("a reader finds", () => {
  test.each([
    ["1 plants", "number"],
    ["You lose 1 Tools and 1 Science.", "number"],
    ["Watering hole: 1 food cards", "number"],
    ["Red has 2 extra birth this turn.", "number"],
    ["at most 1 survivors", "number"],
    ["Red turns a Engineering token.", "article"],
    ["Red takes an card.", "article"],
  ])("in English: %s", (line, fault) => {
    expect(faultsIn("en", line).map((found) => found.split(":")[0])).toContain(fault);
  });

  test.each([
    ["Pourquoi pas : maintenant\u202f?", "breaks at"],
    ["Main: 3", "no space"],
    ["Tour 1; puis", "no space"],
    ["L’espèce 2 de Anning a faim.", "elision"],
    ["l’héritage de Al-Khwarizmi", "elision"],
    ["Une table de Evolution", "elision"],
    ["L’espèce prend 2 viandes, mise en réserve de graisse.", "number"],
    ["séries\u00a0: 1 points pour l’instant", "number"],
    ["1 Outils", "number"],
    ["3 survit", "number"],
    ["Discussion, 1 messages", "number"],
    ["un carte et la dino", "gender"],
    ["Jardins suspendus est accomplie.", "agreement"],
    ["Le Bouclier de Vert arrête Séisme et la change en 2 ressources.", "pronoun"],
    ["Rouge perd rien.", "ne"],
    ["Rouge récolte rien avec ses cartes.", "ne"],
  ])("in French: %s", (line, fault) => {
    expect(faultsIn("fr", line).join("; ")).toContain(fault);
  });

  test.each([
    ["Anning이(가) 먼저 시작합니다.", []],
    ["애닝가 먼저 시작합니다.", ["애닝"]],
    ["빨강를 공격합니다.", ["빨강"]],
    ["주사위로 3를 굴립니다.", []],
    ["버린 더미 III가 비었습니다.", []],
    ["B6로 갑니다.", []],
    ["월리스이 넘깁니다.", ["월리스"]],
  ])("in Korean: %s", (line, names) => {
    expect(faultsIn("ko", line, names)).not.toEqual([]);
  });

  test.each([
    ["en", "Red plays Big Clutch. You have 2 extra births this turn."],
    ["en", "Red plays Weather Sense. Roll 2 times for the climate and choose the result."],
    ["fr", "Merian joue Coin d’ombre. Votre espèce compte 2 parasols de plus."],
    ["fr", "Anning joue Gène en solde. Payez jusqu’à 3 points de moins."],
    ["ko", "빨강이 카드를 씁니다. 당신은 새끼를 2마리 더 낳습니다."],
  ] as const)("who is spoken to, in %s: %s", (language, line) => {
    expect(addressIn(language, line)).not.toEqual([]);
  });
});

describe("a reader passes over", () => {
  test.each([
    ["en", "Red has 1 extra birth this turn, 24 resource cards, an event card and a use."],
    ["fr", "L’espèce 5 d’Anning attaque\u00a0: 2 viandes, mises en réserve de graisse\u202f; 0 point, 1 pas, 5 pas."],
    ["fr", "Rouge ne perd rien, va de A3 à B1, et n’a rien\u00a0: pour rien."],
    ["fr", "Qui a payé-la en jetons\u202f? Pas en dessous de I. «\u00a0Jardins suspendus\u00a0»"],
    ["ko", "애닝이 B6으로 갑니다. 3을, 2를, III이, IV가."],
  ] as const)("in %s: %s", (language, line) => {
    expect(faultsIn(language, line, ["애닝"])).toEqual([]);
    expect(addressIn(language, line)).toEqual([]);
  });
});

test("every line of a vocabulary is made: strings, lists, and sentences with every number and every name", () => {
  const source = `export interface Other {
  readonly said: (count: number) => string;
}
export interface Said {
  readonly plain: string;
  readonly on: {
    readonly deep: (who: string, count: number) => string;
  };
  readonly hard: (thing: Thing) => string;
}`;
  const signatures = signaturesIn(source, "Said");
  expect([...signatures.keys()]).toEqual(["on.deep", "hard"]);
  const words = {
    plain: "a",
    list: ["b"],
    on: { deep: (who: string, count: number) => `${who} ${count}` },
    hard: (thing: { name: string }) => thing.name,
  };
  expect(linesOf(words, signatures, ["x", "y"], [])).toEqual([
    "a",
    "b",
    "x 0",
    "x 1",
    "x 2",
    "x 5",
    "y 0",
    "y 1",
    "y 2",
    "y 5",
  ]);
});

test("an event is varied in each of its keys, however deep", () => {
  const event = { type: "took", on: { seat: 0 }, cards: [{ amount: 3 }] };
  expect(variantsOf(event, { seat: [1, 2], amount: [0] })).toEqual([
    { ...event, on: { seat: 1 } },
    { ...event, on: { seat: 2 } },
    { ...event, cards: [{ amount: 0 }] },
  ]);
});
