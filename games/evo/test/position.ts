import { at, type Chance, type Course, isComplaint, readOptions, type Seat, type Dealer } from "@clade/kernel";
import type { CardId } from "../rules/data/cards.ts";
import { CLIMATE_RING, type Terrain } from "../rules/data/climate.ts";
import { type Gene, GENES, type GeneCounts, TRAITS, type Traits } from "../rules/data/genes.ts";
import { islandFor, zonesOf } from "../rules/data/islands.ts";
import type { Event } from "../rules/events.ts";
import { evo } from "../rules/game.ts";
import { goOn, startPhase, startTurn } from "../rules/flow.ts";
import { geographyOf } from "../rules/geography.ts";
import { COLOURS } from "../rules/seats.ts";
import { lotsOf } from "../rules/phases/auction.ts";
import { openWindow } from "../rules/phases/windows.ts";
import type { Player, State } from "../rules/state.ts";

export type Colour = "red" | "blue" | "green" | "yellow" | "violet";

/** A species: where its dinos are, and what of it is not as at the start. */
export interface Species extends Partial<Traits> {
  readonly on?: readonly string[];
  readonly points?: number;
  readonly hand?: readonly CardId[];
}

/** A position: at the start of what it is, and what of it is not as usual. Colours play in the order of the rainbow here:
 *  red, blue, green, yellow, violet, unless `order` says otherwise. */
export interface Plan extends Partial<Record<Colour, Species>> {
  readonly at: "turn" | "climate" | "movement" | "births" | "survival" | "meteor" | "auction";
  readonly players?: number;
  readonly turn?: number;
  /** The terrain under the marker, or the place on the ring. */
  readonly climate?: Terrain | number;
  readonly order?: readonly Colour[];
  /** What the dice will show, one after the other; then always 2. */
  readonly dice?: readonly number[];
  /** The genes of the auction. */
  readonly genes?: readonly Gene[];
  readonly bag?: Partial<GeneCounts>;
  readonly pile?: readonly CardId[];
  readonly options?: { readonly [name: string]: unknown };
  /** An earlier version of the rules. */
  readonly version?: number;
}

export function position(plan: Plan): Position {
  return new Position(plan);
}

function seatOf(colour: string): Seat {
  const seat = COLOURS.findIndex((each) => each === colour);
  if (seat < 0) throw new Error(`no species is ${colour}`);
  return seat as Seat;
}

/** Dice that show what they are told; every other draw leaves things in the order in which they are. */
function loaded(dice: readonly number[]): Chance {
  const faces = [...dice];
  return { drawn: 0, int: (bound) => (bound === 6 ? (faces.shift() ?? 2) - 1 : bound - 1) };
}

export class Position {
  readonly state: State;
  readonly events: Event[] = [];
  readonly dealer: Dealer<Event>;

  constructor(plan: Plan) {
    const colours = COLOURS.filter((colour) => plan[colour as Colour] !== undefined);
    const players = plan.players ?? Math.max(3, ...colours.map((colour) => COLOURS.indexOf(colour) + 1));
    this.dealer = { chance: loaded(plan.dice ?? []), tell: (event) => this.events.push(event) };
    const options = readOptions(evo.options, plan.options ?? {});
    if (isComplaint(options)) throw new Error(options.complaint);
    // Scenarios name zones and their terrain, so they stay on the first printing however the box may change.
    const island = typeof options.island === "string" ? { zones: zonesOf(islandFor(players)) } : options.island;
    this.state = evo.setUp(players, { ...options, island }, { chance: loaded([]), tell: () => {} }, plan.version);
    this.#prepare(plan);
    this.#begin(plan);
  }

  #prepare(plan: Plan): void {
    const { state } = this;
    state.window = null;
    state.turn = plan.turn ?? 1;
    state.order = (plan.order ?? COLOURS.slice(0, state.players.length)).map(seatOf);
    state.climate = typeof plan.climate === "string" ? CLIMATE_RING.indexOf(plan.climate) : (plan.climate ?? 0);
    state.zones.fill(null);
    if (plan.pile !== undefined) state.pile = [...plan.pile];
    if (plan.bag !== undefined) for (const gene of GENES) state.bag[gene] = plan.bag[gene] ?? 0;
    for (const [index, player] of state.players.entries()) {
      const species = plan[COLOURS[index] as Colour] ?? {};
      player.hand = [...(species.hand ?? [])];
      player.points = species.points ?? player.points;
      for (const trait of TRAITS) player.traits[trait] = species[trait] ?? player.traits[trait];
      for (const id of species.on ?? []) state.zones[this.#zone(id)] = index as Seat;
    }
  }

  #begin(plan: Plan): void {
    goOn(this.state, this.#start(plan), this.dealer);
  }

  #start({ at: where, turn = 1, genes = [] }: Plan): Course {
    const { state, dealer } = this;
    switch (where) {
      case "turn":
        state.turn = turn - 1;
        return startTurn(state, dealer);
      case "climate":
      case "movement":
      case "births":
      case "survival":
        return startPhase(state, where);
      case "meteor":
        state.phase = "survival";
        return "ends";
      case "auction":
        state.phase = "auction";
        state.lots = lotsOf(genes);
        state.mayDrop = genes.length < state.players.length;
        return openWindow(state, "drawn");
    }
  }

  #zone(id: string): number {
    const zone = geographyOf(this.state.island).indexOf.get(id);
    if (zone === undefined) throw new Error(`no zone ${id}`);
    return zone;
  }

  /** Makes moves, each as a colour and a move in notation. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const [seat, move] = this.#read(line);
      const refused = evo.refusal(this.state, seat, move);
      if (refused !== undefined)
        throw new Error(`${line}: ${refused.code} (${refused.clause}), ${this.asked} is asked`);
      evo.play(this.state, seat, move, this.dealer);
    }
    return this;
  }

  /** Why a move is not allowed, as code and clause; undefined if it is. */
  refusal(line: string): string | undefined {
    const refused = evo.refusal(this.state, ...this.#read(line));
    return refused === undefined ? undefined : `${refused.code} ${refused.clause}`;
  }

  #read(line: string): [Seat, NonNullable<ReturnType<typeof evo.read>>] {
    const [colour = "", ...words] = line.split(" ");
    const move = evo.read(words.join(" "));
    if (move === undefined) throw new Error(`"${line}" is no move`);
    return [seatOf(colour), move];
  }

  /** Who is asked now. */
  get asked(): string | undefined {
    const [seat] = evo.deciders(this.state);
    return seat === undefined ? undefined : COLOURS[seat];
  }

  /** The legal moves of whoever is asked, in notation; with a word, those that begin with it. */
  legal(word = ""): string[] {
    const [seat] = evo.deciders(this.state);
    if (seat === undefined) return [];
    return evo
      .legal(this.state, seat)
      .map((move) => evo.write(move))
      .filter((text) => text.startsWith(word));
  }

  /** Where the dinos of a colour are. */
  dinos(colour: Colour): string[] {
    const { zones } = geographyOf(this.state.island);
    return zones.flatMap(({ id }, zone) => (this.state.zones[zone] === seatOf(colour) ? id : []));
  }

  player(colour: Colour): Player {
    return at(this.state.players, seatOf(colour));
  }

  points(): number[] {
    return this.state.players.map(({ points }) => points);
  }

  /** The terrain under the marker. */
  get climate(): Terrain {
    return at(CLIMATE_RING, this.state.climate);
  }

  /** What was told of one sort. */
  told<T extends Event["type"]>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }
}
