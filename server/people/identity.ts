import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { whereabouts } from "./whereabouts.ts";

/**
 * Who somebody is: an id that the server made, signed so that nobody can make one up, in a cookie that scripts cannot
 * read. A visitor has one from the first answer on; it is kept in the store once they do something.
 */
export class Identities {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  fresh(): string {
    return randomBytes(12).toString("base64url");
  }

  /** The cookie that proves an identity. */
  cookie(id: string, secure: boolean): string {
    const parts = [
      `${COOKIE}=${id}.${this.#sign(id)}`,
      "Path=/",
      "HttpOnly",
      "SameSite=Lax",
      `Max-Age=${COOKIE_SECONDS}`,
    ];
    return [...parts, ...(secure ? ["Secure"] : [])].join("; ");
  }

  /** Whose cookie this is, or null if it is nobody's. */
  read(header: string | undefined): string | null {
    const [, id = "", signature = ""] = COOKIE_PATTERN.exec(header ?? "") ?? [];
    if (id === "") return null;
    const expected = Buffer.from(this.#sign(id));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  /** Where somebody comes from, as a name that only says whether two come from the same place. */
  whereabouts(address: string): string | null {
    return whereabouts(this.#secret, address);
  }

  #sign(id: string): string {
    return createHmac("sha256", this.#secret).update(`clade identity ${id}`).digest("base64url");
  }
}

const COOKIE = "clade";
const COOKIE_SECONDS = 400 * 24 * 3600;
const COOKIE_PATTERN = /(?:^|;\s*)clade=([\w-]{16})\.([\w-]{43})(?:;|$)/;

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
