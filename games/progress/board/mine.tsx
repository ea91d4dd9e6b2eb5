import { at, type Seat, labelled } from "@clade/kernel";
import { breakable, SeatPanel, useArrangement, useSize, Who } from "@clade/ui";
import { type CSSProperties, type ReactElement, type ReactNode, useRef } from "react";
import { TYPES } from "../rules/deck/deck.ts";
import { nameIn } from "../text/scene.ts";
import { KindSign, PointSign } from "./art/signs.tsx";
import { areaOf } from "./flights.ts";
import { drawArea, drawLoosely } from "./packing.ts";
import { Skills } from "./skills.tsx";
import { standing } from "./standing.ts";
import { useBoard } from "./board-context.tsx";
import { TechnologyTile } from "./technology.tsx";
import { DISCOVER, readThing, thingOf } from "./things.ts";
import { Tokens } from "./tokens.tsx";
import { Workshop } from "./workshop.tsx";

interface Props {
  readonly seat: Seat;
  /** What is being paid for, in the place of what is in development. */
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
      <div className="pr-powers">
        <Skills player={player} />
        <Tokens player={player} />
      </div>
      <div className="pr-strip">{payment ?? <Workshop seat={seat} />}</div>
      <Area seat={seat} />
    </SeatPanel>
  );
}

/** The active technologies, by type: as large as there is room for them. */
function Area({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, book } = useBoard();
  const arrangement = useArrangement();
  const region = useRef<HTMLDivElement>(null);
  const size = useSize(region, arrangement);
  const { active } = at(view.players, seat);
  const counts = TYPES.map((_, type) => active.filter((card) => at(book.faces, card).type === type).length);
  // Where everything scrolls, an area is as high as what lies in it.
  const drawn = arrangement === "small" ? drawLoosely(counts.length, size?.width ?? 0) : drawArea(counts, size);
  return (
    <div
      className="pr-area"
      ref={region}
      data-thing={areaOf(seat)}
      data-still=""
      data-look={drawn.look}
      style={{ "--tile": `${drawn.size}rem` } as CSSProperties}
    >
      {TYPES.map((type, index) => (
        <Column key={type} seat={seat} type={index} />
      ))}
    </div>
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
  const { view, book, names, labels, screen, touch } = useBoard();
  const kind = at(TYPES, type);
  const held = touch.picked === undefined ? undefined : readThing(touch.picked);
  const isWanted = held?.kind === "card" && at(book.faces, held.card).type === type;
  const cards = at(view.players, seat).active.filter((card) => at(book.faces, card).type === type);
  return (
    <section className={`pr-column pr-of-${kind}`} aria-label={`${names.knowledge[kind]} ${cards.length}`}>
      {isWanted ? (
        <button type="button" className="pr-place pr-discover" {...touch.props(DISCOVER)} data-still="">
          {screen.discoverHere}
        </button>
      ) : (
        <h2>
          <KindSign kind={kind} />
          <span>{breakable(names.knowledge[kind])}</span>
          <b className="numeral">{cards.length}</b>
        </h2>
      )}
      <div className="pr-column-cards">
        {cards.length === 0 ? <span className="pr-none">{labels.none}</span> : null}
        {cards.map((card) => (
          <TechnologyTile key={card} card={card} thing={thingOf.active(seat, card)} named />
        ))}
      </div>
    </section>
  );
}
