import { type Phrase, phraseOf } from "@clade/kernel";
import { knownCode, type TroubleCode } from "../trouble/codes.ts";
import { keepInTab, keptInTab } from "./session.ts";

/** A line of chat that the table has not acknowledged yet. */
export interface UnsaidLine {
  readonly id: string;
  readonly text: string;
  /** The set phrase that it is. */
  readonly phrase?: Phrase;
  /** Why the table did not take it; undefined while it waits. */
  readonly problem: TroubleCode | undefined;
}

/** Lines that wait outlive a reload: whoever typed them need not do so again. */
export function keptUnsaid(table: string): readonly UnsaidLine[] {
  const kept = keptInTab(`unsaid.${table}`);
  if (kept === null) return [];
  try {
    return (JSON.parse(kept) as readonly Readonly<Record<string, unknown>>[]).flatMap(({ id, text, problem }) => {
      if (typeof id !== "string" || typeof text !== "string") return [];
      const phrase = phraseOf(text);
      const said = phrase === undefined ? { text } : { text, phrase };
      return [{ id, ...said, problem: typeof problem === "string" ? knownCode(problem) : undefined }];
    });
  } catch {
    // A damaged entry is as good as none.
    return [];
  }
}

export function keepUnsaid(table: string, lines: readonly UnsaidLine[]): void {
  keepInTab(`unsaid.${table}`, JSON.stringify(lines));
}
