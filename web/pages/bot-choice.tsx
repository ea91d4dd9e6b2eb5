import { type About, botCalled, type Language, LEVELS, levelAndStyle, type Style, USUAL_STYLES } from "@clade/kernel";
import type { ReactElement } from "react";
import type { Words } from "../catalogue/index.ts";
import { styleWords } from "../catalogue/styles.ts";
import { useSettings } from "../settings.ts";
import { useWords } from "../words.ts";

/** What a bot is called beside its name: how well it plays, and how it likes to. */
export function botWords({ levels }: Pick<Words, "levels">, language: Language, bot: string): string {
  const known = levelAndStyle(bot);
  if (known === undefined) return bot;
  const level = levels[known.level];
  return known.style === undefined ? level : `${level}, ${styleWords[language].styles[known.style]}`;
}

function stylesOf(about: Pick<About, "styles"> | undefined): NonNullable<About["styles"]> {
  return about?.styles ?? USUAL_STYLES;
}

interface Props {
  readonly about: Pick<About, "styles"> | undefined;
  /** What stands before each, where people can be chosen too. */
  readonly label?: (level: string) => string;
}

/** The bots that a seat can be given to, in a list to choose from: the levels, then the same in each style. */
export function BotOptions({ about, label = (level) => level }: Props): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  return (
    <>
      {[undefined, ...stylesOf(about)].map((style) => {
        const levels = LEVELS.map((level) => (
          <option key={level} value={botCalled(level, style)}>
            {label(botWords(words, language, botCalled(level, style)))}
          </option>
        ));
        return style === undefined ? (
          levels
        ) : (
          <optgroup key={style} label={styleWords[language].styles[style]}>
            {levels}
          </optgroup>
        );
      })}
    </>
  );
}

interface StyleChoiceProps {
  readonly about: Pick<About, "styles">;
  readonly style: Style | undefined;
  readonly onChange: (style: Style | undefined) => void;
}

/** One style for all bots of a table. */
export function StyleChoice({ about, style, onChange }: StyleChoiceProps): ReactElement {
  const { language } = useSettings();
  const words = styleWords[language];
  return (
    <fieldset className="choice">
      <legend>{words.how}</legend>
      <div>
        {[undefined, ...stylesOf(about)].map((each) => (
          <label key={each ?? ""}>
            <input
              type="radio"
              name="style"
              value={each ?? ""}
              checked={style === each}
              onChange={() => onChange(each)}
            />
            <span>{each === undefined ? words.even : words.styles[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
