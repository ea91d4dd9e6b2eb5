import { plural } from "@clade/kernel";
import { type Card, FACES, numeral } from "../../rules/cards.ts";
import { COLOURS } from "../../rules/data.ts";
import { always, type Terms } from "../vocabulary.ts";

export const terms: Terms = {
  suits: ["Nourriture", "Outils", "Science"],
  ages: ["Primitif", "Barbare", "Moyen Âge", "Renaissance", "Industrie", "Troisième Millénaire"],
  colours: ["rouge", "verte", "bleue", "jaune"],
  joker: "Joker",
  discovery: "Découverte",
  places: [
    { name: "Ferme", effects: always("Produit 1 ou 2 Nourriture par tour, selon le niveau.") },
    { name: "Usine", effects: always("Produit 1 ou 2 Outils par tour, selon le niveau.") },
    { name: "Labo", effects: always("Produit 1 ou 2 Science par tour, selon le niveau.") },
    {
      name: "Commerce",
      effects: always("Juste avant les besoins, changez jusqu’à 1, 2 ou 3 ressources en d’autres types."),
    },
    {
      name: "Prestige",
      effects: {
        v1: "Si un besoin n’est pas satisfait, marquez 1 ou 2 points, selon le niveau.",
        "2.0": "Jouez les plis avec les règles de l’Âge le plus élevé de la table et passez devant en cas d’égalité.",
      },
    },
    {
      name: "Bouclier",
      effects: {
        v1: "Arrête une Calamité par tour ; au niveau 2, elle devient aussi 2 ressources au choix.",
        "2.0": "Arrête toutes les Calamités ; au niveau 2, chacune devient aussi 2 ressources au choix.",
      },
    },
  ],
  calamities: {
    famine: {
      name: "Famine",
      effects: {
        v1: "Vos cartes Nourriture ne donnent rien ce tour-ci, et aucun Joker ne peut être de la Nourriture.",
        "2.0": "Vos cartes Nourriture ne donnent rien ce tour-ci.",
      },
    },
    earthquake: {
      name: "Séisme",
      effects: {
        v1: "Vos cartes Outils ne donnent rien ce tour-ci, et aucun Joker ne peut être des Outils.",
        "2.0": "Vos cartes Outils ne donnent rien ce tour-ci.",
      },
    },
    fanaticism: {
      name: "Fanatisme",
      effects: {
        v1: "Vos cartes Science ne donnent rien ce tour-ci, et aucun Joker ne peut être de la Science.",
        "2.0": "Vos cartes Science ne donnent rien ce tour-ci.",
      },
    },
    hurricane: {
      name: "Ouragan",
      effects: {
        v1: "Votre stock perd 1 Nourriture, 1 Outils et 1 Science.",
        "2.0": "Ferme, Usine et Labo produisent chacun 1 de moins ce tour-ci.",
      },
    },
    epidemic: { name: "Épidémie", effects: always("Vous perdez 1 Population.") },
    decadence: { name: "Décadence", effects: always("Vous reculez d’un Âge.") },
    obscurantism: {
      name: "Obscurantisme",
      effects: {
        v1: "Au prochain tour, vous jouez votre main à l’aveugle. Sans effet au tour 6.",
        "2.0": "Au prochain tour, vous jouez votre main à l’aveugle. Au tour 6, vous perdez 2 ressources à la place.",
      },
    },
    invasion: {
      name: "Invasion",
      effects: {
        v1: "Au prochain tour, tout le monde voit votre main. Sans effet au tour 6.",
        "2.0": "Au prochain tour, tout le monde voit votre main. Au tour 6, vous perdez 2 ressources à la place.",
      },
    },
  },
};

export function suitName(suit: number): string {
  return terms.suits[suit] ?? "?";
}
export function placeName(place: number): string {
  return terms.places[place]?.name ?? "?";
}
/** « Nourriture 3 (donne 3) », « Outils 6 (Joker) », « Famine (Outils 4) », « Découverte III (bleue) ». */
export function cardName(card: Card): string {
  const face = FACES[card];
  switch (face?.kind) {
    case "resource":
      return `${suitName(face.suit)} ${face.strength} (donne ${face.gives})`;
    case "joker":
      return `${suitName(face.suit)} ${face.strength} (${terms.joker})`;
    case "calamity":
      return `${terms.calamities[face.calamity].name} (${suitName(face.suit)} ${face.strength})`;
    case "discovery":
      return `${terms.discovery} ${numeral(face.age)} (${terms.colours[COLOURS.indexOf(face.colour)]})`;
    case undefined:
      return "?";
  }
}
export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(", ");
}
export function amountsOf(amounts: readonly number[]): string {
  const parts = amounts.flatMap((amount, suit) => (amount === 0 ? [] : [`${amount} ${suitName(suit)}`]));
  return parts.length === 0 ? "rien" : parts.join(", ");
}
export function points(count: number): string {
  return `${count} ${plural("fr", count, { one: "point", other: "points" })}`;
}
export function ageName(age: number): string {
  return `Âge ${numeral(age)} (${terms.ages[age - 1]})`;
}
