import { labelled } from "@clade/kernel";
import { CardBack, Phases, SeatMark, Touchable } from "@clade/ui";
import type { ReactElement } from "react";
import { foodOf } from "../rules/cards.ts";
import type { Phase } from "../rules/state.ts";
import { signed } from "../text/vocabulary.ts";
import { DECK, DISCARD } from "./flights.ts";
import { Landscape } from "./art/landscape.tsx";
import { useBoard } from "./board-context.tsx";
import { HOLE } from "./things.ts";
import type { Turn } from "./turns.ts";

const PHASES: readonly Phase[] = ["food", "cards", "leaves", "feeding"];

/** The middle of the table: round and phase, the watering hole with its plants, the decks, and who comes next. */
export function Middle({ order }: { readonly order: readonly Turn[] }): ReactElement {
  const { view, names, labels, screen, naming, sitting } = useBoard();
  return (
    <section className="ev-middle" aria-label={labels.wateringHole}>
      <div className="ev-clock">
        <p className="ev-round">
          <b>{labels.round(view.round)}</b>
          {view.lastRound === view.round ? <em>{labels.lastRound}</em> : null}
        </p>
        <Phases className="ev-phases" phases={PHASES} now={view.phase} names={names.phases} />
      </div>
      <Pond />
      <div className="ev-aside">
        <ol className="ev-order" aria-label={screen.order}>
          {order.map(({ seat, why, now }) => (
            <li
              key={seat}
              data-now={now ? "" : undefined}
              title={labelled(sitting.language, naming(seat), screen.turn[why])}
            >
              <SeatMark seat={seat} />
              <span className="unseen">{labelled(sitting.language, naming(seat), screen.turn[why])}</span>
            </li>
          ))}
        </ol>
        <p className="ev-piles">
          <span data-thing={DECK} data-still="">
            {labels.deck} <b className="numeral">{view.deck}</b>
          </span>
          <span data-thing={DISCARD} data-still="">
            {labels.discard} <b className="numeral">{view.discard.length}</b>
          </span>
        </p>
      </div>
    </section>
  );
}

function Pond(): ReactElement {
  const { view, labels, screen, touch, sitting } = useBoard();
  const laid = view.players.filter(({ foodCard }) => foodCard.laid).length;
  const own = view.watcher === "spectator" ? null : (view.players[view.watcher]?.foodCard.card ?? null);
  const waits = touch.picked?.startsWith("card") === true && touch.reach.plays.has(HOLE);
  const turned = lastTurned(sitting.events);
  return (
    <Touchable
      className="ev-pond"
      touch={touch}
      thing={HOLE}
      label={labelled(
        sitting.language,
        labels.wateringHole,
        `${labels.plants(view.plants)}, ${labels.foodCards(laid)}`,
      )}
    >
      <Landscape plants={view.plants} />
      <span className="ev-plants">
        <b className="numeral">{view.plants}</b>
        <small>{screen.plants(view.plants)}</small>
      </span>
      <span className="ev-leaves" aria-hidden="true">
        {Array.from({ length: Math.min(24, view.plants) }, (_, leaf) => (
          <svg key={leaf} viewBox="0 0 20 20" style={{ rotate: `${(leaf * 67) % 90}deg` }}>
            <path d="M3 17C2 8 7 3 17 3C17 13 12 18 3 17zM3 17l9-9" />
          </svg>
        ))}
      </span>
      <span className="ev-laid" aria-hidden="true">
        {Array.from({ length: laid }, (_, card) => (
          <span key={card} className="ev-mini-card">
            <CardBack />
          </span>
        ))}
        {own === null ? null : (
          <small>
            {labels.laidByYou} <b className="numeral">{signed(foodOf(own))}</b>
          </small>
        )}
        {waits ? <strong>{screen.layHere}</strong> : null}
        {laid === 0 && turned !== undefined ? <small>{screen.turned(turned)}</small> : null}
      </span>
    </Touchable>
  );
}

/** The food cards turned in this round: "+3 −1 = +2". */
function lastTurned(events: ReturnType<typeof useBoard>["sitting"]["events"]): string | undefined {
  for (let index = events.length - 1; index >= 0; index--) {
    const event = events[index]?.event;
    if (event?.type === "round") return undefined;
    if (event?.type === "food-turned") {
      return `${event.cards.map((card) => signed(foodOf(card))).join(" ")} = ${signed(event.sum)}`;
    }
  }
  return undefined;
}
