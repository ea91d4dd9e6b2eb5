import { type Asked, at, type Naming } from "@clade/kernel";
import { isDiscovery } from "../../rules/cards.ts";
import type { Move } from "../../rules/moves.ts";
import { mustFollow } from "../../rules/phases/trick.ts";
import type { View } from "../../rules/state.ts";
import { terms } from "./names.ts";
import { ageName, cardName, placeName, suitName } from "./names.ts";

export function prompt(view: View, _: Asked, naming: Naming): string {
  if (view.phase === "over") return "La partie est terminée.";
  if (view.watcher !== view.active) return `${naming(view.active)} ${WAITING[view.phase]}.`;
  const player = at(view.players, view.active);
  const { turn } = view;
  switch (view.phase) {
    case "trump":
      return "Choisissez la couleur d’Atout pour ce tour.";
    case "play": {
      const { cards, blind } = player.hand;
      if (blind || cards === null) return "Retournez une carte de votre main aveugle.";
      const follow = mustFollow(view, view.active, cards);
      if (follow !== null) {
        return cards.some(isDiscovery)
          ? `Fournissez ${suitName(follow)} ou jouez votre Découverte.`
          : `Fournissez ${suitName(follow)}.`;
      }
      return view.trick.length === 0 ? "Entamez le pli." : "Jouez la carte de votre choix.";
    }
    case "take":
      return "Prenez une carte du pli.";
    case "shield":
      return "Quelle Calamité votre Bouclier arrête-t-il ?";
    case "suffer":
      return "Quelle Calamité frappe d’abord ?";
    case "remove":
      return "Vous avez plus de Travailleurs que de Population : retirez-en un.";
    case "lose":
      return `Choisissez une ressource à perdre (reste ${turn.losses}).`;
    case "joker":
      return `Quelle ressource prenez-vous avec votre Joker ? (reste ${turn.jokers})`;
    case "gift":
      return `Votre Bouclier vous offre une ressource : laquelle ? (reste ${turn.gifts})`;
    case "trade":
      return `Échangez avant de payer les besoins (encore ${turn.trades} au plus), ou continuez.`;
    case "bonus":
      return `Tous les besoins sont satisfaits. Monter ? ${ageName(player.age + 1)}`;
    case "manage":
      return "Dépensez ce qui reste (population, Travailleurs, Évolution) ou terminez votre tour.";
  }
}

const WAITING = {
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
} as const;

export function moveLabel(view: View, move: Move): string {
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
      return `Arrêter ${terms.calamities[move.calamity].name}`;
    case "suffer":
      return `${terms.calamities[move.calamity].name} : ${terms.calamities[move.calamity].effects[view.edition]}`;
    case "lose":
      return `Perdre 1 ${suitName(move.suit)}`;
    case "gain":
      return `1 ${suitName(move.suit)}`;
    case "trade":
      return `1 ${suitName(move.from)} → 1 ${suitName(move.to)}`;
    case "rise":
      return "Monter";
    case "stay":
      return "Rester à cet Âge";
    case "grow":
      return `Population +${move.by}`;
    case "evolve":
      return "Monter d’un Âge pour 3 Science";
    case "place":
      return `Nouveau Travailleur : ${placeName(move.place)}, niveau ${move.level}`;
    case "raise":
      return `Améliorer : ${placeName(move.place)}, niveau ${move.level}`;
    case "remove":
      return `Retirer le Travailleur : ${placeName(move.place)}`;
    case "done":
      return view.phase === "trade" ? "Ne plus échanger" : "Terminer le tour";
  }
}
