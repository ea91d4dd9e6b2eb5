import { at, labelled } from "@clade/kernel";
import { both, CardBack, Hand, useTip } from "@clade/ui";
import type { ReactElement } from "react";
import type { Card } from "../rules/cards.ts";
import { EyeSign } from "./art/art.tsx";
import { cardEffect, cardTitle, Face } from "./face.tsx";
import { handOf } from "./flights.ts";
import { useBoard } from "./board-context.tsx";
import { sorted, takenThings, thingOf } from "./things.ts";

/** What one holds, and what one has taken this round. */
export function OwnCards(): ReactElement | null {
  const { view, labels, screen } = useBoard();
  if (view.watcher === "spectator") return null;
  const { hand, taken } = at(view.players, view.watcher);
  return (
    <div
      className="se-hand"
      data-thing={handOf(view.watcher)}
      data-still=""
      data-playing={view.phase === "play" && view.active === view.watcher ? "" : undefined}
    >
      <div className="se-held" data-empty={hand.count === 0 ? "" : undefined}>
        {hand.count > 0 && (hand.blind || hand.shown) ? (
          <p className="se-hand-note">
            {hand.blind ? (
              <span>
                <EyeSign open={false} />
                {labels.blind}
              </span>
            ) : null}
            {hand.shown ? (
              <span>
                <EyeSign open />
                {labels.shown}
              </span>
            ) : null}
          </p>
        ) : null}
        <Hand label={labels.hand}>
          {hand.cards === null
            ? Array.from({ length: hand.count }, (_, index) => <BlindCard key={index} index={index} />)
            : sorted(hand.cards).map((card) => <HandCard key={card} card={card} />)}
        </Hand>
      </div>
      <div className="se-taken" data-empty={taken.length === 0 ? "" : undefined}>
        <p className="se-taken-title">{labels.taken}</p>
        {taken.length === 0 ? <p className="se-taken-none">{screen.nothingTaken}</p> : null}
        <ul>
          {takenThings(taken).map(({ card, thing }) => (
            <li key={thing}>
              <TakenCard card={card} thing={thing} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function HandCard({ card }: { readonly card: Card }): ReactElement {
  const { touch, names, screen, view } = useBoard();
  const thing = thingOf.card(card);
  return (
    <button
      type="button"
      className="se-card"
      {...touch.props(thing)}
      aria-label={`${cardTitle(card, names)}, ${cardEffect(card, names, screen, view.edition)}`}
    >
      <Face card={card} />
    </button>
  );
}

/** SE-17: a card that its owner does not see. */
function BlindCard({ index }: { readonly index: number }): ReactElement {
  const { touch, screen, sitting } = useBoard();
  const thing = thingOf.blind(index);
  return (
    <button
      type="button"
      className="se-card se-blind"
      {...touch.props(thing)}
      aria-label={labelled(sitting.language, index + 1, screen.unseenHand)}
    >
      <CardBack />
    </button>
  );
}

/** A card taken this round; a Calamity among them may have to be named (SE-86, SE-87). */
function TakenCard({ card, thing }: { readonly card: Card; readonly thing: string }): ReactElement {
  const { touch, names, screen, view } = useBoard();
  const effect = cardEffect(card, names, screen, view.edition);
  const tip = useTip(
    <>
      <h2>{cardTitle(card, names)}</h2>
      <p>{effect}</p>
    </>,
  );
  return (
    <button
      type="button"
      className="se-card se-card-small"
      {...both(touch.props(thing), tip)}
      aria-label={`${cardTitle(card, names)}, ${effect}`}
    >
      <Face card={card} />
    </button>
  );
}
