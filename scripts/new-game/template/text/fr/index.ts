import { chapter, plural, refusalSentence } from "@clade/kernel";
import type { Refusals, Text } from "../vocabulary.ts";

const refusals: Refusals = { "not-in-hand": "Vous n’avez pas le {card} en main." };

export const fr: Text = {
  options: {},
  parts: { tops: "cartes dépassées" },
  verdicts: {},
  prompt: (view, { deciders: [seat] }, naming) => {
    if (seat === undefined) return "La partie est terminée.";
    return seat === view.watcher ? "Posez une carte." : `${naming(seat)} pose une carte.`;
  },
  move: (_view, { card }) => `Poser le ${card}`,
  event: (event, naming) => {
    const who = naming(event.seat);
    if (event.type === "laid") return `${who} pose le ${event.card}${event.scores ? " et marque un point" : ""}.`;
    const { count } = event.cards;
    return `${who} reçoit ${count} ${plural("fr", count, { one: "carte", other: "cartes" })}.`;
  },
  refusal: (refusal) => refusalSentence("fr", refusals, refusal, (details) => details),
  view: {
    keys: { active: "Au tour de", laid: "Posées", rest: "Non distribuées", points: "Points", hand: "Main" },
    seats: ["active"],
  },
  rules: [
    chapter("Sample game", {
      "SA-1": "On joue de deux à cinq. Chacun reçoit quatre des cartes 1 à 30 ; les autres ne servent pas.",
      "SA-2":
        "Le sort désigne qui commence ; ensuite on joue dans le sens des aiguilles d’une montre. À votre tour, posez une carte de votre main au milieu.",
      "SA-3": "Une carte plus haute que celle qu’elle recouvre marque un point. La première carte n’en marque pas.",
      "SA-4": "Quand toutes les mains sont vides, le plus de points gagne ; à égalité, on partage.",
    }),
  ],
  tutorial: [
    {
      title: "Plus haut",
      text: "Touchez une carte pour la poser. Si elle dépasse la précédente, vous marquez un point.",
    },
  ],
};
