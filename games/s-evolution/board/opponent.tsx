import { at, type Seat, labelled } from "@clade/kernel";
import { CardBack, SeatMark, SeatPanel, useTip, Who } from "@clade/ui";
import { panelOf } from "@clade/ui/model";
import type { ReactElement } from "react";
import { MOST_STOCK } from "../rules/data.ts";
import { ALL_PLACES, levelAt, type Place, totalPrices } from "../rules/places.ts";
import { EyeSign, PlaceArt, SuitArt, WorkerArt } from "./art/art.tsx";
import { Minis } from "./face.tsx";
import { handOf, storeOf } from "./flights.ts";
import { type Need, outlook } from "./outlook.ts";
import { useBoard } from "./board-context.tsx";
import { sorted, takenThings } from "./things.ts";
import { RuleChip } from "./trick.tsx";

/** Somebody else's civilisation, as much of it as one wants to know at a glance. */
export function Opponent({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, labels, screen, naming, sitting } = useBoard();
  const { hand, taken, obscured, invaded } = at(view.players, seat);
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
      <Facts seat={seat} />
      <ul className="se-posts">
        {ALL_PLACES.map((place) => (
          <Post key={place} seat={seat} place={place} />
        ))}
      </ul>
      <div className="se-other-cards">
        {obscured ? <small className="tag tag-away">{labels.obscured}</small> : null}
        {invaded ? <small className="tag tag-away">{labels.invaded}</small> : null}
        {hand.shown && hand.cards !== null && hand.count > 0 ? (
          <Minis
            cards={sorted(hand.cards).map((card) => ({ card, thing: String(card) }))}
            label={labelled(sitting.language, labels.hand, labels.shown)}
          />
        ) : null}
        {taken.length > 0 ? <Minis cards={takenThings(taken)} label={labels.taken} /> : null}
      </div>
    </SeatPanel>
  );
}

/** People and stores of somebody in a line, with what will be missing. */
function Facts({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, screen } = useBoard();
  const { population } = at(view.players, seat);
  return (
    <span className="se-other-facts">
      <span className="se-fact" role="img" aria-label={screen.people(population)} title={screen.people(population)}>
        <WorkerArt />
        <b className="numeral">{population}</b>
      </span>
      {outlook(view, seat).needs.map((need) => (
        <Store key={need.suit} seat={seat} need={need} />
      ))}
    </span>
  );
}

/** The own civilisation in two lines, while the trick has the room: what it has and lacks, where people work. */
export function OwnTold({ seat }: { readonly seat: Seat }): ReactElement {
  const { view } = useBoard();
  const player = at(view.players, seat);
  return (
    <span className={`se-own-told seat-${seat}`} data-thing={panelOf(seat)} data-still="">
      <Facts seat={seat} />
      <span className="se-posts">
        {ALL_PLACES.map((place) => (
          <Staff key={place} place={place} level={levelAt(player, place)} />
        ))}
      </span>
    </span>
  );
}

/** The others in a line: how many cards they hold, and whether they will lack something. */
export function OthersTold({ seats }: { readonly seats: readonly Seat[] }): ReactElement {
  const { view, naming } = useBoard();
  return (
    <span className="se-told">
      {seats.map((seat) => {
        const { needs } = outlook(view, seat);
        const missing = needs.reduce((sum, need) => sum + need.missing, 0);
        return (
          <span key={seat} className={`se-told-seat seat-${seat}`} data-thing={panelOf(seat)} data-still="">
            <SeatMark seat={seat} />
            <span className="unseen">{naming(seat)} </span>
            <HandCount seat={seat} />
            {missing > 0 ? <em className="se-missing numeral">−{missing}</em> : null}
          </span>
        );
      })}
    </span>
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
        <Signed place={place} level={level} />
      </span>
    </li>
  );
}

/** The same without words of its own, for a line that tells of more. */
function Staff({ place, level }: { readonly place: Place; readonly level: number }): ReactElement {
  const { names, screen, sitting } = useBoard();
  const words = labelled(
    sitting.language,
    names.places[place].name,
    level === 0 ? screen.emptyPlace : screen.level(level),
  );
  return (
    <span className="se-post" data-empty={level === 0 ? "" : undefined} role="img" aria-label={words}>
      <Signed place={place} level={level} />
    </span>
  );
}

function Signed({ place, level }: { readonly place: Place; readonly level: number }): ReactElement {
  const { view } = useBoard();
  return (
    <>
      <PlaceArt place={place} />
      <span className="se-pips">
        {Array.from({ length: totalPrices(view.edition, place).length - 1 }, (_, index) => (
          <i key={index} data-on={index < level ? "" : undefined} />
        ))}
      </span>
    </>
  );
}
