import { type Asked, at, type Naming, plural } from "@clade/kernel";
import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { mayExchange, mustFeed, storeQuestion } from "../scene.ts";
import { traits } from "./names.ts";
import { cardName, listed, tokens, whose } from "./phrases.ts";

export function prompt(view: View, { deciders, legal }: Asked<Move>, naming: Naming): string {
  if (view.phase === "over") return "La partie est terminée.";
  if (view.watcher === "spectator" || !deciders.includes(view.watcher))
    return waiting(view, listed(naming, deciders), deciders.length);
  const question = storeQuestion(view);
  if (question !== undefined) {
    const row = at(view.players, question.seat).species;
    const place = row.findIndex(({ id }) => id === question.id) + 1;
    return `Combien de nourriture sur les Tissus Gras de l’espèce ${place} ? (de ${question.least} à ${question.most})`;
  }
  switch (view.phase) {
    case "food":
      return "Choisissez une carte pour le plan d’eau : son chiffre nourrit, ou affame, tout le monde.";
    case "cards":
      return "Jouez autant de cartes que vous voulez, puis annoncez que vous avez fini.";
    case "leaves":
      return "Utilisez vos traits à feuilles avant qu’on retourne les cartes Nourriture, ou continuez.";
    case "feeding":
      if (view.ruse !== null) return "Choisissez votre proie, ou neutralisez un trait de plus.";
      if (view.fed) return "Vous pouvez changer des cartes en plantes avec Intelligence, ou finir votre tour.";
      return mustFeed(legal)
        ? "Nourrissez une de vos espèces affamées."
        : "Rien ne vous oblige à nourrir : faites des réserves, usez d’Intelligence, ou passez.";
    case "deal":
      return "On distribue les cartes.";
  }
}

function waiting(view: View, who: string, count: number): string {
  const verb = (one: string, other: string) => `${who} ${plural("fr", count, { one, other })}`;
  switch (view.phase) {
    case "food":
      return `${verb("choisit", "choisissent")} une carte Nourriture.${
        mayExchange(view) ? " Vous pouvez encore échanger la vôtre." : ""
      }`;
    case "cards":
      return `${verb("joue ses", "jouent leurs")} cartes.`;
    case "leaves":
      return `${verb("utilise ses", "utilisent leurs")} traits à feuilles.`;
    case "feeding":
      return `${verb("nourrit ses", "nourrissent leurs")} espèces.`;
    case "deal":
    case "over":
      return "";
  }
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
