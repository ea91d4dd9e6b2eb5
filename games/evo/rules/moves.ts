import { reading, type Seat } from "@clade/kernel";
import type { CardId } from "./data/cards.ts";
import { GENES, type Gene } from "./data/genes.ts";
import { COLOURS } from "./seats.ts";

/** What a player can do. Zones go by their ids, drawn genes by kind and by which of that kind (from 1). */
export type Move =
  | { readonly type: "step"; readonly from: string; readonly to: string }
  | { readonly type: "birth"; readonly zone: string }
  | { readonly type: "lose"; readonly zone: string }
  | { readonly type: "bid"; readonly gene: Gene; readonly nth: number; readonly amount: number }
  | { readonly type: "drop" }
  | { readonly type: "card"; readonly card: CardId; readonly aim: Aim }
  | { readonly type: "face"; readonly face: number }
  | { readonly type: "pass" };

/** What a card is aimed at: nothing, an opponent, a dino, two dinos, or a drawn gene. */
export type Aim =
  | null
  | { readonly seat: Seat }
  | { readonly zone: string }
  | { readonly from: string; readonly to: string }
  | { readonly gene: Gene; readonly nth: number };

export const PASS: Move = { type: "pass" };
export const DROP: Move = { type: "drop" };

/** Bids are the most numerous moves, so each is made once and kept. */
const bids: { readonly [G in Gene]: Move[][] } = {
  tail: [],
  leg: [],
  horn: [],
  egg: [],
  fur: [],
  parasol: [],
  mutant: [],
  card: [],
};

/** All bids on one gene that were ever asked for, by their amount, filled up to the given one. */
export function bidsOn(gene: Gene, nth: number, most: number): readonly Move[] {
  const known = bids[gene];
  while (known.length <= nth) known.push([]);
  const list = known[nth] ?? [];
  while (list.length <= most) list.push({ type: "bid", gene, nth, amount: list.length });
  return list;
}

/** A drawn gene in notation: `leg`, or `leg#2` for the second of its kind. */
export function writeLot(gene: Gene, nth: number): string {
  return nth === 1 ? gene : `${gene}#${nth}`;
}

export function write(move: Move): string {
  switch (move.type) {
    case "step":
      return `step ${move.from} ${move.to}`;
    case "birth":
    case "lose":
      return `${move.type} ${move.zone}`;
    case "bid":
      return `bid ${writeLot(move.gene, move.nth)} ${move.amount}`;
    case "card":
      return move.aim === null ? `play ${move.card}` : `play ${move.card} ${writeAim(move.aim)}`;
    case "face":
      return `face ${move.face}`;
    case "drop":
    case "pass":
      return move.type;
  }
}

function writeAim(aim: NonNullable<Aim>): string {
  if ("seat" in aim) return COLOURS[aim.seat] ?? "?";
  if ("zone" in aim) return aim.zone;
  return "from" in aim ? `${aim.from} ${aim.to}` : writeLot(aim.gene, aim.nth);
}

/** Whatever is read must also be written just so; everything else is no move. */
export const read = reading(readWords, write);

function readWords([verb = "", first = "", second = "", ...more]: readonly string[]): Move | undefined {
  switch (verb) {
    case "step":
      return isZone(first) && isZone(second) ? { type: "step", from: first, to: second } : undefined;
    case "birth":
    case "lose":
      return isZone(first) ? { type: verb, zone: first } : undefined;
    case "bid": {
      const lot = readLot(first);
      return lot !== undefined && isNumber(second) ? { type: "bid", ...lot, amount: Number(second) } : undefined;
    }
    case "play": {
      const aim = readAim([second, ...more].filter((word) => word !== ""));
      return aim !== undefined && /^[a-z][a-z0-9-]*$/.test(first) ? { type: "card", card: first, aim } : undefined;
    }
    case "face":
      return isNumber(first) ? { type: "face", face: Number(first) } : undefined;
    case "drop":
      return DROP;
    case "pass":
      return PASS;
    default:
      return undefined;
  }
}

function readAim(words: readonly string[]): Aim | undefined {
  const [first, second] = words;
  if (first === undefined) return null;
  if (second !== undefined) return isZone(first) && isZone(second) ? { from: first, to: second } : undefined;
  if (isZone(first)) return { zone: first };
  const seat = COLOURS.findIndex((colour) => colour === first);
  return seat < 0 ? readLot(first) : { seat: seat as Seat };
}

function readLot(text: string): { gene: Gene; nth: number } | undefined {
  const [, name, number = "1"] = /^([a-z]+)(?:#([2-9]))?$/.exec(text) ?? [];
  const gene = GENES.find((each) => each === name);
  return gene === undefined ? undefined : { gene, nth: Number(number) };
}

function isZone(text: string): boolean {
  return /^[A-Z]\d{1,2}$/.test(text);
}

function isNumber(text: string): boolean {
  return /^\d{1,4}$/.test(text);
}
