import { type Texts, texts } from "@clade/kernel";

/** A game of this device: open in another tab, or passed on to the next person. */
interface DeviceWords {
  readonly title: string;
  readonly help: string;
  readonly here: string;
  readonly passedOn: (who: string) => string;
  /** Somebody whose turn it is at a table that others look at too. */
  readonly faceDown: (who: string) => string;
  readonly look: string;
}

export const deviceWords: Texts<DeviceWords> = texts({
  en: {
    title: "This game is open in another tab",
    help: "It is played in one tab at a time, so that no move is lost.",
    here: "Play here",
    passedOn: (who) => `${who} has played.`,
    faceDown: (who) => `${who}: your secrets lie face down.`,
    look: "Show them",
  },
  fr: {
    title: "Cette partie est ouverte dans un autre onglet",
    help: "On la joue dans un seul onglet à la fois : aucun coup n’est perdu.",
    here: "Jouer ici",
    passedOn: (who) => `${who} a joué.`,
    faceDown: (who) => `${who} : vos secrets sont face cachée.`,
    look: "Les voir",
  },
  ko: {
    title: "이 게임은 다른 탭에 열려 있습니다",
    help: "수를 잃지 않도록 한 번에 한 탭에서만 둡니다.",
    here: "여기서 두기",
    passedOn: (who) => `${who}: 두었습니다.`,
    faceDown: (who) => `${who}: 내 비밀은 뒤집어 두었습니다.`,
    look: "나만 보기",
  },
});
