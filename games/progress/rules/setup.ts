import { at, clockwiseFrom, type Seat, seats, shuffle, type Dealer } from "@clade/kernel";
import { type Book, bookOf, cardsFor, type DeckRef, printingOf, SKILL } from "./book.ts";
import { AGES, KNOWLEDGE, POWERS, SKILLS } from "./deck/deck.ts";
import type { Event } from "./events.ts";
import { gain } from "./gains.ts";
import { replaced } from "./lists.ts";
import { OPENING_HANDS } from "./numbers.ts";
import { changeMilestones } from "./phases/milestones.ts";
import { beginTurn, goOn } from "./phases/turn.ts";
import type { Options, Player, State, Variant } from "./state.ts";
import { VERSION } from "./versions.ts";

export function setUp(players: number, options: Options, dealer: Dealer<Event>, version = VERSION): State {
  const deck: DeckRef = typeof options.deck === "string" ? printingOf(version) : options.deck;
  const book = bookOf(deck);
  const variant: Variant = {
    pace: options.pace,
    personalities: options.personalities,
    milestones: options.milestones,
    industrial: options.industrial,
    ...(version === 1 ? {} : { timeLeaves: options.timeLeaves, artistsReplace: options.artistsReplace }),
  };
  const ages = AGES.filter((age) => age <= 3 || variant.industrial);
  const decks = ages.map((age) => shuffle(cardsFor(book, age, players), dealer.chance)); // PR-2
  const people = variant.personalities ? dealPhilosophers(book, players, dealer) : null;
  const order = people === null ? clockwiseFrom(dealer.chance.int(players) as Seat, players) : orderOf(book, people);
  const state: State = {
    version: version === 1 ? undefined : 2,
    deck,
    variant,
    order,
    age: 1,
    turns: 0,
    lastProgress: 0,
    active: at(order, 0),
    stage: "over",
    fresh: true,
    actionsTaken: 0,
    drawn: false,
    surplus: 0,
    contributed: false,
    swapped: false,
    players: Array.from({ length: players }, () => newPlayer(variant)),
    decks,
    piles: ages.map(() => []),
    removed: ages.map(() => []),
    gone: [],
    time: [],
    symbols: [0, 0, 0, 0, 0, 0],
    milestone: null,
    milestonePile: [],
    milestonesGone: [],
    pending: [],
    ending: null,
  };
  for (const [seat, person] of (people ?? []).entries()) {
    const player = at(state.players, seat);
    player.influence = person; // PR-70
    gain(player, at(book.persons, person).bonus);
    dealer.tell({ type: "invited", seat: seat as Seat, person: at(book.labels.persons, person) });
  }
  for (const [place, seat] of order.entries()) deal(state, seat, at(at(OPENING_HANDS, players), place), dealer);
  if (variant.milestones) changeMilestones(state, dealer); // PR-80
  beginTurn(state, at(order, 0), dealer);
  goOn(state, dealer);
  return state;
}

/** PR-4: opening hands come from Age I. */
function deal(state: State, seat: Seat, count: number, dealer: Dealer<Event>): void {
  const deck = at(state.decks, 0);
  const cards = deck.slice(deck.length - count);
  state.decks = replaced(state.decks, 0, deck.slice(0, deck.length - count));
  at(state.players, seat).hand = cards;
  const { technologies } = bookOf(state.deck).labels;
  dealer.tell({ type: "dealt", seat, cards: cards.map((card) => at(technologies, card)) });
}

/** PR-70: a Philosopher for each seat; the others leave. */
function dealPhilosophers({ persons }: Book, players: number, dealer: Dealer<Event>): number[] {
  const philosophers = persons.flatMap(({ calling }, index) => (calling === "philosopher" ? [index] : []));
  return shuffle(philosophers, dealer.chance).slice(0, players);
}

/** PR-70: the numbers on the Philosophers give the order of play. */
function orderOf({ persons }: Book, people: readonly number[]): Seat[] {
  const number = (seat: Seat) => at(persons, at(people, seat)).order;
  return [...seats(people.length)].sort((a, b) => number(a) - number(b));
}

/** PR-3, PR-60: all markers at the start, but in a fast game Actions one further. */
function newPlayer({ pace }: Variant): Player {
  const steps = SKILLS.map(() => 0);
  if (pace !== "normal") steps[SKILL.actions] = 1;
  return {
    hand: [],
    active: [],
    developing: [],
    steps,
    tokens: KNOWLEDGE.map(() => 0),
    spent: KNOWLEDGE.map(() => 0),
    power: POWERS.map(() => 0),
    influence: null,
    past: [],
    milestones: [],
  };
}
