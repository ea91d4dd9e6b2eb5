import { type Complaint, found } from "./complaint.ts";

/**
 * A form that plain data from outside must have: a record, a deck or an island that a person brings. It reads the data into
 * a `T`, or complains in one line of what is wrong; `where` is the place that the line names.
 */
export type Form<T> = (data: unknown, where: string) => T;

/** How a form complains to `fit`; it never gets further than that. */
class Misfit extends Error {}

/** The data in its form, or what is wrong with it. */
export function fit<T>(form: Form<T>, data: unknown, where: string): T | Complaint {
  try {
    return form(data, where);
  } catch (error) {
    if (error instanceof Misfit) return { complaint: error.message };
    throw error;
  }
}

export function misfit(where: string, wrong: string): never {
  throw new Misfit(`${where}: ${wrong}`);
}
export function expected(where: string, wanted: string, data: unknown): never {
  return misfit(where, `expected ${wanted}, got ${found(data)}`);
}

export const someText: Form<string> = (data, where) =>
  typeof data === "string" && data.trim() !== "" ? data : expected(where, "a text", data);

/** A text that somebody wrote, no longer than it may be. */
export function textUpTo(most: number): Form<string> {
  return (data, where) => {
    const text = someText(data, where);
    return text.length <= most ? text : misfit(where, `at most ${most} letters are allowed, got ${text.length}`);
  };
}

export const yesOrNo: Form<boolean> = (data, where) =>
  typeof data === "boolean" ? data : expected(where, "true or false", data);

export const number: Form<number> = (data, where) =>
  typeof data === "number" && Number.isFinite(data) ? data : expected(where, "a number", data);

export const anything: Form<unknown> = (data) => data;

/** A text of a certain make, shown by an example. */
export function like(pattern: RegExp, example: string): Form<string> {
  return (data, where) =>
    typeof data === "string" && pattern.test(data) ? data : expected(where, `a text like "${example}"`, data);
}

export function whole(least: number, most: number): Form<number> {
  return (data, where) =>
    typeof data === "number" && Number.isInteger(data) && data >= least && data <= most
      ? data
      : expected(where, `a whole number from ${least} to ${most}`, data);
}

export function oneOf<const T extends string | number>(values: readonly T[]): Form<T> {
  return (data, where) => values.find((value) => value === data) ?? expected(where, choiceOf(values), data);
}

/** "keyed or seeded", "science, engineering or culture". */
function choiceOf(values: readonly (string | number)[]): string {
  const last = values.slice(-1).join();
  return values.length < 2 ? last : `${values.slice(0, -1).join(", ")} or ${last}`;
}

export function listOf<T>(form: Form<T>, least = 0, most = Number.POSITIVE_INFINITY): Form<T[]> {
  return (data, where) => {
    if (!Array.isArray(data)) return expected(where, "a list", data);
    if (data.length < least) return misfit(where, `at least ${least} are needed, got ${data.length}`);
    if (data.length > most) return misfit(where, `at most ${most} are allowed, got ${data.length}`);
    return data.map((item: unknown, index) => form(item, `${where} ${index + 1}`));
  };
}

type Fields = { readonly [key: string]: Form<unknown> };
type NoFields = { readonly [key in never]: Form<unknown> };
type Read<N extends Fields, O extends Fields> = { [K in keyof N]: ReturnType<N[K]> } & {
  [K in keyof O]?: ReturnType<O[K]>;
};
type JsonObject = { readonly [key: string]: unknown };

/** An object with these keys; what else it has is left out. */
export function object<N extends Fields, O extends Fields = NoFields>(needed: N, optional?: O): Form<Read<N, O>> {
  return (data, where) => {
    const json = isObject(data) ? data : expected(where, "an object", data);
    const read: Record<string, unknown> = {};
    for (const [key, form] of Object.entries(needed)) read[key] = form(json[key], `${where}: "${key}"`);
    for (const [key, form] of Object.entries(optional ?? {})) {
      if (json[key] !== undefined) read[key] = form(json[key], `${where}: "${key}"`);
    }
    return read as Read<N, O>;
  };
}

/** An object with these keys and no others: a slip in the name of a key is found. */
export function exactly<N extends Fields, O extends Fields = NoFields>(needed: N, optional?: O): Form<Read<N, O>> {
  const form = object(needed, optional);
  const known = [...Object.entries(needed), ...Object.entries(optional ?? {})].map(([key]) => key);
  return (data, where) => {
    const stray = isObject(data) ? Object.keys(data).find((key) => !known.includes(key)) : undefined;
    return stray === undefined ? form(data, where) : misfit(where, `"${stray}" is unknown`);
  };
}

/** An object with any keys, whose values all have one form. */
export function mapOf<T>(form: Form<T>): Form<{ readonly [key: string]: T }> {
  return (data, where) => {
    const json = isObject(data) ? data : expected(where, "an object", data);
    return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, form(value, `${where}: "${key}"`)]));
  };
}

/** A thing that has an id: complaints call it by that. */
export function named<T>(sort: string, form: Form<T>): Form<T> {
  return (data, where) => {
    const id = isObject(data) ? data["id"] : undefined;
    return form(data, typeof id === "string" ? `${sort} ${id}` : where);
  };
}

function isObject(data: unknown): data is JsonObject {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
