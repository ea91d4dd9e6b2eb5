import { type Texts, texts } from "@clade/kernel";

/** Whether the rule behind each line of the log is always to be seen, single letters are keys, and moves can be rethought. */
interface TableHabitWords {
  readonly label: string;
  readonly letters: string;
  readonly grace: string;
  readonly choices: { readonly hover: string; readonly always: string };
}

export const tableHabitWords: Texts<TableHabitWords> = texts({
  en: {
    label: "Rules beside the log",
    letters: "Letters as keys at a table",
    grace: "Among people: a moment to rethink bids, discards and the end of a turn",
    choices: { hover: "Where I look", always: "Always" },
  },
  fr: {
    label: "Règles à côté du journal",
    letters: "Lettres comme touches à la table",
    grace: "À plusieurs : un instant pour revenir sur enchères, défausses et fins de tour",
    choices: { hover: "Là où je regarde", always: "Toujours" },
  },
  ko: {
    label: "기록 옆의 규칙 번호",
    letters: "테이블에서 글자 단축키",
    grace: "사람들과 할 때 입찰, 버리기, 차례 끝내기를 잠깐 되돌릴 수 있게",
    choices: { hover: "보고 있는 줄만", always: "항상" },
  },
});
