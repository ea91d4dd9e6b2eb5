import { events, hand, open, type Seat } from "@clade/kernel";
import type { CardId, Effect } from "./data/cards.ts";
import type { Condition, Terrain } from "./data/climate.ts";
import type { Gene } from "./data/genes.ts";
import type { Aim } from "./moves.ts";

/** What a dino died of: the climate, or a card. */
export type Death = Exclude<Condition, "temperate"> | "card";

/** What happens in a game. Everything is public but the faces of drawn cards (EO-6). */
export type Event =
  | { readonly type: "started"; readonly seat: Seat; readonly zone: string }
  | { readonly type: "drew"; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: "turn"; readonly turn: number; readonly order: readonly Seat[] }
  | { readonly type: "rolled-climate"; readonly seat: Seat; readonly face: number }
  | { readonly type: "rolled-choice"; readonly seat: Seat; readonly faces: readonly number[] }
  | { readonly type: "climate"; readonly moved: number; readonly terrain: Terrain }
  | {
      readonly type: "played";
      readonly seat: Seat;
      readonly card: CardId;
      readonly effect: Effect;
      readonly aim: Aim;
      /** Whose dino was hit, or trades places. */
      readonly hit: Seat | null;
    }
  | { readonly type: "stepped"; readonly seat: Seat; readonly from: string; readonly to: string }
  | {
      readonly type: "fought";
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      readonly against: Seat;
      readonly face: number;
      readonly needed: number;
    }
  | { readonly type: "born"; readonly seat: Seat; readonly zone: string }
  | { readonly type: "died"; readonly seat: Seat; readonly zones: readonly string[]; readonly of: Death }
  | { readonly type: "scored"; readonly seat: Seat; readonly dinos: number; readonly points: number }
  | { readonly type: "meteor"; readonly turn: number }
  | { readonly type: "rolled-meteor"; readonly seat: Seat; readonly face: number; readonly faces: readonly number[] }
  | { readonly type: "genes-drawn"; readonly genes: readonly Gene[] }
  | { readonly type: "gene-redrawn"; readonly seat: Seat; readonly gene: Gene; readonly old: Gene }
  | {
      readonly type: "bid";
      readonly seat: Seat;
      readonly gene: Gene;
      readonly nth: number;
      readonly amount: number;
      readonly over: Seat | null;
    }
  | { readonly type: "dropped-out"; readonly seat: Seat; readonly forced: boolean }
  | { readonly type: "paid"; readonly seat: Seat; readonly gene: Gene; readonly bid: number; readonly price: number }
  | { readonly type: "unsold"; readonly genes: readonly Gene[] }
  | { readonly type: "pile-empty"; readonly seat: Seat }
  | { readonly type: "over"; readonly points: readonly number[]; readonly dinos: readonly number[] };

export const eventSight = events<Event>()(
  {
    started: { seat: open<Seat>(), zone: open() },
    drew: { seat: open<Seat>(), cards: hand<CardId>() }, // EO-6
    turn: { turn: open(), order: open<readonly Seat[]>() },
    "rolled-climate": { seat: open<Seat>(), face: open() },
    "rolled-choice": { seat: open<Seat>(), faces: open<readonly number[]>() },
    climate: { moved: open(), terrain: open<Terrain>() },
    played: {
      seat: open<Seat>(),
      card: open<CardId>(),
      effect: open<Effect>(),
      aim: open<Aim>(),
      hit: open<Seat | null>(),
    },
    stepped: { seat: open<Seat>(), from: open(), to: open() },
    fought: {
      seat: open<Seat>(),
      from: open(),
      to: open(),
      against: open<Seat>(),
      face: open(),
      needed: open(),
    },
    born: { seat: open<Seat>(), zone: open() },
    died: { seat: open<Seat>(), zones: open<readonly string[]>(), of: open<Death>() },
    scored: { seat: open<Seat>(), dinos: open(), points: open() },
    meteor: { turn: open() },
    "rolled-meteor": { seat: open<Seat>(), face: open(), faces: open<readonly number[]>() },
    "genes-drawn": { genes: open<readonly Gene[]>() },
    "gene-redrawn": { seat: open<Seat>(), gene: open<Gene>(), old: open<Gene>() },
    bid: {
      seat: open<Seat>(),
      gene: open<Gene>(),
      nth: open(),
      amount: open(),
      over: open<Seat | null>(),
    },
    "dropped-out": { seat: open<Seat>(), forced: open<boolean>() },
    paid: { seat: open<Seat>(), gene: open<Gene>(), bid: open(), price: open() },
    unsold: { genes: open<readonly Gene[]>() },
    "pile-empty": { seat: open<Seat>() },
    over: { points: open<readonly number[]>(), dinos: open<readonly number[]>() },
  },
  { showing: ["drew"] },
);

export type SeenEvent = Exclude<ReturnType<typeof eventSight.see>, undefined>;
