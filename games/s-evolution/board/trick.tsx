import { at, clockwiseFrom, type Seat, labelled } from "@clade/kernel";
import { both, kitWords, SeatMark, useTip } from "@clade/ui";
import type { ReactElement } from "react";
import { ALL_SUITS, type Card, numeral } from "../rules/cards.ts";
import { effectiveAge } from "../rules/order.ts";
import { orderOfChoice } from "../rules/phases/taking.ts";
import { ruleOf, standing } from "../rules/standing.ts";
import { RuleSign, SuitArt } from "./art/art.tsx";
import { cardEffect, cardTitle, Face } from "./face.tsx";
import { slotOf } from "./flights.ts";
import { toPlay } from "./foresight.ts";
import { takers } from "./takers.ts";
import { useBoard } from "./board-context.tsx";
import { thingOf, TRICK } from "./things.ts";
import { stillLying } from "./ways.ts";

/** The middle of the table while tricks are played: everybody's card with what it counts as. */
export function Trick(): ReactElement {
  const { view, labels, touch, foresight } = useBoard();
  if (view.phase === "trump") return <TrumpChoice />;
  const order = view.phase === "take" ? view.order : orderOfChoice(view);
  return (
    <section className="se-middle" aria-label={labels.trick}>
      <ol className="se-trick" data-thing={TRICK} data-look={touch.look(TRICK)} data-still="">
        {clockwiseFrom(view.first, view.players.length).map((seat) => (
          <Slot
            key={seat}
            seat={seat}
            place={order.indexOf(seat) + 1}
            then={foresight.order === undefined ? undefined : foresight.order.indexOf(seat) + 1}
          />
        ))}
      </ol>
    </section>
  );
}

/** SE-40: the three suits, one of which becomes trump, where the trick will lie. */
function TrumpChoice(): ReactElement {
  const { screen, touch, names, labels } = useBoard();
  return (
    <section className="se-middle" aria-label={labels.trick}>
      <div className="se-trick se-trumps">
        <p>{screen.chooseTrump}</p>
        {ALL_SUITS.map((suit) => {
          const thing = thingOf.trump(suit);
          return (
            <button key={suit} type="button" className="se-trump" {...touch.props(thing)}>
              <SuitArt suit={suit} />
              {names.suits[suit]}
            </button>
          );
        })}
      </div>
    </section>
  );
}

interface SlotProps {
  readonly seat: Seat;
  /** Which choice this seat has as things stand; 0 if none yet. */
  readonly place: number;
  /** The same with the card under the pointer. */
  readonly then: number | undefined;
}

/** One player's place in the trick. */
function Slot({ seat, place, then }: SlotProps): ReactElement {
  const { view, naming, screen, sitting, previewed } = useBoard();
  const words = kitWords[sitting.language];
  const played = stillLying(view).find((each) => each.seat === seat);
  const waiting = toPlay(view).includes(seat);
  const own = seat === view.watcher;
  const ghost = own && previewed?.type === "play" ? previewed.card : undefined;
  const now = view.active === seat && view.phase !== "trump";
  return (
    <li
      className={`se-slot seat-${seat}`}
      data-thing={slotOf(seat)}
      data-still=""
      data-now={now ? "" : undefined}
      data-own={own ? "" : undefined}
      data-standing={played === undefined ? undefined : standing(view, played)}
    >
      <span className="se-slot-head">
        <SeatMark seat={seat} />
        <b className="who-name">{naming(seat)}</b>
      </span>
      <span className="se-slot-card">
        {played !== undefined ? (
          <LyingCard seat={seat} card={played.card} there={played.there} />
        ) : ghost !== undefined ? (
          <span className="se-ghost">
            <Face card={ghost} />
          </span>
        ) : (
          <span className="se-hollow">{hollowWords()}</span>
        )}
        <Rank place={place} then={then} words={words.place} />
      </span>
      <RuleChip seat={seat} brief />
      <span className="se-standing" data-standing={played === undefined ? undefined : standing(view, played)}>
        {played === undefined ? screen.rule[ruleOf(view, seat)] : screen.countsAs[standing(view, played)]}
      </span>
    </li>
  );

  function hollowWords(): string {
    if (view.phase === "take") return "";
    if (view.first === seat) return screen.leads;
    return waiting || view.phase === "trump" ? screen.toPlay : screen.noCards;
  }
}

/** The order of choice: as it stands, and as it would. */
function Rank({
  place,
  then,
  words,
}: Pick<SlotProps, "place" | "then"> & { readonly words: (place: number) => string }): ReactElement | null {
  const { screen } = useBoard();
  const shown = then ?? place;
  if (shown === 0) return null;
  const changed = then !== undefined && then !== place;
  return (
    <span
      className="se-rank numeral"
      data-changed={changed ? "" : undefined}
      data-first={shown === 1 ? "" : undefined}
      title={then === undefined ? screen.orderNow : screen.orderThen}
    >
      {changed && place > 0 ? <s aria-hidden="true">{place}</s> : null}
      {words(shown)}
    </span>
  );
}

function LyingCard({
  seat,
  card,
  there,
}: {
  readonly seat: Seat;
  readonly card: Card;
  readonly there: boolean;
}): ReactElement {
  const { touch, view, names, screen, naming, sitting } = useBoard();
  const thing = thingOf.lying(seat);
  const effect = cardEffect(card, names, screen, view.edition);
  const tip = useTip(
    <>
      <h2>{cardTitle(card, names)}</h2>
      <p>{effect}</p>
      <p>{labelled(sitting.language, naming(seat), screen.ruleMeans[ruleOf(view, seat)])}</p>
    </>,
  );
  const taker = there ? undefined : takers(view).find((each) => each.card === card)?.seat;
  return (
    <button
      type="button"
      className="se-card"
      {...both(touch.props(thing), tip)}
      data-gone={there ? undefined : ""}
      aria-label={labelled(
        sitting.language,
        naming(seat),
        `${cardTitle(card, names)}, ${effect}${taker === undefined ? "" : `, ${screen.takenBy(naming(taker))}`}`,
      )}
    >
      <Face card={card} />
      {taker === undefined ? null : (
        <span className="se-taker">
          <SeatMark seat={taker} />
        </span>
      )}
    </button>
  );
}

/** By whose Age rules somebody plays: whose cards have colour, whose trumps count. */
export function RuleChip({ seat, brief = false }: { readonly seat: Seat; readonly brief?: boolean }): ReactElement {
  const { view, screen, names, labels } = useBoard();
  const own = at(view.players, seat).age;
  const rules = effectiveAge(view, seat);
  const rule = ruleOf(view, seat);
  const tip = useTip(
    <>
      <h2>
        {labels.age(numeral(own))} · {names.ages[own - 1]}
      </h2>
      {rules === own ? null : <p>{screen.lentBy(numeral(own), numeral(rules))}</p>}
      <p>{screen.ruleMeans[rule]}</p>
    </>,
  );
  return (
    <span className="se-rule" data-rule={rule} {...tip} data-look="idle">
      <b className="numeral">{rules === own ? numeral(own) : `${numeral(own)}→${numeral(rules)}`}</b>
      <RuleSign rule={rule} />
      <span className={brief ? "unseen" : "se-rule-words"}>{screen.rule[rule]}</span>
    </span>
  );
}
