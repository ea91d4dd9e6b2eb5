import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

/**
 * Where a request came from, as a name that tells whether two people share an address and nothing else: it cannot be turned back
 * without the server's secret. Null for this machine itself, which says nothing: a proxy on it speaks for everybody.
 */
export function whereabouts(secret: string, address: string): string | null {
  const plain = address.replace(/^::ffff:/, "");
  if (plain === "::1" || plain.startsWith("127.")) return null;
  return createHmac("sha256", secret)
    .update(`clade address ${network(plain)}`)
    .digest("base64url")
    .slice(0, 12);
}

/** A household has one IPv4 address, and of IPv6 a whole network of 64 bits. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const groups = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  return [...groups, ...Array.from({ length: missing }, () => "0")]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
