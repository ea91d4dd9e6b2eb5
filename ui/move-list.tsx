import { type KeyboardEvent, type ReactElement, useRef } from "react";
import "./move-list.css";

export interface MoveChoice<M> {
  readonly move: M;
  readonly label: string;
  readonly hinted: boolean;
}

interface Props<M> {
  readonly choices: readonly MoveChoice<M>[];
  readonly label: string;
  readonly help: string;
  readonly none: string;
  readonly onPlay: (move: M) => void;
  readonly onPeek: (move: M | undefined) => void;
}

/** Every legal move as a list that reads well: arrow keys choose, Enter plays. */
export function MoveList<M>({ choices, label, help, none, onPlay, onPeek }: Props<M>): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const step = (event: KeyboardEvent<HTMLUListElement>): void => {
    const by = { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const from = buttons.findIndex((button) => button === document.activeElement);
    buttons[Math.min(buttons.length - 1, Math.max(0, from + by))]?.focus();
  };
  if (choices.length === 0) return <p className="move-none">{none}</p>;
  return (
    <>
      <p className="move-help">{help}</p>
      <ul ref={list} className="move-list" aria-label={label} onKeyDown={step}>
        {choices.map(({ move, label: text, hinted }, index) => (
          <li key={text}>
            <button
              type="button"
              data-hinted={hinted ? "" : undefined}
              data-first={index === 0 ? "" : undefined}
              onClick={() => onPlay(move)}
              onPointerEnter={() => onPeek(move)}
              onPointerLeave={() => onPeek(undefined)}
              onFocus={() => onPeek(move)}
              onBlur={() => onPeek(undefined)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
