import type { NoticeWords } from "./words.ts";

/** « d’Ada », « de Bob ». */
function of(name: string): string {
  return /^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export const fr: NoticeWords = {
  notices: {
    turn: ({ game, host, who }) => ({
      title: `À vous de jouer – ${game}`,
      text: who === "" ? `La table ${of(host)} vous attend.` : `${who} a joué à la table ${of(host)}.`,
    }),
    clock: ({ game, host }) => ({
      title: `Il vous reste un quart du temps – ${game}`,
      text: `C’est à vous de jouer à la table ${of(host)}.`,
    }),
    over: ({ game, host }) => ({
      title: `Partie finie – ${game}`,
      text: `La partie à la table ${of(host)} est terminée.`,
    }),
    invited: ({ game, host, who }) => ({
      title: `On vous invite – ${game}`,
      text: `${who || host} aimerait vous voir à sa table.`,
    }),
    round: ({ host }) => ({ title: "Une ronde commence", text: host }),
  },
  trial: { title: "Clade", text: "Les avis vous parviennent ici." },
  letter: {
    subject: (lines) => (lines.length === 1 ? (lines[0]?.title ?? "Clade") : `${lines.length} nouvelles de Clade`),
    greeting: "Depuis votre dernier passage :",
    open: "Ouvrir",
    why: (site) => `Vous recevez ce message parce que vous l’avez demandé sur ${site}.`,
    stop: "Ne plus recevoir de messages",
    settings: "Réglages",
  },
  confirm: {
    subject: (site) => `Votre adresse sur ${site}`,
    text: (site) =>
      `Quelqu’un, sans doute vous, a demandé à ${site} d’envoyer à cette adresse des nouvelles de ses parties. Rien n’est envoyé avant votre accord. Le lien est valable un jour.`,
    button: "Oui, envoyez-les ici",
    notYou: "Ce n’était pas vous ? Il n’y a rien à faire : sans votre accord, plus rien ne viendra.",
  },
};
