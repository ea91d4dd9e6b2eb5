import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { priceOf } from "../prices.ts";
import { promptOf } from "../prompt.ts";
import { names } from "./names.ts";
import { ageName, amountsOf, cardName, placeName, suitName } from "./phrases.ts";

export const prompt = promptOf({
  over: "La partie est terminée.",
  trump: "Choisissez la couleur d’Atout pour ce tour.",
  blind: "Retournez une carte de votre main aveugle.",
  follow: (suit) => `Fournissez ${suitName(suit)}.`,
  followOrDiscover: (suit) => `Fournissez ${suitName(suit)} ou jouez votre Découverte.`,
  lead: "Entamez le pli.",
  anyCard: "Jouez la carte de votre choix.",
  take: "Prenez une carte du pli.",
  shield: "Quelle Calamité votre Bouclier arrête-t-il ?",
  suffer: "Quelle Calamité frappe d’abord ?",
  remove: "Vous avez plus de Travailleurs que de Population : retirez-en un.",
  lose: (count) => `Choisissez une ressource à perdre (reste ${count}).`,
  joker: (count) => `Quelle ressource prenez-vous avec votre Joker ? (reste ${count})`,
  gift: (count) => `Votre Bouclier vous offre une ressource : laquelle ? (reste ${count})`,
  trade: (count) => `Échangez avant de payer les besoins (encore ${count} au plus), ou continuez.`,
  bonus: (age) => `Tous les besoins sont satisfaits. Monter à l’${ageName(age)} ?`,
  manage: "Dépensez ce qui reste (Population, Travailleurs, Évolution) ou terminez vos actions.",
  waiting: (who, doing) => `${who} ${doing}.`,
  doing: {
    trump: "choisit l’Atout",
    play: "joue une carte",
    take: "prend une carte",
    shield: "choisit ce que son Bouclier arrête",
    suffer: "subit ses Calamités",
    remove: "doit retirer un Travailleur",
    lose: "perd des ressources",
    joker: "choisit pour son Joker",
    gift: "choisit les ressources de son Bouclier",
    trade: "fait du Commerce",
    bonus: "peut monter d’un Âge",
    manage: "gère sa civilisation",
  },
});

/** A move, and what it costs if it costs something. */
export function moveLabel(view: View, move: Move): string {
  const price = priceOf(view, move);
  return price === undefined ? plainLabel(view, move) : `${plainLabel(view, move)} (${amountsOf(price)})`;
}

function plainLabel(view: View, move: Move): string {
  switch (move.type) {
    case "trump":
      return suitName(move.suit);
    case "play":
      return `Jouer ${cardName(move.card)}`;
    case "blind":
      return "Retourner une carte";
    case "take":
      return `Prendre ${cardName(move.card)}`;
    case "shield":
      return `Arrêter ${names.calamities[move.calamity].name}`;
    case "suffer":
      return `${names.calamities[move.calamity].name} : ${names.calamities[move.calamity].effects[view.edition]}`;
    case "lose":
      return `Perdre ${names.amount(1, move.suit)}`;
    case "gain":
      return names.amount(1, move.suit);
    case "trade":
      return `${names.amount(1, move.from)} → ${names.amount(1, move.to)}`;
    case "rise":
      return "Monter";
    case "stay":
      return "Rester à cet Âge";
    case "grow":
      return `Population +${move.by}`;
    case "evolve":
      return "Monter d’un Âge";
    case "place":
      return `Nouveau Travailleur : ${placeName(move.place)}, niveau ${move.level}`;
    case "raise":
      return `Améliorer : ${placeName(move.place)}, niveau ${move.level}`;
    case "remove":
      return `Retirer le Travailleur : ${placeName(move.place)}`;
    case "done":
      return view.phase === "trade" ? "Ne plus échanger" : "Terminer vos actions";
  }
}
