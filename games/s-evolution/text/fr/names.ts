import { plural } from "@clade/kernel";
import { always, type Names } from "../vocabulary.ts";

/** What a single one of a resource is called, and several. */
const UNITS = [
  { one: "Nourriture", other: "Nourriture" },
  { one: "Outil", other: "Outils" },
  { one: "Science", other: "Science" },
] as const;

export const names: Names = {
  suits: ["Nourriture", "Outils", "Science"],
  amount: (amount, suit) => `${amount} ${plural("fr", amount, UNITS[suit] ?? { one: "?", other: "?" })}`,
  ages: ["Primitif", "Barbare", "Moyen Âge", "Renaissance", "Industrie", "Troisième Millénaire"],
  colours: ["rouge", "verte", "bleue", "jaune"],
  joker: "Joker",
  discovery: "Découverte",
  places: [
    { name: "Ferme", effects: always("Produit 1 ou 2 Nourriture par tour, selon le niveau.") },
    { name: "Usine", effects: always("Produit 1 Outil ou 2 par tour, selon le niveau.") },
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
        v1: "Votre stock perd 1 Nourriture, 1 Outil et 1 Science.",
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
