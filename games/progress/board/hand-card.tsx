import { breakable } from "@clade/ui";
import { at } from "@clade/kernel";
import type { ReactElement, ReactNode } from "react";
import { type Card, type Face, roman } from "../rules/book.ts";
import { TYPES } from "../rules/deck/deck.ts";
import { inArea } from "../rules/phases/paying.ts";
import { shortfall, spendable } from "./affording.ts";
import { TechnologyArt } from "./art/technology-art.tsx";
import { AgeSymbol, KindSign, Points } from "./art/signs.tsx";
import { bonusText } from "../text/bonus.ts";
import { CostItem } from "./cost.tsx";
import { Gains } from "./gains.tsx";
import { useBoard } from "./board-context.tsx";

/** A card of the own hand: what it costs here and now, what it gives, and what it is worth as knowledge. */
export function HandCard({ card, thing }: { readonly card: Card; readonly thing: string }): ReactElement | null {
  const { view, book, touch, suggested, nameOf, labels, screen, names } = useBoard();
  if (view.watcher === "spectator") return null;
  const own = at(view.players, view.watcher);
  const face = at(book.faces, card);
  const type = at(TYPES, face.type);
  const short = shortfall(view, own, face.cost, spendable(book, own, card));
  const copy = inArea(own, card);
  const verdict = copy ? labels.copyOwned : short > 0 ? labels.notAffordable(short) : labels.affordable;
  const label = [
    nameOf(card),
    names.knowledge[type],
    labels.age(roman(face.age)),
    verdict,
    bonusText(face.bonus, names),
    labels.points(face.points),
    labels.worth(face.value),
    ...(face.symbol > 0 ? [screen.startsAge(roman(face.symbol))] : []),
  ].join(", ");
  return (
    <button
      type="button"
      className={`pr-card pr-of-${type}`}
      {...touch.props(thing)}
      data-verdict={copy ? "copy" : short > 0 ? "short" : "payable"}
      data-suggested={suggested.has(thing) ? "" : undefined}
      aria-label={label}
      aria-pressed={touch.picked === thing}
    >
      <TechnologyCard face={face} name={nameOf(card)}>
        {face.cost.map((item, index) => (
          <CostItem key={index} item={item} />
        ))}
      </TechnologyCard>
    </button>
  );
}

interface PrintProps {
  readonly face: Face;
  readonly name: string;
  /** What it costs, item by item. */
  readonly children: ReactNode;
}

/** What is printed on a technology: its kind, Age and worth, its picture, what it costs and what it gives. */
export function TechnologyCard({ face, name, children }: PrintProps): ReactElement {
  const type = at(TYPES, face.type);
  return (
    <span className="pr-card-face">
      <span className="pr-card-head">
        <KindSign kind={type} />
        <span className="pr-card-age">{roman(face.age)}</span>
        {face.symbol > 0 ? <AgeSymbol age={roman(face.symbol)} /> : null}
        <span className="pr-card-worth numeral">{face.value}</span>
      </span>
      <span className="pr-card-art">
        <TechnologyArt id={face.id} type={type} />
      </span>
      <span className="pr-card-name">{breakable(name)}</span>
      <span className="pr-card-lines">{children}</span>
      <span className="pr-card-foot">
        <Gains bonus={face.bonus} />
        {face.points > 0 ? <Points count={face.points} /> : null}
      </span>
    </span>
  );
}
