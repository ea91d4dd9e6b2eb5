import { createHash, randomBytes } from "node:crypto";
import { of, type RecordChange } from "../store/records.ts";
import type { Store } from "../store/store.ts";

/** Where letters to somebody go: asked for, confirmed by whoever reads there, or refused by the mail server. */
export interface MailAddress {
  readonly person: string;
  readonly address: string;
  readonly state: "asked" | "confirmed" | "refused";
  /** Whoever has it can end the letters, and do nothing else. */
  readonly stop: string;
  readonly since: number;
}

/** What whoever has a link may do. */
interface MailLink {
  readonly person: string;
  readonly does: "confirm" | "stop";
  readonly address: string;
  readonly until: number | null;
}

const MAIL = "mail";
const LINK = "mail-link";
const LINK_MS = 24 * 3600 * 1000;

const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,180}[\p{L}\p{N}])?\.[\p{L}]{2,24}$/u;

export function isMailAddress(text: string): boolean {
  return ADDRESS.test(text) && !text.includes("..");
}

export async function mailOf({ records }: Store, person: string): Promise<MailAddress | undefined> {
  return (await records.record(MAIL, person))?.body as MailAddress | undefined;
}

/** Keeps an address that its reader has not said yes to yet; answers the token of the link that says so. */
export async function askForMail(store: Store, person: string, address: string, now: number): Promise<string> {
  const [confirm, stop] = [freshToken(), freshToken()];
  await forgetMail(store, person);
  const mail: MailAddress = { person, address, state: "asked", stop, since: now };
  await store.records.change([
    mailChange(mail),
    linkChange(confirm, { person, does: "confirm", address, until: now + LINK_MS }),
    linkChange(stop, { person, does: "stop", address, until: null }),
  ]);
  return confirm;
}

/** The reader of an address says yes. False if the link is not known, or too old. */
export async function confirmMail({ records }: Store, token: string, now: number): Promise<boolean> {
  const link = (await records.record(LINK, hashOf(token)))?.body as MailLink | undefined;
  if (link === undefined || link.does !== "confirm" || (link.until ?? now) < now) return false;
  const kept = await records.record(MAIL, link.person);
  const mail = kept?.body as MailAddress | undefined;
  if (kept === undefined || mail?.address !== link.address) return false;
  return records.change([
    { ...mailChange({ ...mail, state: "confirmed" }), revision: kept.revision },
    { kind: LINK, key: hashOf(token), body: null },
  ]);
}

/** Whoever reads at an address wants no more letters. False if the link is not known: then there are none. */
export async function stopMail(store: Store, token: string): Promise<boolean> {
  const link = (await store.records.record(LINK, hashOf(token)))?.body as MailLink | undefined;
  if (link === undefined || link.does !== "stop") return false;
  const mail = await mailOf(store, link.person);
  if (mail?.stop === token) await forgetMail(store, link.person);
  return true;
}

/** The address goes, and so do its links. */
export async function forgetMail({ records }: Store, person: string): Promise<void> {
  const links = await records.marked(LINK, of(person).mark, { limit: 100 });
  await records.change([
    { kind: MAIL, key: person, body: null },
    ...links.map(({ key }) => ({ kind: LINK, key, body: null })),
  ]);
}

/** The mail server will not take letters for this address. */
export async function noteRefused({ records }: Store, person: string): Promise<void> {
  const kept = await records.record(MAIL, person);
  if (kept === undefined) return;
  await records.change([
    { ...mailChange({ ...(kept.body as MailAddress), state: "refused" }), revision: kept.revision },
  ]);
}

function mailChange(mail: MailAddress): RecordChange {
  return { kind: MAIL, key: mail.person, body: mail, marks: [of(mail.person)] };
}
function linkChange(token: string, link: MailLink): RecordChange {
  return { kind: LINK, key: hashOf(token), body: link, marks: [of(link.person)] };
}

function freshToken(): string {
  return randomBytes(24).toString("base64url");
}
/** Only the hash of a link's token is its key. */
function hashOf(token: string): string {
  return createHash("sha256").update(`clade mail ${token}`).digest("base64url");
}
