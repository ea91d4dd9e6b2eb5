import type { NoticeWords } from "./words.ts";

export const fr: NoticeWords = {
  title: "À vous de jouer",
  help: "Recevez un avis quand une table vous attend et que vous êtes ailleurs : un par tour, et jamais rien de caché. Seuls le jeu, la table et qui a joué sont nommés.",

  device: "Sur cet appareil",
  deviceHelp:
    "Un avis s’affiche même si Clade est fermé. Un toucher vous mène à la table. Votre navigateur vous demandera votre accord.",
  turnOn: "M’avertir sur cet appareil",
  turnOff: "Arrêter sur cet appareil",
  isOn: "Les avis arrivent sur cet appareil.",
  cannot:
    "Ce navigateur ne peut pas afficher d’avis. Sur un iPhone ou un iPad, ajoutez d’abord Clade à l’écran d’accueil.",
  denied:
    "Votre navigateur bloque les avis de ce site. Autorisez-les dans ses réglages pour ce site, puis revenez ici.",
  failed: "Votre navigateur n’a pas pu être inscrit. Réessayez plus tard.",
  trial: "Envoyer un avis d’essai",
  tried: (devices) =>
    devices === 0
      ? "Aucun appareil ne l’a accepté."
      : `En route vers ${devices === 1 ? "un appareil" : `${devices} appareils`}.`,
  others: "Appareils qui reçoivent les avis",
  here: "cet appareil",
  unknown: "un appareil",
  since: (day) => `depuis le ${day}`,
  remove: "Arrêter",
  removeOf: (device) => `Arrêter les avis : ${device}`,

  mail: "Par courriel",
  mailHelp: "Votre adresse ne sert qu’à cela et personne ne la voit. Chaque message porte un lien qui y met fin.",
  address: "Adresse électronique",
  sendLink: "M’envoyer un lien de confirmation",
  badAddress: "Ce n’est pas une adresse électronique.",
  asked: (address) => `Un lien est en route vers ${address}. Rien d’autre n’est envoyé avant que vous l’ouvriez.`,
  confirmed: (address) => `Les messages vont à ${address}.`,
  refused: (address) => `Le serveur de courrier n’accepte pas de messages pour ${address}.`,
  forget: "Plus de messages",
  rhythm: "À quel rythme",
  rhythms: { "at-once": "Aussitôt", hourly: "Au plus une fois par heure", daily: "Au plus une fois par jour" },

  kinds: "À quel sujet",
  kind: {
    turn: "C’est à moi de jouer",
    clock: "Il me reste un quart du temps",
    over: "Une partie est finie",
    invited: "On m’invite",
    round: "Une ronde de tournoi commence",
  },

  quiet: "Heures calmes",
  quietHelp: (zone) => `Ce qui s’y passe vous est dit à leur fin. Les heures sont celles de ${zone}.`,
  quietOn: "Garder des heures calmes",
  from: "De",
  to: "À",
  days: "Les jours où elles commencent",

  programs: "Programmes",
  programsHelp:
    "Avec un jeton, un bot ou un outil à vous agit en votre nom, autant que vous le permettez. Il ne peut jamais se connecter à votre place, lire vos données ni créer de jetons.",
  noTokens: "Vous n’en avez aucun.",
  tokenName: "Nom du programme",
  tokenNameHelp: "Pour le reconnaître.",
  scopes: "Ce qu’il peut faire",
  scope: { read: "Voir ce que je vois", play: "Jouer pour moi", manage: "Changer le reste, comme mon nom" },
  makeToken: "Créer un jeton",
  shown: "Copiez-le maintenant : il ne sera plus montré.",
  copy: "Copier",
  copied: "Copié",
  end: "Révoquer",
  endOf: (name) => `Révoquer le jeton : ${name}`,
  neverUsed: "jamais utilisé",
  used: (day) => `utilisé le ${day}`,

  confirmTitle: "Des messages à cette adresse",
  confirmHelp: "Clade doit-il envoyer des nouvelles de vos parties à l’adresse où vous avez trouvé ce lien ?",
  confirmYes: "Oui, envoyez-les",
  confirmDone: "C’est fait. Quand une table vous attendra, un message vous le dira.",
  stopTitle: "Plus de messages",
  stopHelp: "Clade n’enverra plus rien à l’adresse où vous avez trouvé ce lien, et l’oubliera.",
  stopYes: "Ne plus rien envoyer",
  stopDone: "C’est fait. Plus aucun message ne viendra.",
  linkUnknown: "Ce lien est inconnu, ou trop ancien.",
  toSettings: "Vers les réglages",
};
