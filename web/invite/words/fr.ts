import type { InviteWords } from "./words.ts";

export const fr: InviteWords = {
  title: "Vous êtes invité",
  from: (host, game) => `${host} vous invite à une partie de ${game}.`,
  already: (names) => `À la table : ${names}`,
  sit: "S’asseoir",
  full: "Toutes les places sont prises.",
  looking: "On cherche la table…",
  qr: "Code QR de l’invitation",
  qrHelp: "Pointez l’appareil photo d’un téléphone dessus pour s’asseoir à cette table.",
  qrLarge: "Agrandir le code QR",
};
