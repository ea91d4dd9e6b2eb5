/** Being invited, and inviting by a picture. */
export interface InviteWords {
  readonly title: string;
  readonly from: (host: string, game: string) => string;
  readonly already: (names: string) => string;
  readonly sit: string;
  readonly full: string;
  readonly looking: string;
  readonly qr: string;
  readonly qrHelp: string;
  readonly qrLarge: string;
}
