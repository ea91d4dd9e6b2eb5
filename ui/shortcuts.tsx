import type { ReactElement } from "react";
import "./shortcuts.css";
import { type KitWords, SHORTCUT_NAMES, type ShortcutName } from "./words.ts";

const KEYS: { readonly [N in Exclude<ShortcutName, "enter" | "escape">]: readonly string[] } = {
  arrows: ["←", "↑", "↓", "→"],
  digits: ["1", "…", "9"],
  hint: ["H"],
  undo: ["U", "Ctrl Z"],
  moves: ["M"],
  log: ["L"],
  rules: ["R"],
  pace: ["S"],
  keys: ["?"],
};

interface Props {
  readonly words: KitWords;
  /** Whether the bots' speed can be changed here. */
  readonly paced: boolean;
}

/** Every key that does something at the table. */
export function Shortcuts({ words, paced }: Props): ReactElement {
  return (
    <dl className="shortcuts">
      {SHORTCUT_NAMES.filter((name) => paced || name !== "pace").map((name) => (
        <div key={name}>
          <dt>
            {(name === "enter" || name === "escape" ? [words.keyNames[name]] : KEYS[name]).map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{words.shortcutsAre[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
