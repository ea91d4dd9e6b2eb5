import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { priceOf } from "../prices.ts";
import { promptOf } from "../prompt.ts";
import { names } from "./names.ts";
import { ageName, amountsOf, cardName, placeName, suitName } from "./phrases.ts";

export const prompt = promptOf({
  over: "The game is over.",
  trump: "Choose the trump suit for this round.",
  blind: "Turn up a card of your blind hand.",
  follow: (suit) => `Follow ${suitName(suit)}.`,
  followOrDiscover: (suit) => `Follow ${suitName(suit)}, or play your Discovery.`,
  lead: "Lead a card to the trick.",
  anyCard: "Play any card.",
  take: "Take a card from the trick.",
  shield: "Which Calamity does your Shield stop?",
  suffer: "Which Calamity strikes first?",
  remove: "You have more workers than Population: take one off.",
  lose: (count) => `Choose a resource to lose (${count} to go).`,
  joker: (count) => `Take your Joker as which resource? (${count} to go)`,
  gift: (count) => `Your Shield gives you a resource: which? (${count} to go)`,
  trade: (count) => `Trade before you pay the needs (up to ${count} more), or go on.`,
  bonus: (age) => `All needs are met. Rise to ${ageName(age)}?`,
  manage: "Spend what is left on people, workers and Evolution, or end your turn.",
  waiting: (who, doing) => `${who} ${doing}.`,
  doing: {
    trump: "is choosing trump",
    play: "is playing a card",
    take: "is taking a card",
    shield: "is choosing what the Shield stops",
    suffer: "is facing Calamities",
    remove: "has to take a worker off",
    lose: "is losing resources",
    joker: "is taking a Joker",
    gift: "is taking resources from the Shield",
    trade: "is trading",
    bonus: "may rise an Age",
    manage: "is managing",
  },
});

/** A move, and what it costs if it costs something. */
export function moveLabel(view: View, move: Move): string {
  const price = priceOf(view, move);
  return price === undefined ? plainLabel(view, move) : `${plainLabel(view, move)} (${amountsOf(price)})`;
}

function plainLabel(view: View, move: Move): string {
  switch (move.type) {
    case "trump":
      return suitName(move.suit);
    case "play":
      return `Play ${cardName(move.card)}`;
    case "blind":
      return "Turn up a card";
    case "take":
      return `Take ${cardName(move.card)}`;
    case "shield":
      return `Stop ${names.calamities[move.calamity].name}`;
    case "suffer":
      return `${names.calamities[move.calamity].name}: ${names.calamities[move.calamity].effects[view.edition]}`;
    case "lose":
      return `Lose ${names.amount(1, move.suit)}`;
    case "gain":
      return names.amount(1, move.suit);
    case "trade":
      return `${names.amount(1, move.from)} → ${names.amount(1, move.to)}`;
    case "rise":
      return "Rise";
    case "stay":
      return "Stay at this Age";
    case "grow":
      return `Population +${move.by}`;
    case "evolve":
      return "Rise an Age";
    case "place":
      return `New worker on ${placeName(move.place)}, level ${move.level}`;
    case "raise":
      return `Raise ${placeName(move.place)} to level ${move.level}`;
    case "remove":
      return `Take the worker off ${placeName(move.place)}`;
    case "done":
      return view.phase === "trade" ? "Trade no more" : "End the turn";
  }
}
