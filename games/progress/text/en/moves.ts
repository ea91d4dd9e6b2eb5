import { type Asked, type Naming, plural } from "@clade/kernel";
import { roman } from "../../rules/book.ts";
import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { asked, cardName, missing, personName, type Priced, priceOf, sectionPrice, technologyName } from "../scene.ts";
import { article, terms } from "./names.ts";

const { skills, knowledge } = terms;

export function prompt(view: View, _: Asked, naming: Naming): string {
  if (view.ending !== null) return "The game is over.";
  const { seat, step } = asked(view);
  if (view.watcher !== seat) return `${naming(seat)} is to play.`;
  switch (step?.step) {
    case undefined:
      return view.fresh && (view.players[seat]?.developing.length ?? 0) > 0
        ? "Choose an action, or first take back what is in development."
        : "Choose your next action, or end your turn.";
    case "activate":
      return "Several technologies are finished: which becomes active next?";
    case "invite":
      return step.calling === "scientist"
        ? "Your Philosopher has left: choose a Scientist."
        : "Your Scientist has left: choose an Artist.";
    case "pay": {
      const what =
        "card" in step.purchase ? cardName("en", view, step.purchase.card) : `section ${step.purchase.section + 1}`;
      return `Pay for ${what}: ${missing(step)} knowledge still missing.`;
    }
    case "draw":
      return `Draw ${step.left} more ${plural("en", step.left, { one: "card", other: "cards" })}: from where?`;
    case "shuffle":
      return `Shuffle and draw ${step.left} more: from which age?`;
    case "discard":
      return `Discard ${step.left} more ${plural("en", step.left, { one: "card", other: "cards" })}.`;
  }
}

export function moveLabel(view: View, move: Move): string {
  const { seat } = asked(view);
  const name = (id: string) => technologyName("en", view, id);
  const source = (age: number, from: string) => (from === "deck" ? `deck ${roman(age)}` : `discard pile ${roman(age)}`);
  switch (move.type) {
    case "discover":
      return `Discover ${name(move.card)} (${costs(priceOf("en", view, seat, move.card))})`;
    case "research":
      return `Research ${name(move.card)}`;
    case "draw":
      return `${skills.draw}, from ${source(move.age, move.from)} first (ends your actions)`;
    case "quick":
      return `${skills["quick-draw"]}, from ${source(move.age, move.from)}${move.from === "deck" ? "" : " (face up)"}`;
    case "take":
      return `Next card from ${source(move.age, move.from)}`;
    case "shuffle":
      return `Shuffle pile ${roman(move.age)} into its deck and draw`;
    case "end":
      return "End your turn";
    case "recall":
      return `Take ${name(move.card)} back into hand`;
    case "activate":
      return `${name(move.card)} becomes active`;
    case "pay":
      return `Pay with ${name(move.card)}`;
    case "turn":
      return `Turn ${article(knowledge[move.token])} token`;
    case "surplus":
      return "Use 1 knowledge left over";
    case "discard":
      return `Discard ${name(move.card)}`;
    case "swap":
      return `Swap ${name(move.card)} for ${name(move.time)} of the Time pile`;
    case "contribute": {
      const price = sectionPrice("en", view, seat, move.section);
      return `Build section ${move.section + 1} of the milestone${price === undefined ? "" : ` (${costs([price])})`}`;
    }
    case "invite":
      return `Be guided by ${personName("en", view, move.person)}`;
    case "heritage":
      return "Take the heritage of your personality";
  }
}

function costs(lines: readonly Priced[]): string {
  const due = lines.filter(({ free }) => !free);
  if (due.length === 0) return "free";
  return due.map(({ type, amount }) => `${amount} ${knowledge[type]}`).join(", ");
}
