import { type Refusal, refuser } from "@clade/kernel";
import type { View } from "../rules/state.ts";
import { type Purpose, PURPOSES } from "../text/purposes.ts";
import { readThing, type Touched } from "./things.ts";

const tell = refuser<Purpose>(PURPOSES);

const FOR: { readonly [K in Exclude<Touched["kind"], "active" | "developing">]: Purpose } = {
  card: "hand-card",
  time: "time-pile",
  action: "skill",
  deck: "deck",
  pile: "deck",
  token: "token",
  section: "section",
  person: "personality",
  discover: "place-to-discover",
  research: "place-to-research",
  back: "place-back",
  surplus: "left-over",
  heritage: "heritage",
};

/** What a thing is for: told to whoever touches it where no move is near. */
export function purposeOf(view: View, thing: string): Refusal<Purpose> | undefined {
  const touched = readThing(thing);
  if (touched === undefined) return undefined;
  if (touched.kind !== "active" && touched.kind !== "developing") return tell(FOR[touched.kind]);
  if (touched.seat !== view.watcher) return tell("others-area");
  return tell(touched.kind === "active" ? "own-active" : "own-developing");
}
