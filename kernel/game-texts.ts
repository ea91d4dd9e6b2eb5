import type { GameText, Language, Lesson, Texts } from "./language.ts";
import type { Refusal } from "./refusal.ts";
import { type TieBreak, tieLines } from "./ties.ts";
import { texts } from "./typography.ts";

/** What a game says in one language, as the files of its `text/<language>/` say it. */
export interface Said<V, M, E>
  extends Pick<GameText<V, M, E>, "options" | "parts" | "verdicts" | "holdings" | "prompt" | "rules"> {
  readonly moveLabel: GameText<V, M, E>["move"];
  readonly eventLine: GameText<V, M, E>["event"];
  readonly lessons: readonly Lesson[];
  /** Of what there is more with whoever is ahead of an equal score (see `TieBreak.by`). */
  readonly ties: Readonly<Record<string, string>>;
}

/** What of the texts is the same in every language. */
interface Shared<V, S> {
  /** The sentence of a refusal in a language. */
  readonly refusalIn: (language: Language, said: S) => (refusal: Refusal) => string;
  /** What decides between equal scores, read from the view of a game that is over. */
  readonly tieBreaks: (view: V) => readonly TieBreak[];
}

/** The texts of a game, put together. */
export function gameTexts<V, M, E, S extends Said<V, M, E>>(
  said: Texts<S>,
  { refusalIn, tieBreaks }: Shared<V, S>,
): Texts<GameText<V, M, E>> {
  const textIn = (language: Language): GameText<V, M, E> => {
    const { options, parts, verdicts, holdings, prompt, moveLabel, eventLine, rules, lessons, ties } = said[language];
    return {
      options,
      parts,
      verdicts,
      ...(holdings === undefined ? {} : { holdings }),
      prompt,
      move: moveLabel,
      event: eventLine,
      refusal: refusalIn(language, said[language]),
      rules,
      tutorial: lessons,
      ties: (view, result, naming) => tieLines(language, result, tieBreaks(view), ties, naming),
    };
  };
  return texts({ en: textIn("en"), fr: textIn("fr"), ko: textIn("ko") });
}
