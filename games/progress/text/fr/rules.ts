import { chapter, type RuleChapter } from "@clade/kernel";

export const rules: readonly RuleChapter[] = [
  chapter("Ce qu’il y a sur la table", {
    "PR-1":
      "Une carte Technologie a un nom, un âge, un type (Science, Ingénierie ou Culture), une ou plusieurs lignes de coût, ce qu’elle donne (un pas de compétence ou un jeton Connaissance, souvent des pas de pouvoir), des points, une valeur de défausse, parfois le symbole de l’âge suivant, et une marque de 1+ à 5+. Presque chaque ligne nomme un prérequis ; aucun n’est obligatoire : on peut toujours payer.",
    "PR-2": "On joue avec les cartes dont la marque ne dépasse pas le nombre de joueurs : une pioche mélangée par âge.",
    "PR-3":
      "Vous avez sept compétences : au départ Actions 2, Pioche 3, Taille de main 5, Mélange 1, Développement 1, Recherche 4, Pioche rapide 1/0. Les trois échelles de pouvoir, Prestige, Population et Armée, partent de 0. Jetons et marqueurs ne manquent jamais.",
    "PR-4":
      "Le hasard désigne qui commence. Dans l’ordre du tour, on reçoit de l’âge I : seul, 6 cartes ; à deux, 5 et 6 ; à trois, 5, 6, 7 ; à quatre, 5, 6, 6, 7 ; à cinq, 5, 6, 6, 7, 7.",
    "PR-5":
      "Chaque âge a sa défausse, face visible, et une carte va toujours à celle de son âge. Au début, seule la pioche I est en jeu ; II et III la rejoignent plus tard.",
    "PR-6":
      "Personne ne voit votre main ni ce que vous prenez d’une pioche. Tout le reste est visible. D’une défausse, on ne prend que la carte du dessus ; des cartes défaussées ensemble se posent dans l’ordre de votre choix.",
  }),
  chapter("Votre tour", {
    "PR-10": "Un tour, c’est développement, actions, entretien. Puis c’est au joueur suivant.",
    "PR-11":
      "Retirez un marqueur de chacune de vos technologies en développement. Celles qui n’en ont plus deviennent actives l’une après l’autre, dans l’ordre que vous voulez. Si l’une ouvre un âge qui en retire une autre, celle-ci est perdue ; si l’une termine la partie, le reste n’a pas lieu.",
    "PR-12":
      "Ensuite, avant toute autre chose, vous pouvez reprendre en main des technologies encore en développement. Leurs marqueurs sont perdus ; la main peut dépasser sa limite jusqu’à l’entretien.",
  }),
  chapter("Les actions", {
    "PR-14":
      "Les actions gratuites se font pendant votre phase d’action, avant, entre ou après les actions, mais pas après avoir pioché.",
    "PR-15":
      "Faites autant d’actions que votre compétence le permet, l’une après l’autre. Un gain compte aussitôt : un pas d’Actions est une action de plus tout de suite, sauf après avoir pioché.",
    "PR-16":
      "Découvrir : une carte de votre main devient active. Chaque ligne se règle à part : gratuite si son prérequis est dans votre zone, sinon payée en connaissance de son type. La connaissance générale vaut n’importe quel type et peut se partager entre les lignes. La carte ne se paie pas elle-même.",
    "PR-17":
      "La connaissance vient des cartes défaussées (générale, selon leur valeur) et des jetons retournés (1 chacun), seulement pendant un paiement et tant qu’il n’est pas couvert. Ce que la dernière carte donne en trop sert encore ce tour-ci.",
    "PR-18":
      "Une technologie en développement sert déjà de prérequis, aussi pour les étapes importantes, et à rien d’autre.",
    "PR-19": "Jamais deux fois la même technologie dans votre zone, active ou en développement.",
    "PR-20":
      "Rechercher : une carte de la main entre en développement, sans coût, avec autant de marqueurs que le dit Recherche. Développement dit combien vous pouvez en avoir. Une meilleure compétence ne change que les suivantes.",
    "PR-21":
      "Piocher : prenez autant de cartes que votre compétence, une par une, chacune du dessus d’une pioche ou d’une défausse en jeu ; vous voyez chacune avant la suivante. Cela termine vos actions. Une pioche vide reste vide.",
    "PR-22":
      "Pioche rapide X/Y : piochez X de la même façon, puis défaussez Y cartes de votre main, pour rien. Votre tour continue.",
    "PR-23":
      "Mélanger et piocher : autant de fois que votre compétence, mélangez une défausse en jeu à sa pioche et prenez la carte du dessus. La même pioche peut resservir ; sans défausse, on prend simplement la carte ; un âge sans carte ne peut être choisi.",
    "PR-25":
      "Entretien : défaussez jusqu’à votre taille de main et réactivez tous vos jetons. La connaissance en trop est perdue.",
  }),
  chapter("Ce que donnent les technologies", {
    "PR-26":
      "Quand une technologie devient active, son pas de compétence ou son jeton et ses pas de pouvoir viennent aussitôt ; ses points comptent à la fin. Un pas au-delà de l’échelle est sans effet, mais on s’en souvient.",
    "PR-27": "Recherche s’améliore vers le bas : 4, 3, 2, puis 1 marqueur, jamais moins.",
  }),
  chapter("Les âges et la fin", {
    "PR-30":
      "Dès qu’une technologie a donné ses gains, on compte les symboles sur les technologies actives de tous. L’âge II commence à 1 symbole (1 à 3 joueurs) ou 2 (4 ou 5) ; l’âge III à 1 (1 ou 2), 2 (3 ou 4) ou 3 (5) ; la partie finit à 1 (seul), 2 (2 ou 3) ou 3 (4 ou 5) symboles IV.",
    "PR-31": "Un nouvel âge commence aussitôt et met sa pioche en jeu. À l’âge II, la pioche I reste.",
    "PR-32":
      "Quand l’âge III commence, toute carte de l’âge I en main, en pioche, en défausse ou en développement quitte la partie, pour rien. Les actives restent. Ses cartes Temps restent et comptent, mais ne peuvent plus être échangées : la lettre du livret les retire aussi, et une option permet de la suivre. Vos actions et votre connaissance en trop demeurent.",
    "PR-33":
      "La partie finit aussitôt que ses symboles sont là : aucun tour n’est achevé, et ce qui est en développement est perdu.",
    "PR-34":
      "Si la pioche et la défausse de l’âge le plus récent sont vides toutes deux, cet âge finit aussitôt et le suivant commence, avec tous ses effets ; après le dernier, la partie est finie. Une pioche en cours continue avec ce qui est alors en jeu. Les âges anciens n’importent pas.",
    "PR-35":
      "Si pendant dix manches complètes rien ne devient actif ni n’entre en développement, l’âge finit de la même façon. En solitaire, cette fin n’existe pas : c’est le temps qui s’écoule.",
  }),
  chapter("Le score", {
    "PR-40":
      "Rangs sur les échelles : Prestige 10, 6, 3, 1 ; Population 11, 7, 4, 2 ; Armée 12, 7, 3, 1. À égalité, chacun reçoit la moyenne des points des places occupées, arrondie à l’inférieur.",
    "PR-41":
      "Ajoutez les points à gauche de vos marqueurs de compétence, ceux de vos technologies actives, et ce que donnent les extensions.",
    "PR-42":
      "À égalité de score décident les jetons de connaissance générale, puis Culture, Science, Ingénierie ; sinon la place est partagée.",
  }),
  chapter("En solitaire", {
    "PR-50": "Seules les cartes 1+ servent, et le verso du plateau de pouvoir donne des points selon la position.",
    "PR-51":
      "Après chaque entretien, on révèle le dessus de la pioche de l’âge le plus récent ; vide, elle est refaite de sa défausse. Une carte à symbole va à la défausse et on révèle la suivante ; la première sans symbole rejoint le paquet Temps. S’il n’y en a plus, vous avez perdu.",
    "PR-52":
      "Une fois par tour, gratuitement, vous pouvez échanger une carte de votre main contre n’importe quelle carte du paquet Temps.",
    "PR-53":
      "De vos points, ôtez 1 pour chacune des 7 premières cartes Temps, 2 pour chacune des 7 suivantes, et ainsi de suite. Jusqu’à 20 : Novice ; jusqu’à 40 : Meneur ; jusqu’à 65 : Génie ; au-delà : Demi-dieu.",
  }),
  chapter("Variantes à plusieurs", {
    "PR-60": "Rapide : chacun débute avec 3 actions.",
    "PR-61": "Plus rapide : comme Rapide, et un seul symbole suffit pour chaque nouvel âge et pour la fin.",
  }),
  chapter("Personnalités", {
    "PR-70":
      "Chacun reçoit un Philosophe et ses gains. Les numéros donnent l’ordre du tour pour toute la partie, donc aussi les mains de départ. Les autres quittent la partie.",
    "PR-71":
      "Dès l’âge II, en action gratuite, un Scientifique de votre choix peut remplacer le Philosophe : les anciens gains partent, les nouveaux viennent.",
    "PR-72":
      "Quand l’âge III commence, les derniers Philosophes partent et leurs joueurs choisissent aussitôt un Scientifique, en commençant par le joueur actif. Dès lors, un Artiste peut remplacer un Scientifique. Avec l’âge IV, les derniers Scientifiques cèdent de même la place à des Artistes.",
    "PR-73":
      "Héritage : en action gratuite, renoncez à votre Scientifique (avant l’âge III) ou à votre Artiste (avant l’âge IV) et à ses gains pour recevoir son héritage, définitivement. Vous n’en prenez pas un second du même groupe ; dès l’âge III vous pouvez prendre un Artiste (à la lettre du livret, un Artiste remplace un Scientifique, il n’y en aurait donc pas : une option permet de la suivre).",
    "PR-74":
      "Toute personnalité que vous avez eue reste près de vous et n’est plus disponible pour les autres. Tous leurs points comptent.",
    "PR-75":
      "Quand des gains partent, chaque échelle compte les pas que vous gardez, coupés à son bout. Les actions restantes ne descendent pas sous 0. Des technologies en développement de trop restent, mais aucune ne s’ajoute. Parmi les jetons, un jeton retourné part d’abord.",
  }),
  chapter("Étapes importantes", {
    "PR-80":
      "Les étapes importantes de l’âge forment une pile face visible ; celle du dessus est à bâtir. Elle a 2 à 4 sections et donne quelque chose.",
    "PR-81":
      "Une fois par tour gratuitement, et en plus pour une action chaque fois, vous pouvez payer une section libre comme une ligne de coût, et la marquer.",
    "PR-82":
      "Quand tout est marqué, chacun qui y a une marque reçoit les gains, sans les points. Qui est seul à en avoir le plus prend la carte et reçoit les gains encore une fois ; à égalité, elle quitte la partie. Puis vient la suivante.",
    "PR-83":
      "Avec les âges II et III, la pile est remplacée par celle du nouvel âge ; celle en cours reste au-dessus avec ses marques. Avec l’âge IV, la pile part sans être remplacée.",
    "PR-84": "Les points de vos étapes importantes comptent à la fin. Une inachevée ne donne rien.",
  }),
  chapter("Révolution industrielle", {
    "PR-90":
      "Ce qui finirait l’âge III ouvre l’âge IV ; les cartes de l’âge II partent comme celles de l’âge I avant elles, et les pioches III et IV sont en jeu. La partie finit à 1 symbole V (seul), 2 (2 ou 3 joueurs) ou 3 (4 ou 5).",
    "PR-91":
      "Certaines cartes portent un symbole de lot : à la fin, chacun vous donne 1 point par lot complet de cinq technologies actives de son type.",
    "PR-92":
      "Les extensions se combinent librement, aussi en solitaire. En solitaire avec la Révolution industrielle, chaque rang demande deux fois plus de points (40, 80, 130).",
  }),
];
