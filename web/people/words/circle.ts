import { type Texts, texts } from "@clade/kernel";
import { useSettings } from "../../settings.ts";

/** What the page of one's people says. */
interface CircleWords {
  readonly title: string;
  readonly help: string;
  readonly followed: string;
  readonly followedNone: string;
  readonly followers: string;
  readonly followersNone: string;
  readonly more: string;
  readonly noServer: string;
}

const WORDS: Texts<CircleWords> = texts({
  en: {
    title: "People",
    help: "Follow people you like to play with: you find them here, and invite them to a table with one tap.",
    followed: "You follow",
    followedNone: "Nobody yet. You can follow somebody from their profile: touch a name at a table that is over.",
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
      "Personne pour l’instant. On suit quelqu’un depuis son profil : touchez un nom à une table dont la partie est finie.",
    followers: "Vous suivent",
    followersNone: "Personne pour l’instant.",
    more: "En voir plus",
    noServer: "Pas de connexion à un serveur, donc personne à montrer.",
  },
  ko: {
    title: "사람들",
    help: "함께 하고 싶은 사람을 팔로우하세요. 여기에서 찾고, 한 번 눌러 테이블에 초대할 수 있습니다.",
    followed: "내가 팔로우하는 사람",
    followedNone: "아직 없습니다. 끝난 테이블에서 이름을 눌러 프로필에서 팔로우할 수 있습니다.",
    followers: "나를 팔로우하는 사람",
    followersNone: "아직 없습니다.",
    more: "더 보기",
    noServer: "서버에 연결되어 있지 않아 보여 줄 사람이 없습니다.",
  },
});

export function useCircleWords(): CircleWords {
  return WORDS[useSettings().language];
}
