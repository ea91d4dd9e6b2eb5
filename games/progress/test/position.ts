import { at, remove, type Seat, seeded } from "@clade/kernel";
import { Scenario } from "@clade/kernel/testkit";
import { bookOf, type Card, cardsFor, KIND, SKILL } from "../rules/book.ts";
import { AGES, KNOWLEDGE, type Knowledge, POWERS, type Power, SKILLS, type Skill } from "../rules/deck/deck.ts";
import type { Event, SeenEvent } from "../rules/events.ts";
import { progress } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import { goOn } from "../rules/phases/turn.ts";
import { COLOURS } from "../rules/seats.ts";
import type { Options, Player, State, View } from "../rules/state.ts";

/** Positions in one readable line, and a table to play them on in notation. */

export type Colour = (typeof COLOURS)[number];

const book = bookOf("standard");

interface PlayerPlan {
  readonly hand?: readonly string[];
  readonly active?: readonly string[];
  /** Technologies in development with their markers. */
  readonly developing?: { readonly [id: string]: number };
  readonly tokens?: { readonly [K in Knowledge]?: number };
  readonly spent?: { readonly [K in Knowledge]?: number };
  /** Steps on skill tracks on top of what the plan's technologies would give: they give nothing here. */
  readonly steps?: { readonly [S in Skill]?: number };
  readonly power?: { readonly [P in Power]?: number };
  readonly influence?: string;
  readonly past?: readonly string[];
}

type Piles = { readonly [A in 1 | 2 | 3 | 4]?: readonly string[] };

interface PositionPlan extends Partial<Omit<Options, "deck">> {
  readonly red?: PlayerPlan;
  readonly blue?: PlayerPlan;
  readonly green?: PlayerPlan;
  readonly yellow?: PlayerPlan;
  readonly violet?: PlayerPlan;
  readonly players?: number;
  /** An earlier version of the rules. */
  readonly version?: number;
  readonly age?: number;
  readonly order?: readonly Colour[];
  readonly active?: Colour;
  readonly actionsTaken?: number;
  /** Decks by age, the top card last; all cards of the age that lie nowhere else unless told. */
  readonly decks?: Piles;
  readonly piles?: Piles;
  readonly time?: readonly string[];
  readonly milestone?: string;
  readonly marks?: readonly (Colour | null)[];
  readonly milestonePile?: readonly string[];
  readonly turns?: number;
  readonly lastProgress?: number;
  /** Whose turn is about to begin with its development phase, in place of an action phase. */
  readonly beforeTurn?: boolean;
}

/** The cards of a game: each copy can be taken once. */
class Box {
  readonly #left: Card[][];

