import { createHash } from "node:crypto";

/**
 * Decks and islands that people bring as options. A table has only their hash, they themselves are kept once: lists of tables
 * stay small, whatever is played at them.
 */
type Options = { readonly [name: string]: unknown };

const MARK = "data:";

/** The options with a name in place of all data, and the data under their hashes. */
export function setAside(options: Options): { readonly lean: Options; readonly bodies: ReadonlyMap<string, string> } {
  const bodies = new Map<string, string>();
  const lean = Object.entries(options).map(([name, value]) => {
    if (typeof value !== "object" || value === null) return [name, value];
    const body = JSON.stringify(value);
    const hash = createHash("sha256").update(body).digest("base64url");
    bodies.set(hash, body);
    return [name, MARK + hash];
  });
  return { lean: Object.fromEntries(lean) as Options, bodies };
}

/** The hashes of the data that options name. */
export function dataIn(options: Options): string[] {
  return Object.values(options).flatMap((value) =>
    typeof value === "string" && value.startsWith(MARK) ? [value.slice(MARK.length)] : [],
  );
}

/** The options as the rules want them. */
export async function wholeOptions(
  options: Options,
  find: (hash: string) => Promise<string | undefined>,
): Promise<Options> {
  const whole: { [name: string]: unknown } = {};
  for (const [name, value] of Object.entries(options)) {
    const hash = typeof value === "string" && value.startsWith(MARK) ? value.slice(MARK.length) : undefined;
    const body = hash === undefined ? undefined : await find(hash);
    whole[name] = body === undefined ? value : (JSON.parse(body) as unknown);
  }
  return whole;
}
