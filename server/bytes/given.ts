import { createHash } from "node:crypto";
import type { AnyMatch } from "@clade/kernel";
import { ascii } from "./json-bytes.ts";

/** What a view has in place of a large thing that was given before the game: whoever has no such thing asks for it once. */
interface Reference {
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** Smaller things are written out: to ask for them would cost more. */
const LARGE = 2048;

/** Each thing is measured once. */
const known = new WeakMap<object, Reference | "small">();

/** What to write in place of a thing; undefined if it is to be written out. */
export function referenceTo(thing: unknown): Reference | undefined {
  if (typeof thing !== "object" || thing === null) return undefined;
  let found = known.get(thing);
  if (found === undefined) {
    const json = JSON.stringify(thing);
    found = json.length < LARGE ? "small" : named(json);
    known.set(thing, found);
  }
  return found === "small" ? undefined : found;
}

/** All things of a match that its views only name. */
export function givenIn({ game, truth }: AnyMatch): { [hash: string]: unknown } {
  const field = game.sight?.field;
  const fields = field?.kind === "shape" ? Object.entries(field.fields) : [];
  const things: { [hash: string]: unknown } = {};
  for (const [key, { kind }] of fields) {
    if (kind !== "given") continue;
    const thing = (truth as { readonly [key: string]: unknown })[key];
    const reference = referenceTo(thing);
    if (reference !== undefined) things[reference.hash] = thing;
  }
  return things;
}

function named(json: string): Reference {
  const hash = createHash("sha256").update(json).digest("base64url").slice(0, 22);
  return { hash, bytes: ascii(`{"given":"${hash}"}`) };
}
