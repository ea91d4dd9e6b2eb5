import { isIP } from "node:net";

/** The address that somebody has the site under, as a browser says it. */
export interface Site {
  /** Scheme, name and port: `https://clade.example`. */
  readonly origin: string;
  /** The name alone: what passkeys are bound to. */
  readonly name: string;
}

/**
 * Under which address a page of this site asks. By now it is known to be one of ours: a request from another origin than those of
 * `--origins` and the host that was asked for is refused before, and so is a host that is not allowed. A path (`--prefix`) is no part of
 * it. Undefined for programs, which say none.
 */
export function siteOf(origin: string | undefined): Site | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const { hostname, origin: plain } = new URL(origin);
  return plain === "null" ? undefined : { origin: plain, name: hostname };
}

/** A browser binds passkeys to names; a bare address of a machine is none. */
export function canHavePasskeys({ name }: Site): boolean {
  return isIP(name.replace(/^\[(.*)\]$/, "$1")) === 0;
}
