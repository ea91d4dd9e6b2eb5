/** What the pages say where a game is shown to others. */
export interface ShareWords {
  readonly title: string;
  readonly drawing: string;
  readonly picture: (game: string) => string;
  readonly savePicture: string;
  readonly send: string;
  readonly copyLink: string;
  readonly onlyFile: string;
  readonly qr: string;
  readonly qrHelp: string;
  readonly copySummary: string;
  readonly embed: string;
  readonly embedHelp: string;
  readonly copyEmbed: string;
  readonly copied: string;
  readonly openHere: string;
  readonly summary: (name: string, luck: string, own: string) => string;
}
