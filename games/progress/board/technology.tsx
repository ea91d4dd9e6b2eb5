import { at, labelled } from "@clade/kernel";
import { breakable, both, SeatMark, useTip } from "@clade/ui";
import type { ReactElement, ReactNode } from "react";
import { type Card, roman } from "../rules/book.ts";
import { TYPES } from "../rules/deck/deck.ts";
import { inArea, price } from "../rules/phases/paying.ts";
import { shortfall, spendable } from "./affording.ts";
import { TechnologyArt } from "./art/technology-art.tsx";
import { AgeSymbol, KindSign, Marker, PointSign } from "./art/signs.tsx";
import { bonusText } from "../text/bonus.ts";
import { useBoard } from "./board-context.tsx";
import { Gains } from "./gains.tsx";

/** A technology explains itself: what it costs this player and why, what it gives, who has it. */
export function TechnologyTip({
  card,
  children,
}: {
  readonly card: Card;
  readonly children?: ReactNode;
}): ReactElement {
  const { book, labels, names, screen, nameOf } = useBoard();
  const face = at(book.faces, card);
  const gains = bonusText(face.bonus, names);
  return (
    <div className="pr-tip">
      <h2>{nameOf(card)}</h2>
      <p className="pr-tip-line">
        <KindSign kind={at(TYPES, face.type)} /> {names.knowledge[at(TYPES, face.type)]} · {labels.age(roman(face.age))}
        {face.symbol > 0 ? ` · ${screen.startsAge(roman(face.symbol))}` : ""}
      </p>
      <CostWords card={card} />
      <p>
        {[...(gains === "" ? [] : [gains]), labels.points(face.points), labels.worth(face.value)].join(" · ")}
        {face.technology.sets?.map((type) => (
          <small key={type}> · {screen.sets(names.knowledge[type])}</small>
        ))}
      </p>
      {children}
    </div>
  );
}

/** Each item of the cost in words, and what it comes to for the watcher. */
export function CostWords({ card }: { readonly card: Card }): ReactElement {
  const { book, labels, names, screen, nameOf, view } = useBoard();
  const own = view.watcher === "spectator" ? undefined : view.players[view.watcher];
  const face = at(book.faces, card);
  const short = own === undefined ? 0 : shortfall(view, own, face.cost, spendable(book, own, card));
  return (
    <>
      <ul className="pr-cost-words">
        {face.cost.map((item, index) => {
          const type = names.knowledge[at(TYPES, item.type)];
          const free = own !== undefined && price(own, item) === 0;
          return (
            <li key={index} data-free={free ? "" : undefined}>
              <KindSign kind={at(TYPES, item.type)} />{" "}
              {free && item.prerequisite !== null
                ? `${labels.free(nameOf(item.prerequisite))} (${screen.saves(item.amount, type)})`
                : `${item.amount} ${type}${item.prerequisite === null ? "" : ` ${labels.or} ${nameOf(item.prerequisite)}`}`}
            </li>
          );
        })}
      </ul>
      {own === undefined || inArea(own, card) ? null : (
        <p className={short > 0 ? "pr-short" : "pr-payable"}>
          {short > 0 ? labels.notAffordable(short) : labels.affordable}
        </p>
      )}
    </>
  );
}

interface TileProps {
  readonly card: Card;
  /** What it is called among the things of the table; a tile without a name only explains itself. */
  readonly thing: string;
  readonly named: boolean;
  /** Markers, if it is in development. */
  readonly markers?: number;
}

/** A technology on the table: a picture, and its name where there is room. */
export function TechnologyTile({ card, thing, named, markers }: TileProps): ReactElement {
  const { book, touch, labels, nameOf, names, sitting } = useBoard();
  const face = at(book.faces, card);
  const type = at(TYPES, face.type);
  const tip = useTip(
    <TechnologyTip card={card}>
      {markers === undefined ? null : <p>{labelled(sitting.language, labels.developing, labels.markers(markers))}</p>}
    </TechnologyTip>,
  );
  const label = [
    nameOf(card),
    names.knowledge[type],
    ...(markers === undefined ? [] : [labels.markers(markers)]),
    ...(face.points > 0 ? [labels.points(face.points)] : []),
  ].join(", ");
  return (
    <button
      type="button"
      className={`pr-tile pr-of-${type}`}
      {...both(touch.props(thing), tip)}
      data-named={named ? "" : undefined}
      aria-label={label}
    >
      <span className="pr-tile-art">
        <TechnologyArt id={face.id} type={type} />
      </span>
      {named ? <span className="pr-tile-name">{breakable(nameOf(card))}</span> : null}
      {markers === undefined ? null : (
        <span className="pr-markers">
          {Array.from({ length: markers }, (_, each) => (
            <Marker key={each} />
          ))}
        </span>
      )}
      {face.symbol > 0 && named ? <AgeSymbol age={roman(face.symbol)} /> : null}
      {named ? (
        <span className="pr-tile-gives">
          <Gains bonus={face.bonus} />
          {face.points > 0 ? (
            <span className="pr-points" aria-hidden="true">
              <PointSign />
              <b className="numeral">{face.points}</b>
            </span>
          ) : null}
        </span>
      ) : null}
    </button>
  );
}

/** Who has a technology active, as marks. */
export function Owners({ card }: { readonly card: Card }): ReactElement | null {
  const { view } = useBoard();
  const seats = view.players.flatMap(({ active }, seat) => (active.includes(card) ? [seat] : []));
  if (seats.length === 0) return null;
  return (
    <span className="pr-owners" aria-hidden="true">
      {seats.map((seat) => (
        <SeatMark key={seat} seat={seat as Parameters<typeof SeatMark>[0]["seat"]} />
      ))}
    </span>
  );
}
