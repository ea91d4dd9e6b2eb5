import type { Naming, Watcher } from "@clade/kernel";
import { affected, type Played } from "../vocabulary.ts";
import { many } from "./phrases.ts";

/** What a card did that was played: to whoever it fell on as "you", to all others by name. */
export function outcome(played: Played, naming: Naming, reader: Watcher): string {
  const { kind, amount } = played.effect;
  const seat = affected(played);
  const yours = seat === reader;
  const has = yours ? "You have" : `${naming(seat)} has`;
  const whose = yours ? "Your" : `${naming(seat)}’s`;
  switch (kind) {
    case "shift":
      if (amount === 0) return "The climate stays as it is; no roll.";
      return `The climate moves ${many(Math.abs(amount), "square", "squares")} ${amount > 0 ? "forward" : "back"}; no roll.`;
    case "choose-roll":
      return `${yours ? "You roll" : `${naming(seat)} rolls`} ${many(amount, "time", "times")} for the climate and ${yours ? "choose" : "chooses"}.`;
    case "attack-horns":
      return `${whose} species counts ${many(amount, "extra horn", "extra horns")} when attacking this turn.`;
    case "defence-horns":
      return `${whose} species counts ${many(amount, "extra horn", "extra horns")} when defending this turn.`;
    case "steps":
      return `${has} ${many(amount, "extra step", "extra steps")} this turn.`;
    case "swap":
      return "The two dinos trade places without a fight.";
    case "barren":
      return "No species gives birth this turn.";
    case "reach":
      return `${whose} newborns may appear up to ${many(amount, "zone", "zones")} away from an adult.`;
    case "births":
      return `${has} ${many(amount, "extra birth", "extra births")} this turn.`;
    case "fewer-births":
      return `${has} ${many(amount, "birth", "births")} fewer this turn.`;
    case "fewer-furs":
      return `${whose} species counts ${many(amount, "fur", "furs")} fewer this turn.`;
    case "fewer-parasols":
      return `${whose} species counts ${many(amount, "parasol", "parasols")} fewer this turn.`;
    case "furs":
      return `${whose} species counts ${many(amount, "extra fur", "extra furs")} this turn.`;
    case "parasols":
      return `${whose} species counts ${many(amount, "extra parasol", "extra parasols")} this turn.`;
    case "removal":
      return "That dino is gone.";
    case "discount":
      return `${yours ? "You pay" : `${naming(seat)} pays`} up to ${many(amount, "point", "points")} less for the gene just won.`;
    case "redraw":
      return "It goes back into the bag, and another is drawn in its place.";
  }
}
