import { Drawing } from "@clade/ui";
import type { ReactElement } from "react";
import type { Trait } from "../../rules/cards.ts";
import { TRAIT_ART } from "./traits.ts";

export function TraitArt({ trait }: { readonly trait: Trait }): ReactElement {
  return <Drawing look="drawing" size={48} {...TRAIT_ART[trait]} />;
}

/** A food token: a leaf on a disc. */
export function FoodToken(): ReactElement {
  return (
    <svg className="token token-food" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" />
      <path d="M5 15C4 8 8 4 15.5 4.5C16 12 12 16 5 15zM5 15l7-7" />
    </svg>
  );
}

/** Stored fat: a drop. */
export function FatToken(): ReactElement {
  return (
    <svg className="token token-fat" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 1.5c4 5 6.5 8 6.5 11.5a6.5 6.5 0 0 1-13 0C3.5 9.5 6 6.5 10 1.5z" />
      <path d="M7 13a3 3 0 0 0 2.5 3" />
    </svg>
  );
}

/** A bag of eaten food. */
export function BagSign(): ReactElement {
  return (
    <Drawing
      look="sign"
      size={24}
      wash="M8 8c-4 4-5 13 4 13s8-9 4-13z"
      ink="M8 8c-4 4-5 13 4 13s8-9 4-13zM8 8l-2-4l3 1l3-2l3 2l3-1l-2 4zM8 8h8M10 13c1 2 3 2 4 0"
    />
  );
}

/** Size: a beast measured against a rod. */
export function SizeSign(): ReactElement {
  return (
    <Drawing
      look="sign"
      size={24}
      wash="M8 21v-6c0-3 3-5 6-5h3c3 0 5 2 5 5v6z"
      ink="M3 3v18M3 3h3M3 9h2M3 15h3M3 21h19M8.5 21v-6c0-3 3-5 5.5-5h3c3 0 5 2 5 5v6M13 21v-4h4v4"
    />
  );
}

/** Population: one among others. */
export function PopulationSign(): ReactElement {
  return (
    <Drawing
      look="sign"
      size={24}
      wash="M7 21c0-5 2-8 5-8s5 3 5 8z"
      ink="M7 21c0-5 2-8 5-8s5 3 5 8zM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM2 19c0-4 1.5-6 4-6.5M4 9a2 2 0 1 0 3.5-1.5M22 19c0-4-1.5-6-4-6.5M20 9a2 2 0 1 1-3.5-1.5"
    />
  );
}
