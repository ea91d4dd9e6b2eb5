import { at, labelled } from "@clade/kernel";
import { useTip } from "@clade/ui";
import type { ReactElement, ReactNode } from "react";
import { roman } from "../rules/book.ts";
import { skillOf } from "../rules/gains.ts";
import { lastAge, symbolsNeeded } from "../rules/phases/ages.ts";
import { AgeSymbol } from "./art/signs.tsx";
import { useBoard } from "./board-context.tsx";

const STAGES = ["development", "action", "upkeep"] as const;

/** Where the game stands: age, round, what is left of the turn, and how far the next age is. */
export function Clock({ children }: { readonly children: ReactNode }): ReactElement {
  const { view, book, labels, screen, naming, sitting } = useBoard();
  const round = Math.floor(view.turns / view.players.length) + 1;
  const actions = skillOf(book, at(view.players, view.active), "actions");
  const left = view.drawn ? 0 : Math.max(0, actions - view.actionsTaken);
  return (
    <section className="pr-clock" aria-label={labels.age(roman(view.age))}>
      <p className="pr-when">
        <b>{labels.age(roman(view.age))}</b>
        <span>{labels.round(round)}</span>
      </p>
      <NextAge />
      <ol className="pr-stages">
        {STAGES.map((stage) => (
          <li key={stage} data-stage={stage} aria-current={view.stage === stage ? "step" : undefined}>
            {screen.stages[stage]}
          </li>
        ))}
      </ol>
      {view.ending === null ? (
        <p
          className="pr-actions"
          role="img"
          aria-label={labelled(sitting.language, naming(view.active), screen.actions(left))}
        >
          {Array.from({ length: Math.max(actions, view.actionsTaken) }, (_, action) => (
            <i key={action} data-left={action < left ? "" : undefined} />
          ))}
          <span>{screen.actions(left)}</span>
        </p>
      ) : null}
      {children}
    </section>
  );
}

/** PR-30: the symbols that the next age, or the end, waits for. */
function NextAge(): ReactElement {
  const { view, labels, nameOf, book, naming } = useBoard();
  const next = view.age + 1;
  const needed = symbolsNeeded(view, next);
  const count = at(view.symbols, next);
  const words = view.age === lastAge(view) ? labels.ends(count, needed) : labels.symbols(roman(next), count, needed);
  const found = view.players.flatMap(({ active }, seat) =>
    active.flatMap((card) => (at(book.faces, card).symbol === next ? [{ card, seat }] : [])),
  );
  const tip = useTip(
    <>
      <p>{words}</p>
      <ul>
        {found.map(({ card, seat }) => (
          <li key={`${card}:${seat}`}>
            {nameOf(card)} · {naming(seat as Parameters<typeof naming>[0])}
          </li>
        ))}
      </ul>
    </>,
  );
  return (
    <button type="button" className="pr-next-age" data-walk="" data-look="idle" aria-label={words} {...tip}>
      <AgeSymbol age={roman(next)} />
      <span className="pr-next-count" data-found={count > 0 ? "" : undefined}>
        <b className="numeral">
          {count}/{needed}
        </b>
      </span>
      <small>{words}</small>
    </button>
  );
}
