/** What the doors of a table on a server say: how fast it plays, whose clock runs, who plays for whom, and what one can do there. */
export interface DoorWords {
  readonly pace: {
    readonly title: string;
    readonly none: string;
    readonly noneHelp: string;
    readonly live: string;
    readonly liveHelp: string;
    readonly days: (days: number) => string;
    readonly daysHelp: string;
    /** So many minutes for the whole game, and so many seconds more with every move. */
    readonly preset: (minutes: number, seconds: number) => string;
    readonly clock: string;
    readonly own: string;
    readonly minutes: string;
    readonly seconds: string;
    readonly wrong: string;
    readonly standIn: string;
  };
  readonly clocks: {
    readonly title: string;
    /** For those who hear it: whose clock, and what it shows. */
    readonly runs: (who: string, time: string) => string;
    readonly stands: (who: string, time: string) => string;
    readonly left: (time: string) => string;
    /** What happens when one's own time is up, and when another's is. */
    readonly upThen: (bot: string) => string;
    readonly upToTheEnd: (bot: string) => string;
    readonly up: string;
  };
  /** A bot plays for somebody: for whom, and why. */
  readonly plays: {
    readonly away: (bot: string, who: string) => string;
    readonly gaveUp: (bot: string, who: string) => string;
    readonly removed: (bot: string, who: string) => string;
    readonly awayYou: (bot: string) => string;
    readonly gaveUpYou: (bot: string) => string;
    readonly removedYou: (bot: string) => string;
  };
  readonly people: {
    readonly title: string;
    readonly you: string;
    readonly host: string;
    readonly bot: (level: string) => string;
    readonly here: string;
    readonly notHere: string;
    readonly decides: string;
    readonly about: (who: string) => string;
    readonly yourSeat: string;
    readonly leave: string;
    readonly leaveHelp: string;
    readonly giveUp: string;
    readonly giveUpSure: string;
    readonly giveUpYes: string;
    readonly keepPlaying: string;
    readonly asHost: string;
    readonly remove: string;
    readonly removeSure: (who: string) => string;
    readonly removeOnlyAway: (who: string) => string;
    readonly never: string;
    readonly silence: string;
    readonly giveWord: string;
    readonly spectatorsWrite: string;
    readonly anybodyWatches: string;
    readonly takeOver: string;
    readonly takeOverHelp: (who: string) => string;
  };
  readonly watch: {
    readonly allow: string;
  };
  readonly kindness: {
    readonly mute: string;
    readonly muteHelp: string;
    readonly unmute: string;
    readonly block: string;
    readonly blockSure: (who: string) => string;
    readonly blockYes: string;
    readonly no: string;
    readonly unblock: string;
    readonly muted: string;
    readonly blocked: string;
    readonly report: string;
    readonly reportAbout: (who: string) => string;
    readonly reportLine: (who: string) => string;
    readonly phrases: string;
    readonly phrasesOnly: string;
    readonly childChat: string;
    readonly title: string;
    readonly typed: string;
    readonly typedHelp: string;
    readonly typedChoices: { readonly always: string; readonly invited: string; readonly never: string };
    readonly child: string;
    readonly childHelp: string;
    readonly on: string;
    readonly off: string;
    readonly list: string;
    readonly listNone: string;
    readonly forgive: (who: string) => string;
  };
}
