import type { GamePack, Language, RuleChapter, ThingText } from "@clade/kernel";
import type { TableWords } from "../words/index.ts";

/** How many things a vague question may name before it is better asked again. */
const MOST_NAMED = 40;

/** What a person can ask at a table: the rules that hold there, and what its things are and cost. */
export class Asking {
  readonly #pack: GamePack;
  readonly #language: Language;
  readonly #says: TableWords;

  constructor(pack: GamePack, language: Language, says: TableWords) {
    this.#pack = pack;
    this.#language = language;
    this.#says = says;
  }

  /** The chapters of the rules as they hold at this table. */
  chapters(view: unknown): RuleChapter[] {
    const { text, reference } = this.#pack;
    return text[this.#language].rules.flatMap(({ title, rules }) => {
      const holding = rules.flatMap((rule) => {
        const said = reference?.rule === undefined ? rule.text : reference.rule(view, rule);
        return said === undefined ? [] : [{ clause: rule.clause, text: said }];
      });
      return holding.length === 0 ? [] : [{ title, rules: holding }];
    });
  }

  things(view: unknown): readonly ThingText[] {
    return this.#pack.reference?.things(view, this.#language) ?? [];
  }

  /** A rule by its id; anything else is looked for among the things. */
  rule(view: unknown, id: string): string[] {
    const clause = id.toUpperCase();
    const found = this.chapters(view)
      .flatMap(({ rules }) => rules)
      .filter((rule) => rule.clause === clause);
    if (found.length > 0) return found.map((rule) => `${rule.clause}  ${rule.text}`);
    const written = this.#pack.text[this.#language].rules.flatMap(({ rules }) => rules);
    if (written.some((rule) => rule.clause === clause)) return [this.#says.notHere(clause)];
    const things = this.#called(view, id);
    return things.length > 0 ? this.#told(id, things) : [this.#says.unknownRule(id, this.exampleClause(view))];
  }

  /** A thing by its name or the beginning of it; anything else is looked for among the rules. */
  thing(view: unknown, name: string): string[] {
    const things = this.#called(view, name);
    if (things.length > 0) return this.#told(name, things);
    const isRule = this.#pack.text[this.#language].rules.some(({ rules }) =>
      rules.some(({ clause }) => clause === name.toUpperCase()),
    );
    return isRule ? this.rule(view, name) : [this.#says.nothingCalled(name)];
  }

  /** The things that a choice names. */
  about(view: unknown, label: string): string[] {
    const said = plain(label);
    const named = this.things(view).filter(({ name }) => said.includes(plain(name)));
    // A longer name that is named too holds the shorter one only by chance: "Iron Working" is not about Iron.
    const own = named.filter(({ name }) => !named.some((other) => other.name !== name && other.name.includes(name)));
    return own.length === 0 ? [this.#says.nothingCalled(label)] : own.flatMap(tell);
  }

  exampleClause(view: unknown): string {
    return this.chapters(view)[0]?.rules[0]?.clause ?? "";
  }
  exampleThing(view: unknown): string {
    return this.things(view)[0]?.name ?? "";
  }

  #called(view: unknown, name: string): readonly ThingText[] {
    const asked = plain(name);
    if (asked === "") return [];
    const things = this.things(view);
    const fits = [
      (called: string) => called === asked,
      (called: string) => called.startsWith(asked),
      (called: string) => called.includes(asked),
    ];
    for (const fit of fits) {
      const found = things.filter((thing) => fit(plain(thing.name)));
      if (found.length > 0) return found;
    }
    return [];
  }

  #told(asked: string, things: readonly ThingText[]): string[] {
    if (new Set(things.map(({ name }) => name)).size === 1) return things.flatMap(tell);
    const names = things.slice(0, MOST_NAMED).map(({ name }) => `  ${name}`);
    return [this.#says.whichOne(asked), ...names];
  }
}

function tell({ name, lines }: ThingText): string[] {
  return [name, ...lines.map((line) => `  ${line}`)];
}

/** As people type it: without capitals, accents and the difference between dashes, quotes and spaces. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[’'`]/g, "'")
    .replaceAll(/[\s\-‐–—_]+/g, " ")
    .trim();
}
