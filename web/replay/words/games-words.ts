/** What the page of one's own games says. */
export interface GamesWords {
  readonly title: string;
  readonly help: string;
  readonly search: string;
  readonly game: string;
  readonly allGames: string;
  readonly where: string;
  readonly everywhere: string;
  readonly onDevice: string;
  readonly online: string;
  readonly standing: string;
  readonly runningAndOver: string;
  readonly running: string;
  readonly over: string;
  readonly waiting: string;
  readonly yourTurn: string;
  readonly count: (count: number) => string;
  readonly none: string;
  readonly nothingYet: string;
  readonly noServer: string;
  readonly more: string;
  readonly look: string;
  readonly goOn: string;
  readonly download: string;
  readonly remove: string;
  /** What a button is about, for those who do not see where it stands. */
  readonly about: (what: string, game: string) => string;
  readonly removed: (game: string) => string;
  readonly putBack: string;
  readonly branches: (count: number) => string;
  readonly freeSeat: string;
  readonly bringTitle: string;
  readonly bringHelp: string;
  readonly chooseFile: string;
  readonly paste: string;
  readonly pasted: string;
  readonly openIt: string;
  readonly drop: string;
  readonly reading: string;
}
