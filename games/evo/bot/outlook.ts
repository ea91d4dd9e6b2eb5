import { at, type Seat } from "@clade/kernel";
import { type Condition, CLIMATE_DIE, conditionOf, squareAfter, TEMPERATE } from "../rules/data/climate.ts";
import { type Geography, geographyOf } from "../rules/geography.ts";
import { fursOf, parasolsOf } from "../rules/species.ts";
import type { Player, State } from "../rules/state.ts";

/** How many dinos of a species would live through the survival phase if it came now. */
export function survivors(state: State, seat: Seat, climate: number): number {
  return survivorsOf(dinosByWarmth(state, seat), at(state.players, seat), climate);
}

/** How many dinos of a species stand where it is how warm. */
export function dinosByWarmth(state: State, seat: Seat): number[] {
  const { warmth } = geographyOf(state.island);
  const counts = [0, 0, 0, 0];
  for (let zone = 0; zone < state.zones.length; zone++) {
    if (state.zones[zone] !== seat) continue;
    const here = at(warmth, zone);
    counts[here] = at(counts, here) + 1;
  }
  return counts;
}

/** The same as `survivors`, for whoever asks about several climates. */
export function survivorsOf(counts: readonly number[], player: Player, climate: number): number {
  const temperate = at(TEMPERATE, climate);
  const safe = counts[temperate] ?? 0;
  const cold = counts[temperate + 1] ?? 0;
  const hot = counts[temperate - 1] ?? 0;
  return safe + Math.min(cold, fursOf(player)) + Math.min(hot, parasolsOf(player));
}

/** What a dino is worth in a zone of each condition, where nobody knows yet how crowded it will be. */
const WORTH: { readonly [C in Condition]: number } = { temperate: 1, cold: 0.55, hot: 0.55, deadly: 0 };

/** Warmths by place on the ring: how good a zone will probably be next turn, the die being what it is. */
const NEXT_TURN: readonly (readonly number[])[] = TEMPERATE.map((_, climate) =>
  [0, 1, 2, 3].map((warmth) => {
    let worth = 0;
    for (const move of CLIMATE_DIE) {
      const next = at(TEMPERATE, squareAfter(climate, move));
      worth += WORTH[conditionOf(warmth, next)];
    }
    return worth / CLIMATE_DIE.length;
  }),
);

const NOW: readonly (readonly number[])[] = TEMPERATE.map((temperate) =>
  [0, 1, 2, 3].map((warmth) => WORTH[conditionOf(warmth, temperate)]),
);

/** The island as it lies now. Whoever asks about many zones asks the same one: it looks up climate and island but once. */
export class Land {
  readonly #zones: State["zones"];
  readonly #geography: Geography;
  readonly #now: readonly number[];
  readonly #next: readonly number[];
  #left = "";
  #worthLeft = 0;

  constructor(state: State) {
    this.#zones = state.zones;
    this.#geography = geographyOf(state.island);
    this.#now = at(NOW, state.climate);
    this.#next = at(NEXT_TURN, state.climate);
  }

  /** How good a zone is to stand in: by what it is now, and a little by what it will be. */
  worth(zone: number): number {
    return this.worthNow(zone) + 0.3 * this.worthNext(zone);
  }

  /** What a step gives up. Steps from one zone are asked about one after the other, so the last answer is kept. */
  worthLeft(from: string): number {
    if (from === this.#left) return this.#worthLeft;
    this.#left = from;
    this.#worthLeft = this.worth(this.zoneOf(from));
    return this.#worthLeft;
  }

  zoneOf(id: string): number {
    return this.#geography.indexOf.get(id) ?? 0;
  }

  /** How good a zone is under the climate of this turn. */
  worthNow(zone: number): number {
    return this.#now[this.#geography.warmth[zone] ?? 0] ?? 0;
  }

  /** How good a zone probably is next turn, its neighbourhood included: a dino can walk. */
  worthNext(zone: number): number {
    const { warmth, near } = this.#geography;
    const others = near[zone] ?? [];
    let best = 0;
    for (let index = 0; index < others.length; index++) {
      const other = others[index] ?? 0;
      if (this.#zones[other] !== null) continue;
      const worth = this.#next[warmth[other] ?? 0] ?? 0;
      if (worth > best) best = worth;
    }
    return 0.65 * (this.#next[warmth[zone] ?? 0] ?? 0) + 0.35 * best;
  }
}
