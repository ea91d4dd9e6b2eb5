import type { RuleChapter } from "@clade/kernel";

export const rules: readonly RuleChapter[] = [
  {
    title: "Ce qu’il y a sur la table",
    rules: [
      {
        clause: "EV-1",
        text: "129 cartes Trait : 17 Carnivores et 7 de chacun des 16 autres types. Le chiffre d’une carte est le nombre de plantes qu’elle apporte quand elle sert de nourriture.",
      },
      {
        clause: "EV-2",
        text: "Les types : Embuscade, Fouisseuse, Carnivore, Grimpante, Coopération, Horde défensive, Tissus Gras, Fertile, Fourrageuse, Carapace, Cornes, Intelligence, Long Cou, Chasse en Meute, Charognard, Symbiose et Cri d’Alerte.",
      },
      {
        clause: "EV-3",
        text: "Une espèce a une Taille et une Population de 1 à 6, la nourriture mangée cette manche, et jusqu’à 3 traits différents (2 à deux joueurs). Vos espèces forment une rangée qui a deux bouts ; on n’est voisin qu’entre espèces d’une même rangée.",
      },
      {
        clause: "EV-4",
        text: "Au centre, le plan d’eau avec ses plantes et les cartes Nourriture de la manche. La réserve de nourriture ne s’épuise pas.",
      },
      { clause: "EV-5", text: "Vous seul savez ce que contient votre sac. À la fin, on ouvre tous les sacs." },
      {
        clause: "EV-6",
        text: "Les autres voient combien de cartes vous tenez, pas lesquelles. La défausse est visible de tous. On montre les cartes Nourriture sans dire de qui elles viennent. En jeu rapide, rien de votre phase 3 ne se voit avant la révélation commune.",
      },
    ],
  },
  {
    title: "Phase 1 : de nouvelles cartes",
    rules: [
      {
        clause: "EV-10",
        text: "Le sort désigne le premier joueur de la manche 1 ; ensuite, c’est chaque fois le voisin de gauche.",
      },
      { clause: "EV-11", text: "Qui n’a aucune espèce en reçoit une, de Taille 1 et de Population 1." },
      {
        clause: "EV-12",
        text: "À partir du premier joueur, chacun pioche 3 cartes, plus 1 par espèce qu’il possède.",
      },
    ],
  },
  {
    title: "Phase 2 : la nourriture",
    rules: [
      {
        clause: "EV-15",
        text: "Tous posent en secret une carte de leur main au plan d’eau. C’est obligatoire, sauf main vide, et l’on peut changer d’avis tant qu’il manque la carte de quelqu’un.",
      },
    ],
  },
  {
    title: "Phase 3 : jouer des cartes",
    rules: [
      {
        clause: "EV-20",
        text: "À partir du premier joueur, chacun à son tour joue le nombre de cartes qu’il veut, dans l’ordre qu’il veut, et garde le reste.",
      },
      {
        clause: "EV-21",
        text: "Une carte peut devenir un trait, face cachée, sur une de vos espèces qui a une place libre et pas encore ce type. Elle n’en bouge plus ; les autres n’en voient que le dos.",
      },
      {
        clause: "EV-22",
        text: "Défaussez une carte pour fonder une espèce de Taille 1 et de Population 1, à l’un des bouts de votre rangée.",
      },
      {
        clause: "EV-23",
        text: "Défaussez une carte pour gagner 1 en Taille ou en Population sur une espèce, 6 au plus. Une espèce toute neuve en profite aussi.",
      },
      {
        clause: "EV-24",
        text: "Pendant votre tour de cartes, vous pouvez défausser des traits de vos espèces, anciens ou nouveaux. Vous ne piochez rien en échange, mais la place se libère.",
      },
      { clause: "EV-25", text: "Quand tous ont fini, les nouveaux traits sont retournés face visible." },
      {
        clause: "EV-26",
        text: "Jeu rapide : tous jouent leurs cartes en même temps et sans se voir, puis les plateaux sont révélés ensemble.",
      },
    ],
  },
  {
    title: "Phase 4 : traits à feuilles et cartes Nourriture",
    rules: [
      {
        clause: "EV-30",
        text: "Avant qu’on retourne les cartes Nourriture, chacun à son tour peut utiliser une fois Fertile, Long Cou et Tissus Gras sur chaque espèce qui les a, dans l’ordre de son choix.",
      },
      {
        clause: "EV-31",
        text: "Fertile : s’il y a au moins une plante au plan d’eau, la Population monte de 1, 6 au plus.",
      },
      {
        clause: "EV-32",
        text: "Long Cou : l’espèce prend 1 plante de la réserve ; Fourrageuse et Coopération suivent.",
      },
      {
        clause: "EV-33",
        text: "Tissus Gras : déplacez autant de nourriture stockée que vous voulez vers l’espèce, dans la limite de sa Population. Cela ne déclenche aucun trait, et un Carnivore y a droit aussi.",
      },
      {
        clause: "EV-35",
        text: "On retourne les cartes Nourriture et on les additionne : autant de plantes arrivent au plan d’eau, ou en partent si le total est négatif, sans descendre sous zéro. Les cartes vont à la défausse.",
      },
    ],
  },
  {
    title: "Phase 4 : le repas",
    rules: [
      {
        clause: "EV-40",
        text: "À tour de rôle, chacun nourrit une espèce une fois. Une espèce est affamée tant qu’elle a moins de nourriture que de Population. Le repas finit quand plus personne n’est obligé et que tous passent à la suite ; qui a passé peut encore agir plus tard.",
      },
      {
        clause: "EV-41",
        text: "Si l’une de vos espèces affamées peut manger, vous devez nourrir une affamée, celle de votre choix. Sinon, vous pouvez faire des réserves, user d’Intelligence, ou passer.",
      },
      {
        clause: "EV-42",
        text: "Sans Carnivore, une espèce se nourrit en prenant 1 plante au plan d’eau. La viande ne lui vient que de Charognard et de Coopération.",
      },
      {
        clause: "EV-43",
        text: "Un Carnivore ne prend jamais de plantes. Il attaque n’importe quelle autre espèce à sa portée, même si le plan d’eau est vide. S’il a une cible il y est tenu, fût-elle à Cornes ou à vous.",
      },
      {
        clause: "EV-44",
        text: "Une attaque se déroule ainsi : la cible perd 1 Population et la nourriture en trop va dans le sac de son propriétaire ; puis les Cornes frappent ; puis le Carnivore prend autant de viande que la Taille de la cible, selon sa place ; enfin les Charognards mangent.",
      },
      {
        clause: "EV-45",
        text: "Une espèce a de la place jusqu’à sa Population et, avec Tissus Gras, pour autant que sa Taille en plus. Le plateau se remplit d’abord. On peut toujours refuser de stocker sur Tissus Gras.",
      },
      {
        clause: "EV-46",
        text: "Une espèce repue qui a de la place sur ses Tissus Gras peut continuer à manger, ou à attaquer, à un tour où vous n’êtes pas tenu de nourrir une affamée.",
      },
      {
        clause: "EV-47",
        text: "À Population 0, une espèce s’éteint sur-le-champ. Le droit d’attaquer se vérifie avant l’attaque. Les Cornes et la Taille d’une cible qui meurt comptent encore ; un Charognard mort ne prend rien.",
      },
    ],
  },
  {
    title: "Les traits qui nourrissent",
    rules: [
      {
        clause: "EV-50",
        text: "Fourrageuse : chaque fois qu’elle prend des plantes, elle en prend 1 de plus au même endroit, si possible.",
      },
      {
        clause: "EV-51",
        text: "Coopération : chaque fois qu’elle prend de la nourriture, votre espèce à sa droite en prend 1 du même type au même endroit, si possible. Les traits de cette voisine peuvent se déclencher à leur tour.",
      },
      {
        clause: "EV-52",
        text: "Plusieurs jetons pris d’un coup ne déclenchent chaque trait qu’une fois. La plante de Fourrageuse fait partie de la même prise : d’abord la prise, puis Fourrageuse, puis Coopération. Qui ne prend rien ne transmet rien.",
      },
      {
        clause: "EV-53",
        text: "Charognard : prend 1 viande de la réserve chaque fois qu’une attaque réduit une Population, la sienne comprise. Tous se servent, du joueur attaquant dans le sens horaire, chaque rangée de gauche à droite. La perte due aux Cornes ne compte pas une seconde fois.",
      },
    ],
  },
  {
    title: "Attaque et défense",
    rules: [
      {
        clause: "EV-55",
        text: "Un Carnivore peut attaquer plus petit que lui, à condition d’avoir une réponse à chaque défense.",
      },
      {
        clause: "EV-56",
        text: "Chasse en Meute ajoute la Population à la Taille de l’attaquant ; Carapace ajoute 4 à celle de la cible. Les deux comptent au moment de l’annonce, et seulement pour comparer les Tailles.",
      },
      {
        clause: "EV-57",
        text: "Grimpante : seuls les grimpeurs l’attaquent. Fouisseuse : à l’abri tant qu’elle est repue. Horde défensive : il faut une Population plus élevée. Symbiose : à l’abri tant que sa voisine de droite est plus grande. Cri d’Alerte : ses deux voisines ne craignent qu’Embuscade, sauf si elles l’ont elles-mêmes. Tout cela vaut aussi contre vos propres Carnivores.",
      },
      {
        clause: "EV-58",
        text: "Cornes : l’attaquant perd 1 Population avant de prendre la viande. Sa nourriture en trop va dans le sac de son propriétaire. S’il en meurt, il ne prend rien.",
      },
      {
        clause: "EV-59",
        text: "Intelligence d’un Carnivore : à l’annonce d’une attaque, chaque carte défaussée neutralise un type de trait chez tous jusqu’à la fin de l’attaque, sauf Carnivore et Intelligence. Ce n’est jamais obligatoire.",
      },
      {
        clause: "EV-60",
        text: "Intelligence d’une autre espèce : à votre tour de repas, avant ou après avoir nourri, chaque carte défaussée lui donne 2 plantes de la réserve. Cela s’ajoute au repas et n’est jamais obligatoire.",
      },
    ],
  },
  {
    title: "Fin de la manche",
    rules: [
      {
        clause: "EV-65",
        text: "Chaque Population descend au niveau de la nourriture mangée ; une espèce à jeun s’éteint. Tout ce qui a été mangé va dans les sacs. La graisse stockée et les plantes du plan d’eau restent.",
      },
      {
        clause: "EV-70",
        text: "Extinction : les traits sont défaussés, la nourriture de l’espèce va dans votre sac, la rangée se resserre, et vous piochez une carte par trait qu’elle avait.",
      },
      {
        clause: "EV-71",
        text: "Quand Tissus Gras est défaussé, ou à la fin de la partie, sa nourriture va dans le sac.",
      },
    ],
  },
  {
    title: "Fin de la partie",
    rules: [
      {
        clause: "EV-75",
        text: "S’il faut une carte et que la pioche est vide, la défausse devient la pioche. La première fois : pendant la phase 1, cette manche est la dernière ; à tout autre moment, c’est la suivante.",
      },
      {
        clause: "EV-76",
        text: "On marque 1 par nourriture du sac, la Population de ses espèces, et 1 par trait posé sur elles. À égalité, plus de traits l’emporte, puis plus de Population ; sinon la place est partagée.",
      },
    ],
  },
  {
    title: "Selon le nombre de joueurs",
    rules: [
      {
        clause: "EV-80",
        text: "À deux, 40 cartes au hasard sont écartées sans être vues, et une espèce porte 2 traits au plus.",
      },
      { clause: "EV-81", text: "À six, on joue toujours en jeu rapide." },
    ],
  },
];
