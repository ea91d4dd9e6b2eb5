import { CardFace, useTip } from "@clade/ui";
import type { ReactElement } from "react";
import { type Card, foodOf, traitOf } from "../rules/cards.ts";
import { signed } from "../text/vocabulary.ts";
import { TraitArt } from "./art/tokens.tsx";
import { useTable } from "./table.tsx";
import { TraitTip } from "./trait.tsx";

/** A card of the own hand: its food value in the corner, its trait as a picture. */
export function HandCard({ card, thing }: { readonly card: Card; readonly thing: string }): ReactElement {
  const { touch, traits, hinted } = useTable();
  const trait = traitOf(card);
  const food = foodOf(card);
  const tip = useTip(<TraitTip trait={trait} />);
  const touching = touch.props(thing);
  return (
    <button
      type="button"
      className="ev-card"
      {...touching}
      data-hinted={hinted.has(thing) ? "" : undefined}
      data-low={food < 0 ? "" : undefined}
      aria-label={`${traits[trait].name} ${signed(food)}`}
      aria-pressed={touch.picked === thing}
      onPointerEnter={(event) => {
        touching.onPointerEnter(event);
        tip.onPointerEnter(event);
      }}
      onPointerLeave={() => {
        touching.onPointerLeave();
        tip.onPointerLeave();
      }}
      onFocus={(event) => {
        touching.onFocus(event);
        tip.onFocus(event);
      }}
      onBlur={() => {
        touching.onBlur();
        tip.onBlur();
      }}
    >
      <CardFace corner={signed(food)} title={traits[trait].name}>
        <TraitArt trait={trait} />
      </CardFace>
    </button>
  );
}
