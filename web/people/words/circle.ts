import { type Texts, texts } from "@clade/kernel";

/** What the page of one's people says. */
export interface CircleWords {
  readonly title: string;
  readonly help: string;
  readonly followed: string;
  readonly followedNone: string;
  readonly followers: string;
  readonly followersNone: string;
  readonly more: string;
  readonly noServer: string;
}

export const circleWords: Texts<CircleWords> = texts({
  en: {
    title: "People",
    help: "Follow people you like to play with: you find them here, and invite them to a table with one tap.",
    followed: "You follow",
    followedNone:
      "Nobody yet. Under “People” at a table you find the profiles of those who sit there, and can follow them.",
    followers: "Follow you",
    followersNone: "Nobody yet.",
    more: "Show more",
    noServer: "There is no connection to a server, and without one there are no people.",
  },
  fr: {
    title: "Joueurs",
    help: "Suivez les personnes avec qui vous aimez jouer : vous les retrouvez ici et les invitez à une table d’un geste.",
    followed: "Vous suivez",
    followedNone:
      "Personne pour l’instant. À une table, « Personnes » mène aux profils de ceux qui y sont assis : on peut les suivre de là.",
    followers: "Vous suivent",
    followersNone: "Personne pour l’instant.",
    more: "En voir plus",
    noServer: "Pas de connexion à un serveur, donc personne à montrer.",
  },
  ko: {
    title: "사람들",
    help: "함께 하고 싶은 사람을 팔로우하세요. 여기에서 찾고, 한 번 눌러 테이블에 초대할 수 있습니다.",
    followed: "내가 팔로우하는 사람",
    followedNone: "아직 없습니다. 테이블의 “함께하는 사람”에서 같이 앉은 사람의 프로필을 보고 팔로우할 수 있습니다.",
    followers: "나를 팔로우하는 사람",
    followersNone: "아직 없습니다.",
    more: "더 보기",
    noServer: "서버에 연결되어 있지 않아 보여 줄 사람이 없습니다.",
  },
});
