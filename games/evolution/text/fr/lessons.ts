import type { Lesson } from "@clade/kernel";

export const lessons: readonly Lesson[] = [
  {
    title: "De quoi il s’agit",
    text: "Vos espèces mangent, et tout ce qu’elles mangent finit en points dans votre sac. À la fin comptent aussi la Population et les traits de ce qui vit encore. Donc : mangez beaucoup, et survivez.",
  },
  {
    title: "Une manche",
    text: "Vous piochez, vous posez une carte au plan d’eau, vous jouez les autres, puis vous nourrissez. Les Populations affamées diminuent, et l’on recommence.",
  },
  {
    title: "La carte Nourriture",
    text: "Chacun pose une carte en secret. La somme de leurs chiffres donne les plantes qui arrivent. Posez-en une forte si vous avez faim, une faible ou négative si vos rivaux ont plus faim que vous.",
  },
  {
    title: "Quatre usages d’une carte",
    text: "Posez-la comme trait, ou défaussez-la pour une nouvelle espèce, de la Taille ou de la Population. Une Population nombreuse mange plus, une grande Taille éloigne les Carnivores, et plus d’espèces font plus de cartes.",
  },
  {
    title: "Le repas",
    text: "Une espèce à la fois, chacun son tour. Il peut ne plus rester de plantes avant que la dernière soit servie : commencez par celle qui compte le plus.",
  },
  {
    title: "Les Carnivores",
    text: "Un Carnivore ne mange que d’autres espèces, et seulement plus petites que lui. S’il n’a plus de proie ailleurs, il se tourne vers votre propre rangée : faites-le grandir et surveillez son gibier.",
  },
  {
    title: "La défense",
    text: "Grimpante, Carapace, Cornes ou Cri d’Alerte tiennent les chasseurs à distance. Deux défenses ensemble valent bien mieux qu’une. Regardez ce que les Carnivores de la table savent contourner.",
  },
  {
    title: "La fin",
    text: "Quand la pioche s’épuise, la dernière manche est proche. Les cartes gardées en main ne vaudront rien : changez-les en traits et en Population que vous saurez nourrir.",
  },
];
