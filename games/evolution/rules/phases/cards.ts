import { at, clockwiseFrom, type Course, nextSeat, only, remove, type Seat, type Dealer } from "@clade/kernel";
import { type Card, MOST_POPULATION, MOST_SIZE, type Trait, traitOf } from "../cards.ts";
import type { Event, TurnedBoard, Use } from "../events.ts";
import type { Measure, Move } from "../moves.ts";
import { type Refusal, refuse, refuseTime } from "../refusals.ts";
import { carries, newSpecies, where } from "../species.ts";
import { cloneFront, type Player, type Species, type State } from "../state.ts";
import { distinct } from "./food.ts";

/** Phase 3: cards become traits, species, Size and Population. */
export function startCards(state: State): Course {
  state.phase = "cards";
  state.active = state.first; // EV-20
  if (state.fast) for (const player of state.players) player.front = cloneFront(player); // EV-26, EV-6
  return "waits";
}

export function cardsDeciders(state: State): readonly Seat[] {
  if (!state.fast) return only(state.active);
  const waiting: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!at(state.players, seat).done) waiting.push(seat as Seat);
  }
  return waiting;
}

export function legalCards(state: State, seat: Seat): Move[] {
  const { hand, species } = at(state.players, seat);
  const moves: Move[] = [];
  for (const card of distinct(hand)) {
    const trait = traitOf(card);
    for (let index = 0; index < species.length; index++) {
      const each = at(species, index);
      if (each.traits.length + each.laid.length < state.slots && !carries(each, trait)) {
        moves.push({ type: "trait", card, species: index });
      }
      if (each.size < MOST_SIZE) moves.push({ type: "grow", card, species: index, what: "size" });
      if (each.population < MOST_POPULATION) moves.push({ type: "grow", card, species: index, what: "population" });
    }
    moves.push({ type: "species", card, side: "left" }, { type: "species", card, side: "right" });
  }
  for (let index = 0; index < species.length; index++) {
    const each = at(species, index);
    for (const card of each.traits) moves.push({ type: "shed", species: index, trait: traitOf(card) });
    for (const card of each.laid) moves.push({ type: "shed", species: index, trait: traitOf(card) });
  }
  moves.push({ type: "done" });
  return moves;
}

export function refuseCards(state: State, seat: Seat, move: Move): Refusal | undefined {
  const player = at(state.players, seat);
  if (state.fast && player.done) return refuse("already-done");
  if (move.type === "done") return undefined;
  if (move.type !== "species" && move.type !== "trait" && move.type !== "grow" && move.type !== "shed") {
    return refuseTime(move);
  }
  if (move.type !== "shed" && !player.hand.includes(move.card)) return refuse("no-such-card");
  if (move.type === "species") return undefined;
  const species = player.species[move.species];
  if (species === undefined) return refuse("no-such-species");
  switch (move.type) {
    case "trait": // EV-21, EV-3
      if (carries(species, traitOf(move.card))) return refuse("kind-twice", { trait: traitOf(move.card) });
      return species.traits.length + species.laid.length < state.slots
        ? undefined
        : refuse("slots-full", { slots: state.slots });
    case "grow": // EV-23
      return species[move.what] < most(move.what) ? undefined : refuse("at-most-six", { what: move.what });
    case "shed": // EV-24
      return carries(species, move.trait) ? undefined : refuse("trait-not-there", { trait: move.trait });
  }
}

function most(what: Measure): number {
  return what === "size" ? MOST_SIZE : MOST_POPULATION;
}

export function playCards(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): Course {
  const player = at(state.players, seat);
  switch (move.type) {
    case "trait": {
      const species = at(player.species, move.species);
      remove(player.hand, move.card);
      species.laid.push(move.card);
      const on = where(state, seat, species);
      dealer.tell(
        state.fast
          ? { type: "planned", seat, card: move.card, use: { to: "trait", on } }
          : { type: "laid-trait", seat, card: move.card, on },
      );
      break;
    }
    case "species": // EV-22
      remove(player.hand, move.card);
      if (move.side === "left") player.species.unshift(newSpecies(player));
      else player.species.push(newSpecies(player));
      discard(state, seat, move.card, { to: "species", side: move.side }, dealer);
      break;
    case "grow": {
      // EV-23
      const species = at(player.species, move.species);
      remove(player.hand, move.card);
      species[move.what]++;
      discard(state, seat, move.card, { to: move.what, on: where(state, seat, species) }, dealer);
      break;
    }
    case "shed": {
      // EV-24
      const species = at(player.species, move.species);
      const card = takeTrait(species, move.trait);
      discard(state, seat, card, { to: "shed", on: where(state, seat, species) }, dealer);
      if (move.trait === "fat-tissue" && species.fat > 0) {
        player.bag += species.fat; // EV-71
        if (!state.fast) dealer.tell({ type: "bagged", seat, amount: species.fat, why: "fat" });
        species.fat = 0;
      }
      break;
    }
    case "done":
      player.done = true;
      dealer.tell({ type: "done", seat });
      if (!state.fast) state.active = nextSeat(seat, state.players.length);
      if (!state.players.every(({ done }) => done)) return "waits";
      reveal(state, dealer);
      return "ends";
    default:
      throw new Error(`no ${move.type} in phase 3`);
  }
  return "waits";
}

function takeTrait(species: Species, trait: Trait): Card {
  for (const cards of [species.laid, species.traits]) {
    const card = cards.find((each) => traitOf(each) === trait);
    if (card === undefined) continue;
    remove(cards, card);
    return card;
  }
  throw new Error(`no ${trait} to shed`);
}

/** Face up on the pile at once; in fast play only when all is revealed (EV-6). */
function discard(state: State, seat: Seat, card: Card, use: Use, dealer: Dealer<Event>): void {
  if (state.fast) at(state.players, seat).unseenDiscards.push(card);
  else state.discard.push(card);
  dealer.tell({ type: state.fast ? "planned" : "discarded", seat, card, use });
}

/** EV-25, EV-26: every trait is turned face up. */
function reveal(state: State, dealer: Dealer<Event>): void {
  const boards: TurnedBoard[] = [];
  for (const seat of clockwiseFrom(state.first, state.players.length)) {
    const player = at(state.players, seat);
    const laid: { index: number; cards: readonly Card[] }[] = [];
    for (let index = 0; index < player.species.length; index++) {
      const species = at(player.species, index);
      if (species.laid.length === 0) continue;
      laid.push({ index, cards: species.laid });
      for (const card of species.laid) species.traits.push(card);
      species.laid = [];
    }
    const newcomers = player.born - (player.front?.born ?? player.born);
    if (laid.length > 0 || player.unseenDiscards.length > 0) {
      boards.push({ seat, laid, newSpecies: newcomers, discarded: player.unseenDiscards });
    }
    settle(state, player);
  }
  dealer.tell({ type: "traits-turned", boards });
}

function settle(state: State, player: Player): void {
  for (const card of player.unseenDiscards) state.discard.push(card);
  player.unseenDiscards = [];
  player.front = null;
  player.done = false;
}
