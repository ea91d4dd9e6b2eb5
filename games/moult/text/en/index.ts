import { chapter, refusalSentence } from "@clade/kernel";
import type { Refusals, Text } from "../vocabulary.ts";

const refusals: Refusals = {
  over: "The game is over.",
  "already-laid": "You have laid a card already.",
  "not-in-hand": "You do not hold the {card}.",
};

export const en: Text = {
  options: {},
  parts: { shells: "shells" },
  verdicts: {},
  prompt: ({ watcher, tide }, { deciders }, naming) => {
    if (deciders.length === 0) return "The game is over.";
    if (deciders.some((seat) => seat === watcher)) return `Tide ${tide}: lay a card face down.`;
    return `Still to lay: ${deciders.map(naming).join(", ")}.`;
  },
  move: (_view, { card }) => `Lay the ${card}`,
  event: (event, naming) => {
    switch (event.type) {
      case "tide":
        return `Tide ${event.tide}: shells ${event.shells.join(", ")}`;
      case "laid":
        return `${naming(event.seat)} lays ${event.card === null ? "a card" : `the ${event.card}`}.`;
      case "turned":
        return event.moves
          ? `${naming(event.seat)} (${event.card}) moves into the ${event.shell}.`
          : `${naming(event.seat)} (${event.card}) has no use for the ${event.shell}.`;
    }
  },
  refusal: (refusal) => refusalSentence("en", refusals, refusal, (details) => details),
  view: {
    keys: {
      tide: "Tide",
      beach: "Shells on the beach",
      turned: "Cards turned",
      washed: null,
      sea: "Shells to come",
      points: "Points",
      shell: "Lives in",
      hand: "Hand",
      laid: "Laid",
    },
  },
  rules: [
    chapter("Set-up", {
      "MO-1":
        "Two to five play. Each gets six of the cards 1 to 40; the others are not used. Every crab begins without a shell (size 0).",
      "MO-2":
        "There are 36 shells, four of each size from 1 to 9. The game has six tides; each throws as many shells on the beach, open, as there are players.",
    }),
    chapter("A tide", {
      "MO-3": "All players at once lay a card from their hand face down. Who has laid cannot lay another.",
      "MO-4":
        "When all have laid, the cards are turned: the highest is assigned the largest shell, the second highest the second largest, and so on. The cards are out of the game then.",
      "MO-5":
        "A crab moves into its shell if that is larger than its own, and scores its size. If not, it stays and scores nothing.",
      "MO-6": "The shells of the tide are out of the game; then the next tide comes.",
    }),
    chapter("The end", {
      "MO-7":
        "After the sixth tide most points win. A tie goes to the larger shell lived in; who is equal in this too shares the place.",
    }),
  ],
  tutorial: [
    {
      title: "Shells on the beach",
      text: "Each tide brings a shell for everybody. The highest card gets the largest, the lowest the smallest.",
    },
    {
      title: "Do not grow too fast",
      text: "You score a shell only if it is larger than the one you live in. Through many small steps you score more than through one great leap.",
    },
    { title: "All at once", text: "Touch a card to lay it face down. When all have laid, the cards are turned." },
  ],
};
