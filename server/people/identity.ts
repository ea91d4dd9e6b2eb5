import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { whereabouts } from "./whereabouts.ts";

/** What a cookie says: who, and in which of their sessions. */
export interface Claim {
  readonly person: string;
  readonly session: string;
}

/** The session in which somebody came for the first time: it needs no name of its own in the cookie. */
export const FIRST_SESSION = "first";

/**
 * Who somebody is: an id that the server made, signed so that nobody can make one up, in a cookie that scripts cannot
 * read. A visitor has one from the first answer on; it is kept in the store once they do something.
 */
export class Identities {
  readonly #secret: string;
  readonly #path: string;

  /** Cookies are good under a path: that of the site, where it does not have the whole address. */
  constructor(secret: string, prefix: string) {
    this.#secret = secret;
    this.#path = prefix === "" ? "/" : prefix;
  }

  fresh(): Claim {
    return { person: randomBytes(12).toString("base64url"), session: FIRST_SESSION };
  }

  /** The cookie that proves an identity. */
  cookie(claim: Claim, secure: boolean): string {
    return this.#written(`${written(claim)}.${this.#sign(claim)}`, COOKIE_SECONDS, secure);
  }
  /** The cookie that ends one. */
  noCookie(secure: boolean): string {
    return this.#written("", 0, secure);
  }

  /** Whose cookies these are: all that this server has signed. Those of others, and forged ones, are nobody's. */
  read(header: string | undefined): Claim[] {
    return [...(header ?? "").matchAll(COOKIE_PATTERN)].flatMap(
      ([, person = "", session = FIRST_SESSION, given = ""]) => {
        const claim = { person, session };
        const expected = Buffer.from(this.#sign(claim));
        const signature = Buffer.from(given);
        return signature.length === expected.length && timingSafeEqual(signature, expected) ? [claim] : [];
      },
    );
  }

  /** Where somebody comes from, as a name that only says whether two come from the same place. */
  whereabouts(address: string): string | null {
    return whereabouts(this.#secret, address);
  }

  #written(value: string, seconds: number, secure: boolean): string {
    const parts = [`${COOKIE}=${value}`, `Path=${this.#path}`, "HttpOnly", "SameSite=Lax", `Max-Age=${seconds}`];
    return [...parts, ...(secure ? ["Secure"] : [])].join("; ");
  }

  #sign(claim: Claim): string {
    return createHmac("sha256", this.#secret)
      .update(`clade identity ${written(claim)}`)
      .digest("base64url");
  }
}

function written({ person, session }: Claim): string {
  return session === FIRST_SESSION ? person : `${person}.${session}`;
}

const COOKIE = "clade";
const COOKIE_SECONDS = 400 * 24 * 3600;
const COOKIE_PATTERN = /(?<=^|;\s*)clade=([\w-]{16})(?:\.([\w-]{16}))?\.([\w-]{43})(?=\s*(?:;|$))/g;

/** What a person is called who has not said a name. */
export function guestName(id: string): string {
  const number = createHash("sha256").update(id).digest().readUInt16BE(0) % 9000;
  return `Guest ${1000 + number}`;
}

/** A code of 100 bits to bring an identity to another device, in letters that are easy to copy from a screen. */
export function freshRecoveryCode(): string {
  const letters = [...randomBytes(20)].map((byte) => RECOVERY_LETTERS[byte % RECOVERY_LETTERS.length] ?? "");
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join("")).join("-");
}
const RECOVERY_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Only the hash of a code is kept. Case, spaces and dashes do not matter. */
export function recoveryHash(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  return createHash("sha256").update(`clade recovery ${plain}`).digest("hex");
}
