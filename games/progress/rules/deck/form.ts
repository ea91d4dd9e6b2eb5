import { forms } from "@clade/kernel";
import { isId } from "../moves.ts";
import {
  AGES,
  CALLINGS,
  type CostItem,
  type Deck,
  KNOWLEDGE,
  type Milestone,
  type OwnNames,
  type Personality,
  SKILLS,
  type Technology,
  type Track,
  type Tracks,
  TYPES,
} from "./deck.ts";

/** The form of a deck that a person brings. */

const { exactly, listOf, named, oneOf, textUpTo, whole } = forms;

/** How much of everything there may be: several times what the standard deck has. */
const MOST = { letters: 80, technologies: 300, others: 60, parts: 20, steps: 40 } as const;

const someText = textUpTo(MOST.letters);

const count = whole(0, 99);
const gains = listOf(oneOf([...SKILLS, ...KNOWLEDGE]), 0, MOST.parts);
const power = exactly({}, { prestige: count, population: count, army: count });
const type = oneOf(TYPES);

const id: forms.Form<string> = (data, where) => {
  const read = someText(data, where);
  return isId(read) ? read : forms.expected(where, "small letters, digits and single hyphens", read);
};

/** A deck of one's own may be in one language: the others then take its English name. */
const names: forms.Form<OwnNames> = (data, where) => {
  const { en, fr = en, ko = en } = exactly({ en: someText }, { fr: someText, ko: someText })(data, where);
  return { en, fr, ko };
};

const costItem: forms.Form<CostItem> = (data, where) => {
  const item = exactly({ type, amount: count }, { prerequisite: someText })(data, where);
  return item.amount > 0 ? item : forms.misfit(where, "must cost something: no prerequisite is compulsory (PR-1)");
};

const technology: forms.Form<Technology> = exactly(
  {
    id,
    names,
    age: oneOf(AGES),
    type,
    copies: listOf(count, 0, MOST.parts),
    cost: listOf(costItem, 0, MOST.parts),
    gains,
    points: count,
    value: count,
  },
  { power, symbol: oneOf([2, 3, 4, 5]), sets: listOf(type, 0, MOST.parts) },
);
const personality: forms.Form<Personality> = exactly(
  { id, names, calling: oneOf(CALLINGS), gains, points: count },
  { order: count, power, heritage: gains, heritagePower: power },
);
const milestone: forms.Form<Milestone> = exactly(
  { id, names, age: oneOf([1, 2, 3]), sections: listOf(costItem, 0, MOST.parts), gains, points: count },
  { power },
);

function track<V>(value: forms.Form<V>): forms.Form<Track<V>> {
  return exactly({ values: listOf(value, 0, MOST.steps), points: listOf(count, 0, MOST.steps) });
}
const pair: forms.Form<readonly [number, number]> = (data, where) => {
  const [draws = 0, discards = 0] = listOf(count, 2, 2)(data, where);
  return [draws, discards];
};
const tracks: forms.Form<Tracks> = exactly({
  actions: track(count),
  draw: track(count),
  hand: track(count),
  shuffle: track(count),
  development: track(count),
  research: track(count),
  "quick-draw": track(pair),
});

const steps = listOf(count, 0, MOST.steps);

export const DECK: forms.Form<Deck> = exactly({
  name: someText,
  tracks,
  powerSpaces: count,
  soloPower: exactly({ prestige: steps, population: steps, army: steps }),
  technologies: listOf(named("card", technology), 0, MOST.technologies),
  personalities: listOf(named("personality", personality), 0, MOST.others),
  milestones: listOf(named("milestone", milestone), 0, MOST.others),
});
