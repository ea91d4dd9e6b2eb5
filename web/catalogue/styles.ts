import { type Style, type Texts, texts } from "@clade/kernel";

/** How a bot likes to play. */
interface StyleWords {
  readonly how: string;
  /** Of no style. */
  readonly even: string;
  readonly styles: { readonly [S in Style]: string };
}

export const styleWords: Texts<StyleWords> = texts({
  en: {
    how: "How the bots like to play",
    even: "Even-handed",
    styles: { cautious: "Cautious", bold: "Bold", hunter: "Hunter", grazer: "Grazer" },
  },
  fr: {
    how: "Style de jeu des bots",
    even: "Équilibré",
    styles: { cautious: "Prudent", bold: "Audacieux", hunter: "Chasseur", grazer: "Brouteur" },
  },
  ko: {
    how: "봇의 성향",
    even: "균형",
    styles: { cautious: "신중함", bold: "대담함", hunter: "사냥꾼", grazer: "초식파" },
  },
});
