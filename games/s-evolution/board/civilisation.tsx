import { at, type Seat, labelled } from "@clade/kernel";
import { Delta, Icon, SeatMark, SeatPanel, Touchable, useTip } from "@clade/ui";
import type { ReactElement } from "react";
import { MOST_POPULATION, MOST_STOCK } from "../rules/data.ts";
import { editionOf } from "../rules/editions.ts";
import { ALL_PLACES, levelAt, paidIn, type Place, totalPrices, workersOf } from "../rules/places.ts";
import { PlaceArt, SuitArt, WorkerArt } from "./art/art.tsx";
import { type Need, type Outlook, outlook } from "./outlook.ts";
import { useBoard } from "./board-context.tsx";
import { IDLE, thingOf } from "./things.ts";
import { RuleChip } from "./trick.tsx";

/** The own civilisation: people, stocks with the needs ahead, and the places where people work. */
export function Civilisation({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, screen, naming, labels, sitting } = useBoard();
  const ahead = outlook(view, seat);
  const { obscured, invaded } = at(view.players, seat);
  return (
    <SeatPanel
      seat={seat}
      look="se-own"
      label={screen.civilisation(naming(seat))}
      now={sitting.deciders.includes(seat)}
    >
      <div className="se-own-left">
        <header className="se-own-head">
          <SeatMark seat={seat} />
          <b className="who-name">{naming(seat)}</b>
          <RuleChip seat={seat} />
          {obscured ? <small className="tag tag-away">{labels.obscured}</small> : null}
          {invaded ? <small className="tag tag-away">{labels.invaded}</small> : null}
        </header>
        <People seat={seat} />
        <Stocks seat={seat} ahead={ahead} />
      </div>
      <ul className="se-places">
        {ALL_PLACES.map((place) => (
          <PlaceBox key={place} seat={seat} place={place} />
        ))}
      </ul>
    </SeatPanel>
  );
}

/** Population, step by step: who is at work, who is idle, and who could still be born. */
function People({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, screen, labels, foresight } = useBoard();
  const player = at(view.players, seat);
  const working = workersOf(player);
  const idle = Math.max(0, player.population - working);
  const { growth } = editionOf(view);
  return (
    <div className="se-people">
      <span className="se-people-label">
        {labels.population} <b className="numeral">{player.population}</b>
        <span className="se-delta">
          <Delta by={foresight.population} />
        </span>
      </span>
      <span className="se-crowd">
        {Array.from({ length: MOST_POPULATION }, (_, index) => {
          const count = index + 1;
          if (count <= player.population) {
            return (
              <span key={count} className="se-person" data-idle={count > working ? "" : undefined} aria-hidden="true">
                <WorkerArt />
              </span>
            );
          }
          const step = growth.steps.find(({ by }) => by === count - player.population);
          return <Birth key={count} count={count} price={step?.price} suit={growth.in} />;
        })}
      </span>
      <IdlePool idle={idle} />
      <span className="unseen">{screen.people(player.population)}</span>
    </div>
  );
}

function Birth({
  count,
  price,
  suit,
}: {
  readonly count: number;
  readonly price: number | undefined;
  readonly suit: 0 | 1 | 2;
}): ReactElement {
  const { touch, screen, names } = useBoard();
  const thing = thingOf.people(count);
  const cost = price === undefined ? "" : `, ${names.amount(price, suit)}`;
  return (
    <Touchable className="se-birth" touch={touch} thing={thing} label={`${screen.people(count)}${cost}`}>
      <WorkerArt />
      {price === undefined ? null : (
        <span className="se-price">
          <b className="numeral">{price}</b>
          <SuitArt suit={suit} />
        </span>
      )}
    </Touchable>
  );
}

/** People without work: one can be taken from here to a place, and one taken off goes here. */
function IdlePool({ idle }: { readonly idle: number }): ReactElement {
  const { touch, screen } = useBoard();
  const off = touch.look(IDLE) === "plays";
  return (
    <button type="button" className="se-idle" {...touch.props(IDLE)} data-still="" aria-pressed={touch.picked === IDLE}>
      {off ? screen.takeOff : screen.idle(idle)}
    </button>
  );
}

function Stocks({ seat, ahead }: { readonly seat: Seat; readonly ahead: Outlook }): ReactElement {
  const { screen } = useBoard();
  return (
    <div className="se-stocks">
      <p className="se-ahead">
        {screen.needs[ahead.when]}
        {ahead.free > 0 ? <small> {screen.free(ahead.free)}</small> : null}
      </p>
      {ahead.needs.map((need) => (
        <Stock key={need.suit} seat={seat} need={need} relevant={ahead.when !== "never"} />
      ))}
    </div>
  );
}

