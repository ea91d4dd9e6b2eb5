import { plural } from "@clade/kernel";
import { type Person, roman } from "../../rules/book.ts";
import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { bonusText } from "../bonus.ts";
import { promptOf } from "../prompt.ts";
import { guideOf, mover, personName, personOf, type Priced, priceOf, sectionPrice, technologyName } from "../scene.ts";
import { labels } from "./labels.ts";
import { names } from "./names.ts";
import { article } from "./phrases.ts";

const { skills, knowledge } = names;

export const prompt = promptOf("en", {
  over: "The game is over.",
  waiting: (who) => `${who} is to play.`,
  action: "Choose your next action, or end your turn.",
  actionOrRecall: "Choose an action, or first take back what is in development.",
  activate: "Several technologies are finished: which becomes active next?",
  invite: {
    scientist: "Your Philosopher has left: choose a Scientist.",
    artist: "Your Scientist has left: choose an Artist.",
  },
  section: (number) => `section ${number}`,
  pay: (what, missing) => `Pay for ${what}: ${missing} knowledge still missing.`,
  draw: (left) => `Draw ${left} more ${plural("en", left, { one: "card", other: "cards" })}: from where?`,
  shuffle: (left) => `Shuffle and draw ${left} more: from which age?`,
  discard: (left) => `Discard ${left} more ${plural("en", left, { one: "card", other: "cards" })}.`,
});

export function moveLabel(view: View, move: Move): string {
  const seat = mover(view);
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
      return `Be guided by ${personName("en", view, move.person)}${brings(personOf(view, move.person))}`;
    case "heritage":
      return `Take the heritage of your personality${leaves(guideOf(view))}`;
  }
}

function costs(lines: readonly Priced[]): string {
  const due = lines.filter(({ free }) => !free);
  if (due.length === 0) return "free";
  return due.map(({ type, amount }) => `${amount} ${knowledge[type]}`).join(", ");
}

/** What somebody gives while they guide you, and what they leave. */
function brings(person: Person | undefined): string {
  if (person === undefined) return "";
  const left = person.heritage === null ? "" : ` · heritage: ${bonusText(person.heritage, names)}`;
  return ` (${[bonusText(person.bonus, names), labels.points(person.points)].filter((part) => part !== "").join(", ")}${left})`;
}

function leaves(person: Person | undefined): string {
  return person === undefined || person.heritage === null ? "" : ` (${bonusText(person.heritage, names)})`;
}
