import { createHash } from "node:crypto";
import { Type } from "typebox";
import { type Problem, problem } from "../problem.ts";
import { of } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { PushSender, PushTarget } from "./push-service.ts";

/** A device that somebody wants notices on. */
export interface Device extends PushTarget {
  readonly person: string;
  /** What kind of device it is, as its owner knows it. */
  readonly device: string;
  readonly since: number;
}

const Key = (length: number, description: string) =>
  Type.String({ pattern: `^[A-Za-z0-9_-]{${length}}=?$`, description });
/** A subscription as browsers write it. */
export const SubscriptionForm = Type.Object(
  {
    endpoint: Type.String({
      minLength: 10,
      maxLength: 1024,
      description: "where its push service takes messages for it",
    }),
    keys: Type.Object(
      { p256dh: Key(87, "the public key of the device"), auth: Key(22, "what it shares with whoever may write to it") },
      { additionalProperties: false },
    ),
    expirationTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  },
  { additionalProperties: false },
);

const PUSH = "push";
/** Nobody has more devices at once: the oldest goes. */
export const MOST_DEVICES = 10;

/** The name of a device here, which tells nobody where it is. */
export function deviceId(endpoint: string): string {
  return createHash("sha256").update(`push ${endpoint}`).digest("base64url").slice(0, 22);
}

export async function devicesOf({ records }: Store, person: string): Promise<(Device & { readonly id: string })[]> {
  const kept = await records.marked(PUSH, of(person).mark, { limit: 2 * MOST_DEVICES });
  return kept.map(({ key, body }) => ({ ...(body as Device), id: key }));
}

/** From now on this device is told; whoever had it before is not told there any more. */
export async function addDevice(
  { records }: Store,
  sender: PushSender,
  { endpoint, keys, person, device, since }: Device,
): Promise<Problem | undefined> {
  if (!sender.mayCall(endpoint)) {
    return problem("bad-request", "That is not the address of a push service: https, at a public address.");
  }
  const id = deviceId(endpoint);
  const others = (await records.marked(PUSH, of(person).mark, { limit: 2 * MOST_DEVICES })).filter(
    ({ key }) => key !== id,
  );
  const surplus = others.slice(MOST_DEVICES - 1);
  const kept: Device = { person, device, since, endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  await records.change([
    // The newest first.
    { kind: PUSH, key: id, body: kept, marks: [{ ...of(person), rank: since }] },
    ...surplus.map(({ key }) => ({ kind: PUSH, key, body: null })),
  ]);
  return undefined;
}

/** False if it is not this person's. */
export async function removeDevice({ records }: Store, person: string, id: string): Promise<boolean> {
  const kept = await records.record(PUSH, id);
  if (kept === undefined || (kept.body as Device).person !== person) return false;
  return records.change([{ kind: PUSH, key: id, revision: kept.revision, body: null }]);
}