/** One stock: what is there, what is on its way, what the people ask for, and what would be missing. */
function Stock({
  need,
  relevant,
}: {
  readonly seat: Seat;
  readonly need: Need;
  readonly relevant: boolean;
}): ReactElement {
  const { touch, names, screen, foresight } = useBoard();
  const { suit, stock, coming, wanted, asked, missing } = need;
  const thing = thingOf.stock(suit);
  const due = asked && relevant;
  const verdict = !due ? screen.notAsked : missing > 0 ? screen.short(missing) : screen.enough;
  const label = [
    screen.stockOf(names.suits[suit], stock),
    ...(coming > 0 ? [screen.coming(coming)] : []),
    ...(due ? [screen.asked(wanted)] : []),
    verdict,
  ].join(", ");
  return (
    <Touchable
      className="se-stock"
      touch={touch}
      thing={thing}
      data-suit={suit}
      aria-pressed={touch.picked === thing}
      label={label}
    >
      <SuitArt suit={suit} />
      <span className="se-stock-name">{names.suits[suit]}</span>
      <b className="numeral se-stock-count">{stock}</b>
      <span className="se-track" aria-hidden="true">
        {Array.from({ length: MOST_STOCK }, (_, index) => (
          <i
            key={index}
            data-state={
              index < stock ? "full" : index < stock + coming ? "coming" : due && index < wanted ? "missing" : "free"
            }
            data-goal={due && index === wanted - 1 ? "" : undefined}
          />
        ))}
      </span>
      <span className="se-verdict" data-verdict={!due ? "none" : missing > 0 ? "short" : "enough"}>
        <Delta by={at(foresight.stock, suit)} />
        {due && missing === 0 ? <Icon sign="check" /> : due ? `−${missing}` : ""}
      </span>
    </Touchable>
  );
}

function PlaceBox({ seat, place }: { readonly seat: Seat; readonly place: Place }): ReactElement {
  const { view, names, screen, sitting } = useBoard();
  const level = levelAt(at(view.players, seat), place);
  const totals = totalPrices(view.edition, place);
  const { name, effects } = names.places[place];
  const tip = useTip(
    <>
      <h2>{name}</h2>
      <p>{effects[view.edition]}</p>
      <p>
        <small>
          {totals
            .slice(1)
            .map((total, index) =>
              labelled(sitting.language, screen.level(index + 1), names.amount(total, paidIn(place))),
            )
            .join(" · ")}
        </small>
      </p>
    </>,
  );
  return (
    <li className="se-place" data-staffed={level > 0 ? "" : undefined}>
      <span className="se-place-head" {...tip} data-look="idle">
        <PlaceArt place={place} />
        <span className="se-place-name">{name}</span>
        <span className="se-pips" aria-hidden="true">
          {totals.slice(1).map((_, index) => (
            <i key={index} data-on={index < level ? "" : undefined} />
          ))}
        </span>
      </span>
      <span className="se-levels">
        {totals.slice(1).map((total, index) => (
          <Level
            key={index}
            place={place}
            level={index + 1}
            now={level}
            price={total - (index + 1 > level ? at(totals, level) : 0)}
          />
        ))}
      </span>
    </li>
  );
}

/** One level of a place: what it costs to get there, or the worker who is there. */
function Level({
  place,
  level,
  now,
  price,
}: {
  readonly place: Place;
  readonly level: number;
  readonly now: number;
  readonly price: number;
}): ReactElement {
  const { touch, names, screen, view } = useBoard();
  const thing = thingOf.place(place, level);
  const suit = paidIn(place);
  const { name, effects } = names.places[place];
  const tip = useTip(
    <>
      <h2>
        {name}, {screen.level(level)}
      </h2>
      <p>{effects[view.edition]}</p>
    </>,
  );
  const label = screen.says(
    `${name}, ${screen.level(level)}`,
    level === now ? screen.worker : names.amount(price, suit),
  );
  return (
    <Touchable
      className="se-level"
      touch={touch}
      thing={thing}
      tip={tip}
      data-state={level === now ? "worker" : level < now ? "below" : "open"}
      aria-pressed={touch.picked === thing}
      label={label}
    >
      <i className="se-level-number numeral" aria-hidden="true">
        {level}
      </i>
      {level === now ? (
        <WorkerArt />
      ) : level < now ? null : (
        <span className="se-price">
          <b className="numeral">{price}</b>
          <SuitArt suit={suit} />
        </span>
      )}
    </Touchable>
  );
}
