import type { LobbyWords } from "./words.ts";

export const fr: LobbyWords = {
  title: "Partie rapide",
  help: "Dites à quoi vous aimeriez jouer. On cherche des personnes à peu près de votre force.",
  here: (count) => (count <= 1 ? "Personne d’autre n’est là pour le moment." : `${count} personnes sont là.`),
  waiting: (count) => (count === 1 ? "une personne attend" : `${count} attendent`),
  games: "Jeux",
  gamesHelp: "Plus vous en cochez, plus vite cela commence.",
  players: "Joueurs",
  playersHelp: "N’importe lequel de ces nombres.",
  pace: "Temps",
  paces: {
    brisk: "5 minutes chacun, plus 10 s par coup",
    calm: "20 minutes chacun, plus 20 s par coup",
    day: "Un jour par coup",
  },
  seconds: "Chercher des personnes de votre force pendant",
  secondsHelp: "Ensuite, toute personne qui attend convient, ou des bots.",
  find: "Trouver des joueurs",
  chooseGame: "Choisissez au moins un jeu.",
  choosePlayers: "Choisissez un nombre de joueurs que l’un des jeux permet.",
  looking: "On cherche des joueurs…",
  stay: "Restez sur cette page : la partie commence d’elle-même.",
  others: (count) =>
    count === 0
      ? "Personne d’autre n’attend encore."
      : count === 1
        ? "Une autre personne attend qui y jouerait."
        : `${count} autres attendent qui y joueraient.`,
  left: (time) => `Encore ${time} pour trouver des personnes de votre force`,
  cancel: "Arrêter de chercher",
  cancelled: "Vous n’attendez plus.",
  late: "Personne n’est venu à temps. Comment continuer ?",
  withBots: "Jouer maintenant, avec des bots",
  withFewer: (players) => `Jouer à ${players}, si les autres sont d’accord`,
  waitOn: "Attendre encore",
  anybody: "Toute personne qui vient maintenant convient.",
  asked: "On demande aux autres.",
  found: "Des joueurs ont été trouvés. La partie commence.",
  whoIsHere: "Présents en ce moment",
  seen: "Être vu",
  seenHelp:
    "Si les personnes que vous suivez peuvent voir que vous êtes là. Combien de personnes sont là est dit à tous, en chiffre seulement.",
  seenChoices: { on: "Celles que je suis le voient", off: "Personne ne le voit" },
};
