import type { Lesson } from "@clade/kernel";

export const lessons: readonly Lesson[] = [
  {
    title: "Votre espèce",
    text: "Vous guidez une espèce de dinosaures, avec pour commencer un seul dino sur une plage. Celui qui a le plus de points de mutation quand la météorite tombe a gagné.",
  },
  {
    title: "Surveillez le climat",
    text: "À chaque tour, un terrain est tempéré. Son voisin plus chaud est chaud, son voisin plus froid est froid, le reste est mortel. Le plus souvent le pion avance : des plages vers les montagnes, puis retour. Pensez au tour suivant.",
  },
  {
    title: "Marcher et se battre",
    text: "Chaque patte est un pas pour un de vos dinos. Une autre espèce vous gêne ? Entrez dans sa zone et lancez le dé. Sans plus de cornes qu’elle, vous perdrez sans doute.",
  },
  {
    title: "Naître et survivre",
    text: "Les œufs donnent des petits à côté de vos adultes. Puis le climat frappe : les fourrures protègent du froid, les parasols de la chaleur. Chaque survivant est un point.",
  },
  {
    title: "Acheter des gènes",
    text: "En fin de tour, des gènes sont mis aux enchères. Vos points sont à la fois votre argent et votre score : ne payez pas six ce qui vous en rapportera trois.",
  },
  {
    title: "Cartes événement",
    text: "À partir du troisième tour, vous pouvez jouer vos trois cartes, chacune au moment qu’elle indique. On vous interroge dès que vous avez une carte : passer ne trahit rien.",
  },
];
