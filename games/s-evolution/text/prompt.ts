import { type Asked, at, type Naming } from "@clade/kernel";
import { isDiscovery } from "../rules/cards.ts";
import { mustFollow } from "../rules/phases/trick.ts";
import type { Phase, View } from "../rules/state.ts";

type Asking = Exclude<Phase, "over">;
type Counting = "lose" | "joker" | "gift" | "trade";

/** What a language says to whoever must decide, and to the others. */
type PromptTexts = {
  readonly [P in Exclude<Asking, "play" | "bonus" | Counting>]: string;
} & {
  /** With how many there are to go. */
  readonly [P in Counting]: (count: number) => string;
} & {
  readonly over: string;
  readonly blind: string;
  readonly follow: (suit: number) => string;
  readonly followOrDiscover: (suit: number) => string;
  readonly lead: string;
  readonly anyCard: string;
  readonly bonus: (age: number) => string;
  readonly waiting: (who: string, doing: string) => string;
  readonly doing: { readonly [P in Asking]: string };
};

/** Which sentence it is, decided once for all languages. */
export function promptOf(texts: PromptTexts): (view: View, asked: Asked, naming: Naming) => string {
  return (view, _, naming) => {
    const { phase, turn } = view;
    if (phase === "over") return texts.over;
    if (view.watcher !== view.active) return texts.waiting(naming(view.active), texts.doing[phase]);
    switch (phase) {
      case "play":
        return playPrompt(view, texts);
      case "bonus":
        return texts.bonus(at(view.players, view.active).age + 1);
      case "lose":
        return texts.lose(turn.losses);
      case "joker":
        return texts.joker(turn.jokers);
      case "gift":
        return texts.gift(turn.gifts);
      case "trade":
        return texts.trade(turn.trades);
      default:
        return texts[phase];
    }
  };
}

function playPrompt(view: View, texts: PromptTexts): string {
  const { cards, blind } = at(view.players, view.active).hand;
  if (blind || cards === null) return texts.blind;
  const follow = mustFollow(view, view.active, cards);
  if (follow === null) return view.trick.length === 0 ? texts.lead : texts.anyCard;
  return cards.some(isDiscovery) ? texts.followOrDiscover(follow) : texts.follow(follow);
}
