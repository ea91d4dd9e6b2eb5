import { at, type Seat } from "@clade/kernel";
import type { Move } from "../rules/moves.ts";
import { priceOf } from "../rules/species.ts";
import type { Player, State } from "../rules/state.ts";
import { CARD_WORTH, traitWorth, turnsLeft } from "./worth.ts";

/**
 * Auctions are played to their end before a review judges them: a bid that stands is worth what becomes of it, and whoever has none yet
 * will have one. The judge saw the chances of each bidder sink with its bid, between equals too.
 */
export function settle(state: State, seat: Seat, legal: readonly Move[]): number | undefined {
  if (state.phase !== "auction" || state.window !== null) return undefined;
  const player = at(state.players, seat);
  const left = turnsLeft(state);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < legal.length; index++) {
    const gain = gainOf(player, at(legal, index), left);
    if (gain <= most) continue;
    best = index;
    most = gain;
  }
  return best;
}

/** What a bid leaves if it is not raised. */
function gainOf(player: Player, move: Move, left: number): number {
  if (move.type !== "bid") return 0;
  const { gene, amount } = move;
  const price = priceOf(player, amount);
  if (gene === "card") return CARD_WORTH * Math.min(1, left / 3) - price;
  const owned = player.traits[gene];
  return left * (traitWorth(gene, owned + 1) - traitWorth(gene, owned)) - price;
}
