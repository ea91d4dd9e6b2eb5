import type { NoticeKind, Rhythm, Scope } from "../notices-api.ts";

/** What the settings say of notices, letters and programs, and the pages that letters lead to. */
export interface NoticeWords {
  readonly title: string;
  readonly help: string;

  readonly device: string;
  readonly deviceHelp: string;
  readonly turnOn: string;
  readonly turnOff: string;
  readonly isOn: string;
  readonly cannot: string;
  readonly denied: string;
  readonly failed: string;
  readonly trial: string;
  readonly tried: (devices: number) => string;
  readonly others: string;
  readonly here: string;
  readonly unknown: string;
  readonly since: (day: string) => string;
  readonly remove: string;
  readonly removeOf: (device: string) => string;

  readonly mail: string;
  readonly mailHelp: string;
  readonly address: string;
  readonly sendLink: string;
  readonly badAddress: string;
  readonly asked: (address: string) => string;
  readonly confirmed: (address: string) => string;
  readonly refused: (address: string) => string;
  readonly forget: string;
  readonly rhythm: string;
  readonly rhythms: { readonly [R in Rhythm]: string };

  readonly kinds: string;
  readonly kind: { readonly [K in NoticeKind]: string };

  readonly quiet: string;
  readonly quietHelp: (zone: string) => string;
  readonly quietOn: string;
  readonly from: string;
  readonly to: string;
  readonly days: string;

  readonly programs: string;
  readonly programsHelp: string;
  readonly noTokens: string;
  readonly tokenName: string;
  readonly tokenNameHelp: string;
  readonly scopes: string;
  readonly scope: { readonly [S in Scope]: string };
  readonly makeToken: string;
  readonly shown: string;
  readonly copy: string;
  readonly copied: string;
  readonly end: string;
  readonly endOf: (name: string) => string;
  readonly neverUsed: string;
  readonly used: (day: string) => string;

  readonly confirmTitle: string;
  readonly confirmHelp: string;
  readonly confirmYes: string;
  readonly confirmDone: string;
  readonly stopTitle: string;
  readonly stopHelp: string;
  readonly stopYes: string;
  readonly stopDone: string;
  readonly linkUnknown: string;
  readonly toSettings: string;
}
