import { CardFace } from "@clade/ui";
import type { ReactElement } from "react";
import { type Card, foodOf, traitOf } from "../rules/cards.ts";
import { type Names, signed } from "../text/vocabulary.ts";
import { TraitArt } from "./art/tokens.tsx";
import { useBoard } from "./board-context.tsx";

/** A card of the own hand. */
export function HandCard({ card, thing }: { readonly card: Card; readonly thing: string }): ReactElement {
  const { touch, names } = useBoard();
  const trait = traitOf(card);
  const food = foodOf(card);
  return (
    <button
      type="button"
      className="ev-card"
      {...touch.props(thing)}
      data-low={food < 0 ? "" : undefined}
      aria-label={`${names.traits[trait].name} ${signed(food)}`}
      aria-pressed={touch.picked === thing}
    >
      <TraitCard card={card} names={names} />
    </button>
  );
}

/** What is printed on a card: its food value in the corner, its trait as a picture. */
export function TraitCard({ card, names }: { readonly card: Card; readonly names: Names }): ReactElement {
  const trait = traitOf(card);
  return (
    <CardFace corner={signed(foodOf(card))} title={names.traits[trait].name}>
      <TraitArt trait={trait} />
    </CardFace>
  );
}
