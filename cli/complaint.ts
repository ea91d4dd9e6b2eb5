import { type Complaint, isComplaint, type Language } from "@clade/kernel";
import { type Complaints, words } from "./words/index.ts";

/** A complaint in every language that the terminal speaks. */
export type Complaining = (complaints: Complaints) => string;

/** Bad input from a person: one clear line on the error output, exit code 2, and nothing is written. */
export class BadInput extends Error {
  readonly #complaining: Complaining;

  constructor(what: string | Complaining, options?: ErrorOptions) {
    const complaining = typeof what === "string" ? () => what : what;
    super(complaining(words.en.complaints), options);
    this.#complaining = complaining;
  }

  in(language: Language): string {
    return this.#complaining(words[language].complaints);
  }
}

/** The value, or BadInput if it is a complaint. */
export function orComplain<T>(value: T | Complaint, where?: string): T {
  if (isComplaint(value)) throw new BadInput(where === undefined ? value.complaint : `${where}: ${value.complaint}`);
  return value;
}
