import { chapter, type RuleChapter } from "@clade/kernel";

/** The rules in French, clause by clause. */
export const rules: readonly RuleChapter[] = [
  chapter("L’île et les espèces", {
    "EO-1":
      "L’île est faite de deux demi-plateaux. Ses zones sont des plages, des prairies, des collines et des montagnes, de la plus chaude à la plus froide. Deux zones dont les hexagones se touchent sont voisines, même d’un demi-plateau à l’autre. À trois, on prend la partie moyenne et la petite ; à quatre, les deux moyennes (ou la grande et la petite) ; à cinq, la grande et une moyenne. Il y a une plage de départ par joueur. Le terrain des plateaux est de notre main.",
    "EO-2":
      "Le sac contient 62 gènes : 6 Queues, 12 Pattes, 8 Cornes, 8 Œufs, 8 Fourrures, 8 Parasols, 6 Mutants et 6 Cartes.",
    "EO-3": "Il y a 26 cartes événement ; chacun en reçoit trois. Les cartes jouées ne reviennent pas.",
    "EO-4":
      "Chaque espèce débute avec un œuf, une patte, une fourrure, un parasol et une queue de longueur 1, sans corne ni Mutant. Elle compte dix dinos, dont un sur une plage de départ tirée au sort, et 10 points de mutation.",
    "EO-5": "Le climat démarre sur les plages. La météorite démarre plus ou moins loin, selon le nombre de joueurs.",
    "EO-6":
      "Gènes, points, enchères et nombre de cartes en main sont visibles de tous. Les cartes elles-mêmes restent secrètes jusqu’à ce qu’on les joue.",
  }),
  chapter("Le tour", {
    "EO-10":
      "Un tour compte six phases : initiative, climat, déplacements, naissances, survie, évolution. Tout le monde termine une phase avant la suivante, et chacun agit dans l’ordre d’initiative.",
    "EO-11":
      "La plus longue queue commence. À égalité, celui qui a le moins de dinos sur l’île ; sinon, le sort décide. L’ordre vaut pour tout le tour.",
  }),
  chapter("Climat", {
    "EO-15":
      "Le premier joueur lance le dé. De 3 à 6, le pion avance d’une case sur son anneau ; sur 1, il recule d’une case ; sur 2, il ne bouge pas. L’anneau : plage, prairie, colline, montagne, colline, prairie.",
    "EO-16":
      "Les zones du terrain indiqué sont tempérées. Le terrain juste plus froid est froid, le terrain juste plus chaud est chaud, tout le reste est mortel.",
    "EO-17":
      "Avant le jet, on peut jouer une carte qui change le climat : une seule par tour pour toute la table, et le premier dans l’ordre passe d’abord.",
  }),
  chapter("Déplacements et combats", {
    "EO-20":
      "Chaque patte donne un pas à toute l’espèce. Un pas mène un dino dans une zone voisine, quels que soient le terrain et le climat. Rien n’oblige à bouger.",
    "EO-21":
      "Un seul dino par zone. Entrer chez une autre espèce, c’est l’attaquer aussitôt. On n’attaque pas ses propres dinos : leurs zones sont donc interdites.",
    "EO-22":
      "Seul l’attaquant lance le dé. À cornes égales il gagne sur 1 ou 2, avec une corne de plus de 1 à 4, avec deux ou plus de 1 à 5, avec une de moins sur 1 seulement. Avec deux cornes de moins ou pire, l’attaque est impossible.",
    "EO-23":
      "Le dino perdant retourne dans la réserve de son propriétaire ; le vainqueur occupe la zone. Dans tous les cas le pas est dépensé, et l’attaquant continue avec ceux qui lui restent.",
  }),
  chapter("Naissances", {
    "EO-25":
      "Chaque œuf donne un nouveau-né dans une zone vide à côté d’un adulte, c’est-à-dire d’un dino déjà là avant cette phase. Les naissances sont obligatoires tant qu’il reste des œufs, des dinos en réserve et des zones ; vous choisissez les zones.",
    "EO-32":
      "Une espèce sans dino n’est pas éliminée : elle garde ses points et enchérit. Son premier nouveau-né apparaît dans n’importe quelle zone vide, les suivants à côté de ces nouveau-nés s’il y a de la place. (C’est ce que dit le résumé anglais de cette édition ; à la lettre du livret français, l’espèce ne reviendrait pas.)",
  }),
  chapter("Survie et points", {
    "EO-30":
      "En zone tempérée, tous survivent. En zone froide, autant de dinos que de fourrures ; en zone chaude, autant que de parasols ; en zone mortelle, aucun. Vous choisissez qui reste, mais vous gardez tous ceux que vous pouvez garder.",
    "EO-31": "Chaque dino survivant rapporte un point de mutation.",
  }),
  chapter("Météorite et enchères", {
    "EO-35":
      "La météorite avance d’une case. Sur une case avec des faces de dé, le premier joueur lance : une face représentée termine la partie sur-le-champ. La dernière case la termine toujours. Pas d’enchères au dernier tour. La place de ces faces est de notre main : à 3, 4, 5 joueurs, le tour 11, 10, 9 finit la partie sur 1 ou 2, le suivant sur 1 à 3, celui d’après toujours.",
    "EO-36":
      "On tire autant de gènes qu’il y a de joueurs. À son tour, chacun mise des points, zéro ou plus, sur un gène libre, ou davantage que la mise en place sur un autre. Celui qu’on surpasse remise aussitôt, sur le gène de son choix. Miser est obligatoire, et une mise en place ne se retire pas.",
    "EO-37": "On ne mise pas plus qu’on ne peut payer : ses points et ce que ses Mutants font économiser.",
    "EO-38": "Quand chacun a un gène, ou a abandonné, tous paient et ajoutent leur gène à leur espèce.",
    "EO-39": "Chaque Mutant acquis avant ce tour retire un point au prix, sans descendre sous zéro.",
    "EO-40":
      "Un gène Carte donne aussitôt la carte du dessus de la pioche, dans l’ordre d’initiative, puis quitte le jeu. Une pioche vide ne donne rien.",
    "EO-41":
      "Enchères courtes (option) : un gène de moins que de joueurs. Celui qu’on surpasse peut abandonner au lieu de remiser, mais la première mise est obligatoire. Qui ne peut plus miser est hors jeu pour cette enchère. Les gènes invendus retournent dans le sac.",
    "EO-42": "S’il reste trop peu de gènes dans le sac, on les tire tous et l’on joue les enchères courtes.",
  }),
  chapter("Cartes événement", {
    "EO-45":
      "Pas de carte pendant les deux premiers tours. Ensuite, autant qu’on veut, chacune à son moment. Une carte jouée est défaussée et son effet cesse à la fin du tour.",
    "EO-46":
      "Si plusieurs joueurs veulent jouer une carte, ils suivent l’ordre d’initiative. Les suivants peuvent changer d’avis.",
    "EO-47":
      "Quiconque a une carte, quelle qu’elle soit, est interrogé une fois : avant le jet de climat, au début des déplacements, des naissances et de la survie, après le tirage des gènes et au moment de payer. Les cartes de déplacement ou de naissance personnelles se jouent pendant votre propre part de la phase. On ne vous demande rien là où tous voient qu’aucune carte ne vous servirait : sans dino lors des déplacements, avec dix dinos ou sans zone vide lors de vos naissances, en saison stérile, quand le sac est vide, ou quand vous n’avez rien à payer.",
    "EO-48":
      "Aucun compte ne descend sous zéro. Charge peut rendre une attaque possible, Garde du corps peut en interdire une. Chaises musicales ne coûte pas de pas. Saison stérile arrête aussi les espèces qui repartent de rien. Œufs à la dérive exige un adulte, compte les pas même à travers les zones occupées, et ces naissances sont obligatoires. Gène en solde s’ajoute aux Mutants mais ne permet pas de miser plus. Avec Nouveau tirage, on tire avant de remettre l’ancien gène. Flair du temps remplace l’unique jet.",
    "EO-49":
      "Chaque carte dit ce qu’elle fait et quand on peut la jouer. La plupart des 26 cartes sont de notre main : le livret n’en donne que le nombre. Les cartes de survie comptent avant le retrait des dinos.",
  }),
  chapter("Fin de la partie", {
    "EO-50":
      "Le plus grand nombre de points de mutation l’emporte. À égalité, le plus de dinos sur l’île ; sinon, la victoire est partagée.",
  }),
];
