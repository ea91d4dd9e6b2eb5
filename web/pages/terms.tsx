import { type Language, levelAndStyle, type TableInfo } from "@clade/kernel";
import type { ReactElement } from "react";
import type { Words } from "../catalogue/index.ts";
import { timeWords } from "../doors/time-left.ts";
import { useSettings } from "../settings.ts";
import { useWords } from "../words.ts";

/** What a table is played by: how much time there is, and who plays for people who are away. */
export function Terms({ info }: { readonly info: TableInfo }): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  return (
    <p className="terms">
      {paceWords(words, language, info)} {words.terms.standIn(botWords(words, info.standIn))}
    </p>
  );
}

/** How much time there is, in words. */
export function paceWords({ terms }: Words, language: Language, { pace }: Pick<TableInfo, "pace">): string {
  if (pace.kind === "none") return terms.noLimit;
  const time = timeWords(language, pace.seconds);
  if (pace.kind === "move") return terms.perMove(time);
  return pace.increment === 0 ? terms.bank(time) : terms.bankAndMore(time, timeWords(language, pace.increment));
}

/** What a bot is called beside its name: how well it plays, and how it likes to. */
export function botWords({ levels, styles }: Pick<Words, "levels" | "styles">, bot: string): string {
  const known = levelAndStyle(bot);
  if (known === undefined) return bot;
  const level = levels[known.level];
  return known.style === undefined ? level : `${level}, ${styles[known.style]}`;
}
