import { isComplaint, type Language } from "@clade/kernel";
import { BadInput } from "../complaint.ts";
import { words } from "../words/index.ts";
import { inColumns } from "./orders.ts";
import type { SavedGame } from "./saves.ts";

/** The unfinished games as a numbered list. */
export function listSaved(saved: readonly SavedGame[], language: Language): string[] {
  const says = words[language].table;
  const [first] = saved;
  if (first === undefined) return [words[language].complaints.noSaved];
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const rows = saved.map(({ name, left, record }, index) => [
    String(index + 1).padStart(3),
    name,
    isComplaint(record)
      ? words[language].complaints.unreadable(name, record.complaint)
      : says.savedLine(record.players, record.moves.length, when.format(left)),
  ]);
  return [says.savedGames, ...inColumns(rows), says.howToResume(first.name)];
}

/** The one that is meant: by its number in the list, its name, or the name of its game; without a word the last one. */
export function savedCalled(saved: readonly SavedGame[], which: string | undefined): SavedGame {
  const [last] = saved;
  if (last === undefined) throw new BadInput((complain) => complain.noSaved);
  if (which === undefined) return last;
  const meant =
    saved.find(({ name }) => name === which) ??
    (/^\d+$/.test(which) ? saved[Number(which) - 1] : undefined) ??
    saved.find(({ record }) => !isComplaint(record) && record.game === which);
  if (meant === undefined) throw new BadInput((complain) => complain.noSuchSaved(which));
  return meant;
}
