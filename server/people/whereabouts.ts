import { createHmac } from "node:crypto";
import { addressKey } from "../http/limits.ts";

/**
 * Where a request came from, as a name that tells whether two people share an address and nothing else: it cannot be turned back
 * without the server's secret. Null for this machine itself, which says nothing: a proxy on it speaks for everybody.
 */
export function whereabouts(secret: string, address: string): string | null {
  const key = addressKey(address);
  if (key.startsWith("127.") || address === "::1") return null;
  return createHmac("sha256", secret).update(`clade address ${key}`).digest("base64url").slice(0, 12);
}
