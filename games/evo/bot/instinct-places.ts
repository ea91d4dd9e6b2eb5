import { at, type Note, type Seat } from "@clade/kernel";
import { winningFaces } from "../rules/data/combat.ts";
import { birthsOf, moreHorns } from "../rules/species.ts";
import type { State } from "../rules/state.ts";
import {
  AROUND,
  BIRTH,
  DANGERS,
  FEW,
  few,
  HERDS,
  herd,
  LOSE,
  MORE,
  more,
  STEP,
  timeOf,
  TIMES,
  TURNINGS,
  WARMTHS,
} from "./instinct-tables.ts";
import { FATES, lives, RANKS, type Standing, THREATS } from "./standing.ts";

/** What speaks for and against a zone: to walk there, to be born there, to be given up there. */

/** The island as a species sees it: what would become of its dinos by how warm it is, and who is dangerous. */
interface Ground {
  readonly zones: State["zones"];
  readonly near: readonly (readonly number[])[];
  readonly warmth: readonly number[];
  readonly stay: readonly number[];
  readonly stayNext: readonly number[];
  readonly come: readonly number[];
  readonly comeNext: readonly number[];
  readonly threats: readonly number[];
}

/** What lies around a zone, as far as it is told apart. */
class Surroundings {
  zone = -1;
  /** Free zones; those where one more dino would live now, and next turn. */
  free = 0;
  good = 0;
  goodNext = 0;
  kin = 0;
  foes = 0;
  threat = 0;

  look(zone: number, seat: Seat, ground: Ground): void {
    const { zones, warmth, come, comeNext, threats } = ground;
    const others = ground.near[zone] ?? [];
    let free = 0;
    let good = 0;
    let goodNext = 0;
    let kin = 0;
    let foes = 0;
    let threat = 0;
    for (let index = 0; index < others.length; index++) {
      const other = others[index] ?? 0;
      const occupant = zones[other] ?? null;
      if (occupant === null) {
        const warm = warmth[other] ?? 0;
        free++;
        if (lives(come[warm] ?? 0)) good++;
        if (lives(comeNext[warm] ?? 0)) goodNext++;
      } else if (occupant === seat) {
        kin++;
      } else {
        const danger = threats[occupant] ?? 0;
        foes++;
        if (danger > threat) threat = danger;
      }
    }
    this.zone = zone;
    this.free = Math.min(AROUND - 1, free);
    this.good = few(good);
    this.goodNext = few(goodNext);
    this.kin = few(kin);
    this.foes = few(foes);
    this.threat = threat;
  }
}

/** On 1, 2, 4 or 5 faces. */
const ODDS_OF_FACES: readonly number[] = [0, 0, 1, 1, 2, 3];

export class Places {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #standing: Standing;
  readonly #ground: Ground;
  readonly #note: Note;
  readonly #time: number;
  readonly #danger: number;
  readonly #eggs: number;
  readonly #herd: number;
  /** Steps from one zone come one after the other. */
  #from = "";
  readonly #left = new Surroundings();
  readonly #there = new Surroundings();

  constructor(state: State, seat: Seat, standing: Standing, note: Note) {
    this.#state = state;
    this.#seat = seat;
    this.#standing = standing;
    this.#note = note;
    const { stay, stayNext, come, comeNext, threats, geography } = standing;
    const { near, warmth } = geography;
    this.#ground = { zones: state.zones, near, warmth, stay, stayNext, come, comeNext, threats };
    this.#time = timeOf(state);
    this.#danger = Math.min(DANGERS - 1, standing.endangered);
    this.#herd = herd(standing.dinos);
    this.#eggs = state.barren ? 0 : few(birthsOf(standing.player));
  }

  step(from: string, to: string): void {
    const note = this.#note;
    const time = this.#time;
    const ground = this.#ground;
    const { climate, zones, steps } = this.#state;
    const { indexOf } = this.#standing.geography;
    const left = this.#left;
    const there = this.#there;
    if (from !== this.#from) {
      this.#from = from;
      left.look(indexOf.get(from) ?? 0, this.#seat, ground);
    }
    there.look(indexOf.get(to) ?? 0, this.#seat, ground);
    const warmthFrom = at(ground.warmth, left.zone);
    const warmthTo = at(ground.warmth, there.zone);
    const before = at(ground.stay, warmthFrom);
    const beforeNext = at(ground.stayNext, warmthFrom);
    const after = warmthTo === warmthFrom ? before : at(ground.come, warmthTo);
    const afterNext = warmthTo === warmthFrom ? beforeNext : at(ground.comeNext, warmthTo);
    const turning = turningOf(before, after);
    const legs = more(steps);
    note(STEP.fate + ((before * FATES + after) * MORE + legs) * TIMES + time);
    note(STEP.warmth + ((climate * WARMTHS + warmthFrom) * WARMTHS + warmthTo) * TIMES + time);
    note(STEP.next + ((beforeNext * FATES + afterNext) * TURNINGS + turning) * TIMES + time);
    note(STEP.nursery + (left.good * FEW + there.good) * FEW + this.#eggs);
    note(STEP.stride + (after * FEW + there.good) * MORE + legs);
    note(STEP.room + (there.free * FEW + there.goodNext) * TIMES + time);
    note(STEP.threat + left.threat * THREATS + there.threat);
    note(STEP.danger + (this.#danger * MORE + legs) * TURNINGS + turning);
    const occupant = zones[there.zone] ?? null;
    if (occupant !== null) this.#attack(occupant, turning);
  }

  #attack(occupant: Seat, turning: number): void {
    const standing = this.#standing;
    const note = this.#note;
    const faces = winningFaces(moreHorns(standing.player, at(this.#state.players, occupant)));
    const odds = at(ODDS_OF_FACES, faces);
    const fate = standing.fateOf(occupant, this.#there.zone);
    note(STEP.odds + (odds * TURNINGS + turning) * TIMES + this.#time);
    note(STEP.whom + (odds * RANKS + standing.rankOf(occupant)) * FATES + fate);
    note(STEP.herd + (odds * HERDS + this.#herd) * TURNINGS + turning);
  }

  birth(id: string): void {
    const { come, comeNext } = this.#ground;
    this.#place(BIRTH, id, come, comeNext);
  }

  lose(id: string): void {
    const { stay, stayNext } = this.#ground;
    this.#place(LOSE, id, stay, stayNext);
  }

  #place(deed: typeof BIRTH, id: string, now: readonly number[], then: readonly number[]): void {
    const note = this.#note;
    const time = this.#time;
    const { climate, due } = this.#state;
    const there = this.#there;
    const zone = this.#standing.geography.indexOf.get(id) ?? 0;
    const warmth = at(this.#ground.warmth, zone);
    const fate = at(now, warmth);
    const next = at(then, warmth);
    there.look(zone, this.#seat, this.#ground);
    note(deed.fate + (fate * MORE + more(due)) * TIMES + time);
    note(deed.warmth + (climate * WARMTHS + warmth) * TIMES + time);
    note(deed.next + (next * FEW + there.goodNext) * TIMES + time);
    note(deed.room + there.free * TIMES + time);
    note(deed.threat + there.threat * FEW + there.foes);
    note(deed.kin + there.kin * HERDS + this.#herd);
  }
}

export function turningOf(before: number, after: number): number {
  return (lives(before) ? 2 : 0) + (lives(after) ? 1 : 0);
}
