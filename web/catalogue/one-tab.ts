import { type Texts, texts } from "@clade/kernel";

/** Where a game of this device is open in another tab. */
interface OneTabWords {
  readonly title: string;
  readonly help: string;
  readonly here: string;
}

export const oneTabWords: Texts<OneTabWords> = texts({
  en: {
    title: "This game is open in another tab",
    help: "It is played in one tab at a time, so that no move is lost.",
    here: "Play here",
  },
  fr: {
    title: "Cette partie est ouverte dans un autre onglet",
    help: "On la joue dans un seul onglet à la fois : aucun coup n’est perdu.",
    here: "Jouer ici",
  },
  ko: {
    title: "이 게임은 다른 탭에 열려 있습니다",
    help: "수를 잃지 않도록 한 번에 한 탭에서만 둡니다.",
    here: "여기서 두기",
  },
});
