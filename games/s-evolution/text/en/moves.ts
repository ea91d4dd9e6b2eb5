import { type Asked, at, type Naming } from "@clade/kernel";
import type { Move } from "../../rules/moves.ts";
import { mustFollow } from "../../rules/phases/trick.ts";
import { isDiscovery } from "../../rules/cards.ts";
import type { View } from "../../rules/state.ts";
import { terms } from "./names.ts";
import { ageName, cardName, placeName, suitName } from "./names.ts";

export function prompt(view: View, _: Asked, naming: Naming): string {
  if (view.phase === "over") return "The game is over.";
  if (view.watcher !== view.active) return `${naming(view.active)} ${WAITING[view.phase]}.`;
  const player = at(view.players, view.active);
  const { turn } = view;
  switch (view.phase) {
    case "trump":
      return "Choose the trump suit for this round.";
    case "play": {
      const { cards, blind } = player.hand;
      if (blind || cards === null) return "Turn up a card of your blind hand.";
      const follow = mustFollow(view, view.active, cards);
      if (follow !== null) {
        return cards.some(isDiscovery)
          ? `Follow ${suitName(follow)}, or play your Discovery.`
          : `Follow ${suitName(follow)}.`;
      }
      return view.trick.length === 0 ? "Lead a card to the trick." : "Play any card.";
    }
    case "take":
      return "Take a card from the trick.";
    case "shield":
      return "Which Calamity does your Shield stop?";
    case "suffer":
      return "Which Calamity strikes first?";
    case "remove":
      return "You have more workers than Population: take one off.";
    case "lose":
      return `Choose a resource to lose (${turn.losses} to go).`;
    case "joker":
      return `Take your Joker as which resource? (${turn.jokers} to go)`;
    case "gift":
      return `Your Shield gives you a resource: which? (${turn.gifts} to go)`;
    case "trade":
      return `Trade before you pay the needs (up to ${turn.trades} more), or go on.`;
    case "bonus":
      return `All needs are met. Rise to ${ageName(player.age + 1)}?`;
    case "manage":
      return "Spend what is left on people, workers and Evolution, or end your turn.";
  }
}

const WAITING = {
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
} as const;

export function moveLabel(view: View, move: Move): string {
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
      return `Stop ${terms.calamities[move.calamity].name}`;
    case "suffer":
      return `${terms.calamities[move.calamity].name}: ${terms.calamities[move.calamity].effects[view.edition]}`;
    case "lose":
      return `Lose 1 ${suitName(move.suit)}`;
    case "gain":
      return `1 ${suitName(move.suit)}`;
    case "trade":
      return `1 ${suitName(move.from)} → 1 ${suitName(move.to)}`;
    case "rise":
      return "Rise";
    case "stay":
      return "Stay at this Age";
    case "grow":
      return `Population +${move.by}`;
    case "evolve":
      return "Rise an Age for 3 Science";
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
