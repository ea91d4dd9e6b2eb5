import type { SignInWords } from "./words.ts";

export const fr: SignInWords = {
  devices: "Vos appareils",
  devicesHelp: "Aux tables en ligne, on vous connaît sur ces appareils.",
  here: "cet appareil",
  unknown: "un appareil",
  lastSeen: (day) => `utilisé le ${day}`,
  signOut: "Déconnecter",
  signOutOf: (device) => `Déconnecter : ${device}`,
  signOutOthers: "Déconnecter partout ailleurs",
  signOutHere: "Se déconnecter sur cet appareil",
  signOutSure: (name) =>
    `Seule une clé d’accès, un code de secours ou un autre appareil vous ramène à ${name}. Sans cela, ces parties sont perdues pour vous.`,
  signedOut: "Vous êtes déconnecté ici et jouez comme nouvel invité.",
  stay: (name) => `Rester ${name}`,

  passkeys: "Clés d’accès",
  passkeysHelp:
    "Avec une clé d’accès, vous êtes la même personne sur un autre appareil : votre empreinte, votre visage ou votre code PIN suffit. Rien à retenir, pas de mot de passe.",
  noPasskeys: "Vous n’en avez pas encore.",
  passkeysElsewhere:
    "Ce navigateur, ou cette adresse du site, ne peut pas avoir de clés d’accès. Un code de secours marche partout.",
  addPasskey: "Ajouter une clé d’accès",
  added: "La clé d’accès est gardée.",
  made: (day) => `créée le ${day}`,
  used: (day) => `utilisée le ${day}`,
  synced: "partagée entre vos appareils",
  rename: "Renommer",
  renameOf: (name) => `Renommer : ${name}`,
  newName: "Nom de la clé d’accès",
  save: "Enregistrer",
  cancel: "Annuler",
  remove: "Retirer",
  removeOf: (name) => `Retirer : ${name}`,
  removeSure: (name) =>
    `Retirer « ${name} » ? Elle ne vous connectera plus. (Votre appareil la liste peut-être encore : supprimez-la aussi là-bas.)`,

  recovery: "Code de secours",
  recoveryHelp: "Le dernier chemin de retour, si tous les appareils sont perdus.",
  makeCode: "Créer un code de secours",
  codeHelp: "Notez-le : il n’est montré que maintenant, et un code plus ancien ne vaut plus.",
  copy: "Copier",
  copied: "Copié",

  signIn: "Se connecter",
  signInHelp:
    "On peut jouer sans. Connectez-vous pour être, sur cet appareil aussi, la personne que vous êtes sur un autre.",
  byPasskey: "Se connecter avec une clé d’accès",
  byProvider: (label) => `Se connecter avec ${label}`,
  providerHelp: (label) =>
    `La première fois, vous restez qui vous êtes ici ; ensuite, ${label} vous y ramène depuis n’importe quel appareil.`,
  providerBound: (label) => `${label} vous ramène ici depuis n’importe quel appareil.`,
  unbind: (label) => `Dissocier ${label}`,
  unbound: "Dissocié.",
  haveCode: "J’ai un code de secours",
  code: "Code de secours",
  keepOthers: "Rester connecté sur mes autres appareils",
  useCode: "Être cette personne ici",
  wrongCode: "Ce code n’est pas connu.",
  leaving: (name, games) =>
    `Sur cet appareil, vous êtes ${name}${games === 0 ? "" : games === 1 ? ", avec une partie en cours" : `, avec ${games} parties en cours`}. Si vous vous connectez sous une autre identité, ${name} reste derrière : seul un autre appareil, une clé d’accès ou un code de secours de ${name} y ramène.`,
  goOn: "Se connecter quand même",
  nowYou: (name) => `Ici aussi, vous êtes ${name}.`,
  home: "Vers les jeux",
  notShown: "Aucune clé d’accès n’a été présentée. Rien n’a changé.",
  knownAlready: "Cet appareil a déjà une clé d’accès pour vous.",
  unknownPasskey: "Cette clé d’accès n’est pas connue ici.",
  tooLate: "Cela a pris trop de temps. Veuillez réessayer.",
  providerFailed: (label) => `${label} ne vous a pas connecté. Vous êtes la même personne qu’avant.`,
};
