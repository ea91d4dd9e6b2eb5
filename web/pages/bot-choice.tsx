import { type About, botCalled, LEVELS, type Style, USUAL_STYLES } from "@clade/kernel";
import type { ReactElement } from "react";
import { useWords } from "../words.ts";
import { botWords } from "./terms.tsx";

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
  return (
    <>
      {[undefined, ...stylesOf(about)].map((style) => {
        const levels = LEVELS.map((level) => (
          <option key={level} value={botCalled(level, style)}>
            {label(botWords(words, botCalled(level, style)))}
          </option>
        ));
        return style === undefined ? (
          levels
        ) : (
          <optgroup key={style} label={words.styles[style]}>
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
  const words = useWords();
  return (
    <fieldset className="choice">
      <legend>{words.style.how}</legend>
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
            <span>{each === undefined ? words.style.even : words.styles[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
