import { labelled } from "@clade/kernel";
import { both, CardFace, useTip } from "@clade/ui";
import type { ReactElement } from "react";
import { type CardId, type Effect, EFFECTS } from "../rules/data/cards.ts";
import { cardIn } from "../rules/deck.ts";
import { cardName } from "../text/vocabulary.ts";
import { EventArt } from "./art/signs.tsx";
import { useBoard } from "./board-context.tsx";

/** An event card of the own hand. */
export function HandCard({ card, thing }: { readonly card: CardId; readonly thing: string }): ReactElement {
  const { view, touch, names, sitting } = useBoard();
  const { effect } = cardIn(view.deck, card);
  const moment = names.moments[EFFECTS[effect.kind].when];
  const name = cardName(names, card);
  const tip = useTip(
    <>
      <h2>{name}</h2>
      <p>{names.effect(effect)}</p>
      <p>
        <small>{moment}</small>
      </p>
    </>,
  );
  return (
    <button
      type="button"
      className="eo-card"
      {...both(touch.props(thing), tip)}
      aria-label={labelled(sitting.language, `${name} (${moment})`, names.effect(effect))}
      aria-pressed={touch.picked === thing}
    >
      <EventCard name={name} effect={effect} moment={moment} />
    </button>
  );
}

interface PrintProps {
  readonly name: string;
  readonly effect: Effect;
  readonly moment: string;
}

/** What is printed on an event card: its picture, and the moment at which it may be played. */
export function EventCard({ name, effect, moment }: PrintProps): ReactElement {
  return (
    <CardFace title={name}>
      <EventArt effect={effect} />
      <small className="eo-when">{moment}</small>
    </CardFace>
  );
}
