import type { InviteWords } from "./words.ts";

export const en: InviteWords = {
  title: "You are invited",
  from: (host, game) => `${host} invites you to a game of ${game}.`,
  already: (names) => `At the table: ${names}`,
  sit: "Sit down",
  full: "All seats are taken.",
  looking: "Looking for the table…",
  qr: "QR code of the invitation",
  qrHelp: "Point a phone’s camera at it to sit down at this table.",
  qrLarge: "Show the QR code large",
};
