import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** JSON with the keys of every object in order: equal values give equal text, whoever built them. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`);
    return `{${entries.join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}

/** A fingerprint of plain data: SHA-256 of its canonical JSON. */
export function digest(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}

/** A deep copy of plain data. For borders only: a game clones its own state by hand, which is far faster. */
export function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => copy(item)) as T;
  if (typeof value === "object" && value !== null) {
    const twin: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value)) {
      // What a person brings may have a key of this name: assigned, it would be the twin's prototype.
      if (key === "__proto__") Object.defineProperty(twin, key, { ...PLAIN, value: copy(item) });
      else twin[key] = copy(item);
    }
    return twin as T;
  }
  return value;
}

const PLAIN = { configurable: true, enumerable: true, writable: true };
