import { at, type Chance, type Seat, seats, seeded } from "@clade/kernel";
import { ALL_SUITS, type Card, DECKS, discoveryOf, isDiscovery, readCard } from "../rules/cards.ts";
import { COLOURS, type Colour, type PlaceName, SUITS, type SuitName } from "../rules/data.ts";
import type { EditionName } from "../rules/editions.ts";
import type { Event } from "../rules/events.ts";
import { sEvolution } from "../rules/game.ts";
import { read } from "../rules/moves.ts";
import { startActions } from "../rules/phases/actions.ts";
import { newTurn, noTrick, type Player, type State, type View } from "../rules/state.ts";

/** What a test says of a player; everything else is as at the start of a game. */
export interface Sketch {
  readonly age?: number;
  readonly population?: number;
  /** Food, Tools, Science. */
  readonly stock?: readonly [number, number, number];
  readonly workers?: { readonly [P in PlaceName]?: number };
  /** Cards by their notation; "discovery" is the own one of the current Age. */
  readonly hand?: string;
  readonly blind?: boolean;
  readonly shown?: boolean;
  /** The next cards of the deck, the first to be drawn first. */
  readonly deck?: string;
  readonly taken?: string;
  /** Ages whose Discovery lies face up in the own column. */
  readonly found?: readonly number[];
  readonly score?: number;
  readonly obscured?: boolean;
  readonly invaded?: boolean;
}

export interface Position {
  readonly edition?: EditionName;
  readonly round?: number;
  /** Who leads the trick, or acts first. */
  readonly first?: Colour;
  readonly trump?: SuitName;
  readonly red: Sketch;
  readonly green: Sketch;
  readonly blue?: Sketch;
  readonly yellow?: Sketch;
}

/** A game from a position on, told by colours and notation. */
export class Scene {
  readonly state: State;
  readonly events: Event[] = [];
  readonly chance: Chance = seeded("a scene");

  constructor(state: State) {
    this.state = state;
  }

  get table() {
    return { chance: this.chance, tell: (event: Event) => void this.events.push(event) };
  }
  player(colour: Colour): Player {
    const player = this.state.players[COLOURS.indexOf(colour)];
    if (player === undefined) throw new Error(`nobody plays ${colour}`);
    return player;
  }
  /** Whose decision it is, and what is asked: "red play". */
  get asks(): string {
    const { phase, active } = this.state;
    return phase === "over" ? "over" : `${colourOf(active)} ${phase}`;
  }
  moves(colour: Colour): string[] {
    return sEvolution.legal(this.state, seatOf(colour)).map((move) => sEvolution.write(move));
  }
  /** Why a move is refused: "must-follow SE-35"; undefined if it is not. */
  refusal(colour: Colour, text: string): string | undefined {
    const move = read(text);
    if (move === undefined) throw new Error(`"${text}" is no move`);
    const refusal = sEvolution.refusal(this.state, seatOf(colour), move);
    return refusal === undefined ? undefined : `${refusal.code} ${refusal.clause}`;
  }
  /** Makes moves of one player, one after the other. */
  act(colour: Colour, ...texts: string[]): this {
    for (const text of texts) {
      const move = read(text);
      if (move === undefined) throw new Error(`"${text}" is no move`);
      const refusal = sEvolution.refusal(this.state, seatOf(colour), move);
      if (refusal !== undefined) throw new Error(`${colour}: ${text}: ${refusal.code} (${refusal.clause})`);
      sEvolution.play(this.state, seatOf(colour), move, this.table);
    }
    return this;
  }
  view(watcher: Colour | "spectator"): View {
    return sEvolution.view(this.state, watcher === "spectator" ? watcher : seatOf(watcher));
  }
  /** The order in which the cards of the trick are taken. */
  get order(): string[] {
    const last = this.events.findLast((event) => event.type === "trick-over");
    if (last === undefined) throw new Error("no trick is over");
    return last.order.map(colourOf);
  }
  /** The cards that a player took so far, in order. */
  took(colour: Colour): Card[] {
    return this.told("took").flatMap(({ seat, card }) => (seat === seatOf(colour) ? [card] : []));
  }
  told<T extends Event["type"]>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }
}

