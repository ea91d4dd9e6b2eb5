import { at, type Reference, type ThingText } from "@clade/kernel";
import { ALL_SUITS, FACES, numeral } from "../rules/cards.ts";
import { type Calamity, CALAMITIES, COLOURS, EVOLUTION_PRICE, LAST_AGE, needsAt, SET_SCORES } from "../rules/data.ts";
import { type EditionName, editionOf } from "../rules/editions.ts";
import { ALL_PLACES, paidIn, type Place, totalPrices } from "../rules/places.ts";
import { ruleOfAge } from "../rules/standing.ts";
import type { View } from "../rules/state.ts";
import { forEdition } from "../text/edition.ts";
import { words } from "../text/index.ts";
import type { Words } from "../text/vocabulary.ts";

/** What the things in the box are known by. */
export const inBox = {
  place: (place: Place): string => `place ${place}`,
  calamity: (calamity: Calamity): string => `calamity ${calamity}`,
  age: (age: number): string => `age ${age}`,
  suit: (suit: number): string => `suit ${suit}`,
  population: "population",
  evolution: "evolution",
  joker: "joker",
  discovery: "discovery",
} as const;

/** What can be asked about at a table: places with their prices, Calamities, Ages with their needs, cards, people. */
export const reference: Reference<View> = {
  things({ edition }, language) {
    const said = words[language];
    return [
      ...places(edition, said),
      ...growth(edition, said),
      ...calamities(edition, said),
      ...ages(said),
      ...cards(said),
    ];
  },
  rule: ({ edition }, { text }) => forEdition(text, edition),
};

/** SE-65: what a place does, and what each of its levels costs together with those below. */
function places(edition: EditionName, { names, board }: Words): ThingText[] {
  return ALL_PLACES.map((place) => {
    const { name, effects } = names.places[place];
    const prices = totalPrices(edition, place)
      .slice(1)
      .map((total, index) => board.says(board.level(index + 1), names.amount(total, paidIn(place))));
    return { id: inBox.place(place), sort: board.sorts.places, name, lines: [effects[edition], prices.join(", ")] };
  });
}

/** SE-63, SE-64. */
function growth(edition: EditionName, { names, labels, board, terminal }: Words): ThingText[] {
  const { growth: grows } = editionOf({ edition });
  const steps = grows.steps.map(({ by, price }) => board.says(`+${by}`, names.amount(price, grows.in)));
  return [
    { id: inBox.population, sort: board.sorts.growth, name: labels.population, lines: [steps.join(", ")] },
    {
      id: inBox.evolution,
      sort: board.sorts.growth,
      name: terminal.evolution,
      lines: [board.says(board.oneAgeUp, names.amount(EVOLUTION_PRICE, 2))],
    },
  ];
}

function calamities(edition: EditionName, { names, board }: Words): ThingText[] {
  return CALAMITIES.map((calamity) => {
    const { name, effects } = names.calamities[calamity];
    return { id: inBox.calamity(calamity), sort: board.sorts.calamities, name, lines: [effects[edition]] };
  });
}

/** SE-55, and by which rules an Age plays tricks. */
function ages({ names, labels, board }: Words): ThingText[] {
  return Array.from({ length: LAST_AGE }, (_, index) => {
    const age = index + 1;
    const needs = names.suits.slice(0, needsAt(age)).join(", ");
    return {
      id: inBox.age(age),
      sort: board.sorts.ages,
      name: labels.age(numeral(age)),
      lines: [at(names.ages, index), board.ruleMeans[ruleOfAge(age)], board.needsOf(needs)],
    };
  });
}

/** What the cards of each suit give by strength, the Joker, and Discoveries with what sets of them score. */
function cards({ names, board }: Words): ThingText[] {
  const suits = ALL_SUITS.map((suit) => {
    const strengths = new Map<number, number[]>();
    for (const face of FACES) {
      if (face.kind !== "resource" || face.suit !== suit) continue;
      strengths.set(face.gives, [...(strengths.get(face.gives) ?? []), face.strength]);
    }
    const lines = [...strengths].map(([gives, those]) =>
      board.says(board.strengths(those.join(", ")), board.gives(names.amount(gives, suit))),
    );
    return { id: inBox.suit(suit), sort: board.sorts.cards, name: names.suits[suit], lines };
  });
  const scores = SET_SCORES.slice(1).map((points, index) => board.setScores(index + 1, points));
  return [
    ...suits,
    { id: inBox.joker, sort: board.sorts.cards, name: names.joker, lines: [board.jokerMeans] },
    {
      id: inBox.discovery,
      sort: board.sorts.cards,
      name: names.discovery,
      lines: [board.discoveryMeans(COLOURS.map((_, seat) => at(names.colours, seat)).join(" / ")), scores.join(", ")],
    },
  ];
}
