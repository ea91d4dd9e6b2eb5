import { type Texts, texts } from "@clade/kernel";

/** Bringing an island or a deck of one's own to a table. */
interface OwnDataWords {
  readonly own: string;
  readonly paste: string;
  readonly file: string;
  readonly fits: string;
  readonly notJson: string;
  readonly missing: string;
  /** Options that are good each by itself, and not together or for so many. */
  readonly misfit: string;
}

export const ownDataWords: Texts<OwnDataWords> = texts({
  en: {
    own: "one of my own…",
    paste: "Paste it here, as JSON",
    file: "or take it from a file",
    fits: "It fits the game.",
    notJson: "This is no JSON",
    missing: "Paste your own data, or take it from a file.",
    misfit: "These options do not go with this number of players.",
  },
  fr: {
    own: "le mien…",
    paste: "Collez-le ici, en JSON",
    file: "ou prenez-le dans un fichier",
    fits: "Il convient au jeu.",
    notJson: "Ce n’est pas du JSON",
    missing: "Collez vos données, ou prenez-les dans un fichier.",
    misfit: "Ces options ne vont pas avec ce nombre de joueurs.",
  },
  ko: {
    own: "내가 만든 것…",
    paste: "여기에 JSON으로 붙여 넣으세요",
    file: "또는 파일에서 가져오기",
    fits: "이 게임에 맞습니다.",
    notJson: "JSON이 아닙니다",
    missing: "데이터를 붙여 넣거나 파일에서 가져오세요.",
    misfit: "이 선택 사항은 이 인원과 맞지 않습니다.",
  },
});
