import type { Guest } from "../guest.ts";
import type { ServerProcess } from "../process.ts";

/**
 * Something that somebody tries against a server with its default limits, while honest people play elsewhere. It holds if
 * nothing was found that should not be, and the others felt little of it. An attack is one entry of `ATTACKS` (`all.ts`).
 */
export interface Attack {
  /** As it is called on the command line and in the table: small letters and hyphens. */
  readonly name: string;
  /** What the stranger does, in a few words. */
  readonly about: string;
  /** Settings of the server beyond the default ones, where the attack is about them. */
  readonly flags?: readonly string[];
  /** What lies in the data folder before the server starts: a table of years, say. */
  prepare?(data: string): Promise<void>;
  /** Tries it, and answers all that should not have been possible: one line each. Empty: it holds. */
  run(scene: Scene): Promise<readonly string[]>;
}

/** Where an attack takes place. */
export interface Scene {
  readonly url: string;
  /** The server as it is now: another one after `restart`. */
  readonly server: () => ServerProcess;
  /** How long a load goes on, in milliseconds: some seconds in the whole run, less in the tests. */
  readonly ms: number;
  /** Somebody new at the stranger's address. */
  readonly stranger: (name?: string) => Promise<Guest>;
  /** Somebody honest, at an address of their own. */
  readonly visitor: (name?: string) => Promise<Guest>;
  /** The sum of all metrics whose name and labels begin like this: `clade_limits_total{limit="pings"`. */
  readonly metric: (start: string) => Promise<number>;
  /** Ends the server as an operator does, and starts it again on the same data and port. */
  readonly restart: () => Promise<void>;
}

/** The address that all of a stranger's requests come from. */
export const STRANGER = "127.66.6.6";

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** An attack that is over quickly, but not before the others have made some moves. */
export function unhurried(attack: Attack): Attack {
  return {
    ...attack,
    async run(scene) {
      const [findings] = await Promise.all([attack.run(scene), wait(Math.min(scene.ms, 3000))]);
      return findings;
    },
  };
}
