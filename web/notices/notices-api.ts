import type { Language } from "@clade/kernel";
import { call } from "../online/api.ts";

export const NOTICE_KINDS = ["turn", "clock", "over", "invited", "round"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export const RHYTHMS = ["at-once", "hourly", "daily"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** From when to when nothing comes, in minutes after midnight, and on which days it begins: 0 is Sunday. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
  readonly days: readonly number[];
}

export interface Wishes {
  readonly language: Language;
  readonly zone: string;
  readonly kinds: readonly NoticeKind[];
  readonly quiet: Quiet | null;
  readonly rhythm: Rhythm;
}

/** How somebody is told of things. */
export interface Notices {
  readonly wishes: Wishes;
  readonly push: {
    readonly key: string;
    readonly devices: readonly { readonly id: string; readonly device: string; readonly since: number }[];
  };
  readonly mail: {
    readonly offered: boolean;
    readonly address: string | null;
    readonly state: "asked" | "confirmed" | "refused" | null;
  };
}

export const SCOPES = ["read", "play", "manage"] as const;
export type Scope = (typeof SCOPES)[number];
export interface Token {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly created: number;
  readonly seen: number | null;
}
interface Tokens {
  readonly tokens: readonly Token[];
}

export const noticesApi = {
  now: () => call<Notices>("GET", "/me/notices"),
  wish: (wishes: Wishes) => call<Notices>("PUT", "/me/notices", wishes),
  addDevice: (subscription: PushSubscriptionJSON) => call<Notices>("POST", "/me/notices/devices", subscription),
  removeDevice: (id: string) => call<Notices>("DELETE", `/me/notices/devices/${id}`),
  trial: () => call<{ readonly devices: number }>("POST", "/me/notices/trial"),
  setMail: (address: string) => call<Notices>("PUT", "/me/notices/mail", { address }),
  forgetMail: () => call<Notices>("DELETE", "/me/notices/mail"),
  confirmMail: (token: string) => call<{ readonly done: boolean }>("POST", `/mail/confirm/${token}`),
  stopMail: (token: string) => call<{ readonly done: boolean }>("POST", `/mail/stop/${token}`),
  tokens: () => call<Tokens>("GET", "/me/tokens"),
  makeToken: (name: string, scopes: readonly Scope[]) =>
    call<{ readonly token: string; readonly id: string }>("POST", "/me/tokens", { name, scopes }),
  endToken: (id: string) => call<Tokens>("DELETE", `/me/tokens/${id}`),
} as const;
