import type { NoticeWords } from "./words.ts";

export const en: NoticeWords = {
  notices: {
    turn: ({ game, host, who }) => ({
      title: `Your turn – ${game}`,
      text: who === "" ? `${host}’s table is waiting for you.` : `${who} has played at ${host}’s table.`,
    }),
    clock: ({ game, host }) => ({
      title: `A quarter of your time is left – ${game}`,
      text: `It is your turn at ${host}’s table.`,
    }),
    over: ({ game, host }) => ({ title: `Game over – ${game}`, text: `The game at ${host}’s table has ended.` }),
    invited: ({ game, host, who }) => ({
      title: `You are invited – ${game}`,
      text: `${who || host} would like you at the table.`,
    }),
    round: ({ host }) => ({ title: "A round begins", text: host }),
  },
  trial: { title: "Clade", text: "Notices reach you here." },
  letter: {
    subject: (lines) => (lines.length === 1 ? (lines[0]?.title ?? "Clade") : `${lines.length} pieces of news at Clade`),
    greeting: "Since you were last here:",
    open: "Open",
    why: (site) => `You get this because you asked for it at ${site}.`,
    stop: "No more mail",
    settings: "Settings",
  },
  confirm: {
    subject: (site) => `Your address at ${site}`,
    text: (site) =>
      `Somebody, probably you, asked ${site} to send news of their games to this address. Nothing is sent until you say yes. The link is good for a day.`,
    button: "Yes, send it here",
    notYou: "It was not you? Then you need do nothing: without a yes nothing more will come.",
  },
};
