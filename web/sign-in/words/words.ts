/** Being the same person on several devices: where one is signed in, and the ways to another. */
export interface SignInWords {
  readonly devices: string;
  readonly devicesHelp: string;
  readonly here: string;
  readonly unknown: string;
  readonly lastSeen: (day: string) => string;
  readonly signOut: string;
  readonly signOutOf: (device: string) => string;
  readonly signOutOthers: string;
  readonly signOutHere: string;
  readonly signOutSure: (name: string) => string;
  readonly signedOut: string;
  readonly stay: (name: string) => string;

  readonly passkeys: string;
  readonly passkeysHelp: string;
  readonly noPasskeys: string;
  readonly passkeysElsewhere: string;
  readonly addPasskey: string;
  readonly added: string;
  readonly made: (day: string) => string;
  readonly used: (day: string) => string;
  readonly synced: string;
  readonly rename: string;
  readonly renameOf: (name: string) => string;
  readonly newName: string;
  readonly save: string;
  readonly cancel: string;
  readonly remove: string;
  readonly removeOf: (name: string) => string;
  readonly removeSure: (name: string) => string;

  readonly recovery: string;
  readonly recoveryHelp: string;
  readonly makeCode: string;
  readonly codeHelp: string;
  readonly copy: string;
  readonly copied: string;

  readonly signIn: string;
  readonly signInHelp: string;
  readonly byPasskey: string;
  readonly byProvider: (label: string) => string;
  readonly providerHelp: (label: string) => string;
  readonly providerBound: (label: string) => string;
  readonly unbind: (label: string) => string;
  readonly unbound: string;
  readonly haveCode: string;
  readonly code: string;
  readonly keepOthers: string;
  readonly useCode: string;
  readonly wrongCode: string;
  readonly leaving: (name: string, games: number) => string;
  readonly goOn: string;
  readonly nowYou: (name: string) => string;
  readonly home: string;
  /** What went wrong with a device or a provider. */
  readonly notShown: string;
  readonly knownAlready: string;
  readonly unknownPasskey: string;
  readonly tooLate: string;
  readonly providerFailed: (label: string) => string;
}
