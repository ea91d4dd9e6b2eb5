import { type ReactElement, useId, useState } from "react";
import { ownDataWords } from "../catalogue/own-data.ts";
import { type DataOption, readOwnData } from "../own-data.ts";
import { useSettings } from "../settings.ts";

interface Props {
  readonly option: DataOption;
  /** The data once it fits; undefined while it does not. */
  readonly onChange: (data: unknown) => void;
}

/** An island or a deck of one's own: pasted, or from a file; what is wrong with it is said at once. */
export function OwnData({ option, onChange }: Props): ReactElement {
  const { language } = useSettings();
  const words = ownDataWords[language];
  const id = useId();
  const [text, setText] = useState("");
  const brought = text.trim() === "" ? undefined : readOwnData(option, text);
  const take = (next: string): void => {
    setText(next);
    const now = readOwnData(option, next);
    onChange("data" in now ? now.data : undefined);
  };
  return (
    <div className="own-data">
      <label htmlFor={`${id}-text`}>{words.paste}</label>
      <textarea
        id={`${id}-text`}
        rows={5}
        value={text}
        spellCheck={false}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => take(target.value)}
      />
      <label htmlFor={`${id}-file`}>{words.file}</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          file?.text().then(take, () => take(""));
        }}
      />
      <p id={`${id}-says`} role="status">
        {brought === undefined ? (
          words.missing
        ) : "data" in brought ? (
          words.fits
        ) : (
          <span className="set-up-trouble">
            {brought.wrong === "not-json" ? `${words.notJson}: ` : ""}
            <span lang="en">{brought.detail}</span>
          </span>
        )}
      </p>
    </div>
  );
}
