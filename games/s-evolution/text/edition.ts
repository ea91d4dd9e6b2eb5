import { EDITION_NAMES, type EditionName } from "../rules/editions.ts";

const TAG = /\[(v1|2\.0)\]\s*/;

/**
 * What a rule says in an edition. Its text marks what is of one edition alone: `[v1]` and `[2.0]` each hold up to the next
 * mark or the end. Undefined if nothing of it is of this edition.
 */
export function forEdition(text: string, edition: EditionName): string | undefined {
  const [common = "", ...marked] = text.split(TAG);
  let said = common.trim();
  for (let index = 0; index < marked.length; index += 2) {
    const tag = EDITION_NAMES.find((name) => name === marked[index]);
    if (tag === edition) said = `${said} ${marked[index + 1]?.trim() ?? ""}`;
  }
  const whole = said.trim().replace(/[,;]$/, ".");
  return whole === "" || (marked.length > 0 && whole.endsWith(":")) ? undefined : whole;
}
