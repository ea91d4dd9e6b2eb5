import { expect, test } from "vitest";
import { elide, heading, labelled, texts } from "../index.ts";

interface Words {
  readonly plain: string;
  readonly made: (who: string) => string;
  readonly deep: { readonly list: readonly string[]; readonly maker: () => { readonly said: string } };
  readonly number: number;
}
const words = (colon: string): Words => ({
  plain: `Qui ?${colon} « moi »`,
  made: (who) => `${who}${colon} là ; ici !`,
  deep: { list: [`a${colon} b`], maker: () => ({ said: "Où ?" }) },
  number: 3,
});

test("French texts get spaces that do not break, however deep they lie and whoever makes them", () => {
  const { en, fr, ko } = texts({ en: words(":"), fr: words(" :"), ko: words(":") });
  expect(fr.plain).toBe("Qui\u202f?\u00a0: «\u00a0moi\u00a0»");
  expect(fr.made("Rouge")).toBe("Rouge\u00a0: là\u202f; ici\u202f!");
  expect(fr.deep.list).toEqual(["a\u00a0: b"]);
  expect(fr.deep.maker()).toEqual({ said: "Où\u202f?" });
  expect(fr.number).toBe(3);
  expect([en.made("Red"), ko.made("빨강")]).toEqual(["Red: là ; ici !", "빨강: là ; ici !"]);
});

test("a label is followed by a colon as the language sets it", () => {
  expect(labelled("en", "Hand", 3)).toBe("Hand: 3");
  expect(labelled("fr", "Main", 3)).toBe("Main\u00a0: 3");
  expect(labelled("ko", "손패", 3)).toBe("손패: 3");
  expect(heading("fr", "Vos cartes")).toBe("Vos cartes\u00a0:");
});

test("de and que lose their vowel before another", () => {
  const names = ["Anning", "Rouge", "Orange", "Evolution", "Élevage", "Hypatie", "Humboldt", "Yves", "Yann", "Œuf"];
  expect(names.map((name) => elide("de", name))).toEqual([
    "d’Anning",
    "de Rouge",
    "d’Orange",
    "d’Evolution",
    "d’Élevage",
    "d’Hypatie",
    "de Humboldt",
    "d’Yves",
    "de Yann",
    "d’Œuf",
  ]);
  expect(elide("que", "Embuscade")).toBe("qu’Embuscade");
});
