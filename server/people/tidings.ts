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

type Listener = (tiding: Tiding) => void;

/** Whoever brings news to people listens here; who makes news need not know them. Whoever listens neither waits nor throws. */
export class Tidings {
  readonly #listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  tell(tiding: Tiding): void {
    for (const listener of this.#listeners) listener(tiding);
  }
}
