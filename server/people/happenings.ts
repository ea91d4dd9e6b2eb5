/** What happens between people that one of them may want to hear of when they are elsewhere. Nothing of a game is in it. */
export type Happening =
  | { readonly kind: "invited"; readonly to: string; readonly from: string; readonly table: string }
  | { readonly kind: "followed"; readonly to: string; readonly from: string };

type Hearer = (happening: Happening) => void;

/** Whoever brings news to people hears of it here; who makes news need not know them. */
export class Happenings {
  readonly #hearers = new Set<Hearer>();

  /** Answers how to stop hearing. */
  hear(hearer: Hearer): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  tell(happening: Happening): void {
    for (const hearer of this.#hearers) hearer(happening);
  }
}
