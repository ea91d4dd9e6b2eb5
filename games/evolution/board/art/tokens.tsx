import { Drawing } from "@clade/ui";
import type { ReactElement } from "react";
import type { Trait } from "../../rules/cards.ts";
import { TRAIT_ART } from "./traits.ts";

export function TraitArt({ trait }: { readonly trait: Trait }): ReactElement {
  return <Drawing look="drawing" size={48} {...TRAIT_ART[trait]} />;
}

const FOODS = {
  plant: "M5 15C4 8 8 4 15.5 4.5C16 12 12 16 5 15zM5 15l7-7",
  // A joint: told from a leaf by its shape, not by its colour alone.
  meat: "M9 13.5c-3-1-4-5-1.5-7.5s6.5-2 7.5 1.5s-2.5 6.5-6 6zM9 13.5l-2.5 2M6.5 15.5c-1.5-.5-2.5.8-1.800 1.900c1 .8 2.300-.2 1.800-1.900M11 8h.1",
  withered: "M5 16c2-1 3-4 3-6c0-3 3-5 7-4c-1 2-2 2-2 4c1 1 1 2 0 3c-2 1-4 1-5 0M8 10l-3-2M9 13l4 3",
} as const;

/** A food token: a leaf or a joint of meat on a disc; or what is left of a leaf. */
export function FoodToken({ kind }: { readonly kind: keyof typeof FOODS }): ReactElement {
  return (
    <svg className="token token-food" data-food={kind} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" />
      <path d={FOODS[kind]} />
    </svg>
  );
}

/** An attack: from the hunter to its prey. */
export function Arrow(): ReactElement {
  return (
    <svg className="ev-arrow" viewBox="0 0 100 24" preserveAspectRatio="none">
      <path d="M2 12C30 6 60 6 84 11L82 3L99 12L82 21L84 15C60 14 30 14 2 12z" />
    </svg>
  );
}

/** Teeth that close. */
export function Jaws(): ReactElement {
  return (
    <svg className="ev-jaws" viewBox="-30 -30 60 60">
      <path d="M-26-6C-22-24 22-24 26-6L20 4L14-6L7 6L0-5L-7 6L-14-6L-20 4z" />
      <path d="M-22 10L-16 2L-10 12L-4 3L3 12L9 3L15 12L21 4C20 26-20 26-22 10z" />
    </svg>
  );
}

/** A blow. */
export function Shock(): ReactElement {
  return (
    <svg className="ev-shock" viewBox="-30 -30 60 60">
      <path d="M0-28L6-10L24-18L12-2L28 8L10 8L8 26L-3 11L-20 22L-12 5L-28-2L-11-7L-18-22L-4-11z" />
    </svg>
  );
}

/** A new species: an egg, about to hatch. */
export function Egg(): ReactElement {
  return (
    <svg className="ev-egg" viewBox="0 0 40 48">
      <path className="wash" d="M20 4c9 0 15 14 15 24c0 10-6 16-15 16S5 38 5 28C5 18 11 4 20 4z" />
      <path d="M20 4c9 0 15 14 15 24c0 10-6 16-15 16S5 38 5 28C5 18 11 4 20 4zM6 25l6 4l5-5l5 5l6-5l6 4M12 15h.1M24 12h.1M27 36h.1M14 38h.1" />
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
