import { at, labelled } from "@clade/kernel";
import { Button, Icon } from "@clade/ui";
import type { ReactElement } from "react";
import type { Card } from "../rules/book.ts";
import { KNOWLEDGE, TYPES } from "../rules/deck/deck.ts";
import type { PayStep } from "../rules/state.ts";
import { nameIn } from "../text/scene.ts";
import type { Part } from "./affording.ts";
import { KindSign } from "./art/signs.tsx";
import { useBoard } from "./board-context.tsx";

interface Props {
  readonly step: PayStep;
  /** How it could be paid; undefined if that takes a card that is to be kept. */
  readonly parts: readonly Part[] | undefined;
  readonly kept: readonly Card[];
  readonly onKeep: (card: Card) => void;
  readonly onForget: (card: Card) => void;
  readonly onPay: () => void;
}

/** PR-16, PR-17: the payment under way: what is due, and a way to settle it that can be changed. */
export function Payment({ step, parts, kept, onKeep, onForget, onPay }: Props): ReactElement {
  const { screen, names, nameOf, view, book, sitting } = useBoard();
  const what =
    "card" in step.purchase
      ? nameOf(step.purchase.card)
      : view.milestone === null
        ? ""
        : nameIn(sitting.language, at(book.deeds, view.milestone.deed).milestone);
  const tokens = KNOWLEDGE.flatMap((kind) => {
    const count = (parts ?? []).filter(({ move }) => move.type === "turn" && move.token === kind).length;
    return count === 0 ? [] : [{ kind, count }];
  });
  const surplus = (parts ?? []).filter(({ move }) => move.type === "surplus").length;
  return (
    <section className="pr-payment" aria-label={screen.paying(what)}>
      <header>
        <b>{screen.paying(what)}</b>
        <span className="pr-due">
          <small>{screen.stillDue}</small>
          {TYPES.map((type, index) =>
            at(step.due, index) === 0 ? null : (
              <span
                key={type}
                className={`pr-cost pr-of-${type}`}
                role="img"
                aria-label={`${at(step.due, index)} ${names.knowledge[type]}`}
              >
                <b className="numeral">{at(step.due, index)}</b>
                <KindSign kind={type} />
              </span>
            ),
          )}
          {step.general > 0 ? (
            <span
              className="pr-cost pr-of-general"
              data-free=""
              role="img"
              aria-label={labelled(sitting.language, screen.covered, step.general)}
            >
              <b className="numeral">−{step.general}</b>
              <KindSign kind="general" />
            </span>
          ) : null}
        </span>
      </header>
      {parts === undefined ? null : (
        <Button look="main" data-walk="" disabled={sitting.busy} onClick={onPay}>
          {screen.payLikeThis}
        </Button>
      )}
      <div className="pr-suggestion">
        {parts === undefined ? (
          <p className="pr-short">{screen.noOtherWay}</p>
        ) : (
          <>
            <small>{screen.suggestion}</small>
            {tokens.map(({ kind, count }) => (
              <span key={kind} className="pr-part">
                {screen.token(names.knowledge[kind], count)}
              </span>
            ))}
            {surplus > 0 ? <span className="pr-part">{screen.leftOver(surplus)}</span> : null}
            {parts.map(({ card, worth }, index) =>
              card === undefined ? null : (
                <button
                  key={`${card}:${index}`}
                  type="button"
                  className="pr-part pr-part-card"
                  data-walk=""
                  aria-label={screen.keepIt(nameOf(card))}
                  title={screen.keepIt(nameOf(card))}
                  onClick={() => onKeep(card)}
                >
                  <b className="numeral">{worth}</b>
                  <span>{nameOf(card)}</span>
                  <Icon sign="close" />
                </button>
              ),
            )}
          </>
        )}
        {kept.map((card, index) => (
          <button
            key={`kept:${card}:${index}`}
            type="button"
            className="pr-part pr-part-kept"
            data-walk=""
            aria-label={labelled(sitting.language, nameOf(card), screen.kept)}
            onClick={() => onForget(card)}
          >
            <span>{nameOf(card)}</span>
            <Icon sign="shield" />
          </button>
        ))}
      </div>
    </section>
  );
}
