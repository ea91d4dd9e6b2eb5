import type { TerminalStyle } from "@clade/kernel";

/** The escape codes behind the styles; none are written where the output is no terminal or NO_COLOR is set. */
const CODES: { readonly [S in TerminalStyle]: readonly [number, number] } = {
  bold: [1, 22],
  dim: [2, 22],
  inverse: [7, 27],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
};

export type Paint = (style: TerminalStyle, text: string) => string;

export function painter(stream: NodeJS.WriteStream): Paint {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  const colours = FORCE_COLOR !== undefined ? FORCE_COLOR !== "0" : stream.isTTY && NO_COLOR === undefined;
  return colours ? (style, text) => `\u001b[${CODES[style][0]}m${text}\u001b[${CODES[style][1]}m` : (_, text) => text;
}

export function width(stream: NodeJS.WriteStream): number {
  return Math.min(140, stream.columns ?? 100);
}

/** A bar that shows how far long work has come, on the error output, and only where a person is watching. */
export function progressBar(label: string, total: number): { to(done: number): void; end(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { to: () => {}, end: () => {} };
  const started = Date.now();
  let shown = 0;
  return {
    to(done) {
      const now = Date.now();
      if (now - shown < 100 && done < total) return;
      shown = now;
      const part = done / total;
      const filled = Math.round(part * 30);
      const left = done === 0 ? "" : `${Math.ceil((((now - started) / done) * (total - done)) / 1000)} s left`;
      stderr.write(`\r${label} ${"█".repeat(filled)}${"░".repeat(30 - filled)} ${done}/${total}  ${left}\u001b[K`);
    },
    end() {
      stderr.write("\r\u001b[K");
    },
  };
}

/** Prints lines; a reader that closes the pipe early (`| head`) is no error. */
export function say(...lines: string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

export function sayJson(value: unknown): void {
  say(JSON.stringify(value, undefined, 2));
}
