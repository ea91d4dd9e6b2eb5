import { chapter, plural, refusalSentence } from "@clade/kernel";
import type { Refusals, Text } from "../vocabulary.ts";

const refusals: Refusals = { "not-in-hand": "You do not hold the {card}." };

export const en: Text = {
  options: {},
  parts: { tops: "cards topped" },
  verdicts: {},
  prompt: (view, { deciders: [seat] }, naming) => {
    if (seat === undefined) return "The game is over.";
    return seat === view.watcher ? "Lay a card." : `${naming(seat)} lays a card.`;
  },
  move: (_view, { card }) => `Lay the ${card}`,
  event: (event, naming) => {
    const who = naming(event.seat);
    if (event.type === "laid") return `${who} lays the ${event.card}${event.scores ? " and scores a point" : ""}.`;
    const { count } = event.cards;
    return `${who} gets ${count} ${plural("en", count, { one: "card", other: "cards" })}.`;
  },
  refusal: (refusal) => refusalSentence("en", refusals, refusal, (details) => details),
  view: {
    keys: { active: "To move", laid: "Laid", rest: "Not dealt", points: "Points", hand: "Hand" },
    seats: ["active"],
  },
  rules: [
    chapter("Sample game", {
      "SA-1": "Two to five play. Each gets four of the cards 1 to 30; the others are not used.",
      "SA-2":
        "Lots decide who begins; then it goes clockwise. On your turn you lay a card from your hand on the middle.",
      "SA-3": "A card higher than the one under it scores a point. The first card scores none.",
      "SA-4": "When all hands are empty, most points win; a tie is shared.",
    }),
  ],
  tutorial: [
    { title: "Top it", text: "Touch a card to lay it. If it is higher than the last one, you score a point." },
  ],
};
