import type { Complaint } from "@clade/kernel";

/** The small words in which a check of a person's own data complains: where, what was expected, what was found. */

export type JsonObject = { readonly [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

export function complain(where: string, what: string): Complaint {
  return { complaint: `${where}: ${what}` };
}

export function expected(where: string, wanted: string, found: unknown): Complaint {
  return complain(where, `expected ${wanted}, got ${show(found)}`);
}

function show(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
