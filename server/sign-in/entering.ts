import type { FastifyRequest } from "fastify";
import type { Claim, Identities } from "../people/identity.ts";
import type { Sessions } from "../people/sessions.ts";

/** What signing in works with. */
interface Doors {
  readonly identities: Identities;
  readonly sessions: Sessions;
}

/**
 * From now on this device is somebody's. Whoever it was before is left: that session ends, and whoever has no other way back to it
 * (another device, a passkey, a code) has none. Those who ask are told beforehand.
 */
export async function enterAs(
  { identities, sessions }: Doors,
  request: FastifyRequest,
  person: string,
): Promise<Claim> {
  if (request.isKnown && request.person === person) return { person, session: request.session };
  const claim = await sessions.begin(person, request.headers["user-agent"]);
  if (request.isKnown) await sessions.end(request.person, request.session);
  request.newCookie = identities.cookie(claim, request.protocol === "https");
  return claim;
}
