import { type Texts, texts } from "@clade/kernel";

/** What a tab says about its table while one looks elsewhere. */
interface TabWords {
  readonly yours: string;
  readonly theirs: (who: string) => string;
  readonly over: string;
}

export const tabWords: Texts<TabWords> = texts({
  en: { yours: "Your turn", theirs: (who) => `${who} to play`, over: "Game over" },
  fr: { yours: "À vous", theirs: (who) => `À ${who} de jouer`, over: "Partie finie" },
  ko: { yours: "내 차례", theirs: (who) => `${who} 차례`, over: "게임 끝" },
});
