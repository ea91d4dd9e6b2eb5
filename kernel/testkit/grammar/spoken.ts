/** Every line that words can make: each string, and each sentence with every name and every small number put into it. */

export const SMALL_NUMBERS: readonly number[] = [0, 1, 2, 5];
const NUMERALS: readonly string[] = ["I", "II", "III", "IV", "V", "VI"];
/** Keys whose text is a person, or an age: what they are filled with. */
const PEOPLE = /^(who|whom|host|name|names|others|waiting|owner|by)$/;
/** Times and days, which are written by the device. */
const TIMES = /^(when|date|day|time|more)$/;
/** More combinations than these say nothing new. */
const MOST = 4000;

/** What the functions of an interface take, by path: read from its source, since types are gone when it runs. */
export function signaturesIn(
  source: string,
  name: string,
): Map<string, readonly (readonly [name: string, type: string])[]> {
  const found = new Map<string, readonly (readonly [string, string])[]>();
  const path: string[] = [];
  const [, body = ""] = source.split(new RegExp(`^(?:export )?interface ${name} \\{$`, "m"));
  for (const line of body.split(/^\}/m)[0]?.split("\n") ?? []) {
    const [, word = "", rest = ""] =
      /^ +readonly (?:"([^"]+)"|(\w+))\??: (.*)$/.exec(line)?.filter((part) => part) ?? [];
    if (rest === "{") path.push(word);
    else if (rest.startsWith("(")) found.set([...path, word].join("."), parameters(rest));
    else if (/^ +\}/.test(line)) path.pop();
  }
  return found;
}

function parameters(type: string): readonly (readonly [string, string])[] {
  const inner = /^\((.*?)\) =>/.exec(type)?.[1] ?? "";
  return [...inner.matchAll(/(\w+): ([^,]+)/g)].map(([, name = "", kind = ""]) => [name, kind] as const);
}

/** All lines of a catalogue; what takes more than numbers and texts is left to whoever knows it. */
export function linesOf(
  words: unknown,
  signatures: ReadonlyMap<string, readonly (readonly [string, string])[]>,
  people: readonly string[],
  things: readonly string[],
  path: readonly string[] = [],
): string[] {
  if (typeof words === "string") return [words];
  if (Array.isArray(words)) return words.flatMap((each) => linesOf(each, signatures, people, things, path));
  if (isTeller(words)) {
    const taken = signatures.get(path.join("."));
    if (taken === undefined || taken.some(([, type]) => type !== "string" && type !== "number")) return [];
    const choices = taken.map(([name, type]) => (type === "number" ? SMALL_NUMBERS : textsFor(name, people, things)));
    return combinations(choices).flatMap((given) => linesOf(words(...given), signatures, people, things, path));
  }
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([key, each]) => linesOf(each, signatures, people, things, [...path, key]));
}

/** What a text that goes by this name can be. */
function textsFor(name: string, people: readonly string[], things: readonly string[]): readonly string[] {
  if (name === "age" || name === "numeral") return NUMERALS;
  if (TIMES.test(name)) return ["2026"];
  return PEOPLE.test(name) ? people : things;
}

function isTeller(said: unknown): said is (...given: readonly unknown[]) => unknown {
  return typeof said === "function";
}

function combinations(choices: readonly (readonly (string | number)[])[]): readonly (string | number)[][] {
  let all: (string | number)[][] = [[]];
  for (const values of choices) all = all.flatMap((before) => values.map((value) => [...before, value])).slice(0, MOST);
  return all;
}

/** An event with each of its keys, however deep, put to every value that it is given. */
export function variantsOf(event: unknown, values: Readonly<Record<string, readonly unknown[]>>): unknown[] {
  if (Array.isArray(event)) {
    return event.flatMap((each: unknown, index) =>
      variantsOf(each, values).map((varied) => event.with(index, varied) as unknown),
    );
  }
  if (typeof event !== "object" || event === null) return [];
  return Object.entries(event).flatMap(([key, value]) => [
    ...(typeof value === "object" ? [] : (values[key] ?? []).map((each) => ({ ...event, [key]: each }))),
    ...variantsOf(value, values).map((varied) => ({ ...event, [key]: varied })),
  ]);
}
