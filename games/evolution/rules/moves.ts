import { reading, type Seat } from "@clade/kernel";
import { type Card, cardWith, FACES, TRAITS, type Trait } from "./cards.ts";
import { COLOURS } from "./seats.ts";

/** What a player can do. Species are counted from 0 in the row; people and the notation count from 1. */
export type Move =
  | { readonly type: "food"; readonly card: Card }
  | { readonly type: "trait"; readonly card: Card; readonly species: number }
  | { readonly type: "species"; readonly card: Card; readonly side: Side }
  | { readonly type: "grow"; readonly card: Card; readonly species: number; readonly what: Measure }
  | { readonly type: "shed"; readonly species: number; readonly trait: Trait }
  | { readonly type: "done" }
  | { readonly type: "leaf"; readonly species: number; readonly trait: "fertile" | "long-neck" }
  | { readonly type: "fat"; readonly species: number; readonly amount: number }
  | { readonly type: "feed"; readonly species: number }
  | { readonly type: "attack"; readonly species: number; readonly seat: Seat; readonly target: number }
  | { readonly type: "outwit"; readonly species: number; readonly trait: Trait; readonly card: Card }
  | { readonly type: "think"; readonly species: number; readonly card: Card }
  | { readonly type: "store"; readonly amount: number }
  | { readonly type: "pass" };

export type Side = "left" | "right";
export type Measure = "size" | "population";

const CARDS_IN_NOTATION = FACES.map(({ trait, food }) => `${trait}${food < 0 ? "" : "+"}${food}`);

/** A card in notation: its trait and its food value, `climbing+3`, `ambush-2`. */
export function writeCard(card: Card): string {
  return CARDS_IN_NOTATION[card] ?? "?";
}

export function readCard(text: string): Card | undefined {
  const [, trait = "", food = ""] = /^([a-z-]+?)([+-]\d)$/.exec(text) ?? [];
  return cardWith(trait, Number(food));
}

export function write(move: Move): string {
  switch (move.type) {
    case "food":
      return `food ${writeCard(move.card)}`;
    case "trait":
      return `trait ${writeCard(move.card)} on ${move.species + 1}`;
    case "species":
      return `species ${writeCard(move.card)} ${move.side}`;
    case "grow":
      return `${move.what} ${writeCard(move.card)} on ${move.species + 1}`;
    case "shed":
      return `shed ${move.trait} from ${move.species + 1}`;
    case "leaf":
      return `${move.trait} ${move.species + 1}`;
    case "fat":
      return `fat ${move.species + 1} ${move.amount}`;
    case "feed":
      return `feed ${move.species + 1}`;
    case "attack":
      return `attack ${move.species + 1} > ${COLOURS[move.seat]} ${move.target + 1}`;
    case "outwit":
      return `outwit ${move.species + 1} ${move.trait} with ${writeCard(move.card)}`;
    case "think":
      return `think ${move.species + 1} with ${writeCard(move.card)}`;
    case "store":
      return `store ${move.amount}`;
    case "done":
    case "pass":
      return move.type;
  }
}

export const read = reading(readWords, write);

function readWords([verb = "", first = "", second = "", third = "", fourth = ""]: readonly string[]): Move | undefined {
  switch (verb) {
    case "food":
      return withCard(first, (card) => ({ type: "food", card }));
    case "trait":
      return withCard(first, (card) => withNumber(third, (species) => ({ type: "trait", card, species: species - 1 })));
    case "species":
      return withCard(first, (card) => ({ type: "species", card, side: second === "left" ? "left" : "right" }));
    case "size":
    case "population":
      return withCard(first, (card) =>
        withNumber(third, (species) => ({ type: "grow", card, species: species - 1, what: verb })),
      );
    case "shed":
      return withTrait(first, (trait) =>
        withNumber(third, (species) => ({ type: "shed", species: species - 1, trait })),
      );
    case "fertile":
    case "long-neck":
      return withNumber(first, (species) => ({ type: "leaf", species: species - 1, trait: verb }));
    case "fat":
      return withNumber(first, (species) =>
        withNumber(second, (amount) => ({ type: "fat", species: species - 1, amount })),
      );
    case "feed":
      return withNumber(first, (species) => ({ type: "feed", species: species - 1 }));
    case "attack":
      return withNumber(first, (species) =>
        withNumber(fourth, (target) => {
          const seat = COLOURS.findIndex((colour) => colour === third);
          return seat < 0
            ? undefined
            : { type: "attack", species: species - 1, seat: seat as Seat, target: target - 1 };
        }),
      );
    case "outwit":
      return withNumber(first, (species) =>
        withTrait(second, (trait) =>
          withCard(fourth, (card) => ({ type: "outwit", species: species - 1, trait, card })),
        ),
      );
    case "think":
      return withNumber(first, (species) => withCard(third, (card) => ({ type: "think", species: species - 1, card })));
    case "store":
      return withNumber(first, (amount) => ({ type: "store", amount }));
    case "done":
    case "pass":
      return { type: verb };
    default:
      return undefined;
  }
}

function withCard(text: string, make: (card: Card) => Move | undefined): Move | undefined {
  const card = readCard(text);
  return card === undefined ? undefined : make(card);
}
function withNumber(text: string, make: (value: number) => Move | undefined): Move | undefined {
  return /^\d{1,3}$/.test(text) ? make(Number(text)) : undefined;
}
function withTrait(text: string, make: (trait: Trait) => Move | undefined): Move | undefined {
  const trait = TRAITS.find((each) => each === text);
  return trait === undefined ? undefined : make(trait);
}
