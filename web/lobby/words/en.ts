import type { LobbyWords } from "./words.ts";

export const en: LobbyWords = {
  title: "Quick game",
  help: "Say what you would like to play. People about as strong as you are looked for.",
  here: (count) => (count <= 1 ? "Nobody else is here yet." : `${count} people are here.`),
  waiting: (count) => (count === 1 ? "one waits" : `${count} wait`),
  games: "Games",
  gamesHelp: "The more of them would do, the sooner it begins.",
  players: "Players",
  playersHelp: "Any of these numbers.",
  pace: "Time",
  paces: {
    brisk: "5 minutes each, and 10 s a move",
    calm: "20 minutes each, and 20 s a move",
    day: "A day for every move",
  },
  seconds: "Look for people as strong as you for",
  secondsHelp: "Then anybody who waits will do, or bots.",
  find: "Find people",
  chooseGame: "Choose at least one game.",
  choosePlayers: "Choose a number of players that one of the games has.",
  looking: "Looking for people…",
  stay: "Stay on this page: the game begins by itself.",
  others: (count) =>
    count === 0
      ? "Nobody else waits for this yet."
      : count === 1
        ? "One other waits who would play this."
        : `${count} others wait who would play this.`,
  left: (time) => `${time} left to find people as strong as you`,
  cancel: "Stop looking",
  cancelled: "You do not wait any more.",
  late: "Nobody came in time. How shall it go on?",
  withBots: "Play now, with bots",
  withFewer: (players) => `Play with ${players} players, if the others agree`,
  waitOn: "Wait on",
  anybody: "Anybody who comes now will do.",
  asked: "The others are asked.",
  found: "People were found. The game begins.",
  whoIsHere: "Here now",
  seen: "Being seen",
  seenHelp: "Whether people whom you follow can see that you are here. How many are here is told to all, as a number.",
  seenChoices: { on: "Those I follow see it", off: "Nobody sees it" },
};
