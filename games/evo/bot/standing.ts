import { at, type Seat } from "@clade/kernel";
import { squareAfter, TEMPERATE } from "../rules/data/climate.ts";
import { winningFaces } from "../rules/data/combat.ts";
import { type Geography, geographyOf } from "../rules/geography.ts";
import { PLAYERS } from "../rules/seats.ts";
import { fursOf, moreHorns, parasolsOf } from "../rules/species.ts";
import type { Player, State } from "../rules/state.ts";

/** What becomes of a dino in a zone: it lives by the climate, by a fur, by a parasol, or is one too many for these, or dies. */
export const FATES = 6;
const MILD = 0;
const FURRED = 1;
const SHADED = 2;
const TOO_COLD = 3;
const TOO_HOT = 4;
const DEADLY = 5;

export function lives(fate: number): boolean {
  return fate <= SHADED;
}

const WARMTHS = 4;
/** Nobody near; somebody who cannot attack; then by how many faces win the attack. */
export const THREATS = 6;
const THREAT_OF_FACES: readonly number[] = [1, 2, 3, 3, 4, 5];
/** The strongest of the others, before or behind oneself; another who is before; another who is behind. */
export const RANKS = 4;

/** How one species stands on the island among the others: worked out once for all moves of a decision. */
export class Standing {
  readonly geography: Geography;
  readonly player: Player;
  readonly #state: State;
  readonly #seat: Seat;
  /** Dinos of each seat by how warm it is where they stand. */
  readonly #counts: readonly number[];
  #stay: readonly number[] | undefined;
  #threats: number[] | undefined;
  #strongest: number | undefined;

  constructor(state: State, seat: Seat) {
    this.#state = state;
    this.#seat = seat;
    this.geography = geographyOf(state.island);
    this.player = at(state.players, seat);
    this.#counts = countsOf(state, this.geography);
  }

  get dinos(): number {
    return this.dinosOf(this.#seat);
  }
  /** How many of its dinos would die in this climate. */
  get endangered(): number {
    return this.dinos - this.survivorsOf(this.#seat, this.#state.climate);
  }
  /** What becomes, by how warm it is there, of a dino that stays. */
  get stay(): readonly number[] {
    return (this.#stay ??= this.#fates(this.#seat, this.#state.climate, 0));
  }
  get stayNext(): readonly number[] {
    return this.#fates(this.#seat, squareAfter(this.#state.climate, 1), 0);
  }
  /** What becomes of one that comes there; in this climate and in the likeliest next. */
  get come(): readonly number[] {
    return this.#fates(this.#seat, this.#state.climate, 1);
  }
  get comeNext(): readonly number[] {
    return this.#fates(this.#seat, squareAfter(this.#state.climate, 1), 1);
  }

  #fates(seat: Seat, climate: number, more: number): number[] {
    const temperate = at(TEMPERATE, climate);
    const first = seat * WARMTHS;
    const player = at(this.#state.players, seat);
    const fates = [DEADLY, DEADLY, DEADLY, DEADLY];
    fates[temperate] = MILD;
    const colder = temperate + 1;
    const warmer = temperate - 1;
    if (colder < WARMTHS)
      fates[colder] = (this.#counts[first + colder] ?? 0) + more > fursOf(player) ? TOO_COLD : FURRED;
    if (warmer >= 0) fates[warmer] = (this.#counts[first + warmer] ?? 0) + more > parasolsOf(player) ? TOO_HOT : SHADED;
    return fates;
  }

  /** What becomes of a dino of any species that stands in a zone. */
  fateOf(seat: Seat, zone: number): number {
    const warmth = at(this.geography.warmth, zone);
    return at(seat === this.#seat ? this.stay : this.#fates(seat, this.#state.climate, 0), warmth);
  }

  dinosOf(seat: Seat): number {
    let dinos = 0;
    for (let warmth = 0; warmth < WARMTHS; warmth++) dinos += this.#counts[seat * WARMTHS + warmth] ?? 0;
    return dinos;
  }

  /** How many of a species would live in a climate. */
  survivorsOf(seat: Seat, climate: number): number {
    const player = at(this.#state.players, seat);
    const temperate = at(TEMPERATE, climate);
    const first = seat * WARMTHS;
    const cold = temperate + 1 < WARMTHS ? (this.#counts[first + temperate + 1] ?? 0) : 0;
    const hot = temperate > 0 ? (this.#counts[first + temperate - 1] ?? 0) : 0;
    return (this.#counts[first + temperate] ?? 0) + Math.min(cold, fursOf(player)) + Math.min(hot, parasolsOf(player));
  }

  /** How many more of one's own would live in a climate than of the others on average. */
  leadIn(climate: number): number {
    const { players } = this.#state;
    let others = 0;
    for (let seat = 0 as Seat; seat < players.length; seat++) {
      if (seat !== this.#seat) others += this.survivorsOf(seat, climate);
    }
    return this.survivorsOf(this.#seat, climate) - others / (players.length - 1);
  }

  /** Dinos of a species that stand one step colder or warmer than the climate. */
  exposed(seat: Seat, colder: 1 | -1): number {
    const warmth = at(TEMPERATE, this.#state.climate) + colder;
    return warmth < 0 || warmth >= WARMTHS ? 0 : (this.#counts[seat * WARMTHS + warmth] ?? 0);
  }

  /** How dangerous each species is as a neighbour; in the movement those who had their part are not, this turn. */
  get threats(): readonly number[] {
    return (this.#threats ??= this.#allThreats());
  }

  #allThreats(): number[] {
    const { players, phase, order, place } = this.#state;
    const threats: number[] = players.map((foe) => at(THREAT_OF_FACES, winningFaces(moreHorns(foe, this.player))));
    if (phase === "movement") for (let turn = 0; turn < place; turn++) threats[at(order, turn)] = 1;
    return threats;
  }

  /** Who another species is in the race. */
  rankOf(seat: Seat): number {
    this.#strongest ??= this.#mostOfOthers();
    const score = this.#scoreOf(seat);
    const ahead = score >= this.#scoreOf(this.#seat) ? 0 : 1;
    return score >= this.#strongest ? ahead : 2 + ahead;
  }

  #scoreOf(seat: Seat): number {
    return at(this.#state.players, seat).points + this.dinosOf(seat);
  }

  #mostOfOthers(): number {
    let most = 0;
    for (let seat = 0 as Seat; seat < this.#state.players.length; seat++) {
      if (seat !== this.#seat) most = Math.max(most, this.#scoreOf(seat));
    }
    return most;
  }
}

const NOBODY: readonly number[] = Array.from({ length: PLAYERS.max * WARMTHS }, () => 0);

function countsOf({ zones, players }: State, { warmth }: Geography): number[] {
  const counts = NOBODY.slice(0, players.length * WARMTHS);
  for (let zone = 0; zone < zones.length; zone++) {
    const occupant = zones[zone] ?? null;
    if (occupant === null) continue;
    const index = occupant * WARMTHS + (warmth[zone] ?? 0);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
