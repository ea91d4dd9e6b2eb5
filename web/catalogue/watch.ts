import { type Texts, texts } from "@clade/kernel";

/** Games of other people that anybody may look at, on the home page. */
interface WatchWords {
  readonly title: string;
  readonly more: string;
}

export const watchWords: Texts<WatchWords> = texts({
  en: { title: "Games to watch", more: "More games" },
  fr: { title: "Parties à regarder", more: "Plus de parties" },
  ko: { title: "구경할 수 있는 게임", more: "게임 더 보기" },
});
