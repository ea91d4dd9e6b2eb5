import type { Names, TraitTexts } from "../vocabulary.ts";

export const traits: TraitTexts = {
  ambush: {
    name: "Embuscade",
    brief: "déjoue Cri d’Alerte",
    effect: "Quand ce Carnivore attaque, le Cri d’Alerte ne protège pas sa cible.",
  },
  burrowing: {
    name: "Fouisseuse",
    brief: "à l’abri repue",
    effect: "Inattaquable tant qu’elle a autant de nourriture que de Population.",
  },
  carnivore: {
    name: "Carnivore",
    brief: "mange les autres",
    effect:
      "Ne mange jamais de plantes. Elle se nourrit en attaquant des espèces plus petites dont elle surmonte les défenses.",
  },
  climbing: {
    name: "Grimpante",
    brief: "grimpeurs seuls",
    effect: "Seul un Carnivore lui aussi Grimpant peut l’attaquer.",
  },
  cooperation: {
    name: "Coopération",
    brief: "nourrit à droite",
    effect: "Dès qu’elle prend de la nourriture, votre espèce à sa droite en prend 1 du même type, au même endroit.",
  },
  "defensive-herding": {
    name: "Horde défensive",
    brief: "force du nombre",
    effect: "Seul un Carnivore à la Population plus élevée peut l’attaquer.",
  },
  "fat-tissue": {
    name: "Tissus Gras",
    brief: "fait des réserves",
    effect:
      "Une fois repue, elle peut encore prendre de la nourriture et la stocker, jusqu’à sa Taille. Avant que les cartes Nourriture soient retournées, ce stock peut passer sur son plateau.",
  },
  fertile: {
    name: "Fertile",
    brief: "Population +1",
    effect: "Avant que les cartes Nourriture soient retournées : Population +1 s’il reste une plante au plan d’eau.",
  },
  foraging: {
    name: "Fourrageuse",
    brief: "1 plante de plus",
    effect: "Chaque fois qu’elle prend des plantes, elle en prend une de plus au même endroit.",
  },
  "hard-shell": {
    name: "Carapace",
    brief: "Taille +4 attaquée",
    effect: "Compte 4 Tailles de plus quand on l’attaque. Elle ne rapporte pas plus de viande pour autant.",
  },
  horns: {
    name: "Cornes",
    brief: "blessent l’attaquant",
    effect: "Le Carnivore qui l’attaque perd 1 Population avant de toucher la viande.",
  },
  intelligence: {
    name: "Intelligence",
    brief: "plantes ou ruses",
    effect:
      "Pendant le repas, vous pouvez défausser des cartes : chacune vaut 2 plantes de la réserve ou, pour un Carnivore, neutralise un type de trait le temps de son attaque.",
  },
  "long-neck": {
    name: "Long Cou",
    brief: "1 plante d’avance",
    effect: "Avant que les cartes Nourriture soient retournées : prend 1 plante de la réserve.",
  },
  "pack-hunting": {
    name: "Chasse en Meute",
    brief: "Taille + Population",
    effect: "Quand elle attaque, sa Population s’ajoute à sa Taille.",
  },
  scavenger: {
    name: "Charognard",
    brief: "1 viande par attaque",
    effect:
      "Prend 1 viande de la réserve chaque fois que l’attaque d’un Carnivore réduit une Population, où que ce soit.",
  },
  symbiosis: {
    name: "Symbiose",
    brief: "à l’abri d’un grand",
    effect: "Inattaquable tant que votre espèce à sa droite est plus grande qu’elle.",
  },
  "warning-call": {
    name: "Cri d’Alerte",
    brief: "garde ses voisines",
    effect:
      "Vos espèces de chaque côté ne craignent que les Carnivores dotés d’Embuscade. Il ne protège aucune espèce qui l’a elle-même.",
  },
};

export const names: Names = {
  traits,
  phases: {
    deal: "nouvelles cartes",
    food: "choix de la nourriture",
    cards: "on joue les cartes",
    leaves: "traits à feuilles",
    feeding: "le repas",
    over: "la fin",
  },
  size: "Taille",
  population: "Population",
};
