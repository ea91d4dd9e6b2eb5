import { at, type Refusal, refuser, type Seat } from "@clade/kernel";
import { type Reason, refuse } from "../rules/refusals.ts";
import type { View } from "../rules/state.ts";
import { type Purpose, PURPOSES } from "../text/purposes.ts";
import { readThing, type Touched } from "./things.ts";

const tell = refuser<Purpose>(PURPOSES);

/** What a thing is for: told to whoever touches it where no move is near. */
export function purposeOf(
  view: View,
  thing: string,
  picked: string | undefined,
): Refusal<Purpose | Reason> | undefined {
  const touched = readThing(view, thing);
  const holdsCard = picked !== undefined && readThing(view, picked)?.kind === "card";
  switch (touched?.kind) {
    case "hole":
      return tell("hole");
    case "card":
      return tell("hand-card");
    case "new":
      return tell("place-for-species");
    case "place":
      return purposeOfPlace(view, touched);
    case "species":
      if (touched.seat === view.watcher) return tell("own-species");
      return tell(holdsCard ? "cards-on-own" : "others-species");
    case "trait":
      if (touched.seat !== view.watcher) return tell("others-trait");
      return tell(holdsCard ? "card-on-trait" : "own-trait");
    case undefined:
      return undefined;
  }
}

/** A place that nothing fits into any more says so. */
function purposeOfPlace(view: View, { index, use }: Touched & { readonly kind: "place" }): Refusal<Purpose | Reason> {
  const species = at(view.players, view.watcher as Seat).species[index];
  if (use === "trait") {
    const taken = (species?.traits.length ?? 0) + (species?.laid.count ?? 0);
    return taken >= view.slots ? refuse("slots-full", { slots: view.slots }) : tell("place-for-trait");
  }
  return species?.[use] === 6 ? refuse("at-most-six", { what: use }) : tell("place-for-growth");
}
