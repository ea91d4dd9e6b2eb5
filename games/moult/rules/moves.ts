import { type Card, CARDS } from "./state.ts";

export interface Move {
  readonly type: "lay";
  readonly card: Card;
}

export function write({ card }: Move): string {
  return `lay ${card}`;
}

export function read(text: string): Move | undefined {
  const card = CARDS.find((each) => text === `lay ${each}`);
  return card === undefined ? undefined : { type: "lay", card };
}
