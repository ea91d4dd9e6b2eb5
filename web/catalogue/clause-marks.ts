import { type Texts, texts } from "@clade/kernel";

/** Whether the rule behind each line of the log is always to be seen. */
interface ClauseMarkWords {
  readonly label: string;
  readonly choices: { readonly hover: string; readonly always: string };
}

export const clauseMarkWords: Texts<ClauseMarkWords> = texts({
  en: { label: "Rules beside the log", choices: { hover: "Where I look", always: "Always" } },
  fr: { label: "Règles à côté du journal", choices: { hover: "Là où je regarde", always: "Toujours" } },
  ko: { label: "기록 옆의 규칙 번호", choices: { hover: "보고 있는 줄만", always: "항상" } },
});
