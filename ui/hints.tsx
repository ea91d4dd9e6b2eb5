import type { ReactElement } from "react";
import { hintSentence } from "./hint-sentence.ts";
import type { HintedMove, Sitting } from "./sitting.ts";
import { type KitWords, kitWords } from "./words.ts";

interface Props<V, M, E> {
  readonly sitting: Sitting<V, M, E>;
  /** Somebody looks at one of them: what it is made with is ringed. */
  readonly onLook: (move: M | undefined) => void;
}

/** So many are worth comparing; where the first says what it is better than, that is enough. */
const SHOWN = 3;

/** What the bot would do, best first, each in a line with what it is worth. */
export function Hints<V, M, E>({ sitting, onLook }: Props<V, M, E>): ReactElement {
  const { hints, view, naming, text } = sitting;
  const words = kitWords[sitting.language];
  const nextScore = hints[1]?.score ?? hints[0]?.score ?? 0;
  return (
    <div className="prompt-more prompt-hint" role="status">
      <ol>
        {hints.slice(0, hints[0]?.why === undefined ? SHOWN : 1).map((hint, index) => (
          <li
            key={JSON.stringify(hint.move)}
            onPointerEnter={() => onLook(hint.move)}
            onPointerLeave={() => onLook(undefined)}
          >
            {index === 0 ? words.hintSays : words.hintOr} <b>{text.move(view, hint.move, naming)}</b>{" "}
            <small>({worth(words, sitting, hint)})</small>
            {hint.why === undefined ? null : (
              <small className="hint-why">{hintSentence(sitting, hint.why, hint.score - nextScore)}</small>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What a move is worth, in words that the board bears out: a lead is not called points. */
function worth<V, M, E>(
  words: KitWords,
  { language, hintsTell, seats }: Pick<Sitting<V, M, E>, "language" | "hintsTell" | "seats">,
  { score, win }: HintedMove<M>,
): string {
  const points = Math.round(score);
  // Alone there is nobody to win against.
  if (seats.length === 1) return words.points(points);
  const chance = win.toLocaleString(language, { style: "percent" });
  if (hintsTell === "points") return words.hintNumbers(words.points(points), chance);
  const lead = words.points(Math.abs(points));
  return (points < 0 ? words.hintBehind : words.hintAhead)(lead, chance);
}
