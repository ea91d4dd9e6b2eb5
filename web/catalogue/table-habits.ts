import { type Texts, texts } from "@clade/kernel";

/** Whether the rule behind each line of the log is always to be seen, and whether single letters are keys of a table. */
interface TableHabitWords {
  readonly label: string;
  readonly letters: string;
  readonly choices: { readonly hover: string; readonly always: string };
}

export const tableHabitWords: Texts<TableHabitWords> = texts({
  en: {
    label: "Rules beside the log",
    letters: "Letters as keys at a table",
    choices: { hover: "Where I look", always: "Always" },
  },
  fr: {
    label: "Règles à côté du journal",
    letters: "Lettres comme touches à la table",
    choices: { hover: "Là où je regarde", always: "Toujours" },
  },
  ko: {
    label: "기록 옆의 규칙 번호",
    letters: "테이블에서 글자 단축키",
    choices: { hover: "보고 있는 줄만", always: "항상" },
  },
});
