import { at, type Refusal, refuser } from "@clade/kernel";
import type { View } from "../rules/state.ts";
import { type Purpose, PURPOSES } from "../text/purposes.ts";
import { readThing, type Touched } from "./things.ts";

const tell = refuser<Purpose>(PURPOSES);

const FOR: { readonly [K in Touched["kind"]]: Purpose } = {
  trick: "trick",
  lying: "trick",
  idle: "people-without-work",
  card: "hand-card",
  blind: "hand-card",
  taken: "card-taken",
  trump: "trump-suit",
  stock: "stock",
  place: "workplace",
  people: "population-track",
  age: "age-track",
};

/** What a thing is for: told to whoever touches it where no move is near. */
export function purposeOf(view: View, thing: string): Refusal<Purpose> | undefined {
  const touched = readThing(thing);
  if (touched === undefined || view.watcher === "spectator") return undefined;
  const { population, age } = at(view.players, view.watcher);
  if (touched.kind === "people" && touched.count <= population) return tell("population-had");
  if (touched.kind === "age" && touched.age <= age) return tell("age-reached");
  return tell(FOR[touched.kind]);
}