  constructor(players: number, ages: number) {
    this.#left = AGES.slice(0, ages).map((age) => cardsFor(book, age, players));
  }
  take(id: string): Card {
    const card = book.cards.get(id);
    if (card === undefined) throw new Error(`no technology ${id}`);
    remove(at(this.#left, at(book.faces, card).age - 1), card);
    return card;
  }
  takeAge(age: number): Card[] {
    return at(this.#left, age - 1).splice(0);
  }
}

/** A table with the given position: red's action phase in Age I, unless told otherwise. */
export function position(plan: PositionPlan): Table {
  const players = plan.players ?? Math.max(2, COLOURS.findLastIndex((colour) => plan[colour] !== undefined) + 1);
  const seated = COLOURS.slice(0, players);
  const ages = plan.industrial === true ? 4 : 3;
  const box = new Box(players, ages);
  const people = seated.map((colour) => build(plan[colour] ?? {}, box));
  const piles = AGES.slice(0, ages).map((age) => (plan.piles?.[age] ?? []).map((id) => box.take(id)));
  const time = (plan.time ?? []).map((id) => box.take(id));
  const named = AGES.slice(0, ages).map((age) => plan.decks?.[age]?.map((id) => box.take(id)));
  const gone: Card[] = [];
  const decks = named.map((deck, index) => {
    if (deck === undefined) return box.takeAge(index + 1);
    gone.push(...box.takeAge(index + 1));
    return deck;
  });
  const symbols = [0, 0, 0, 0, 0, 0];
  for (const { active } of people) {
    for (const card of active) {
      const { symbol } = at(book.faces, card);
      if (symbol > 0) symbols[symbol] = at(symbols, symbol) + 1;
    }
  }
  const order = (plan.order ?? seated).map(seatOf);
  const active = seatOf(plan.active ?? colourOf(at(order, 0)));
  const state: State = {
    version: plan.version === 1 ? undefined : 2,
    // Scenarios name cards and what they cost and give, so they stay with the first printing however the box may change.
    deck: "standard",
    variant: {
      pace: plan.pace ?? "normal",
      personalities: plan.personalities ?? false,
      milestones: plan.milestones ?? false,
      industrial: plan.industrial ?? false,
      timeLeaves: plan.timeLeaves ?? false,
      artistsReplace: plan.artistsReplace ?? false,
    },
    order,
    age: plan.age ?? 1,
    turns: plan.turns ?? order.indexOf(active),
    lastProgress: plan.lastProgress ?? plan.turns ?? 0,
    active,
    stage: plan.beforeTurn === true ? "over" : "action",
    fresh: true,
    actionsTaken: plan.actionsTaken ?? 0,
    drawn: false,
    surplus: 0,
    contributed: false,
    swapped: false,
    players: people,
    decks,
    piles,
    removed: decks.map(() => []),
    gone,
    time,
    symbols,
    milestone:
      plan.milestone === undefined
        ? null
        : {
            deed: deedOf(plan.milestone),
            marks: (plan.marks ?? at(book.deeds, deedOf(plan.milestone)).sections.map(() => null)).map((colour) =>
              colour === null ? null : seatOf(colour),
            ),
          },
    milestonePile: (plan.milestonePile ?? []).map(deedOf),
    milestonesGone: [],
    pending: [],
    ending: null,
  };
  const table = new Table(state);
  if (plan.beforeTurn === true) table.goOn();
  return table;
}

function build(plan: PlayerPlan, box: Box): Player {
  return {
    hand: (plan.hand ?? []).map((id) => box.take(id)),
    active: (plan.active ?? []).map((id) => box.take(id)),
    developing: Object.entries(plan.developing ?? {}).map(([id, markers]) => ({ card: box.take(id), markers })),
    steps: SKILLS.map((skill) => plan.steps?.[skill] ?? 0),
    tokens: KNOWLEDGE.map((kind) => plan.tokens?.[kind] ?? 0),
    spent: KNOWLEDGE.map((kind) => plan.spent?.[kind] ?? 0),
    power: POWERS.map((power) => plan.power?.[power] ?? 0),
    influence: plan.influence === undefined ? null : personOf(plan.influence),
    past: (plan.past ?? []).map(personOf),
    milestones: [],
  };
}

function personOf(id: string): number {
  const index = book.persons.findIndex((person) => person.id === id);
  if (index < 0) throw new Error(`no personality ${id}`);
  return index;
}
export function deedOf(id: string): number {
  const index = book.deeds.findIndex((deed) => deed.id === id);
  if (index < 0) throw new Error(`no milestone ${id}`);
  return index;
}
export function seatOf(colour: Colour): Seat {
  return COLOURS.indexOf(colour) as Seat;
}
export function colourOf(seat: Seat): Colour {
  return at(COLOURS, seat);
}

export class Table extends Scenario<State, Move, View, Event, SeenEvent> {
  constructor(state: State) {
    super(progress, COLOURS, state);
  }

  /** A new game from its set-up. */
  static start(players: number, options: Partial<Options> & { seed?: string } = {}): Table {
    const events: Event[] = [];
    const { seed, ...chosen } = options;
    const defaults: Options = {
      pace: "normal",
      personalities: false,
      milestones: false,
      industrial: false,
      deck: "standard",
      timeLeaves: false,
      artistsReplace: false,
    };
    const chance = seeded(seed ?? "start");
    const state = progress.setUp(players, { ...defaults, ...chosen }, { chance, tell: (event) => events.push(event) });
    const table = new Table(state);
    table.events.push(...events);
    return table;
  }

  /** Runs the game to the next decision, as after a move. */
  goOn(): this {
    goOn(this.state, this.dealer);
    return this;
  }

  get result() {
    return progress.result(this.state);
  }

  player(colour: Colour): Player {
    return at(this.state.players, seatOf(colour));
  }
  hand(colour: Colour): string[] {
    return names(this.player(colour).hand);
  }
  active(colour: Colour): string[] {
    return names(this.player(colour).active);
  }
  /** Technologies in development with their markers: "irrigation 4". */
  developing(colour: Colour): string[] {
    return this.player(colour).developing.map(({ card, markers }) => `${nameOf(card)} ${markers}`);
  }
  steps(colour: Colour, skill: Skill): number {
    return at(this.player(colour).steps, SKILL[skill]);
  }
  tokens(colour: Colour, kind: Knowledge): number {
    return at(this.player(colour).tokens, KIND[kind]);
  }
  spent(colour: Colour, kind: Knowledge): number {
    return at(this.player(colour).spent, KIND[kind]);
  }
  power(colour: Colour, power: Power): number {
    return at(this.player(colour).power, POWERS.indexOf(power));
  }
  influence(colour: Colour): string | null {
    const { influence } = this.player(colour);
    return influence === null ? null : at(book.persons, influence).id;
  }
  past(colour: Colour): string[] {
    return this.player(colour).past.map((person) => at(book.persons, person).id);
  }
  milestones(colour: Colour): string[] {
    return this.player(colour).milestones.map((deed) => at(book.deeds, deed).id);
  }
  get milestone(): string | null {
    return this.state.milestone === null ? null : at(book.deeds, this.state.milestone.deed).id;
  }
  deck(age: number): string[] {
    return names(at(this.state.decks, age - 1));
  }
  pile(age: number): string[] {
    return names(at(this.state.piles, age - 1));
  }
  get time(): string[] {
    return names(this.state.time);
  }
}

export function nameOf(card: Card): string {
  return at(book.faces, card).id;
}
function names(cards: readonly Card[]): string[] {
  return cards.map(nameOf);
}
