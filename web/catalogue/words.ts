import type { Level, Style } from "@clade/kernel";
import type { TroubleCode } from "../trouble/codes.ts";

/** Everything that the shell says. Games bring their own texts, the kit has its own. */
export interface Words {
  readonly language: string;
  readonly tagline: string;
  readonly home: string;
  readonly settings: string;
  readonly rules: string;
  readonly playNow: string;
  readonly moreWays: string;
  readonly players: (from: number, to: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly myGames: string;
  readonly people: string;
  /** On the bar: how much waits for whoever looks. */
  readonly waiting: { readonly inbox: (count: number) => string; readonly next: (count: number) => string };
  readonly goOn: string;
  readonly goOnHelp: string;
  readonly against: (names: string) => string;
  readonly moves: (count: number) => string;
  readonly yourMove: string;
  readonly forget: (what: string) => string;
  readonly joinTitle: string;
  readonly joinHelp: string;
  readonly code: string;
  readonly join: string;
  readonly noSuchCode: string;
  readonly openTables: string;
  readonly noOpenTables: string;
  readonly moreTables: string;
  readonly offline: string;
  readonly free: (count: number) => string;
  readonly setUp: {
    readonly title: (game: string) => string;
    readonly how: string;
    readonly solo: string;
    readonly soloHelp: string;
    readonly hotSeat: string;
    readonly hotSeatHelp: string;
    readonly online: string;
    readonly onlineHelp: string;
    readonly players: string;
    readonly opponents: string;
    readonly seat: (number: number) => string;
    readonly listed: string;
    readonly start: string;
    readonly open: string;
    readonly options: string;
  };
  readonly levels: { readonly [L in Level]: string };
  /** How bots like to play: what is asked, and one of no style. */
  readonly style: { readonly how: string; readonly even: string };
  readonly styles: { readonly [S in Style]: string };
  readonly table: {
    readonly solo: string;
    readonly hotSeat: string;
    readonly online: string;
    readonly loading: string;
    readonly gone: string;
    readonly goneHelp: string;
    readonly lost: string;
    readonly waitingFor: string;
    readonly share: string;
    readonly copy: string;
    /** Opens the device's own sheet for sharing. */
    readonly send: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly begin: string;
    readonly hostBegins: (host: string) => string;
    readonly sit: string;
    readonly botHere: string;
    readonly seatFree: string;
    readonly removeBot: string;
    readonly takeSeat: string;
    readonly watching: string;
    readonly leave: string;
    /** The host takes somebody's seat away before the game. */
    readonly remove: (name: string) => string;
    readonly closed: string;
    readonly closedHelp: string;
  };
  /** What a table is played by: everybody reads it before they sit down. */
  readonly terms: {
    readonly noLimit: string;
    readonly perMove: (time: string) => string;
    readonly bank: (time: string) => string;
    readonly bankAndMore: (time: string, more: string) => string;
    readonly standIn: (bot: string) => string;
    readonly keptFor: (name: string) => string;
  };
  readonly chat: {
    readonly title: string;
    readonly unread: (count: number) => string;
    readonly say: string;
    readonly send: string;
    readonly nothing: string;
    readonly muted: string;
    readonly mute: string;
    /** A line that waits for the connection. */
    readonly waits: string;
    readonly notSent: (why: string) => string;
    readonly sendAgain: string;
    readonly drop: string;
  };
  /** When somebody at a table behaves badly. */
  readonly tellOperator: {
    readonly open: string;
    readonly which: string;
    readonly what: string;
    readonly send: string;
    readonly never: string;
    readonly sent: string;
  };
  /** What went wrong, in one or two sentences that say what to do. */
  readonly problems: Readonly<Record<TroubleCode, string>>;
  /** In place of a board or a page that cannot be shown. */
  readonly failure: {
    readonly board: string;
    readonly boardHelp: string;
    readonly boardKept: string;
    readonly plain: string;
    readonly plainHelp: string;
    readonly page: string;
    readonly pageHelp: string;
    readonly unloaded: string;
    readonly unloadedHelp: string;
    readonly table: string;
    readonly rulesMoved: string;
    readonly rulesMovedHelp: (begun: number, now: number) => string;
    readonly rulesMovedKept: string;
    readonly reload: string;
    readonly tryAgain: string;
    readonly record: string;
    /** What the page was told of a game whose record is not given out yet. */
    readonly known: string;
    readonly noRecord: string;
    readonly secrets: string;
    readonly report: string;
    readonly reportHelp: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
  };
  readonly notices: {
    readonly newer: string;
    readonly takeNewer: string;
    readonly otherRules: string;
    readonly unkept: string;
  };
  readonly fair: {
    readonly title: string;
    readonly how: string;
    readonly hash: string;
    readonly seed: string;
    readonly later: string;
    readonly over: string;
    readonly check: string;
    readonly good: (moves: number) => string;
    readonly bad: string;
    readonly download: string;
  };
  readonly cover: {
    readonly title: (name: string) => string;
    readonly help: string;
    readonly button: (name: string) => string;
  };
  readonly settingsPage: {
    readonly name: string;
    readonly nameHelp: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: { readonly auto: string; readonly light: string; readonly dark: string };
    readonly motion: string;
    readonly motions: { readonly auto: string; readonly off: string };
    readonly pace: string;
    readonly paces: { readonly calm: string; readonly brisk: string; readonly instant: string };
    readonly sound: string;
    readonly sounds: { readonly on: string; readonly off: string };
    readonly lessons: string;
    readonly lessonChoices: { readonly on: string; readonly off: string };
    /** What the server keeps of whoever looks. */
    readonly kept: {
      readonly title: string;
      readonly help: string;
      readonly download: string;
      readonly erase: string;
      readonly sure: string;
      readonly yes: string;
      readonly no: string;
      readonly erased: string;
    };
    readonly saved: string;
    readonly parts: { readonly you: string; readonly look: string; readonly table: string };
  };
  readonly rulesPage: {
    readonly title: (game: string) => string;
    readonly search: string;
    readonly none: string;
    readonly found: (count: number) => string;
    readonly link: (clause: string) => string;
  };
  readonly notFound: string;
  readonly notFoundHelp: string;
  readonly skip: string;
  readonly close: string;
}
