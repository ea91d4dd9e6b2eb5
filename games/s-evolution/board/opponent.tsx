import { at, type Seat, labelled } from "@clade/kernel";
import { CardBack, SeatPanel, useTip, Who } from "@clade/ui";
import type { ReactElement } from "react";
import { MOST_STOCK } from "../rules/data.ts";
import { ALL_PLACES, levelAt, type Place, totalPrices } from "../rules/places.ts";
import { EyeSign, PlaceArt, SuitArt, WorkerArt } from "./art/art.tsx";
import { cardTitle, Face } from "./face.tsx";
import { handOf, storeOf } from "./flights.ts";
import { type Need, outlook } from "./outlook.ts";
import { useBoard } from "./board-context.tsx";
import { sorted, takenThings } from "./things.ts";
import { RuleChip } from "./trick.tsx";

/** Somebody else's civilisation, as much of it as one wants to know at a glance. */
export function Opponent({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, labels, screen, naming, sitting, names } = useBoard();
  const player = at(view.players, seat);
  const { hand, taken, population, obscured, invaded } = player;
  const { needs } = outlook(view, seat);
  return (
    <SeatPanel
      seat={seat}
      look="se-other"
      label={screen.civilisation(naming(seat))}
      now={sitting.deciders.includes(seat)}
    >
      <header className="se-other-head">
        <Who sitting={sitting} seat={seat} />
        <RuleChip seat={seat} />
        <span className="se-held-count" data-thing={handOf(seat)} data-still="">
          <HandCount seat={seat} />
        </span>
      </header>
      <div className="se-other-facts">
        <span className="se-fact" role="img" aria-label={screen.people(population)} title={screen.people(population)}>
          <WorkerArt />
          <b className="numeral">{population}</b>
        </span>
        {needs.map((need) => (
          <Store key={need.suit} seat={seat} need={need} />
        ))}
      </div>
      <ul className="se-posts">
        {ALL_PLACES.map((place) => (
          <Post key={place} seat={seat} place={place} />
        ))}
      </ul>
      <div className="se-other-cards">
        {obscured ? <small className="tag tag-away">{labels.obscured}</small> : null}
        {invaded ? <small className="tag tag-away">{labels.invaded}</small> : null}
        {hand.shown && hand.cards !== null && hand.count > 0 ? (
          <ul className="se-minis" aria-label={labelled(sitting.language, labels.hand, labels.shown)}>
            {sorted(hand.cards).map((card) => (
              <li key={card}>
                <span className="se-shown" role="img" aria-label={cardTitle(card, names)}>
                  <Face card={card} />
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        {taken.length > 0 ? (
          <ul className="se-minis se-minis-taken" aria-label={labels.taken}>
            {takenThings(taken).map(({ card, thing }) => (
              <li key={thing}>
                <span
                  className="se-shown"
                  role="img"
                  aria-label={cardTitle(card, names)}
                  title={cardTitle(card, names)}
                >
                  <Face card={card} />
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </SeatPanel>
  );
}

/** How many cards somebody holds, and who sees them. */
function HandCount({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, labels } = useBoard();
  const { hand } = at(view.players, seat);
  const notes = [
    `${labels.hand} ${hand.count}`,
    ...(hand.count > 0 && hand.blind ? [labels.blind] : []),
    ...(hand.count > 0 && hand.shown ? [labels.shown] : []),
  ].join(", ");
  return (
    <span className="se-fact" role="img" aria-label={notes} title={notes}>
      {hand.count > 0 && hand.blind ? <EyeSign open={false} /> : null}
      {hand.count > 0 && hand.shown ? <EyeSign open /> : null}
      <span className="se-mini-back">
        <CardBack />
      </span>
      <b className="numeral">{hand.count}</b>
    </span>
  );
}

/** A resource: what there is of it, out of what the people will ask for. */
function Store({ seat, need }: { readonly seat: Seat; readonly need: Need }): ReactElement {
  const { screen, names } = useBoard();
  const { suit, stock, coming, wanted, asked, missing } = need;
  const parts = [
    screen.stockOf(names.suits[suit], stock),
    ...(coming > 0 ? [screen.coming(coming)] : []),
    asked ? screen.asked(wanted) : screen.notAsked,
    ...(asked ? [missing > 0 ? screen.short(missing) : screen.enough] : []),
  ];
  const label = parts.join(", ");
  return (
    <span
      className="se-fact se-store"
      data-thing={storeOf(seat, suit)}
      data-still=""
      data-short={missing > 0 ? "" : undefined}
      data-full={stock >= MOST_STOCK ? "" : undefined}
      role="img"
      aria-label={label}
      title={label}
    >
      <SuitArt suit={suit} />
      <b className="numeral">{stock}</b>
      {asked ? <small className="numeral">/{wanted}</small> : null}
      {missing > 0 ? <em className="se-missing numeral">−{missing}</em> : null}
    </span>
  );
}

/** A place for a worker: who stands there at which level. */
function Post({ seat, place }: { readonly seat: Seat; readonly place: Place }): ReactElement {
  const { view, names, screen, sitting } = useBoard();
  const level = levelAt(at(view.players, seat), place);
  const { name, effects } = names.places[place];
  const most = totalPrices(view.edition, place).length - 1;
  const tip = useTip(
    <>
      <h2>{name}</h2>
      <p>{effects[view.edition]}</p>
      <p>
        <small>{level === 0 ? screen.emptyPlace : screen.level(level)}</small>
      </p>
    </>,
  );
  return (
    <li>
      <span
        className="se-post"
        data-empty={level === 0 ? "" : undefined}
        {...tip}
        data-look="idle"
        role="img"
        aria-label={labelled(sitting.language, name, level === 0 ? screen.emptyPlace : screen.level(level))}
      >
        <PlaceArt place={place} />
        <span className="se-pips">
          {Array.from({ length: most }, (_, index) => (
            <i key={index} data-on={index < level ? "" : undefined} />
          ))}
        </span>
      </span>
    </li>
  );
}
