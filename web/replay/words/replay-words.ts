/** What the page says on which a game is looked at again. */
export interface ReplayWords {
  readonly title: (game: string) => string;
  readonly opening: string;
  readonly running: string;
  readonly over: string;
  readonly notShown: string;
  readonly gone: string;
  readonly goneHelp: string;
  readonly myGames: string;
  readonly strip: string;
  readonly slider: string;
  readonly start: string;
  readonly roundBack: string;
  readonly turnBack: string;
  readonly decisionBack: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly on: string;
  readonly decisionOn: string;
  readonly turnOn: string;
  readonly roundOn: string;
  readonly end: string;
  readonly speed: string;
  readonly speeds: { readonly slow: string; readonly usual: string; readonly fast: string; readonly fastest: string };
  readonly eyes: string;
  readonly spectator: string;
  readonly open: string;
  /** Whose hand lies in front where all cards are open. */
  readonly handOf: string;
  readonly handIs: (name: string) => string;
  readonly stepBy: string;
  readonly strides: {
    readonly move: string;
    readonly decision: string;
    readonly decisionOf: (name: string) => string;
    readonly turn: string;
    readonly round: string;
  };
  readonly place: (position: number, last: number) => string;
  readonly round: (round: number) => string;
  readonly keys: string;
  readonly copyLink: string;
  /** A link that holds the game itself. */
  readonly copyWhole: string;
  readonly tooLongForLink: (most: number) => string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly more: string;
  readonly download: string;
  readonly keep: string;
  readonly goOn: string;
  readonly backToGame: string;
  readonly seenFrom: string;
  /** Where what came before the page was opened cannot be had. */
  readonly seenSince: string;
  readonly now: string;
}
