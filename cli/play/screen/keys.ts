/** A key, by what it is for; everything that can be typed is text. */
export type Key =
  | { readonly key: "up" | "down" | "left" | "right" | "page-up" | "page-down" | "home" | "end" }
  | { readonly key: "enter" | "escape" | "backspace" | "stop" | "suspend" | "redraw" }
  | { readonly key: "text"; readonly text: string };

type NamedKey = Exclude<Key["key"], "text">;

/** The last letter of a sequence, or its number before a tilde. Modifiers make no difference. */
const SEQUENCES: Readonly<Record<string, NamedKey>> = {
  A: "up",
  B: "down",
  C: "right",
  D: "left",
  H: "home",
  F: "end",
  "1~": "home",
  "7~": "home",
  "4~": "end",
  "8~": "end",
  "5~": "page-up",
  "6~": "page-down",
};

const CONTROLS: Readonly<Record<number, NamedKey>> = {
  3: "stop",
  4: "stop",
  8: "backspace",
  10: "enter",
  12: "redraw",
  13: "enter",
  14: "down",
  16: "up",
  26: "suspend",
  27: "escape",
  127: "backspace",
};

const ESCAPE = String.fromCodePoint(27);
/** An escape sequence as keyboards send them, a letter with Alt, or any one character. */
const PIECES = new RegExp(`${ESCAPE}(?:\\[([0-9;]*)([A-Za-z~])|O([A-Za-z])|([^${ESCAPE}\\[O]))|(.)`, "gsu");

/**
 * The keys in what a terminal sent at once. A sequence comes in one piece, so an escape at the end is the key of that name:
 * nobody waits for what might follow it.
 */
export function keysIn(sent: string): Key[] {
  const keys: Key[] = [];
  for (const [, numbers = "", letter, application, alt, sign] of sent.matchAll(PIECES)) {
    if (alt !== undefined) continue;
    if (sign === undefined) {
      const key = SEQUENCES[application ?? (letter === "~" ? `${numbers.split(";")[0]}~` : (letter ?? ""))];
      if (key !== undefined) keys.push({ key });
      continue;
    }
    const control = CONTROLS[sign.codePointAt(0) ?? 0];
    if (control !== undefined) keys.push({ key: control });
    else if (!/\p{Cc}/u.test(sign)) keys.push({ key: "text", text: sign });
  }
  return keys;
}
