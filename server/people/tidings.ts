/** What happens between people that one of them may want to hear of when they are elsewhere. Nothing of a game is in it. */
export type Tiding =
  | { readonly kind: "invited"; readonly to: string; readonly from: string; readonly table: string }
  | { readonly kind: "followed"; readonly to: string; readonly from: string }
  /** A round of a tournament begins, and where one plays in it. */
  | {
      readonly kind: "round";
      readonly to: string;
      readonly tournament: string;
      readonly name: string;
      /** From 1. */
      readonly round: number;
      readonly table: string;
    };

type Listener = (tiding: Tiding) => Promise<void>;

/** Whoever brings news to people listens here; who makes news need not know them. */
export class Tidings {
  readonly #listeners: Listener[] = [];

  /** Whoever listens never fails; what they answer resolves when the news is kept and no kill can lose it. */
  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Resolves when all who listen have it. */
  async tell(tiding: Tiding): Promise<void> {
    await Promise.all(this.#listeners.map((listener) => listener(tiding)));
  }
}
