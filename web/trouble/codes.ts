import { PROBLEM_CODES, type ProblemCode } from "@clade/kernel";

/** What can go wrong for somebody at this page: what a table or a server says, and what the page finds out by itself. */
export type TroubleCode =
  | ProblemCode
  /** The line to the server is down. */
  | "no-connection"
  /** The worker in which games of this device are played did not start. */
  | "no-worker"
  /** The bot that was asked for a hint had nothing to say in time. */
  | "no-hint"
  /** This device could not keep a game. */
  | "device-full";

/** A code off the wire: one of a newer server that this page has no words for is something nobody thought of. */
export function knownCode(code: string): ProblemCode {
  return PROBLEM_CODES.find((each) => each === code) ?? "failed";
}

/** Thrown where something failed that somebody will be told in words. */
export class Trouble extends Error {
  readonly code: TroubleCode;

  constructor(code: TroubleCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Whatever was thrown, as trouble. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof Trouble ? error : new Trouble("failed", String(error));
}

export function codeOf(error: unknown): TroubleCode {
  return troubleOf(error).code;
}