export function seatOf(colour: Colour): Seat {
  return at(seats(COLOURS.length), COLOURS.indexOf(colour));
}

export function colourOf(seat: Seat): Colour {
  return at(COLOURS, seat);
}

export function cards(text: string): Card[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => {
      const card = readCard(word);
      if (card === undefined) throw new Error(`"${word}" is no card`);
      return card;
    });
}

/** A position in the tricks: the leader is to play. */
export function tricks(position: Position): Scene {
  return new Scene(stateOf(position));
}

/** A trick that has just been played, in this order: `trick(position, { red: "science-4", … })`. */
export function trick(position: Omit<Position, "first">, played: { readonly [C in Colour]?: string }): Scene {
  const [first] = Object.keys(played) as Colour[];
  const scene = new Scene(stateOf(first === undefined ? position : { ...position, first }));
  const plays = (Object.entries(played) as [Colour, string][]).map(([colour, text]) => {
    const player = scene.player(colour);
    const slot = player.age - 1;
    const card = text === "discovery" ? at(player.column, slot) : at(cards(text), 0);
    player.hand.cards.push(card);
    if (isDiscovery(card)) player.lying[slot] = "out";
    return { seat: seatOf(colour), card };
  });
  for (const { seat, card } of plays) sEvolution.play(scene.state, seat, { type: "play", card }, scene.table);
  return scene;
}

/** A position in the actions: the first player's action phase begins. */
export function actions(position: Position): Scene {
  const scene = new Scene(stateOf(position));
  for (const player of scene.state.players) player.hand.cards = [];
  startActions(scene.state, scene.state.first, scene.table);
  return scene;
}

/** A whole new game. */
export function newGame(players: number, edition: EditionName, seed: string): Scene {
  const events: Event[] = [];
  const table = { chance: seeded(seed), tell: (event: Event) => void events.push(event) };
  const scene = new Scene(sEvolution.setUp(players, { edition }, table));
  scene.events.push(...events);
  return scene;
}

function stateOf(position: Position): State {
  const sketches = [position.red, position.green, position.blue, position.yellow].filter((each) => each !== undefined);
  const first = seatOf(position.first ?? "red");
  return {
    edition: position.edition ?? "2.0",
    round: position.round ?? 2,
    phase: "play",
    first,
    active: first,
    players: sketches.map((sketch, seat) => playerOf(sketch, seat)),
    trump: position.trump === undefined ? null : at(ALL_SUITS, SUITS.indexOf(position.trump)),
    ...noTrick(),
    winner: first,
    turn: newTurn(),
  };
}

function playerOf(sketch: Sketch, seat: number): Player {
  const age = sketch.age ?? 1;
  const { farm = 0, factory = 0, lab = 0, commerce = 0, prestige = 0, shield = 0 } = sketch.workers ?? {};
  const hand = cards((sketch.hand ?? "").replaceAll(/\bdiscovery(?!-)/g, "")).concat(
    /\bdiscovery(?!-)/.test(sketch.hand ?? "") ? [discoveryOf(seat, age)] : [],
  );
  const top = cards(sketch.deck ?? "");
  const rest = (DECKS[seat] ?? []).filter((card) => !hand.includes(card) && !top.includes(card));
  const column = [1, 2, 3, 4, 5, 6].map((each) => discoveryOf(seat, each));
  return {
    hand: { cards: hand, blind: sketch.blind ?? false, shown: sketch.shown ?? false },
    deck: [...rest, ...top.toReversed()],
    aside: [],
    played: [],
    lacks: [false, false, false],
    taken: cards(sketch.taken ?? ""),
    column,
    lying: column.map((card, slot) =>
      hand.includes(card) ? "out" : (sketch.found ?? []).includes(slot + 1) ? "up" : "down",
    ),
    stock: [...(sketch.stock ?? [0, 0, 0])],
    population: sketch.population ?? 2,
    workers: [farm, factory, lab, commerce, prestige, shield],
    age,
    summit: age,
    points: { needs: sketch.score ?? 0, discontent: 0, prestige: 0, discoveries: 0 },
    obscured: sketch.obscured ?? false,
    invaded: sketch.invaded ?? false,
  };
}
