import { type Complaint, isComplaint } from "@clade/kernel";

/** Bad input from a person: one clear line on the error output, exit code 2, and nothing is written. */
export class BadInput extends Error {}

/** The value, or BadInput if it is a complaint. */
export function orComplain<T>(value: T | Complaint, where?: string): T {
  if (isComplaint(value)) throw new BadInput(where === undefined ? value.complaint : `${where}: ${value.complaint}`);
  return value;
}
