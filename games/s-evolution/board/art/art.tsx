import { at } from "@clade/kernel";
import type { ReactElement } from "react";
import { type Suit } from "../../rules/cards.ts";
import { type Calamity, type Colour, PLACES, SUITS } from "../../rules/data.ts";
import type { Place } from "../../rules/places.ts";
import type { TrickRule } from "../../rules/standing.ts";
import {
  AGE_ART,
  CALAMITY_ART,
  type Drawing,
  JOKER_ART,
  PLACE_ART,
  SET_ART,
  SUIT_ART,
  WORKER_ART,
} from "./drawings.ts";

function Drawn({ drawing, look }: { readonly drawing: Drawing; readonly look: string }): ReactElement {
  return (
    <svg className={`se-art ${look}`} viewBox="0 0 48 48" aria-hidden="true">
      <path className="se-wash" d={drawing.wash} />
      <path d={drawing.ink} />
    </svg>
  );
}

export function SuitArt({ suit }: { readonly suit: Suit }): ReactElement {
  return <Drawn drawing={SUIT_ART[SUITS[suit]]} look={`se-suit-${suit}`} />;
}
export function AgeArt({ age }: { readonly age: number }): ReactElement {
  return <Drawn drawing={at(AGE_ART, age - 1)} look="se-age-art" />;
}
export function PlaceArt({ place }: { readonly place: Place }): ReactElement {
  return <Drawn drawing={PLACE_ART[PLACES[place]]} look="se-place-art" />;
}
export function CalamityArt({ calamity }: { readonly calamity: Calamity }): ReactElement {
  return <Drawn drawing={CALAMITY_ART[calamity]} look="se-calamity-art" />;
}
export function JokerArt({ suit }: { readonly suit: Suit }): ReactElement {
  return <Drawn drawing={JOKER_ART} look={`se-suit-${suit}`} />;
}
export function WorkerArt(): ReactElement {
  return <Drawn drawing={WORKER_ART} look="se-worker-art" />;
}
/** The sign of a set of Discoveries, which is no player's. */
export function SetMark({ colour }: { readonly colour: Colour }): ReactElement {
  return <Drawn drawing={SET_ART[colour]} look={`se-set-mark se-set-${colour}`} />;
}

const RULE_SIGNS: { readonly [R in TrickRule]: string } = {
  strength: "M3 17h14M5 17v-4h3v4M9 17V9h3v8M13 17V4h3v13",
  colour: "M5 18V3M5 3.500h11l-3 4l3 4H5",
  trump: "M3 15.500L2 6l4.500 4L10 3.500l3.500 6.500L18 6l-1 9.500zM3.500 18h13",
};
/** By which rules somebody plays: bars of strength, a colour flown, a crown. */
export function RuleSign({ rule }: { readonly rule: TrickRule }): ReactElement {
  return (
    <svg className={`se-sign se-rule-${rule}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={RULE_SIGNS[rule]} />
    </svg>
  );
}

/** Cards in hand, seen by nobody (an eye closed) or by all (an eye open). */
export function EyeSign({ open }: { readonly open: boolean }): ReactElement {
  return (
    <svg className="se-sign" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={
          open
            ? "M1.500 10C5 4.500 15 4.500 18.500 10C15 15.500 5 15.500 1.500 10zM7.500 10a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z"
            : "M1.500 9C5 14 15 14 18.500 9M4 12l-1.500 2.500M8 13.500L7.300 16.500M12 13.500l.7 3M16 12l1.500 2.500"
        }
      />
    </svg>
  );
}
