import { type Naming, plural } from "@clade/kernel";
import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { promptOf } from "../prompt.ts";
import { traits } from "./names.ts";
import { cardName, listed, tokens, whose } from "./phrases.ts";

export const prompt = promptOf({
  over: "La partie est terminée.",
  dealt: "On distribue les cartes.",
  food: "Choisissez une carte pour le plan d’eau : son chiffre nourrit, ou affame, tout le monde.",
  cards: "Jouez autant de cartes que vous voulez, puis annoncez que vous avez fini.",
  leaves: "Utilisez vos traits à feuilles avant qu’on retourne les cartes Nourriture, ou continuez.",
  store: (place, least, most) =>
    `Combien de nourriture sur les Tissus Gras de l’espèce ${place} ? (de ${least} à ${most})`,
  outwitting: "Choisissez votre proie, ou neutralisez un trait de plus.",
  fed: "Vous pouvez changer des cartes en plantes avec Intelligence, ou finir votre tour.",
  mustFeed: "Nourrissez une de vos espèces affamées.",
  mayFeed: "Rien ne vous oblige à nourrir : faites des réserves, usez d’Intelligence, ou passez.",
  waiting: {
    food: (who, count) => `${who} ${verb(count, "choisit", "choisissent")} une carte Nourriture.`,
    cards: (who, count) => `${who} ${verb(count, "joue ses", "jouent leurs")} cartes.`,
    leaves: (who, count) => `${who} ${verb(count, "utilise ses", "utilisent leurs")} traits à feuilles.`,
    feeding: (who, count) => `${who} ${verb(count, "nourrit ses", "nourrissent leurs")} espèces.`,
  },
  mayExchange: "Vous pouvez encore échanger la vôtre.",
  listed,
});

function verb(count: number, one: string, other: string): string {
  return plural("fr", count, { one, other });
}

export function moveLabel(view: View, move: Move, naming: Naming): string {
  switch (move.type) {
    case "food":
      return `Poser ${cardName(move.card)} au plan d’eau`;
    case "trait":
      return `${cardName(move.card)} comme trait de l’espèce ${move.species + 1}`;
    case "species":
      return `Défausser ${cardName(move.card)} : nouvelle espèce à ${move.side === "left" ? "gauche" : "droite"}`;
    case "grow":
      return `Défausser ${cardName(move.card)} : ${move.what === "size" ? "Taille" : "Population"} +1 pour l’espèce ${move.species + 1}`;
    case "shed":
      return `Défausser ${traits[move.trait].name} de l’espèce ${move.species + 1}`;
    case "done":
      return view.phase === "leaves" ? "Continuer sans autre trait à feuilles" : "J’ai fini de jouer mes cartes";
    case "leaf":
      return move.trait === "fertile"
        ? `Fertile : Population +1 pour l’espèce ${move.species + 1}`
        : `Long Cou : une plante de la réserve pour l’espèce ${move.species + 1}`;
    case "fat":
      return `Déplacer ${tokens(move.amount)} des Tissus Gras vers l’espèce ${move.species + 1}`;
    case "feed":
      return `Nourrir l’espèce ${move.species + 1}`;
    case "attack":
      return `L’espèce ${move.species + 1} attaque ${
        move.seat === view.watcher ? `votre propre espèce ${move.target + 1}` : whose(naming, move.seat, move.target)
      }`;
    case "outwit":
      return `Défausser ${cardName(move.card)} : l’espèce ${move.species + 1} attaque en ignorant ${traits[move.trait].name}`;
    case "think":
      return `Défausser ${cardName(move.card)} : 2 plantes de la réserve pour l’espèce ${move.species + 1}`;
    case "store":
      return move.amount === 0 ? "Ne rien mettre en réserve" : `Mettre ${move.amount} en réserve de graisse`;
    case "pass":
      return view.fed || view.thought ? "Finir le tour" : "Passer";
  }
}
