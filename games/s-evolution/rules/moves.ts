import { reading } from "@clade/kernel";
import { bySuit, type Card, FACES, readCard, type Suit, writeCard } from "./cards.ts";
import { CALAMITIES, type Calamity, PLACES, SUITS } from "./data.ts";
import { byPlace, type Place } from "./places.ts";

/** What a player can do. */
export type Move =
  | { readonly type: "trump"; readonly suit: Suit }
  | { readonly type: "play"; readonly card: Card }
  /** SE-17: turns up a card of a blind hand. */
  | { readonly type: "blind" }
  | { readonly type: "take"; readonly card: Card }
  | { readonly type: "shield"; readonly calamity: Calamity }
  | { readonly type: "suffer"; readonly calamity: Calamity }
  | { readonly type: "lose"; readonly suit: Suit }
  /** One resource of free choice, from a Joker or from the Shield. */
  | { readonly type: "gain"; readonly suit: Suit }
  | { readonly type: "trade"; readonly from: Suit; readonly to: Suit }
  | { readonly type: "rise" }
  | { readonly type: "stay" }
  | { readonly type: "grow"; readonly by: number }
  | { readonly type: "evolve" }
  | { readonly type: "place"; readonly place: Place; readonly level: number }
  | { readonly type: "raise"; readonly place: Place; readonly level: number }
  | { readonly type: "remove"; readonly place: Place }
  /** No more trades, or no more management. */
  | { readonly type: "done" };

/** Every move there is, made once: lists of legal moves share them. */
const LEVELS = [0, 1, 2, 3] as const;
export const PLAY: readonly Move[] = FACES.map((_, card) => ({ type: "play", card }));
export const TAKE: readonly Move[] = FACES.map((_, card) => ({ type: "take", card }));
export const TRUMP = bySuit((suit): Move => ({ type: "trump", suit }));
export const LOSE = bySuit((suit): Move => ({ type: "lose", suit }));
export const GAIN = bySuit((suit): Move => ({ type: "gain", suit }));
export const TRADE = bySuit((from) => bySuit((to): Move => ({ type: "trade", from, to })));
export const GROW: readonly Move[] = [0, 1, 2].map((by) => ({ type: "grow", by }));
export const PLACE = byPlace((place) => LEVELS.map((level): Move => ({ type: "place", place, level })));
export const RAISE = byPlace((place) => LEVELS.map((level): Move => ({ type: "raise", place, level })));
export const REMOVE = byPlace((place): Move => ({ type: "remove", place }));
export const BLIND: Move = { type: "blind" };
export const RISE: Move = { type: "rise" };
export const STAY: Move = { type: "stay" };
export const EVOLVE: Move = { type: "evolve" };
export const DONE: Move = { type: "done" };

export function write(move: Move): string {
  switch (move.type) {
    case "play":
    case "take":
      return `${move.type} ${writeCard(move.card)}`;
    case "blind":
      return "play";
    case "shield":
    case "suffer":
      return `${move.type} ${move.calamity}`;
    case "trump":
    case "lose":
    case "gain":
      return `${move.type} ${SUITS[move.suit]}`;
    case "trade":
      return `trade ${SUITS[move.from]} > ${SUITS[move.to]}`;
    case "grow":
      return `grow ${move.by}`;
    case "place":
    case "raise":
      return `${move.type} ${PLACES[move.place]} ${move.level}`;
    case "remove":
      return `remove ${PLACES[move.place]}`;
    case "rise":
    case "stay":
    case "evolve":
    case "done":
      return move.type;
  }
}

export const read = reading(readWords, write);

function readWords([verb = "", first = "", second = "", third = ""]: readonly string[]): Move | undefined {
  switch (verb) {
    case "play":
      return first === "" ? BLIND : pickFrom(PLAY, readCard(first));
    case "take":
      return pickFrom(TAKE, readCard(first));
    case "shield":
    case "suffer": {
      const calamity = CALAMITIES.find((each) => each === first);
      return calamity === undefined ? undefined : { type: verb, calamity };
    }
    case "trump":
      return pickFrom(TRUMP, readSuit(first));
    case "lose":
      return pickFrom(LOSE, readSuit(first));
    case "gain":
      return pickFrom(GAIN, readSuit(first));
    case "trade":
      return pickFrom(pickFrom(TRADE, readSuit(first)) ?? [], readSuit(third));
    case "grow":
      return pickFrom(GROW, readLevel(first));
    case "place":
      return pickFrom(pickFrom(PLACE, readPlace(first)) ?? [], readLevel(second));
    case "raise":
      return pickFrom(pickFrom(RAISE, readPlace(first)) ?? [], readLevel(second));
    case "remove":
      return pickFrom(REMOVE, readPlace(first));
    case "rise":
      return RISE;
    case "stay":
      return STAY;
    case "evolve":
      return EVOLVE;
    case "done":
      return DONE;
    default:
      return undefined;
  }
}

function pickFrom<T>(made: readonly T[], index: number | undefined): T | undefined {
  return index === undefined ? undefined : made[index];
}
function readSuit(text: string): number | undefined {
  return indexIn(SUITS, text);
}
function readPlace(text: string): number | undefined {
  return indexIn(PLACES, text);
}
function readLevel(text: string): number | undefined {
  return /^[1-3]$/.test(text) ? Number(text) : undefined;
}
function indexIn(names: readonly string[], text: string): number | undefined {
  const index = names.indexOf(text);
  return index < 0 ? undefined : index;
}
