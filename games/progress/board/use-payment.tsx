import { at } from "@clade/kernel";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Card } from "../rules/book.ts";
import type { Move } from "../rules/moves.ts";
import { topStep } from "../rules/phases/turn.ts";
import { type Part, suggest } from "./affording.ts";
import { Payment } from "./payment.tsx";
import type { ProgressSitting } from "./board-context.tsx";
import { SURPLUS, thingOf } from "./things.ts";

interface PaymentNow {
  /** What the suggestion would use. */
  readonly things: ReadonlySet<string>;
  /** The slip that says so; null while nothing is paid. */
  readonly slip: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** A payment is suggested, can be changed by keeping cards back, and is then made part by part. */
export function usePayment(sitting: ProgressSitting): PaymentNow {
  const { view, legal, busy, looking } = sitting;
  const step = topStep(view);
  // Where a game is looked at again nothing is paid any more.
  const pays = view.watcher === view.active && looking === undefined;
  const paying = step?.step === "pay" && pays ? step : undefined;
  const purchase = paying === undefined ? "" : JSON.stringify(paying.purchase);
  const [kept, setKept] = useState<readonly Card[]>([]);
  const [queue, setQueue] = useState<readonly Move[]>([]);
  useEffect(() => {
    setKept([]);
    setQueue([]);
  }, [purchase]);
  const parts = useMemo(
    () => (paying === undefined ? undefined : suggest(view, at(view.players, view.active), paying, kept)),
    [paying, view, kept],
  );
  useEffect(() => {
    const [next, ...rest] = queue;
    if (next === undefined || busy || purchase === "") return;
    const wanted = JSON.stringify(next);
    const move = legal.find((each) => JSON.stringify(each) === wanted);
    setQueue(move === undefined ? [] : rest);
    if (move !== undefined) sitting.play(move);
  }, [queue, busy, purchase, legal, sitting]);
  if (paying === undefined) return { things: NONE, slip: null };
  return {
    things: thingsOf(parts ?? []),
    slip: (
      <Payment
        step={paying}
        parts={parts}
        kept={kept}
        onKeep={(card) => setKept([...kept, card])}
        onForget={(card) => setKept(kept.toSpliced(kept.indexOf(card), 1))}
        onPay={() => setQueue((parts ?? []).map(({ move }) => move))}
      />
    ),
  };
}

function thingsOf(parts: readonly Part[]): ReadonlySet<string> {
  const copies = new Map<Card, number>();
  return new Set(
    parts.map(({ move, card }) => {
      if (card === undefined) return move.type === "turn" ? thingOf.token(move.token) : SURPLUS;
      const copy = copies.get(card) ?? 0;
      copies.set(card, copy + 1);
      return thingOf.card(card, copy);
    }),
  );
}
