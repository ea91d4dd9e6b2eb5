import type { Plate } from "@clade/kernel";
import type { ReactElement } from "react";

/** The plate on a game's box. */
export function GamePlate({ plate }: { readonly plate: Plate }): ReactElement {
  return (
    <svg className="plate" viewBox="0 0 200 130" aria-hidden="true">
      <path className="plate-wash" d={plate.wash} />
      <path className="plate-accent" d={plate.accent} />
      <path d={plate.ink} />
    </svg>
  );
}

/** The mark of the house: a clade, three tips of one branch. */
export function HouseMark(): ReactElement {
  return (
    <svg className="house-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M6 29V17h14V4M13 17v6h12V10M6 17V4" />
      <circle cx="6" cy="4" r="2.6" />
      <circle cx="20" cy="4" r="2.6" />
      <circle cx="25" cy="10" r="2.6" />
    </svg>
  );
}
