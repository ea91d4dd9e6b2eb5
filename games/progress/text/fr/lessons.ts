import type { Lesson } from "@clade/kernel";

export const lessons: readonly Lesson[] = [
  {
    title: "De quoi il s’agit",
    text: "Votre peuple invente. Chaque technologie de votre zone améliore une compétence, vous fait avancer sur une échelle de pouvoir, ou vaut simplement des points. Qui en a le plus à la fin du dernier âge gagne.",
  },
  {
    title: "Une carte, deux vies",
    text: "Une carte est une technologie à jouer, mais aussi de la connaissance à dépenser : défaussée, elle en paie une autre. Vous ne jouerez jamais tout ce que vous tenez : choisissez à quoi renoncer.",
  },
  {
    title: "Découvrir",
    text: "Une technologie a une ou deux lignes de coût. Si vous avez la technologie nommée sur la ligne, celle-ci est gratuite ; sinon, payez-la en jetons et en cartes défaussées. Les jetons reviennent à chaque tour.",
  },
  {
    title: "Rechercher",
    text: "Pas assez de connaissance ? Mettez la carte en développement : c’est gratuit, et elle devient active quatre tours plus tard. D’ici là, elle sert déjà de prérequis. Ne laissez pas cette place vide.",
  },
  {
    title: "Les cartes",
    text: "Piocher donne le plus de cartes mais termine vos actions : gardez-le pour la fin. La pioche rapide en donne moins et vous laisse continuer. Le dessus d’une défausse est à prendre : regardez avec quoi les autres paient.",
  },
  {
    title: "Les âges",
    text: "Certaines technologies portent le symbole de l’âge suivant. Quand il y en a assez d’actives, une nouvelle pioche s’ouvre ; et avec l’âge III, tout ce qui est de l’âge I et n’est pas actif disparaît. Jouez ou dépensez à temps.",
  },
  {
    title: "Pouvoir et compétences",
    text: "Prestige, Population et Armée rapportent selon le rang : un pas d’avance suffit. Les compétences valent aussi des points, et une action de plus vaut presque tout en début de partie.",
  },
  {
    title: "La fin",
    text: "Les derniers symboles terminent la partie aussitôt, même au milieu d’un tour. Si vous menez, pressez-vous ; sinon, gardez votre symbole en main et rattrapez d’abord votre retard.",
  },
];
