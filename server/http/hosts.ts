import { isIP } from "node:net";

/** The names by which this server may be asked for; null if any will do. */
export type AllowedHosts = readonly string[] | null;

/**
 * A page of another site can make its own name lead to this machine (DNS rebinding): to a browser it is then the same site as
 * a server here. Only the name that it asked for tells them apart. So a server that listens on this machine alone
 * answers to this machine's names; one that listens for everybody answers to all, unless it is told which.
 */
export function allowedHosts(given: readonly string[], listensOn: string, origins: readonly string[]): AllowedHosts {
  const own = [...given, ...origins.flatMap((origin) => (URL.canParse(origin) ? new URL(origin).host : []))];
  if (given.includes("*")) return null;
  if (given.length > 0) return own.map(nameOf);
  return isLoopback(listensOn) ? [...own, "localhost", listensOn].map(nameOf) : null;
}

export function isAllowed(host: string, allowed: AllowedHosts): boolean {
  if (allowed === null) return true;
  const name = nameOf(host);
  return allowed.includes(name) || (allowed.includes("localhost") && isLoopback(name));
}

/** A host without its port, as it is compared. */
function nameOf(host: string): string {
  const name = host.trim().toLowerCase();
  if (isIP(name) !== 0) return name;
  return name
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");
}

function isLoopback(host: string): boolean {
  const name = nameOf(host);
  return name === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}
