import { type Refusal, refuser } from "@clade/kernel";
import type { View } from "../rules/state.ts";
import { type Purpose, PURPOSES } from "../text/purposes.ts";
import { readThing } from "./things.ts";

const tell = refuser<Purpose>(PURPOSES);

/** What a thing is for, or what is taken up: told to whoever touches it where no move is near. */
export function purposeOf(view: View, thing: string, picked: string | undefined): Refusal<Purpose> | undefined {
  const touched = readThing(thing);
  // Whoever has taken something up wants to know where it goes.
  switch (picked === undefined ? undefined : readThing(picked)?.kind) {
    case "zone":
      return tell("zone");
    case "nest":
      return tell("newborn-to-zone");
    case "coin":
    case "lot":
      return tell("bid-on-gene");
    default:
  }
  switch (touched?.kind) {
    case "zone":
      return tell("zone");
    case "species":
      return tell(touched.seat === view.watcher ? "own-species" : "others-species");
    case "lot":
    case "coin":
      return tell("bid-on-gene");
    case "card":
      return tell("hand-card");
    case "die":
      return tell("one-of-the-rolls");
    case "swap":
      return tell("between-dinos");
    case "slot":
      return tell("beside-island");
    case "nest":
      return tell("nest");
    case undefined:
      return undefined;
  }
}
