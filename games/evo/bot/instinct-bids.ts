import { at, type Note, type Seat } from "@clade/kernel";
import { winningFaces } from "../rules/data/combat.ts";
import { GENES, type Gene } from "../rules/data/genes.ts";
import { findLot } from "../rules/phases/auction.ts";
import { moreHorns, priceOf } from "../rules/species.ts";
import type { Lot, State } from "../rules/state.ts";
import {
  BID,
  DEARNESS,
  DROP,
  FEW,
  few,
  GAINS,
  HERDS,
  herd,
  PRICES,
  RAISES,
  TIMES,
  timeOf,
  turnOf,
  TURNS,
} from "./instinct-tables.ts";
import type { Standing } from "./standing.ts";
import { CARD_WORTH, traitWorth, turnsLeft } from "./worth.ts";

/** What speaks for and against a bid. */

const DEAR: readonly number[] = [0, 0, 1, 1, 2, 2, 2, 3];
const PURSE: readonly number[] = [0, 1, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 7];

export class Bids {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #standing: Standing;
  readonly #note: Note;
  readonly #time: number;
  readonly #turn: number;
  readonly #free: number;
  readonly #herd: number;
  /** Bids on one gene come one after the other: what they have in common. */
  #gene: Gene | undefined;
  #nth = 0;
  #kind = 0;
  #owned = 0;
  #least = 0;
  #worth = 0;
  #overbids = 0;
  #rank = 0;
  #rival = 0;
  #cheaper = false;

  constructor(state: State, seat: Seat, standing: Standing, note: Note) {
    this.#state = state;
    this.#seat = seat;
    this.#standing = standing;
    this.#note = note;
    this.#time = timeOf(state);
    this.#turn = turnOf(state);
    let free = 0;
    for (const lot of state.lots) if (lot.bidder === null) free++;
    this.#free = Math.min(HERDS - 1, free);
    this.#herd = herd(standing.dinos);
  }

  bid(gene: Gene, nth: number, amount: number): void {
    const note = this.#note;
    if (gene !== this.#gene || nth !== this.#nth) this.#lookAt(gene, nth);
    const raise = amount - this.#least;
    if (raise >= RAISES) {
      note(BID.far + this.#turn);
      return;
    }
    const { player } = this.#standing;
    const kind = this.#kind;
    const full = priceOf(player, amount);
    const price = Math.min(PRICES - 1, full);
    const dear = DEAR[full] ?? DEARNESS - 1;
    const purse = at(PURSE, Math.max(0, Math.min(PURSE.length - 1, player.points - full)));
    note(BID.owned + (kind * FEW + this.#owned) * PRICES + price);
    note(BID.turn + (kind * TURNS + this.#turn) * PRICES + price);
    note(BID.raise + (this.#overbids * RAISES + raise) * HERDS + this.#free);
    note(BID.purse + (purse * TIMES + this.#time) * DEARNESS + dear);
    note(BID.herd + (kind * HERDS + this.#herd) * DEARNESS + dear);
    note(BID.gain + gainOf(this.#worth - full) * RAISES + raise);
    if (this.#overbids > 0) note(BID.whom + this.#rank * PRICES + price);
    if (gene === "fur") note(BID.furs + this.#state.climate * DEARNESS + dear);
    else if (gene === "parasol") note(BID.parasols + this.#state.climate * DEARNESS + dear);
    else if (gene === "horn") note(BID.horns + this.#rival * DEARNESS + dear);
    else if (gene === "tail") note(BID.tails + this.#rival * DEARNESS + dear);
    if (this.#cheaper) note(BID.cheaper);
  }

  #lookAt(gene: Gene, nth: number): void {
    const { lots } = this.#state;
    const { player } = this.#standing;
    const lot = findLot(lots, gene, nth);
    this.#gene = gene;
    this.#nth = nth;
    this.#kind = GENES.indexOf(gene);
    this.#owned = few(gene === "card" ? player.hand.length : player.traits[gene]);
    this.#least = lot === undefined ? 0 : leastOn(lot);
    this.#worth = this.#worthOf(gene);
    const bidder = lot?.bidder ?? null;
    this.#overbids = bidder === null ? 0 : 1;
    this.#rank = bidder === null ? 0 : this.#standing.rankOf(bidder);
    this.#rival = gene === "horn" ? this.#hornsAgainst() : gene === "tail" ? this.#tailsBefore() : 0;
    this.#cheaper = false;
    for (const other of lots) if (other.gene === gene && leastOn(other) < this.#least) this.#cheaper = true;
  }

  /** What a gene will bring in the turns that are left, as a whole auction is settled by. */
  #worthOf(gene: Gene): number {
    const left = turnsLeft(this.#state);
    if (gene === "card") return CARD_WORTH * Math.min(1, left / 3);
    const owned = this.#standing.player.traits[gene];
    return left * (traitWorth(gene, owned + 1) - traitWorth(gene, owned));
  }

  /** On how many faces the best fighter of the others wins against this species. */
  #hornsAgainst(): number {
    let most = 0;
    for (const foe of this.#state.players) {
      if (foe !== this.#standing.player) most = Math.max(most, winningFaces(moreHorns(foe, this.#standing.player)));
    }
    return most;
  }

  /** How many have a tail at least as long. */
  #tailsBefore(): number {
    const { players } = this.#state;
    const own = this.#standing.player.traits.tail;
    let before = 0;
    for (let seat = 0; seat < players.length; seat++) {
      if (seat !== this.#seat && at(players, seat).traits.tail >= own) before++;
    }
    return Math.min(HERDS - 1, before);
  }

  /** Dropping out is as good as the best of what is left to buy is bad. */
  drop(): void {
    const { player } = this.#standing;
    let best = Number.NEGATIVE_INFINITY;
    for (const lot of this.#state.lots) {
      best = Math.max(best, this.#worthOf(lot.gene) - priceOf(player, leastOn(lot)));
    }
    this.#note(DROP.turn + this.#turn);
    this.#note(DROP.gain + gainOf(best));
  }
}

function leastOn({ bidder, amount }: Lot): number {
  return bidder === null ? 0 : amount + 1;
}

function gainOf(points: number): number {
  const most = GAINS >> 1;
  return Math.max(-most, Math.min(most, Math.round(points))) + most;
}
