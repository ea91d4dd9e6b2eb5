import type { Counted, OptionText } from "@clade/kernel";
import type { Options } from "../../rules/state.ts";

/** What may be chosen before a game. */
export const options: { readonly [O in keyof Options]: OptionText } = {
  island: {
    label: "Island",
    help: "The island must have a starting beach for each player. You may bring a map of your own.",
    values: {
      fitting: "the one that fits the number of players",
      BD: "medium and small half (3 players)",
      BC: "two medium halves (4 players)",
      AD: "large and small half (4 players)",
      AC: "large and medium half (5 players)",
    },
  },
  deck: {
    label: "Event cards",
    help: "You may bring a deck of your own.",
    values: { standard: "the 26 cards of the game" },
  },
  auction: {
    label: "Short auction",
    help: "One gene fewer than players; whoever is overbid may drop out.",
  },
};

/** What the parts of a score are called. */
export const parts: Readonly<Record<string, string>> = { start: "start", survivors: "survivors", genes: "genes" };

/** What players count: as it is called after one, and after several. */
export const holdings: Readonly<Record<string, Counted>> = {
  dinos: ["dino", "dinos"],
  points: ["point", "points"],
  cards: ["event card", "event cards"],
};

export const verdicts: Readonly<Record<string, string>> = {};

/** Of what there is more with whoever is ahead of an equal score. */
export const ties: Readonly<Record<string, string>> = { dinos: "more dinos on the island" };
