import { chapter, refusalSentence } from "@clade/kernel";
import type { Refusals, Text } from "../vocabulary.ts";

const refusals: Refusals = {
  over: "La partie est terminée.",
  "already-laid": "Vous avez déjà posé une carte.",
  "not-in-hand": "Vous n’avez pas le {card} en main.",
};

export const fr: Text = {
  options: {},
  parts: { shells: "coquilles" },
  verdicts: {},
  prompt: ({ watcher, tide }, { deciders }, naming) => {
    if (deciders.length === 0) return "La partie est terminée.";
    if (deciders.some((seat) => seat === watcher)) return `Marée ${tide} : posez une carte face cachée.`;
    return `Doivent encore poser : ${deciders.map(naming).join(", ")}.`;
  },
  move: (_view, { card }) => `Poser le ${card}`,
  event: (event, naming) => {
    switch (event.type) {
      case "tide":
        return `Marée ${event.tide} : coquilles ${event.shells.join(", ")}`;
      case "laid":
        return `${naming(event.seat)} pose ${event.card === null ? "une carte" : `le ${event.card}`}.`;
      case "turned":
        return event.moves
          ? `${naming(event.seat)} (${event.card}) s’installe dans la ${event.shell}.`
          : `${naming(event.seat)} (${event.card}) n’a que faire de la ${event.shell}.`;
    }
  },
  refusal: (refusal) => refusalSentence("fr", refusals, refusal, (details) => details),
  view: {
    keys: {
      tide: "Marée",
      beach: "Coquilles sur la plage",
      turned: "Cartes retournées",
      washed: null,
      sea: "Coquilles à venir",
      points: "Points",
      shell: "Coquille",
      hand: "Main",
      laid: "Posée",
    },
  },
  rules: [
    chapter("Préparation", {
      "MO-1":
        "On joue de deux à cinq. Chacun reçoit six des cartes 1 à 40 ; les autres ne servent pas. Chaque crabe commence sans coquille (taille 0).",
      "MO-2":
        "Il y a 36 coquilles, quatre de chaque taille de 1 à 9. La partie compte six marées ; chacune jette sur la plage, visibles, autant de coquilles qu’il y a de joueurs.",
    }),
    chapter("Une marée", {
      "MO-3":
        "Tous les joueurs posent en même temps une carte de leur main, face cachée. Qui a posé ne peut plus poser.",
      "MO-4":
        "Quand tous ont posé, on retourne les cartes : la plus haute reçoit la plus grande coquille, la deuxième la deuxième, et ainsi de suite. Ces cartes quittent le jeu.",
      "MO-5":
        "Un crabe s’installe dans sa coquille si elle est plus grande que la sienne, et en marque la taille. Sinon il reste où il est et ne marque rien.",
      "MO-6": "Les coquilles de la marée quittent le jeu ; puis vient la marée suivante.",
    }),
    chapter("La fin", {
      "MO-7":
        "Après la sixième marée, le plus de points gagne. À égalité, la plus grande coquille habitée l’emporte ; si elles sont égales aussi, on partage la place.",
    }),
  ],
  tutorial: [
    {
      title: "Coquilles sur la plage",
      text: "Chaque marée apporte une coquille à chacun. La carte la plus haute reçoit la plus grande, la plus basse la plus petite.",
    },
    {
      title: "Ne grandissez pas trop vite",
      text: "Une coquille ne compte que si elle est plus grande que la vôtre. Beaucoup de petits pas rapportent plus qu’un grand bond.",
    },
    {
      title: "Tous à la fois",
      text: "Touchez une carte pour la poser face cachée. Quand tous ont posé, on retourne les cartes.",
    },
  ],
};
