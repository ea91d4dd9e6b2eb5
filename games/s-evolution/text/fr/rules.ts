import { chapter, type RuleChapter } from "@clade/kernel";

export const rules: readonly RuleChapter[] = [
  chapter("Matériel et mise en place", {
    "SE-1":
      "Chaque joueur a 24 cartes Ressource : Nourriture, Outils et Science, de force 1 à 8 ; et six Découvertes, une par Âge. On ne pioche que dans son propre paquet.",
    "SE-2":
      "Le 4 d’Outils et le 4 de Science sont des Calamités, deux par joueur, huit différentes ; seules celles des joueurs présents sont en jeu. Le 6 de chaque type est un Joker. Toutes les autres cartes donnent 1 à 3 ressources de leur type. La plupart des rendements, et à qui revient quelle Calamité, sont de notre main.",
    "SE-3":
      "Chaque Découverte a une couleur, qui ne sert qu’aux séries de la fin de partie. Les couleurs des Âges I à III sont de notre main.",
    "SE-4":
      "Votre plateau : Nourriture, Outils et Science de 0 à 8 (0 au départ) ; Population de 1 à 6 (2 au départ) ; des places de Travailleurs : Ferme, Usine, Labo (niveaux 1–2), Commerce (1–3), Prestige et Bouclier (1–2). Vous commencez à l’Âge I avec 0 point.",
    "SE-5": "Dans le sens horaire : Rouge, Vert, Bleu, Jaune. À trois, sans Jaune ; à deux, Rouge et Vert.",
    "SE-6": "Le sort désigne qui commence le premier pli de la partie.",
    "SE-7":
      "Les Découvertes commencent face cachée dans votre colonne, par ordre d’Âge. Les cartes Ressource sont mélangées en pioche.",
  }),
  chapter("Tours et mains", {
    "SE-10":
      "La partie compte six tours : les plis, puis les actions. Quatre cartes par tour épuisent exactement la pioche.",
    "SE-11":
      "Piochez quatre cartes et ajoutez la Découverte de votre Âge si elle est face cachée dans votre colonne : cinq cartes, ou quatre.",
    "SE-12":
      "[2.0] Pas de Calamité au tour 1 : chacune est remplacée par la carte suivante, puis on les remélange dans la pioche. On n’annonce pas combien il y en avait.",
    "SE-13":
      "[v1] Pas de Calamité au tour 1 : celle qui est retournée est montrée, mise de côté et remplacée par la carte du dessus de la pioche, encore une fois s’il le faut. Elle est remélangée après le tour.",
    "SE-14": "[v1] À l’Âge I vous ne voyez pas votre main : vous la jouez à l’aveugle.",
    "SE-15": "Si vous avez pris Obscurantisme au tour précédent, vous jouez à l’aveugle, quel que soit votre Âge.",
    "SE-16":
      "Si vous avez pris Invasion au tour précédent, votre main, Découverte comprise, est visible de tous. Si elle est aussi aveugle, tous la voient sauf vous.",
    "SE-17":
      "Avec une main aveugle, un seul coup : retourner une carte au hasard. Si c’est la Découverte, elle est jouée telle quelle.",
  }),
  chapter("Égalités et ordre du tour", {
    "SE-20":
      "[2.0] En cas d’égalité : le plus haut Prestige, puis l’Âge le plus élevé, puis la plus forte Population, puis l’ordre du tour.",
    "SE-21": "[v1] En cas d’égalité : l’Âge le plus élevé, puis la plus forte Population, puis l’ordre du tour.",
    "SE-22":
      "L’ordre du tour part, dans le sens horaire, de celui qui entame le pli ; avant les plis, de celui qui entamera le premier ; à la fin de la partie, c’est l’ordre des dernières actions.",
  }),
  chapter("Jouer les plis", {
    "SE-30":
      "Dans le sens horaire à partir du premier, chacun joue une carte face visible, jusqu’à épuisement des mains. Qui n’a plus de carte passe ; on joue le pli même seul.",
    "SE-31": "Le premier pli d’un tour est entamé par celui qui a agi en dernier au tour précédent.",
    "SE-32":
      "Les suivants le sont par le gagnant du pli précédent : le premier à prendre une carte Ressource. S’il n’y a que des Découvertes, c’est le premier d’entre eux selon les égalités. Un gagnant sans carte laisse la main au suivant, dans le sens horaire, qui en a.",
    "SE-33":
      "Vous jouez selon les règles de votre Âge. [2.0] Avec un Travailleur au Prestige, selon celles de l’Âge le plus élevé de la table, que cela vous plaise ou non. Main, Découverte, choix de l’Atout, égalités, besoins et pénalités restent liés à votre propre Âge.",
    "SE-34":
      "Âges I–II : vos cartes ont une force mais pas de couleur. Jouez ce que vous voulez ; entamer ne fixe aucune couleur.",
    "SE-35":
      "Âges III–IV : vos cartes ont une couleur. La première carte Ressource d’un joueur d’Âge III ou plus fixe la couleur du pli. Ensuite ces joueurs doivent fournir s’ils le peuvent, sinon ils jouent ce qu’ils veulent.",
    "SE-36":
      "Âges V–VI : de même, et si vous ne pouvez pas fournir, vous pouvez couper à l’Atout. Ce n’est jamais obligatoire.",
    "SE-37":
      "Un Atout joué avant l’Âge V n’en est pas un : il compte comme couleur du pli si c’est elle, sinon comme une carte quelconque. Avant l’Âge III, une carte n’a jamais de couleur.",
    "SE-38":
      "Une Découverte se joue quand on veut, quelle que soit la couleur. Elle n’a ni force ni couleur et n’en fixe pas.",
    "SE-39":
      "Une main aveugle est dispensée de fournir. La carte retournée compte tout de même selon votre Âge et peut fixer la couleur.",
    "SE-40":
      "Si quelqu’un est à l’Âge V ou VI, l’Atout est annoncé avant le premier pli, pour tout le tour. Égalités selon la règle ; seul votre propre Âge compte ici. [2.0] C’est le joueur d’Âge V–VI au plus haut Prestige qui l’annonce. [v1] C’est le joueur de l’Âge le plus élevé qui l’annonce.",
    "SE-41":
      "Toute carte de la couleur d’Atout jouée aux Âges V–VI est un Atout : entamée, fournie, coupée ou retournée. Jouée en premier, elle fixe aussi la couleur ; la même couleur aux Âges III–IV passe alors après tous les Atouts.",
  }),
  chapter("Ramasser", {
    "SE-45":
      "Les Découvertes d’abord : qui en a joué une reprend une Découverte du même Âge dans le pli et la pose face visible dans sa colonne. On choisit dans l’ordre des égalités.",
    "SE-46":
      "Puis chaque joueur d’une carte Ressource en prend une, Calamités comprises : les Atouts du plus fort au plus faible, puis la couleur du pli, puis le reste. À force égale dans le même groupe, règle des égalités. Le dernier prend ce qui reste.",
    "SE-47": "Les cartes ramassées restent visibles près de votre plateau jusqu’à vos actions.",
  }),
  chapter("Actions : récolte et Commerce", {
    "SE-50":
      "Chacun joue toute sa phase d’action, dans le sens horaire. [2.0] Commence celui qui a pris une carte en dernier au dernier pli. [v1] Commence le gagnant du dernier pli.",
    "SE-51": "Les Calamités d’abord, avant toute récolte.",
    "SE-52": "Ajoutez ce que donnent vos cartes. Chaque Joker donne une ressource au choix.",
    "SE-53":
      "La Ferme produit de la Nourriture, l’Usine des Outils, le Labo de la Science, selon le niveau du Travailleur.",
    "SE-54":
      "Avec le Commerce, juste avant les besoins et seulement là, vous pouvez changer jusqu’à 1, 2 ou 3 ressources en d’autres types, chacune une fois et jamais vers un type plein. Rien n’oblige à échanger pour satisfaire un besoin.",
    "SE-67": "Quand tous ont agi, les cartes ramassées quittent la partie.",
    "SE-68":
      "Jamais plus de 8 d’un type : le surplus est perdu. On peut prendre un Joker dans un type plein, pour rien.",
  }),
  chapter("Actions : les besoins", {
    "SE-55":
      "Votre peuple demande Nourriture aux Âges I–II, Nourriture et Outils aux III–IV, Nourriture, Outils et Science aux V–VI. L’Âge compte tel qu’il est après les Calamités.",
    "SE-56":
      "[2.0] Si vous avez autant que votre Population, vous devez payer et vous marquez autant de points. Sinon vous ne payez rien et perdez un point par ressource manquante. Le score peut passer sous 0.",
    "SE-57": "[v1] Vous payez autant que votre Population ; si vous avez moins, tout y passe. Aucun point n’est perdu.",
    "SE-58":
      "Tous les besoins satisfaits : vous montez d’un Âge ; l’Âge VI est le dernier. [2.0] Vous pouvez refuser. [v1] C’est automatique.",
    "SE-59":
      "Pénalités à partir de l’Âge III : aucun besoin satisfait, vous reculez d’un Âge et retournez face cachée la Découverte de l’Âge quitté ; rien du tout pour un besoin ou plus, vous perdez 1 Population, une seule fois. Les deux peuvent se cumuler. La Population ne tombe jamais sous 1.",
    "SE-60": "S’il reste plus de Travailleurs que de Population, retirez-en un, au choix.",
    "SE-61":
      "[v1] Chaque besoin satisfait rapporte votre Population, comptée après les pénalités. Le Prestige rapporte son niveau si un besoin n’est pas satisfait, une fois par tour, si son Travailleur est encore là.",
  }),
  chapter("Actions : la gestion", {
    "SE-62":
      "Aux tours 1 à 5, dépensez ensuite ce que vous avez, dans l’ordre que vous voulez. Le reste demeure en stock.",
    "SE-63":
      "La Population ne dépasse jamais 6. [2.0] 1 de plus pour 1 Science, autant de fois que voulu. [v1] Une fois par tour, 1 de plus pour 1 Nourriture ou 2 de plus pour 3.",
    "SE-64": "Évolution : montez d’un Âge pour 3 Science, une fois par tour, même après être monté grâce aux besoins.",
    "SE-65":
      "Travailleurs : un seul par place, pas plus que votre Population. Un nouveau paie son niveau et tous les niveaux inférieurs ; une amélioration paie les niveaux franchis ; rien ne redescend. Ferme, Usine, Labo : 1 Outil puis 2 ; Commerce : 1 Science par niveau ; Prestige : 1 puis 2 Science ; Bouclier : [2.0] 1 puis 2 Science, [v1] 2 Science par niveau.",
    "SE-66": "Vous pouvez retirer un Travailleur, sans remboursement. Placé ailleurs, il paie le plein tarif.",
  }),
  chapter("Fin de la partie", {
    "SE-70":
      "Le tour 6 s’arrête après bonus, pénalités et points, sans gestion. Puis vos Découvertes visibles rapportent par couleur : 1, 3, 6, 10, 15, 21 points pour des séries de 1 à 6. [2.0] Auparavant, qui est monté d’un Âge au tour 6 retourne face visible la Découverte de l’Âge atteint.",
    "SE-71": "Le meilleur score l’emporte. Égalités selon la règle.",
  }),
  chapter("Calamités", {
    "SE-80":
      "Bouclier : [2.0] au niveau 1, aucune Calamité ne vous touche ; au niveau 2, chacune vous donne aussi 2 ressources au choix. [v1] De même, pour une seule Calamité par tour.",
    "SE-81":
      "Famine, Séisme, Fanatisme : vos cartes Nourriture, Outils ou Science ne donnent rien ce tour-ci. Les bâtiments produisent quand même, et les ressources du Bouclier ne sont jamais interdites. Les Jokers ne sont pas concernés. [v1] Mais aucun ne peut être pris comme cette ressource, et si les trois sont interdites ils ne donnent rien.",
    "SE-82":
      "Ouragan : [2.0] chaque bâtiment de production produit 1 de moins ce tour-ci. [v1] Votre stock perd 1 Nourriture, 1 Outil et 1 Science, dans la mesure où vous les avez.",
    "SE-83": "Épidémie : vous perdez 1 Population, jamais la dernière.",
    "SE-84": "Décadence : vous reculez d’un Âge, pas en dessous de I. Les Découvertes ne sont pas retournées.",
    "SE-85":
      "Obscurantisme rend aveugle votre prochaine main, Invasion la rend visible. Au tour 6 : [2.0] vous perdez 2 ressources au choix pour chacune, prises sur le stock d’avant la récolte. [v1] Sans effet.",
    "SE-86": "Plusieurs Calamités frappent dans l’ordre de votre choix.",
    "SE-87":
      "Qu’une Calamité soit arrêtée ou non se décide quand elle tombe, au tour où vous l’avez prise, même si elle agit plus tard ; perdre ou acheter un Bouclier ensuite n’y change rien. On ne peut pas refuser la protection. Les ressources du Bouclier arrivent avec celles des cartes. [v1] Vous nommez la Calamité avant qu’aucune ne frappe.",
  }),
];
