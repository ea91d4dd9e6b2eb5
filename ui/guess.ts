import { type Chance, seeded } from "@clade/kernel";

interface Imagining<V, S> {
  imagine(view: V, chance: Chance): S;
}

/** A state like the true one in all that the watcher sees: what can be tried without telling anybody. */
export function guess<V, S>(game: Imagining<V, S>, view: V): S {
  return game.imagine(view, seeded("any"));
}
