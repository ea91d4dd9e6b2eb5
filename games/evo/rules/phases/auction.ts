import { at, type Chance, type Course, pop, type Seat, type Dealer } from "@clade/kernel";
import { GENES, type Gene, type GeneCounts } from "../data/genes.ts";
import type { Event } from "../events.ts";
import { bidsOn, DROP, type Move } from "../moves.ts";
import { type Refusal, refuse, refuseTime } from "../refusals.ts";
import { activeSeat, highestBid, priceOf } from "../species.ts";
import type { Lot, State } from "../state.ts";

/** Phase 6, after the meteorite: genes are drawn, bid for and paid. */
export function drawGenes(state: State, dealer: Dealer<Event>): void {
  const wanted = state.shortAuction ? state.players.length - 1 : state.players.length; // EO-36, EO-41
  const drawn: Gene[] = [];
  while (drawn.length < wanted && genesIn(state.bag) > 0) drawn.push(drawGene(state.bag, dealer.chance));
  state.mayDrop = drawn.length < state.players.length; // EO-41, EO-42
  state.lots = lotsOf(drawn);
  dealer.tell({ type: "genes-drawn", genes: drawn });
}

export function genesIn(bag: Readonly<GeneCounts>): number {
  let genes = 0;
  for (const gene of GENES) genes += bag[gene];
  return genes;
}

/** One gene out of the bag, each equally likely. */
export function drawGene(bag: GeneCounts, chance: Chance): Gene {
  let index = chance.int(genesIn(bag));
  for (const gene of GENES) {
    index -= bag[gene];
    if (index >= 0) continue;
    bag[gene]--;
    return gene;
  }
  throw new RangeError("the bag is empty");
}

/** Genes without a bid, those of the same kind numbered. */
export function lotsOf(genes: readonly Gene[]): Lot[] {
  return genes.map((gene, index) => {
    const nth = 1 + genes.slice(0, index).filter((other) => other === gene).length;
    return { gene, nth, bidder: null, amount: 0 };
  });
}

export function beginBidding(state: State, dealer: Dealer<Event>): Course {
  state.place = -1;
  state.overbid = null;
  return askForBid(state, dealer);
}

/** EO-36: whoever was overbid goes first, else the next who has not bid yet. */
function askForBid(state: State, dealer: Dealer<Event>): Course {
  while (state.overbid !== null || ++state.place < state.order.length) {
    const seat = activeSeat(state);
    if (state.lots.some((lot) => leastBid(lot) <= highestBid(at(state.players, seat)))) return "waits";
    state.overbid = null;
    dealer.tell({ type: "dropped-out", seat, forced: true }); // EO-41
  }
  return "ends";
}

/** EO-36: anything on a free gene, more than the standing bid on another. */
export function leastBid({ bidder, amount }: Lot): number {
  return bidder === null ? 0 : amount + 1;
}

export function legalBids(state: State, seat: Seat): Move[] {
  const most = highestBid(at(state.players, seat)); // EO-37
  const bids = state.lots.map((lot) => bidsOn(lot.gene, lot.nth, most).slice(leastBid(lot), most + 1));
  if (state.mayDrop && state.overbid !== null) bids.push([DROP]);
  return ([] as Move[]).concat(...bids);
}

export function refuseBid(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.type === "drop") return state.mayDrop && state.overbid !== null ? undefined : refuse("cannot-drop-out");
  if (move.type !== "bid") return move.type === "pass" ? refuse("must-bid") : refuseTime(state, move);
  const lot = findLot(state.lots, move.gene, move.nth);
  if (lot === undefined) return refuse("gene-not-drawn", { gene: move.gene });
  if (move.amount < leastBid(lot)) return refuse("bid-too-low", { gene: move.gene, least: leastBid(lot) });
  const most = highestBid(at(state.players, seat));
  return move.amount > most ? refuse("cannot-pay", { most }) : undefined;
}

export function findLot(lots: readonly Lot[], gene: Gene, nth: number): Lot | undefined {
  return lots.find((lot) => lot.gene === gene && lot.nth === nth);
}

export function playBid(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): Course {
  state.overbid = null;
  if (move.type === "drop") {
    dealer.tell({ type: "dropped-out", seat, forced: false });
  } else if (move.type === "bid") {
    const { gene, nth, amount } = move;
    const index = state.lots.findIndex((lot) => lot.gene === gene && lot.nth === nth);
    const over = at(state.lots, index).bidder;
    state.lots[index] = { gene, nth, bidder: seat, amount };
    state.overbid = over;
    dealer.tell({ type: "bid", seat, gene, nth, amount, over });
  } else {
    throw new Error(`no ${move.type} while bidding`);
  }
  return askForBid(state, dealer);
}

/** The gene on which the seat's bid stands. */
export function lotOf(lots: readonly Lot[], seat: Seat): Lot | undefined {
  return lots.find(({ bidder }) => bidder === seat);
}

/** EO-38: all pay together, then the genes are theirs; the price counts the Mutants owned before (EO-39). */
export function pay(state: State, dealer: Dealer<Event>): void {
  for (const seat of state.order) {
    const lot = lotOf(state.lots, seat);
    if (lot === undefined) continue;
    const player = at(state.players, seat);
    const price = priceOf(player, lot.amount);
    player.points -= price;
    player.paid += price;
    if (lot.gene === "card") state.spentCardGenes++;
    else player.traits[lot.gene]++;
    dealer.tell({ type: "paid", seat, gene: lot.gene, bid: lot.amount, price });
  }
  takeCards(state, dealer);
  const unsold = state.lots.filter(({ bidder }) => bidder === null).map(({ gene }) => gene);
  for (const gene of unsold) state.bag[gene]++; // EO-41
  if (unsold.length > 0) dealer.tell({ type: "unsold", genes: unsold });
  state.lots = [];
  state.mayDrop = false;
}

/** EO-40 */
function takeCards(state: State, dealer: Dealer<Event>): void {
  for (const seat of state.order) {
    if (lotOf(state.lots, seat)?.gene !== "card") continue;
    if (state.pile.length === 0) {
      dealer.tell({ type: "pile-empty", seat });
      continue;
    }
    const card = pop(state.pile);
    at(state.players, seat).hand.push(card);
    dealer.tell({ type: "drew", seat, cards: [card] });
  }
}
