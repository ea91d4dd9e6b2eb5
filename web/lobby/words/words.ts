/** Finding people to play with. */
export interface LobbyWords {
  readonly title: string;
  readonly help: string;
  readonly here: (count: number) => string;
  readonly waiting: (count: number) => string;
  readonly games: string;
  readonly gamesHelp: string;
  readonly players: string;
  readonly playersHelp: string;
  readonly pace: string;
  readonly paces: { readonly brisk: string; readonly calm: string; readonly day: string };
  readonly seconds: string;
  readonly secondsHelp: string;
  readonly find: string;
  readonly chooseGame: string;
  readonly choosePlayers: string;
  readonly looking: string;
  readonly stay: string;
  readonly others: (count: number) => string;
  readonly left: (time: string) => string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly late: string;
  readonly withBots: string;
  readonly withFewer: (players: number) => string;
  readonly waitOn: string;
  readonly anybody: string;
  readonly asked: string;
  readonly found: string;
  readonly whoIsHere: string;
  readonly seen: string;
  readonly seenHelp: string;
  readonly seenChoices: { readonly on: string; readonly off: string };
}
