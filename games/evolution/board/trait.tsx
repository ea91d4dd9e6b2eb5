import type { Seat } from "@clade/kernel";
import { both, CardBack, useTip } from "@clade/ui";
import type { ReactElement, ReactNode } from "react";
import type { Trait } from "../rules/cards.ts";
import { TraitArt } from "./art/tokens.tsx";
import { useBoard } from "./board-context.tsx";
import { thingOf } from "./things.ts";

/** A trait explains itself: its name, what it does, and where the rules say so. */
export function TraitTip({ trait, children }: { readonly trait: Trait; readonly children?: ReactNode }): ReactElement {
  const { names } = useBoard();
  return (
    <>
      <h2>{names.traits[trait].name}</h2>
      <p>{names.traits[trait].effect}</p>
      {children}
    </>
  );
}

interface Props {
  readonly seat: Seat;
  readonly id: number;
  readonly trait: Trait;
  readonly laid: boolean;
}

/** A trait that can be touched. */
export function TraitButton({ seat, id, trait, laid }: Props): ReactElement {
  const { names, labels, touch, view } = useBoard();
  const thing = thingOf.trait(seat, id, trait);
  const off = view.ruse?.ignored.includes(trait) === true;
  const tip = useTip(
    <TraitTip trait={trait}>
      {laid ? <small>{labels.faceDown}</small> : null}
      {off ? <small>{labels.switchedOff}</small> : null}
    </TraitTip>,
  );
  const listening = both(touch.props(thing), tip);
  return (
    <button
      type="button"
      className="ev-trait"
      {...listening}
      data-still=""
      data-laid={laid ? "" : undefined}
      data-off={off ? "" : undefined}
      aria-label={`${names.traits[trait].name}${laid ? `, ${labels.faceDown}` : ""}${off ? `, ${labels.switchedOff}` : ""}`}
    >
      <TraitArt trait={trait} />
      <span className="ev-trait-name">{names.traits[trait].name}</span>
    </button>
  );
}

/** A trait where there is no room to touch it. */
export function TraitSign({ trait }: { readonly trait: Trait }): ReactElement {
  const { view } = useBoard();
  return (
    <span className="ev-trait" data-off={view.ruse?.ignored.includes(trait) === true ? "" : undefined}>
      <TraitArt trait={trait} />
    </span>
  );
}

/** A trait that others laid and nobody else has seen yet. */
export function HiddenTrait(): ReactElement {
  const { labels } = useBoard();
  return (
    <span className="ev-trait ev-trait-hidden">
      <CardBack />
      <span className="ev-trait-name">{labels.faceDown}</span>
    </span>
  );
}
