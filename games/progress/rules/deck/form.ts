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

const { exactly, listOf, named, oneOf, someText, whole } = forms;

const count = whole(0, 99);
const gains = listOf(oneOf([...SKILLS, ...KNOWLEDGE]));
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
    copies: listOf(count),
    cost: listOf(costItem),
    gains,
    points: count,
    value: count,
  },
  { power, symbol: oneOf([2, 3, 4, 5]), sets: listOf(type) },
);
const personality: forms.Form<Personality> = exactly(
  { id, names, calling: oneOf(CALLINGS), gains, points: count },
  { order: count, power, heritage: gains, heritagePower: power },
);
const milestone: forms.Form<Milestone> = exactly(
  { id, names, age: oneOf([1, 2, 3]), sections: listOf(costItem), gains, points: count },
  { power },
);

function track<V>(value: forms.Form<V>): forms.Form<Track<V>> {
  return exactly({ values: listOf(value), points: listOf(count) });
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

export const DECK: forms.Form<Deck> = exactly({
  name: someText,
  tracks,
  powerSpaces: count,
  soloPower: exactly({ prestige: listOf(count), population: listOf(count), army: listOf(count) }),
  technologies: listOf(named("card", technology)),
  personalities: listOf(named("personality", personality)),
  milestones: listOf(named("milestone", milestone)),
});
