import { chapter, type RuleChapter } from "@clade/kernel";

export const rules: readonly RuleChapter[] = [
  chapter("Ce qu’il y a sur la table", {
    "EV-1":
      "129 cartes Trait : 17 Carnivores et 7 de chacun des 16 autres types. Le chiffre d’une carte est le nombre de plantes qu’elle apporte quand elle sert de nourriture.",
    "EV-2":
      "Les types : Embuscade, Fouisseuse, Carnivore, Grimpante, Coopération, Horde défensive, Tissus Gras, Fertile, Fourrageuse, Carapace, Cornes, Intelligence, Long Cou, Chasse en Meute, Charognard, Symbiose et Cri d’Alerte.",
    "EV-3":
      "Une espèce a une Taille et une Population de 1 à 6, la nourriture mangée cette manche, et jusqu’à 3 traits différents (2 à deux joueurs). Vos espèces forment une rangée qui a deux bouts ; on n’est voisin qu’entre espèces d’une même rangée.",
    "EV-4":
      "Au centre, le plan d’eau avec ses plantes et les cartes Nourriture de la manche. La réserve de nourriture ne s’épuise pas.",
    "EV-5": "Vous seul savez ce que contient votre sac. À la fin, on ouvre tous les sacs.",
    "EV-6":
      "Les autres voient combien de cartes vous tenez, pas lesquelles. La défausse est visible de tous. On montre les cartes Nourriture sans dire de qui elles viennent. En jeu rapide, rien de votre phase 3 ne se voit avant la révélation commune.",
  }),
  chapter("Phase 1 : de nouvelles cartes", {
    "EV-10": "Le sort désigne le premier joueur de la manche 1 ; ensuite, c’est chaque fois le voisin de gauche.",
    "EV-11": "Qui n’a aucune espèce en reçoit une, de Taille 1 et de Population 1.",
    "EV-12": "À partir du premier joueur, chacun pioche 3 cartes, plus 1 par espèce qu’il possède.",
  }),
  chapter("Phase 2 : la nourriture", {
    "EV-15":
      "Tous posent en secret une carte de leur main au plan d’eau. C’est obligatoire, sauf main vide, et l’on peut changer d’avis tant qu’il manque la carte de quelqu’un.",
  }),
  chapter("Phase 3 : jouer des cartes", {
    "EV-20":
      "À partir du premier joueur, chacun à son tour joue le nombre de cartes qu’il veut, dans l’ordre qu’il veut, et garde le reste.",
    "EV-21":
      "Une carte peut devenir un trait, face cachée, sur une de vos espèces qui a une place libre et pas encore ce type. Elle n’en bouge plus ; les autres n’en voient que le dos.",
    "EV-22":
      "Défaussez une carte pour fonder une espèce de Taille 1 et de Population 1, à l’un des bouts de votre rangée.",
    "EV-23":
      "Défaussez une carte pour gagner 1 en Taille ou en Population sur une espèce, 6 au plus. Une espèce toute neuve en profite aussi.",
    "EV-24":
      "Pendant votre tour de cartes, vous pouvez défausser des traits de vos espèces, anciens ou nouveaux. Vous ne piochez rien en échange, mais la place se libère.",
    "EV-25": "Quand tous ont fini, les nouveaux traits sont retournés face visible.",
    "EV-26":
      "Jeu rapide : tous jouent leurs cartes en même temps et sans se voir, puis les plateaux sont révélés ensemble.",
  }),
  chapter("Phase 4 : traits à feuilles et cartes Nourriture", {
    "EV-30":
      "Avant qu’on retourne les cartes Nourriture, chacun à son tour peut utiliser une fois Fertile, Long Cou et Tissus Gras sur chaque espèce qui les a, dans l’ordre de son choix.",
    "EV-31": "Fertile : s’il y a au moins une plante au plan d’eau, la Population monte de 1, 6 au plus.",
    "EV-32": "Long Cou : l’espèce prend 1 plante de la réserve ; Fourrageuse et Coopération suivent.",
    "EV-33":
      "Tissus Gras : déplacez autant de nourriture stockée que vous voulez vers l’espèce, dans la limite de sa Population. Cela ne déclenche aucun trait, et un Carnivore y a droit aussi.",
    "EV-35":
      "On retourne les cartes Nourriture et on les additionne : autant de plantes arrivent au plan d’eau, ou en partent si le total est négatif, sans descendre sous zéro. Les cartes vont à la défausse.",
  }),
  chapter("Phase 4 : le repas", {
    "EV-40":
      "À tour de rôle, chacun nourrit une espèce une fois. Une espèce est affamée tant qu’elle a moins de nourriture que de Population. Le repas finit quand plus personne n’est obligé et que tous passent à la suite ; qui a passé peut encore agir plus tard.",
    "EV-41":
      "Si l’une de vos espèces affamées peut manger, vous devez nourrir une affamée, celle de votre choix. Sinon, vous pouvez faire des réserves, user d’Intelligence, ou passer.",
    "EV-42":
      "Sans Carnivore, une espèce se nourrit en prenant 1 plante au plan d’eau. La viande ne lui vient que de Charognard et de Coopération.",
    "EV-43":
      "Un Carnivore ne prend jamais de plantes. Il attaque n’importe quelle autre espèce à sa portée, même si le plan d’eau est vide. S’il a une cible, il doit attaquer, même si elle a des Cornes ou vous appartient.",
    "EV-44":
      "Une attaque se déroule ainsi : la cible perd 1 Population et la nourriture en trop va dans le sac de son propriétaire ; puis les Cornes frappent ; puis le Carnivore prend autant de viande que la Taille de la cible, selon sa place ; enfin les Charognards mangent.",
    "EV-45":
      "Une espèce a de la place jusqu’à sa Population et, avec Tissus Gras, pour autant que sa Taille en plus. Le plateau se remplit d’abord. On peut toujours refuser de stocker sur Tissus Gras.",
    "EV-46":
      "Une espèce repue qui a de la place sur ses Tissus Gras peut continuer à manger, ou à attaquer, à un tour où vous n’êtes pas tenu de nourrir une affamée.",
    "EV-47":
      "À Population 0, une espèce s’éteint sur-le-champ. Le droit d’attaquer se vérifie avant l’attaque. Les Cornes et la Taille d’une cible qui meurt comptent encore ; un Charognard mort ne prend rien.",
  }),
  chapter("Les traits qui nourrissent", {
    "EV-50":
      "Fourrageuse : chaque fois qu’elle prend des plantes, elle en prend 1 de plus au même endroit, si possible.",
    "EV-51":
      "Coopération : chaque fois qu’elle prend de la nourriture, votre espèce à sa droite en prend 1 du même type au même endroit, si possible. Les traits de cette voisine peuvent se déclencher à leur tour.",
    "EV-52":
      "Plusieurs jetons pris d’un coup ne déclenchent chaque trait qu’une fois. La plante de Fourrageuse fait partie de la même prise : d’abord la prise, puis Fourrageuse, puis Coopération. Qui ne prend rien ne transmet rien.",
    "EV-53":
      "Charognard : prend 1 viande de la réserve chaque fois qu’une attaque réduit une Population, la sienne comprise. Tous se servent, du joueur attaquant dans le sens horaire, chaque rangée de gauche à droite. La perte due aux Cornes ne compte pas une seconde fois.",
  }),
  chapter("Attaque et défense", {
    "EV-55": "Un Carnivore peut attaquer plus petit que lui, à condition d’avoir une réponse à chaque défense.",
    "EV-56":
      "Chasse en Meute ajoute la Population à la Taille de l’attaquant ; Carapace ajoute 4 à celle de la cible. Les deux comptent au moment de l’annonce, et seulement pour comparer les Tailles.",
    "EV-57":
      "Grimpante : seul un Carnivore Grimpant l’attaque. Fouisseuse : à l’abri tant qu’elle est repue. Horde défensive : il faut une Population plus élevée. Symbiose : à l’abri tant que sa voisine de droite est plus grande. Cri d’Alerte : ses deux voisines ne craignent qu’Embuscade, sauf si elles l’ont elles-mêmes. Tout cela vaut aussi contre vos propres Carnivores.",
    "EV-58":
      "Cornes : l’attaquant perd 1 Population avant de prendre la viande. Sa nourriture en trop va dans le sac de son propriétaire. S’il en meurt, il ne prend rien.",
    "EV-59":
      "Intelligence d’un Carnivore : à l’annonce d’une attaque, chaque carte défaussée neutralise un type de trait chez tous jusqu’à la fin de l’attaque, sauf Carnivore et Intelligence. Ce n’est jamais obligatoire.",
    "EV-60":
      "Intelligence d’une autre espèce : à votre tour de repas, avant ou après avoir nourri, chaque carte défaussée lui donne 2 plantes de la réserve. Cela s’ajoute au repas et n’est jamais obligatoire.",
  }),
  chapter("Fin de la manche", {
    "EV-65":
      "Chaque Population descend au niveau de la nourriture mangée ; une espèce à jeun s’éteint. Tout ce qui a été mangé va dans les sacs. La graisse stockée et les plantes du plan d’eau restent.",
    "EV-70":
      "Extinction : les traits sont défaussés, la nourriture de l’espèce va dans votre sac, la rangée se resserre, et vous piochez une carte par trait qu’elle avait.",
    "EV-71": "Quand Tissus Gras est défaussé, ou à la fin de la partie, sa nourriture va dans le sac.",
  }),
  chapter("Fin de la partie", {
    "EV-75":
      "S’il faut une carte et que la pioche est vide, la défausse devient la pioche. La première fois : pendant la phase 1, cette manche est la dernière ; à tout autre moment, c’est la suivante.",
    "EV-76":
      "On marque 1 par nourriture du sac, la Population de ses espèces, et 1 par trait posé sur elles. À égalité, le plus de traits l’emporte, puis le plus de Population ; sinon la place est partagée.",
  }),
  chapter("Selon le nombre de joueurs", {
    "EV-80": "À deux, 40 cartes au hasard sont écartées sans être vues, et une espèce porte 2 traits au plus.",
    "EV-81": "À six, on joue toujours en jeu rapide.",
  }),
];
