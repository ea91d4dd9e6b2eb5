import { at, type Seat } from "@clade/kernel";
import { copies, type Held } from "@clade/ui/model";
import { type Card, type Trait, traitOf } from "../rules/cards.ts";
import type { Move } from "../rules/moves.ts";
import type { PlayerView, View } from "../rules/state.ts";

/** The names of what can be touched on this board. */
export const HOLE = "hole";
export const thingOf = {
  species: (seat: Seat, id: number): string => `species:${seat}:${id}`,
  trait: (seat: Seat, id: number, trait: Trait): string => `trait:${seat}:${id}:${trait}`,
  /** Two equal cards are two things. */
  card: (card: Card, copy: number): string => `card:${card}:${copy}`,
  /** Where a card can go on a species. */
  place: (id: number, use: "trait" | "size" | "population"): string => `place:${id}:${use}`,
  newSpecies: (side: "left" | "right"): string => `new:${side}`,
} as const;

/** A thing's name read back. */
export type Touched =
  | { readonly kind: "hole" }
  | { readonly kind: "species"; readonly seat: Seat; readonly index: number }
  | { readonly kind: "trait"; readonly seat: Seat; readonly index: number; readonly trait: Trait }
  | { readonly kind: "card"; readonly card: Card }
  | { readonly kind: "place"; readonly index: number; readonly use: "trait" | "size" | "population" }
  | { readonly kind: "new"; readonly side: "left" | "right" };

export function readThing(view: View, thing: string): Touched | undefined {
  const [kind, first = "", second = "", third = ""] = thing.split(":");
  switch (kind) {
    case "hole":
      return { kind };
    case "species": {
      const seat = Number(first) as Seat;
      return { kind, seat, index: indexOf(view.players[seat], Number(second)) };
    }
    case "trait": {
      const seat = Number(first) as Seat;
      return { kind, seat, index: indexOf(view.players[seat], Number(second)), trait: third as Trait };
    }
    case "card":
      return { kind, card: Number(first) };
    case "place": {
      if (view.watcher === "spectator") return undefined;
      const use = second === "trait" ? "trait" : second === "size" ? "size" : "population";
      return { kind, index: indexOf(view.players[view.watcher], Number(first)), use };
    }
    case "new":
      return { kind, side: first === "left" ? "left" : "right" };
    default:
      return undefined;
  }
}

function indexOf(player: PlayerView | undefined, id: number): number {
  return player?.species.findIndex((species) => species.id === id) ?? -1;
}

/** The own hand, each card with which copy of its kind it is. */
export function handOf(view: View): readonly Held<Card>[] {
  if (view.watcher === "spectator") return [];
  const byTrait = (at(view.players, view.watcher).hand.cards ?? []).toSorted((a, b) => a - b);
  return copies(byTrait, thingOf.card);
}

/** The thing that stands for a species at an index of a row. */
export function speciesThing(view: View, seat: Seat, index: number): string {
  return thingOf.species(seat, view.players[seat]?.species[index]?.id ?? -1);
}

/** What a picked thing would do to another: the move that somebody meant, allowed or not. */
export function meantMove(view: View, thing: string, picked: string | undefined): Move | undefined {
  if (view.watcher === "spectator") return undefined;
  const touched = readThing(view, thing);
  const held = picked === undefined ? undefined : readThing(view, picked);
  if (touched === undefined) return undefined;
  if (held?.kind === "card") return meantCard(held.card, touched, view);
  if (held?.kind === "species" && touched.kind === "species") {
    return { type: "attack", species: held.index, seat: touched.seat, target: touched.index };
  }
  switch (touched.kind) {
    case "card":
      return meantHandCard(view, touched.card);
    case "species":
      return meantSpecies(view, touched.seat, touched.index);
    case "trait": {
      if (touched.seat !== view.watcher) return undefined;
      const { index: species, trait } = touched;
      if (view.phase === "cards") return { type: "shed", species, trait };
      if (trait === "fertile" || trait === "long-neck") return { type: "leaf", species, trait };
      return trait === "fat-tissue" ? { type: "fat", species, amount: 1 } : { type: "shed", species, trait };
    }
    case "hole":
      return meantHole(view);
    case "place":
    case "new":
      return undefined;
  }
}

/** A card by itself: it is meant for what cards are for in this phase. In the feeding that is Intelligence, if there is any. */
function meantHandCard(view: View, card: Card): Move {
  const own = view.watcher === "spectator" ? [] : at(view.players, view.watcher).species;
  const thinker = own.findIndex(({ traits }) => traits.some((each) => traitOf(each) === "intelligence"));
  if (view.phase === "feeding" && thinker >= 0) return { type: "think", species: thinker, card };
  return view.phase === "food" ? { type: "food", card } : { type: "species", card, side: "right" };
}

/** The watering hole by itself: somebody is to eat there, or a card is to be laid there. */
function meantHole(view: View): Move | undefined {
  if (view.phase === "food" || view.watcher === "spectator") return undefined;
  if (view.phase === "feeding") {
    const eater = at(view.players, view.watcher).species.findIndex(({ traits }) => !traits.some(isCarnivore));
    return eater < 0 || view.plants > 0 ? undefined : { type: "feed", species: eater };
  }
  const [first] = handOf(view);
  return first === undefined ? undefined : { type: "food", card: first.card };
}

function isCarnivore(card: Card): boolean {
  return traitOf(card) === "carnivore";
}

function meantCard(card: Card, touched: Touched, view: View): Move | undefined {
  switch (touched.kind) {
    case "hole":
      return { type: "food", card };
    case "place":
      return touched.use === "trait"
        ? { type: "trait", card, species: touched.index }
        : { type: "grow", card, species: touched.index, what: touched.use };
    case "new":
      return { type: "species", card, side: touched.side };
    case "species":
      if (touched.seat !== view.watcher) return undefined;
      return view.phase === "feeding"
        ? { type: "think", species: touched.index, card }
        : { type: "trait", card, species: touched.index };
    case "card":
    case "trait":
      return undefined;
  }
}

function meantSpecies(view: View, seat: Seat, index: number): Move | undefined {
  if (view.phase === "cards" || view.watcher === "spectator") return undefined;
  if (seat === view.watcher) return { type: "feed", species: index };
  const hunters = [...at(view.players, view.watcher).species.entries()].filter(([, { traits }]) =>
    traits.some(isCarnivore),
  );
  // Whom it is to be attacked by is only plain if there is but one.
  const [only, another] = hunters;
  if (only === undefined || another !== undefined || view.phase !== "feeding") return undefined;
  const [species, { food, population }] = only;
  // That the hunter is full says nothing about what was touched.
  return food < population || view.fed ? { type: "attack", species, seat, target: index } : undefined;
}
