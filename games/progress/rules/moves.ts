import { reading } from "@clade/kernel";
import { ageFrom, roman } from "./book.ts";
import { type Age, KNOWLEDGE, type Knowledge } from "./deck/deck.ts";

/** Where a card is drawn from: an age's deck, or its discard pile. */
export type From = "deck" | "pile";

/** What a player can do. Technologies and people go by their ids; sections are counted from 0, the notation from 1. */
export type Move =
  | { readonly type: "discover"; readonly card: string }
  | { readonly type: "research"; readonly card: string }
  | { readonly type: "draw"; readonly age: Age; readonly from: From }
  | { readonly type: "quick"; readonly age: Age; readonly from: From }
  | { readonly type: "shuffle"; readonly age: Age }
  | { readonly type: "end" }
  /** The next card of a draw under way. */
  | { readonly type: "take"; readonly age: Age; readonly from: From }
  /** PR-12: takes a technology in development back into hand. */
  | { readonly type: "recall"; readonly card: string }
  /** PR-11: which finished technology becomes active next. */
  | { readonly type: "activate"; readonly card: string }
  /** Payment: a hand card, a knowledge token, one knowledge left over from before. */
  | { readonly type: "pay"; readonly card: string }
  | { readonly type: "turn"; readonly token: Knowledge }
  | { readonly type: "surplus" }
  | { readonly type: "discard"; readonly card: string }
  | { readonly type: "swap"; readonly card: string; readonly time: string }
  | { readonly type: "contribute"; readonly section: number }
  | { readonly type: "invite"; readonly person: string }
  | { readonly type: "heritage" };

export function write(move: Move): string {
  switch (move.type) {
    case "discover":
    case "research":
    case "recall":
    case "activate":
    case "pay":
    case "discard":
      return `${move.type} ${move.card}`;
    case "draw":
    case "quick":
    case "take":
      return `${move.type} ${roman(move.age)}${move.from === "pile" ? " pile" : ""}`;
    case "shuffle":
      return `shuffle ${roman(move.age)}`;
    case "turn":
      return `turn ${move.token}`;
    case "swap":
      return `swap ${move.card} for ${move.time}`;
    case "contribute":
      return `contribute ${move.section + 1}`;
    case "invite":
      return `invite ${move.person}`;
    case "surplus":
    case "heritage":
    case "end":
      return move.type;
  }
}

export const read = reading(readWords, write);

function readWords([verb = "", first = "", second = "", third = ""]: readonly string[]): Move | undefined {
  switch (verb) {
    case "discover":
    case "research":
    case "recall":
    case "activate":
    case "pay":
    case "discard":
      return isId(first) ? { type: verb, card: first } : undefined;
    case "draw":
    case "quick":
    case "take": {
      const age = ageFrom(first);
      return age === undefined ? undefined : { type: verb, age, from: second === "pile" ? "pile" : "deck" };
    }
    case "shuffle": {
      const age = ageFrom(first);
      return age === undefined ? undefined : { type: "shuffle", age };
    }
    case "turn": {
      const token = KNOWLEDGE.find((kind) => kind === first);
      return token === undefined ? undefined : { type: "turn", token };
    }
    case "swap":
      return isId(first) && isId(third) ? { type: "swap", card: first, time: third } : undefined;
    case "contribute":
      return /^[1-9]$/.test(first) ? { type: "contribute", section: Number(first) - 1 } : undefined;
    case "invite":
      return isId(first) ? { type: "invite", person: first } : undefined;
    case "surplus":
    case "heritage":
    case "end":
      return { type: verb };
    default:
      return undefined;
  }
}

/** What the ids of cards look like. */
export function isId(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
