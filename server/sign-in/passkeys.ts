import { createHash } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { isGoodName, tidyName } from "@clade/kernel";
import type { Claim } from "../people/identity.ts";
import { type Problem, problem } from "../problem.ts";
import { type KeptRecord, of, type Records } from "../store/records.ts";
import { Pending } from "./pending.ts";
import type { Site } from "./site.ts";

/** How long somebody has for their device's question. */
const CHALLENGE_MS = 3 * 60_000;
/** One for each device and a few keys in drawers. */
const MOST_PASSKEYS = 20;
const KIND = "passkey";

/** A passkey as it is kept. The secret half never leaves the device that made it. */
interface KeptPasskey {
  readonly person: string;
  readonly credential: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** The name that the site had then: it is good there alone. */
  readonly site: string;
  /** What its owner calls it. */
  readonly name: string;
  /** Whether the owner's devices share it. */
  readonly synced: boolean;
  readonly created: number;
  readonly used: number | null;
}

/** A passkey as its owner sees it. */
export interface Passkey extends Pick<KeptPasskey, "name" | "synced" | "created" | "used" | "site"> {
  readonly id: string;
}

interface Challenge {
  readonly challenge: string;
}

/**
 * Passkeys: a person may have several, on this device and on others, and is known again by any of them without saying a name. They
 * belong to an identity that is there already; nobody needs one to play.
 */
export class Passkeys {
  readonly #records: Records;
  readonly #making: Pending<Challenge>;
  readonly #showing: Pending<Challenge>;

  constructor(records: Records) {
    this.#records = records;
    this.#making = new Pending(records, "new-passkey", CHALLENGE_MS);
    this.#showing = new Pending(records, "passkey", CHALLENGE_MS);
  }

  async list(person: string): Promise<Passkey[]> {
    return (await this.#of(person))
      .map(({ key, body }) => {
        const { name, synced, created, used, site } = body as KeptPasskey;
        return { id: key, name, synced, created, used, site };
      })
      .sort((one, other) => one.created - other.created);
  }

  /** What a browser is asked, so that it makes a passkey for this person. */
  async beginMaking(who: Claim, name: string, site: Site): Promise<PublicKeyCredentialCreationOptionsJSON | Problem> {
    const own = await this.#of(who.person);
    if (own.length >= MOST_PASSKEYS) return problem("too-many", `Nobody has more than ${MOST_PASSKEYS} passkeys.`);
    const { generateRegistrationOptions } = await import("@simplewebauthn/server");
    const options = await generateRegistrationOptions({
      rpName: "Clade",
      rpID: site.name,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(who.person),
      timeout: CHALLENGE_MS,
      attestationType: "none",
      excludeCredentials: own.map(({ body }) => {
        const { credential, transports } = body as KeptPasskey;
        return { id: credential, transports: [...transports] };
      }),
      // It must be found without a name: only such a one signs somebody in on a device that has never heard of them.
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    });
    await this.#making.begin(who, { challenge: options.challenge });
    return options;
  }

  /** Keeps what the browser made of it. */
  async make(who: Claim, response: RegistrationResponseJSON, site: Site, name: string): Promise<Problem | undefined> {
    const begun = await this.#making.take(who);
    if (begun === undefined) return tooLate();
    const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
    const made = await verifyRegistrationResponse({
      response,
      expectedChallenge: begun.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      requireUserVerification: false,
    }).catch(() => undefined);
    if (made?.verified !== true) return problem("not-yours", "This passkey does not answer what was asked.");
    const { credential, credentialBackedUp } = made.registrationInfo;
    const key = keyOf(credential.id);
    const kept = {
      person: who.person,
      credential: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: credential.transports ?? [],
      site: site.name,
      name,
      synced: credentialBackedUp,
      created: Date.now(),
      used: null,
    } satisfies KeptPasskey;
    const added = await this.#records.change([{ kind: KIND, key, revision: 0, body: kept, marks: [of(who.person)] }]);
    return added ? undefined : problem("conflict", "This passkey is known already.");
  }

  /** What a browser is asked, so that it shows whichever passkey of this site its owner picks. */
  async beginShowing(who: Claim, site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
    const options = await generateAuthenticationOptions({
      rpID: site.name,
      timeout: CHALLENGE_MS,
      userVerification: "preferred",
    });
    await this.#showing.begin(who, { challenge: options.challenge });
    return options;
  }

  /** Whose passkey it is that was shown. */
  async show(who: Claim, response: AuthenticationResponseJSON, site: Site): Promise<string | Problem> {
    const begun = await this.#showing.take(who);
    if (begun === undefined) return tooLate();
    const found = await this.#records.record(KIND, keyOf(response.id));
    if (found === undefined) return problem("no-such-thing", "This passkey is not known here.");
    const kept = found.body as KeptPasskey;
    // It is good where it was made, and nowhere else, whatever name this server is asked for.
    if (kept.site !== site.name) return problem("not-yours", "This passkey belongs to another address of this site.");
    const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
    const shown = await verifyAuthenticationResponse({
      response,
      expectedChallenge: begun.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      requireUserVerification: false,
      credential: {
        id: kept.credential,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, "base64url")),
        counter: kept.counter,
      },
    }).catch(() => undefined);
    if (shown?.verified !== true) return problem("not-yours", "This passkey does not answer what was asked.");
    const used = { ...kept, counter: shown.authenticationInfo.newCounter, used: Date.now() };
    return (await this.#keep(found, used))
      ? kept.person
      : problem("conflict", "This passkey is used at the same moment elsewhere.");
  }

  async rename(person: string, id: string, given: string): Promise<Problem | undefined> {
    const name = tidyName(given);
    if (!isGoodName(name)) return problem("bad-name", "A name has 1 to 24 letters or signs that can be seen.");
    const found = await this.#own(person, id);
    if (found === undefined) return problem("no-such-thing", "You have no such passkey.");
    return (await this.#keep(found, { ...(found.body as KeptPasskey), name }))
      ? undefined
      : problem("conflict", "It was changed elsewhere at the same moment.");
  }

  async remove(person: string, id: string): Promise<Problem | undefined> {
    const found = await this.#own(person, id);
    if (found === undefined) return problem("no-such-thing", "You have no such passkey.");
    await this.#records.change([{ kind: KIND, key: id, body: null }]);
    return undefined;
  }

  async #own(person: string, id: string): Promise<KeptRecord | undefined> {
    const found = await this.#records.record(KIND, id);
    return found !== undefined && (found.body as KeptPasskey).person === person ? found : undefined;
  }

  #of(person: string): Promise<KeptRecord[]> {
    return this.#records.marked(KIND, of(person).mark, { limit: MOST_PASSKEYS });
  }

  #keep({ kind, key, revision }: KeptRecord, body: KeptPasskey): Promise<boolean> {
    return this.#records.change([{ kind, key, revision, body, marks: [of(body.person)] }]);
  }
}

/** Ids of passkeys are as long as their makers like. */
function keyOf(credential: string): string {
  return createHash("sha256").update(credential).digest("base64url");
}

function tooLate(): Problem {
  return problem("not-on", "That took too long, or was begun elsewhere. Please try again.");
}
