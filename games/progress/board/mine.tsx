import { at, type Seat, labelled } from "@clade/kernel";
import { SeatPanel, Who } from "@clade/ui";
import type { ReactElement, ReactNode } from "react";
import { TYPES } from "../rules/deck/deck.ts";
import { nameIn } from "../text/scene.ts";
import { KindSign, PointSign } from "./art/signs.tsx";
import { areaOf } from "./flights.ts";
import { Skills } from "./skills.tsx";
import { standing } from "./standing.ts";
import { useBoard } from "./board-context.tsx";
import { TechnologyTile } from "./technology.tsx";
import { thingOf } from "./things.ts";
import { Tokens } from "./tokens.tsx";
import { Workshop } from "./workshop.tsx";

interface Props {
  readonly seat: Seat;
  /** What is being paid for, over the area. */
  readonly payment: ReactNode;
}

/** The watcher's own part of the table: skills, tokens, what is in development, and the active technologies by type. */
export function Mine({ seat, payment }: Props): ReactElement {
  const { view, book, screen, sitting } = useBoard();
  const player = at(view.players, seat);
  return (
    <SeatPanel seat={seat} look="pr-mine" label={screen.yours} now={sitting.deciders.includes(seat)}>
      <header className="pr-mine-head">
        <Who sitting={sitting} seat={seat} />
        <span className="pr-points" role="img" aria-label={screen.standing(standing(book, view, seat))}>
          <PointSign />
          <b className="numeral" aria-hidden="true">
            {standing(book, view, seat)}
          </b>
        </span>
        <Deeds seat={seat} />
      </header>
      <Skills player={player} />
      <Tokens player={player} />
      <Workshop seat={seat} />
      <div className="pr-area" data-thing={areaOf(seat)} data-still="">
        {payment}
        {TYPES.map((type, index) => (
          <Column key={type} seat={seat} type={index} />
        ))}
      </div>
    </SeatPanel>
  );
}

/** Milestones taken. */
export function Deeds({ seat }: { readonly seat: Seat }): ReactElement | null {
  const { view, book, labels, sitting } = useBoard();
  const { milestones } = at(view.players, seat);
  if (milestones.length === 0) return null;
  const called = milestones.map((deed) => nameIn(sitting.language, at(book.deeds, deed).milestone)).join(", ");
  return (
    <small className="tag" title={called}>
      {labels.milestone} ×{milestones.length}
      <span className="unseen">{labelled(sitting.language, "", called)}</span>
    </small>
  );
}

function Column({ seat, type }: { readonly seat: Seat; readonly type: number }): ReactElement {
  const { view, book, names, labels } = useBoard();
  const kind = at(TYPES, type);
  const cards = at(view.players, seat).active.filter((card) => at(book.faces, card).type === type);
  return (
    <section className={`pr-column pr-of-${kind}`} aria-label={`${names.knowledge[kind]} ${cards.length}`}>
      <h2>
        <KindSign kind={kind} />
        <span>{names.knowledge[kind]}</span>
        <b className="numeral">{cards.length}</b>
      </h2>
      <div className="pr-column-cards">
        {cards.length === 0 ? <span className="pr-none">{labels.none}</span> : null}
        {cards.map((card) => (
          <TechnologyTile key={card} card={card} thing={thingOf.active(seat, card)} named />
        ))}
      </div>
    </section>
  );
}
