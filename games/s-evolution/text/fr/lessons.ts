import type { Lesson } from "@clade/kernel";

export const lessons: readonly Lesson[] = [
  {
    title: "Le but",
    text: "Gagnez des cartes dans les plis, changez-les en Nourriture, Outils et Science, et donnez à votre peuple ce qu’il lui faut. Chaque besoin satisfait rapporte autant de points que vous avez de Population. Six tours, le meilleur score gagne.",
  },
  {
    title: "Un pli",
    text: "Chacun joue une carte. Puis, du plus fort au plus faible, chacun en prend une. Une carte forte choisit la première ; les cartes riches sont faibles, et quelqu’un finit toujours avec la Calamité.",
  },
  {
    title: "Une main aveugle",
    text: "Dans la première édition, on joue à l’aveugle à l’Âge I : vous retournez la carte qui vient, votre Découverte comme les autres. Dès l’Âge II vous voyez vos cartes et choisissez.",
  },
  {
    title: "À chaque Âge ses règles",
    text: "Aux Âges I et II, seule la force compte. Dès l’Âge III vos cartes ont une couleur : il faut fournir, et la couleur bat tout le reste. Dès l’Âge V vient l’Atout.",
  },
  {
    title: "Les Découvertes",
    text: "Chaque Âge atteint vous donne une Découverte. Jouez-la quand vous ne voulez pas disputer le pli ; elle revient face visible devant vous, et les séries d’une couleur rapportent à la fin.",
  },
  {
    title: "Les besoins",
    text: "Après les plis, vous récoltez, produisez et payez : Nourriture aux Âges I–II, Nourriture et Outils aux III–IV, les trois aux V–VI, une ressource par Population. Satisfaites-les tous et vous montez d’un Âge.",
  },
  {
    title: "Quand le peuple manque de tout",
    text: "En 2.0, chaque ressource manquante coûte un point. À partir de l’Âge III c’est pire : aucun besoin satisfait, vous reculez d’un Âge ; rien du tout pour un besoin, vous perdez de la Population.",
  },
  {
    title: "Les Travailleurs",
    text: "Dépensez ce qui reste : des Outils pour Ferme, Usine et Labo ; de la Science pour Commerce, Prestige, Bouclier, la Population ou l’Âge suivant. Bâtissez tôt, et que le peuple ne grandisse pas plus vite que la récolte.",
  },
  {
    title: "Les Travailleurs",
    text: "Dépensez ce qui reste : des Outils pour Ferme, Usine et Labo ; de la Science pour Commerce, Prestige, Bouclier ou l’Âge suivant ; de la Nourriture pour la Population (1 pour une, 3 pour deux). Bâtissez tôt, et que le peuple ne grandisse pas plus vite que la récolte.",
  },
];
