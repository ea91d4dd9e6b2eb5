import { at, type Seat } from "@clade/kernel";
import { copies, type Held } from "@clade/ui/model";
import { EFFECTS } from "../rules/data/cards.ts";
import type { CardId } from "../rules/data/cards.ts";
import { GENES, type Gene } from "../rules/data/genes.ts";
import { cardIn } from "../rules/deck.ts";
import { geographyOf } from "../rules/geography.ts";
import type { Aim, Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";

/** The names of what can be touched on this board. */
export const SLOT = "slot";
export const NEST = "nest";
export const thingOf = {
  zone: (id: string): string => `zone:${id}`,
  species: (seat: Seat): string => `species:${seat}`,
  lot: (gene: Gene, nth: number): string => `lot:${gene}:${nth}`,
  coin: (amount: number): string => `coin:${amount}`,
  /** Two equal cards are two things. */
  card: (card: CardId, copy: number): string => `card:${card}:${copy}`,
  die: (face: number): string => `die:${face}`,
  /** Two neighbouring dinos that may trade places: between two zones, whichever way round. */
  swap: (from: string, to: string): string => `swap:${[from, to].sort().join(":")}`,
} as const;

/** A thing's name read back. */
export type Touched =
  | { readonly kind: "zone"; readonly id: string }
  | { readonly kind: "species"; readonly seat: Seat }
  | { readonly kind: "lot"; readonly gene: Gene; readonly nth: number }
  | { readonly kind: "coin"; readonly amount: number }
  | { readonly kind: "card"; readonly card: CardId }
  | { readonly kind: "die"; readonly face: number }
  | { readonly kind: "swap"; readonly from: string; readonly to: string }
  | { readonly kind: "slot" }
  | { readonly kind: "nest" };

export function readThing(thing: string): Touched | undefined {
  const [kind, first = "", second = ""] = thing.split(":");
  switch (kind) {
    case "zone":
      return { kind, id: first };
    case "species":
      return { kind, seat: Number(first) as Seat };
    case "lot": {
      const gene = GENES.find((each) => each === first);
      return gene === undefined ? undefined : { kind, gene, nth: Number(second) };
    }
    case "coin":
      return { kind, amount: Number(first) };
    case "card":
      return { kind, card: first };
    case "die":
      return { kind, face: Number(first) };
    case "swap":
      return { kind, from: first, to: second };
    case "slot":
    case "nest":
      return { kind };
    default:
      return undefined;
  }
}

/** The own hand, each card with which copy of its kind it is. */
export function handOf(view: View): readonly Held<CardId>[] {
  if (view.watcher === "spectator") return [];
  return copies(at(view.players, view.watcher).hand.cards ?? [], thingOf.card);
}

/** What touching a thing would be meant for, allowed or not; `picked` is what was taken up before. */
export function meantMove(view: View, thing: string, picked: string | undefined): Move | undefined {
  const touched = readThing(thing);
  const held = picked === undefined ? undefined : readThing(picked);
  if (touched === undefined) return undefined;
  switch (held?.kind) {
    case "zone":
      return touched.kind === "zone" ? { type: "step", from: held.id, to: touched.id } : undefined;
    case "nest":
      return touched.kind === "zone" ? { type: "birth", zone: touched.id } : undefined;
    case "card":
      return { type: "card", card: held.card, aim: meantAim(touched) };
    case "lot":
      return touched.kind === "coin"
        ? { type: "bid", gene: held.gene, nth: held.nth, amount: touched.amount }
        : undefined;
    case "coin":
      return touched.kind === "lot"
        ? { type: "bid", gene: touched.gene, nth: touched.nth, amount: held.amount }
        : undefined;
    default:
      return meantAlone(view, touched);
  }
}

function meantAim(touched: Touched): Aim {
  switch (touched.kind) {
    case "zone":
      return { zone: touched.id };
    case "species":
      return { seat: touched.seat };
    case "lot":
      return { gene: touched.gene, nth: touched.nth };
    case "swap":
      return { from: touched.from, to: touched.to };
    default:
      return null;
  }
}

function meantAlone(view: View, touched: Touched): Move | undefined {
  switch (touched.kind) {
    case "zone":
      return meantZone(view, touched.id);
    case "card":
      return { type: "card", card: touched.card, aim: anyAim(view, touched.card) };
    case "lot":
      return { type: "bid", gene: touched.gene, nth: touched.nth, amount: 0 };
    case "coin": {
      const [lot] = view.lots;
      return lot === undefined ? undefined : { type: "bid", gene: lot.gene, nth: lot.nth, amount: touched.amount };
    }
    case "die":
      return { type: "face", face: touched.face };
    default:
      return undefined;
  }
}

/** A zone by itself: the dino in it is to walk, a newborn is to come there, or the dino is to die. */
function meantZone(view: View, zone: string): Move {
  if (view.phase === "births") return { type: "birth", zone };
  if (view.phase === "survival") return { type: "lose", zone };
  const { indexOf, near, zones } = geographyOf(view.island);
  const neighbours = at(near, indexOf.get(zone) ?? 0);
  const other = neighbours.find((next) => view.zones[next] === null) ?? neighbours[0];
  return { type: "step", from: zone, to: other === undefined ? zone : at(zones, other).id };
}

/** Something of the right sort to aim a card at: then what is wrong is the moment, not the aim. */
function anyAim(view: View, card: CardId): Aim {
  const { zones, near } = geographyOf(view.island);
  switch (EFFECTS[cardIn(view.deck, card).effect.kind].aiming) {
    case "nothing":
      return null;
    case "opponent":
      return { seat: view.watcher === 0 ? 1 : 0 };
    case "opposing-dino": {
      const dino = view.zones.findIndex((occupant) => occupant !== null && occupant !== view.watcher);
      return { zone: zones[dino]?.id ?? "" };
    }
    case "adjacent-dinos": {
      const own = view.zones.findIndex((occupant) => occupant === view.watcher);
      const neighbour = own < 0 ? undefined : at(near, own)[0];
      return { from: zones[own]?.id ?? "", to: neighbour === undefined ? "" : at(zones, neighbour).id };
    }
    case "drawn-gene": {
      const [lot] = view.lots;
      return { gene: lot?.gene ?? "leg", nth: lot?.nth ?? 1 };
    }
  }
}
