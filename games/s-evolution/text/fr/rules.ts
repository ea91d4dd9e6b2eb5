import type { RuleChapter } from "@clade/kernel";

export const rules: readonly RuleChapter[] = [
  {
    title: "Matériel et mise en place",
    rules: [
      {
        clause: "SE-1",
        text: "Chaque joueur a 24 cartes Ressource : Nourriture, Outils et Science, de force 1 à 8 ; et six Découvertes, une par Âge. On ne pioche que dans son propre paquet.",
      },
      {
        clause: "SE-2",
        text: "Le 4 d’Outils et le 4 de Science sont des Calamités, deux par couleur, huit différentes ; seules celles des joueurs présents sont en jeu. Le 6 de chaque type est un Joker. Toutes les autres cartes donnent 1 à 3 ressources de leur type.",
      },
      { clause: "SE-3", text: "Chaque Découverte a une couleur, qui ne sert qu’aux séries de la fin de partie." },
      {
        clause: "SE-4",
        text: "Votre plateau : Nourriture, Outils et Science de 0 à 8 (0 au départ) ; Population de 1 à 6 (2 au départ) ; des places de Travailleurs : Ferme, Usine, Labo (niveaux 1–2), Commerce (1–3), Prestige et Bouclier (1–2). Vous commencez à l’Âge I avec 0 point.",
      },
      {
        clause: "SE-5",
        text: "Dans le sens horaire : Rouge, Vert, Bleu, Jaune. À trois, sans Jaune ; à deux, Rouge et Vert.",
      },
      { clause: "SE-6", text: "Le sort désigne qui commence le premier pli de la partie." },
      {
        clause: "SE-7",
        text: "Les Découvertes commencent face cachée dans votre colonne, par ordre d’Âge. Les cartes Ressource sont mélangées en pioche.",
      },
    ],
  },
  {
    title: "Tours et mains",
    rules: [
      {
        clause: "SE-10",
        text: "La partie compte six tours : les plis, puis les actions. Quatre cartes par tour épuisent exactement la pioche.",
      },
      {
        clause: "SE-11",
        text: "Piochez quatre cartes et ajoutez la Découverte de votre Âge si elle est face cachée dans votre colonne : cinq cartes, ou quatre.",
      },
      {
        clause: "SE-12",
        text: "[2.0] Pas de Calamité au tour 1 : chacune est remplacée par la carte suivante, puis on les remélange dans la pioche. On n’annonce pas combien il y en avait.",
      },
      {
        clause: "SE-13",
        text: "[v1] Pas de Calamité au tour 1 : celle qui est retournée est montrée, mise de côté et remplacée par la carte du dessus de la pioche, encore une fois s’il le faut. Elle est remélangée après le tour.",
      },
      { clause: "SE-14", text: "[v1] À l’Âge I vous ne voyez pas votre main : vous la jouez à l’aveugle." },
      {
        clause: "SE-15",
        text: "Si vous avez pris Obscurantisme au tour précédent, vous jouez à l’aveugle, quel que soit votre Âge.",
      },
      {
        clause: "SE-16",
        text: "Si vous avez pris Invasion au tour précédent, votre main, Découverte comprise, est visible de tous. Si elle est aussi aveugle, tous la voient sauf vous.",
      },
      {
        clause: "SE-17",
        text: "Avec une main aveugle, un seul coup : retourner une carte au hasard. Si c’est la Découverte, elle est jouée telle quelle.",
      },
    ],
  },
  {
    title: "Égalités et ordre du tour",
    rules: [
      {
        clause: "SE-20",
        text: "[2.0] En cas d’égalité : le plus haut Prestige, puis l’Âge le plus élevé, puis la plus forte Population, puis l’ordre du tour.",
      },
      {
        clause: "SE-21",
        text: "[v1] En cas d’égalité : l’Âge le plus élevé, puis la plus forte Population, puis l’ordre du tour.",
      },
      {
        clause: "SE-22",
        text: "L’ordre du tour part, dans le sens horaire, de celui qui entame le pli ; avant les plis, de celui qui entamera le premier ; à la fin de la partie, c’est l’ordre des dernières actions.",
      },
    ],
  },
  {
    title: "Jouer les plis",
    rules: [
      {
        clause: "SE-30",
        text: "Dans le sens horaire à partir du premier, chacun joue une carte face visible, jusqu’à épuisement des mains. Qui n’a plus de carte passe ; on joue le pli même seul.",
      },
      {
        clause: "SE-31",
        text: "Le premier pli d’un tour est entamé par celui qui a agi en dernier au tour précédent.",
      },
      {
        clause: "SE-32",
        text: "Les suivants le sont par le gagnant du pli précédent : le premier à prendre une carte Ressource. S’il n’y a que des Découvertes, c’est le premier d’entre eux selon les égalités. Un gagnant sans carte laisse la main au suivant, dans le sens horaire, qui en a.",
      },
      {
        clause: "SE-33",
        text: "Vous jouez selon les règles de votre Âge. [2.0] Avec un Travailleur au Prestige, selon celles de l’Âge le plus élevé de la table, que cela vous plaise ou non. Main, Découverte, choix de l’Atout, égalités, besoins et pénalités restent liés à votre propre Âge.",
      },
      {
        clause: "SE-34",
        text: "Âges I–II : vos cartes ont une force mais pas de couleur. Jouez ce que vous voulez ; entamer ne fixe aucune couleur.",
      },
      {
        clause: "SE-35",
        text: "Âges III–IV : vos cartes ont une couleur. La première carte Ressource d’un joueur d’Âge III ou plus fixe la couleur du pli. Ensuite ces joueurs doivent fournir s’ils le peuvent, sinon ils jouent ce qu’ils veulent.",
      },
      {
        clause: "SE-36",
        text: "Âges V–VI : de même, et si vous ne pouvez pas fournir, vous pouvez couper à l’Atout. Ce n’est jamais obligatoire.",
      },
      {
        clause: "SE-37",
        text: "Un Atout joué avant l’Âge V n’en est pas un : il compte comme couleur du pli si c’est elle, sinon comme une carte quelconque. Avant l’Âge III, une carte n’a jamais de couleur.",
      },
      {
        clause: "SE-38",
        text: "Une Découverte se joue quand on veut, quelle que soit la couleur. Elle n’a ni force ni couleur et n’en fixe pas.",
      },
      {
        clause: "SE-39",
        text: "Une main aveugle est dispensée de fournir. La carte retournée compte tout de même selon votre Âge et peut fixer la couleur.",
      },
      {
        clause: "SE-40",
        text: "Si quelqu’un est à l’Âge V ou VI, l’Atout est annoncé avant le premier pli, pour tout le tour. [2.0] Par le joueur d’Âge V–VI au plus haut Prestige. [v1] Par le joueur de l’Âge le plus élevé. Égalités selon la règle ; seul votre propre Âge compte ici.",
      },
      {
        clause: "SE-41",
        text: "Toute carte de la couleur d’Atout jouée aux Âges V–VI est un Atout : entamée, fournie, coupée ou retournée. Jouée en premier, elle fixe aussi la couleur ; la même couleur aux Âges III–IV passe alors après tous les Atouts.",
      },
    ],
  },
  {
    title: "Ramasser",
    rules: [
      {
        clause: "SE-45",
        text: "Les Découvertes d’abord : qui en a joué une reprend une Découverte du même Âge dans le pli et la pose face visible dans sa colonne. On choisit dans l’ordre des égalités.",
      },
      {
        clause: "SE-46",
        text: "Puis chaque joueur d’une carte Ressource en prend une, Calamités comprises : les Atouts du plus fort au plus faible, puis la couleur du pli, puis le reste. À force égale dans le même groupe, règle des égalités. Le dernier prend ce qui reste.",
      },
      { clause: "SE-47", text: "Les cartes ramassées restent visibles près de votre plateau jusqu’à vos actions." },
    ],
  },
  {
    title: "Actions : récolte et Commerce",
    rules: [
      {
        clause: "SE-50",
        text: "Chacun joue toute sa phase d’action, dans le sens horaire. [2.0] Commence celui qui a pris une carte en dernier au dernier pli. [v1] Commence le gagnant du dernier pli.",
      },
      { clause: "SE-51", text: "Les Calamités d’abord, avant toute récolte." },
      { clause: "SE-52", text: "Ajoutez ce que donnent vos cartes. Chaque Joker donne une ressource au choix." },
      {
        clause: "SE-53",
        text: "La Ferme produit de la Nourriture, l’Usine des Outils, le Labo de la Science, selon le niveau du Travailleur.",
      },
      {
        clause: "SE-54",
        text: "Avec le Commerce, juste avant les besoins et seulement là, vous pouvez changer jusqu’à 1, 2 ou 3 ressources en d’autres types, chacune une fois et jamais vers un type plein. Rien n’oblige à échanger pour satisfaire un besoin.",
      },
      { clause: "SE-67", text: "Quand tous ont agi, les cartes ramassées quittent la partie." },
      {
        clause: "SE-68",
        text: "Jamais plus de 8 d’un type : le surplus est perdu. On peut prendre un Joker dans un type plein, pour rien.",
      },
    ],
  },
  {
    title: "Actions : les besoins",
    rules: [
      {
        clause: "SE-55",
        text: "Votre peuple demande Nourriture aux Âges I–II, Nourriture et Outils aux III–IV, Nourriture, Outils et Science aux V–VI. L’Âge compte tel qu’il est après les Calamités.",
      },
      {
        clause: "SE-56",
        text: "[2.0] Si vous avez autant que votre Population, vous devez payer et vous marquez autant de points. Sinon vous ne payez rien et perdez un point par ressource manquante. Le score peut passer sous 0.",
      },
      {
        clause: "SE-57",
        text: "[v1] Vous payez autant que votre Population ; si vous avez moins, tout y passe. Aucun point n’est perdu.",
      },
      {
        clause: "SE-58",
        text: "Tous les besoins satisfaits : vous montez d’un Âge. [2.0] Vous pouvez refuser. [v1] C’est automatique. L’Âge VI est le dernier.",
      },
      {
        clause: "SE-59",
        text: "Pénalités à partir de l’Âge III : aucun besoin satisfait, vous reculez d’un Âge et retournez face cachée la Découverte de l’Âge quitté ; rien du tout pour un besoin ou plus, vous perdez 1 Population, une seule fois. Les deux peuvent se cumuler. La Population ne tombe jamais sous 1.",
      },
      { clause: "SE-60", text: "S’il reste plus de Travailleurs que de Population, retirez-en un, au choix." },
      {
        clause: "SE-61",
        text: "[v1] Chaque besoin satisfait rapporte votre Population, comptée après les pénalités. Le Prestige rapporte son niveau si un besoin n’est pas satisfait, une fois par tour, si son Travailleur est encore là.",
      },
    ],
  },
  {
    title: "Actions : la gestion",
    rules: [
      {
        clause: "SE-62",
        text: "Aux tours 1 à 5, dépensez ensuite ce que vous avez, dans l’ordre que vous voulez. Le reste demeure en stock.",
      },
      {
        clause: "SE-63",
        text: "Population : [2.0] 1 de plus pour 1 Science, autant de fois que voulu. [v1] Une fois par tour, 1 de plus pour 1 Nourriture ou 2 de plus pour 3. Jamais au-delà de 6.",
      },
      {
        clause: "SE-64",
        text: "Évolution : montez d’un Âge pour 3 Science, une fois par tour, même après être monté grâce aux besoins.",
      },
      {
        clause: "SE-65",
        text: "Travailleurs : un seul par place, pas plus que votre Population. Un nouveau paie son niveau et tous les niveaux inférieurs ; une amélioration paie les niveaux franchis ; rien ne redescend. Ferme, Usine, Labo : 1 puis 2 Outils ; Commerce : 1 Science par niveau ; Prestige : 1 puis 2 Science ; Bouclier : [2.0] 1 puis 2 Science, [v1] 2 Science par niveau.",
      },
      {
        clause: "SE-66",
        text: "Vous pouvez retirer un Travailleur, sans remboursement. Placé ailleurs, il paie le plein tarif.",
      },
    ],
  },
  {
    title: "Fin de la partie",
    rules: [
      {
        clause: "SE-70",
        text: "Le tour 6 s’arrête après bonus, pénalités et points, sans gestion. [2.0] Qui est monté d’un Âge au tour 6 retourne face visible la Découverte de l’Âge atteint. Puis vos Découvertes visibles rapportent par couleur : 1, 3, 6, 10, 15, 21 points pour des séries de 1 à 6.",
      },
      { clause: "SE-71", text: "Le meilleur score l’emporte. Égalités selon la règle." },
    ],
  },
  {
    title: "Calamités",
    rules: [
      {
        clause: "SE-80",
        text: "Bouclier : [2.0] au niveau 1, aucune Calamité ne vous touche ; au niveau 2, chacune vous donne aussi 2 ressources au choix. [v1] De même, pour une seule Calamité par tour.",
      },
      {
        clause: "SE-81",
        text: "Famine, Séisme, Fanatisme : vos cartes Nourriture, Outils ou Science ne donnent rien ce tour-ci. Les bâtiments produisent quand même. Les Jokers ne sont pas concernés ; [v1] mais aucun ne peut être pris comme cette ressource, et si les trois sont interdites ils ne donnent rien. Les ressources du Bouclier ne sont jamais interdites.",
      },
      {
        clause: "SE-82",
        text: "Ouragan : [2.0] chaque bâtiment de production produit 1 de moins ce tour-ci. [v1] Votre stock perd 1 Nourriture, 1 Outils et 1 Science, dans la mesure où vous les avez.",
      },
      { clause: "SE-83", text: "Épidémie : vous perdez 1 Population, jamais la dernière." },
      {
        clause: "SE-84",
        text: "Décadence : vous reculez d’un Âge, pas en dessous de I. Les Découvertes ne sont pas retournées.",
      },
      {
        clause: "SE-85",
        text: "Obscurantisme rend aveugle votre prochaine main, Invasion la rend visible. Au tour 6 : [2.0] vous perdez 2 ressources au choix pour chacune, prises sur le stock d’avant la récolte. [v1] Sans effet.",
      },
      { clause: "SE-86", text: "Plusieurs Calamités frappent dans l’ordre de votre choix." },
      {
        clause: "SE-87",
        text: "Qu’une Calamité soit arrêtée ou non se décide quand elle tombe, au tour où vous l’avez prise, même si elle agit plus tard ; perdre ou acheter un Bouclier ensuite n’y change rien. On ne peut pas refuser la protection. [v1] Vous nommez la Calamité avant qu’aucune ne frappe. Les ressources du Bouclier arrivent avec celles des cartes.",
      },
    ],
  },
];
