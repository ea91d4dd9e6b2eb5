import type { Glance, Sight, Watcher } from "@clade/kernel";
import type { JsonBytes } from "./json-bytes.ts";
import { type Place, putBy } from "./put-sight.ts";

/**
 * A view for several watchers, one after the other. It is written out for the first; for each further one it is copied, and
 * only the few places are written anew where they may see something else.
 *
 * Which places these are, the sight tells, whatever the values: `own`, `ownUntilOver`, `hand` and `seenAs` may show each
 * watcher something else, all others show everybody the same, or the same list or object of parts that are places or not.
 * While the first view is written, each place is noted: where its bytes stand, the value, and whose it is. They come in the
 * order of the bytes, one that lies within another after it. For the next watcher, the bytes between two places are copied
 * and each place is written by its own field, with two exceptions:
 *
 * - What lies within a place that was just written anew was written with it.
 * - `seenAs` may show the thing itself. If the first watcher was shown it and this one is too, both get the same object but
 *   for the places within: it is not written as a whole, its places come next. If either was not, it is written anew.
 *
 * So a species that everybody sees is copied, and of it only the number and the cards laid on it are written again.
 */
export class Telling {
  readonly #places: Place[] = [];
  #from = 0;
  #to = 0;

  /** Something has happened, or the bytes are gone: what was written holds no longer. */
  forget(): void {
    this.#places.length = 0;
    this.#to = 0;
  }

  /** Goes on with an object that was begun. */
  put(sight: Sight, value: unknown, { watcher, over }: Pick<Glance, "watcher" | "over">, out: JsonBytes): void {
    if (this.#to > 0) return this.#again(watcher, over, out);
    const from = out.length;
    // If the whole may be something else for each, there is nothing to copy.
    const places = sight.kind === "shape" ? this.#places : undefined;
    putBy(sight)(value, { watcher, owner: null, over, places }, out);
    out.joinObject(from);
    if (places === undefined) return;
    this.#from = from;
    this.#to = out.length;
  }

  #again(watcher: Watcher, over: boolean, out: JsonBytes): void {
    let copied = this.#from;
    let glance: Glance = { watcher, owner: null, over };
    for (const { from, to, put, value, owner, shows, shown } of this.#places) {
      if (owner !== glance.owner) glance = { watcher, owner, over };
      if (from < copied || (shown && shows?.(value, glance) === true)) continue;
      out.again(copied, from);
      put(value, glance, out);
      copied = to;
    }
    out.again(copied, this.#to);
  }
}
