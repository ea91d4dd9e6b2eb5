import type { ReactElement, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Ending, type Finale } from "./finale.tsx";
import { type EventLike, isRewound } from "./log.tsx";
import { headlineOf, Scores } from "./scores.tsx";
import { Sheet } from "./sheet.tsx";
import type { Sitting } from "./sitting.ts";
import { kitWords } from "./words.ts";

interface Props<V, M, E> {
  readonly sitting: Sitting<V, M, E>;
  readonly onClose: () => void;
  /** How this board shows the winner and the story. */
  readonly finale?: Finale<V>;
  /** How the game went, under the scores. */
  readonly children: ReactNode;
}

/** The end: who won, where the points came from, how the game went, and on to the next one. */
export function ResultSheet<V, M, E extends EventLike>({
  sitting,
  onClose,
  finale,
  children,
}: Props<V, M, E>): ReactElement | null {
  const words = kitWords[sitting.language];
  const { result, playAgain, askedAgain, lookBack } = sitting;
  if (result === null) return null;
  return (
    <Sheet title={words.result} close={words.close} onClose={onClose} wide>
      <Ending sitting={sitting} result={result} finale={finale} headline={headlineOf(sitting, result)} />
      <Scores
        result={result}
        parts={sitting.text.parts}
        words={words}
        naming={sitting.naming}
        verdict={result.verdict === undefined ? undefined : sitting.text.verdicts[result.verdict]}
      />
      {(sitting.text.ties?.(sitting.view, result, sitting.naming) ?? []).map((line) => (
        <p key={line} className="scores-verdict">
          {line}
        </p>
      ))}
      {isRewound(sitting.events) ? <p className="scores-verdict">{words.rewound}</p> : null}
      {children}
      {askedAgain ? (
        <p className="scores-verdict" role="status">
          {words.askedAgain}
        </p>
      ) : null}
      <div className="scores-buttons">
        {playAgain === undefined ? null : (
          <Button look="main" onClick={playAgain}>
            {askedAgain ? words.joinAgain : words.playAgain}
          </Button>
        )}
        {lookBack === undefined ? null : <Button onClick={lookBack}>{words.lookBack}</Button>}
        <Button onClick={onClose}>{words.backToTable}</Button>
      </div>
    </Sheet>
  );
}
