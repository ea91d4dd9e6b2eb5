import { type Phrase, PHRASE_IDS } from "@clade/kernel";
import type { ReactElement } from "react";
import { useSettings } from "../settings.ts";
import { Unfold } from "./unfold.tsx";
import { useDoorWords } from "./words/index.ts";
import { phraseWords } from "./words/phrases.ts";

interface Props {
  /** Whether they are all there is to say. */
  readonly alone: boolean;
  readonly onSay: (phrase: Phrase) => void;
}

/** What can be said with a touch: each reads it in their own language. */
export function Phrases({ alone, onSay }: Props): ReactElement {
  const { kindness } = useDoorWords();
  const words = phraseWords[useSettings().language];
  return (
    <Unfold key={String(alone)} className="phrases" label={kindness.phrases} open={alone}>
      <ul>
        {PHRASE_IDS.map((phrase) => (
          <li key={phrase}>
            <button type="button" onClick={() => onSay(phrase)}>
              {words[phrase]}
            </button>
          </li>
        ))}
      </ul>
    </Unfold>
  );
}
