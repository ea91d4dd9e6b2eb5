import { at, type Note, type Seat } from "@clade/kernel";
import { CLIMATE_DIE, squareAfter } from "../rules/data/climate.ts";
import type { CardId, EffectKind } from "../rules/data/cards.ts";
import { GENES } from "../rules/data/genes.ts";
import { cardIn } from "../rules/deck.ts";
import type { Aim } from "../rules/moves.ts";
import { lotOf } from "../rules/phases/auction.ts";
import { birthsOf, fursOf, parasolsOf, priceOf, stockOf } from "../rules/species.ts";
import type { State } from "../rules/state.ts";
import { turningOf } from "./instinct-places.ts";
import {
  CARD,
  DANGERS,
  FACE,
  FEW,
  few,
  HERDS,
  herd,
  KINDS,
  SHIFTS,
  swing,
  SWINGS,
  timeOf,
  TIMES,
  turnOf,
  TURNS,
} from "./instinct-tables.ts";
import { FATES, lives, RANKS, type Standing } from "./standing.ts";

/** What speaks for and against a card, and a face of the die that one may choose. */

const INDEX: ReadonlyMap<EffectKind, number> = new Map(KINDS.map((kind, index) => [kind, index]));
const CLIMATES = 6;

export class Cards {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #standing: Standing;
  readonly #note: Note;
  readonly #time: number;

  constructor(state: State, seat: Seat, standing: Standing, note: Note) {
    this.#state = state;
    this.#seat = seat;
    this.#standing = standing;
    this.#note = note;
    this.#time = timeOf(state);
  }

  face(face: number): void {
    const { climate } = this.#state;
    const standing = this.#standing;
    const note = this.#note;
    const after = squareAfter(climate, at(CLIMATE_DIE, face - 1));
    const deaths = Math.min(DANGERS - 1, standing.dinos - standing.survivorsOf(this.#seat, after));
    note(FACE.deaths + deaths * HERDS + herd(standing.dinos));
    note(FACE.lead + swing(standing.leadIn(after)) * TIMES + this.#time);
    note(FACE.following + swing(standing.leadIn(squareAfter(after, 1))) * TIMES + this.#time);
  }

  card(card: CardId, aim: Aim): void {
    const { deck, players } = this.#state;
    const note = this.#note;
    const { kind, amount } = cardIn(deck, card).effect;
    const index = INDEX.get(kind) ?? 0;
    const use = this.#use(kind, amount, aim);
    note(CARD.turn + index * TURNS + turnOf(this.#state));
    note(CARD.hand + index * FEW + few(at(players, this.#seat).hand.length));
    note(CARD.use + (index * SWINGS + swing(use)) * TIMES + this.#time);
    if (aim === null) {
      if (kind === "shift") this.#shift(amount);
    } else if ("seat" in aim) {
      note(CARD.whom + (index * RANKS + this.#standing.rankOf(aim.seat)) * FEW + few(use));
    } else if ("gene" in aim) {
      note(CARD.redraw + GENES.indexOf(aim.gene) * TIMES + this.#time);
    } else if ("zone" in aim) {
      this.#removal(aim.zone);
    } else {
      this.#swap(aim.from, aim.to);
    }
  }

  /** How many dinos, newborns or points a card is about: what it brings to oneself, or takes from another. */
  #use(kind: EffectKind, amount: number, aim: Aim): number {
    const standing = this.#standing;
    const { player } = standing;
    const { climate, due, steps, players, lots } = this.#state;
    switch (kind) {
      case "shift":
        return standing.leadIn(squareAfter(climate, amount)) - this.#expected((square) => standing.leadIn(square));
      case "choose-roll":
        return this.#most() - this.#expected((square) => standing.leadIn(square));
      case "attack-horns":
      case "defence-horns":
        return this.#contacts() / 2 - 3;
      case "steps":
        return standing.endangered - steps;
      case "barren":
        return this.#birthsOfOthers() / (players.length - 1) - birthsOf(player);
      case "births":
        return Math.min(stockOf(this.#state, this.#seat) - due, amount, this.#nurseries() - due);
      case "reach":
        return due - this.#nurseries();
      case "fewer-births": {
        const other = seatIn(aim);
        return other === undefined ? 0 : Math.min(amount, birthsOf(at(players, other)), stockOf(this.#state, other));
      }
      case "fewer-furs":
      case "fewer-parasols": {
        const other = seatIn(aim);
        if (other === undefined) return 0;
        const [cover, bare] =
          kind === "fewer-furs"
            ? [fursOf(at(players, other)), standing.exposed(other, 1)]
            : [parasolsOf(at(players, other)), standing.exposed(other, -1)];
        return Math.min(bare, cover) - Math.min(bare, Math.max(0, cover - amount));
      }
      case "furs":
        return Math.min(amount, Math.max(0, standing.exposed(this.#seat, 1) - fursOf(player)));
      case "parasols":
        return Math.min(amount, Math.max(0, standing.exposed(this.#seat, -1) - parasolsOf(player)));
      case "discount":
        return Math.min(amount, priceOf(player, lotOf(lots, this.#seat)?.amount ?? 0));
      case "removal":
      case "swap":
      case "redraw":
        return 0;
    }
  }

  /** What the die would bring on average. */
  #expected(worth: (climate: number) => number): number {
    const { climate } = this.#state;
    return (worth(squareAfter(climate, -1)) + worth(climate) + 4 * worth(squareAfter(climate, 1))) / 6;
  }

  #most(): number {
    const { climate } = this.#state;
    const standing = this.#standing;
    return Math.max(
      standing.leadIn(climate),
      standing.leadIn(squareAfter(climate, 1)),
      standing.leadIn(squareAfter(climate, -1)),
    );
  }

  #shift(amount: number): void {
    const { climate } = this.#state;
    const standing = this.#standing;
    const note = this.#note;
    const after = squareAfter(climate, amount);
    const own = (square: number) => standing.survivorsOf(this.#seat, square);
    note(CARD.shift + Math.max(0, Math.min(SHIFTS - 1, amount + 3)) * CLIMATES + climate);
    note(CARD.own + swing(own(after) - this.#expected(own)) * TIMES + this.#time);
    const then = standing.leadIn(squareAfter(after, 1)) - standing.leadIn(squareAfter(climate, 2));
    note(CARD.following + swing(then) * TIMES + this.#time);
  }

  #removal(id: string): void {
    const { indexOf } = this.#standing.geography;
    const zone = indexOf.get(id) ?? 0;
    const occupant = this.#state.zones[zone] ?? null;
    if (occupant === null) return;
    this.#note(CARD.fate + this.#standing.fateOf(occupant, zone) * RANKS + this.#standing.rankOf(occupant));
  }

  #swap(from: string, to: string): void {
    const { indexOf, warmth } = this.#standing.geography;
    const standing = this.#standing;
    const first = indexOf.get(from) ?? 0;
    const second = indexOf.get(to) ?? 0;
    const occupant = this.#state.zones[second] ?? null;
    if (occupant === null || occupant === this.#seat) {
      this.#note(CARD.vain);
      return;
    }
    const same = at(warmth, first) === at(warmth, second);
    const before = standing.fateOf(this.#seat, first);
    const after = same ? before : at(standing.come, at(warmth, second));
    this.#note(CARD.swap + before * FATES + after);
    const turning = turningOf(standing.fateOf(occupant, second), standing.fateOf(occupant, first));
    this.#note(CARD.swapped + turning * RANKS + standing.rankOf(occupant));
  }

  /** Where dinos of one's own stand beside others'. */
  #contacts(): number {
    const { zones } = this.#state;
    const { near } = this.#standing.geography;
    let contacts = 0;
    for (let zone = 0; zone < zones.length; zone++) {
      if (zones[zone] !== this.#seat) continue;
      for (const other of at(near, zone)) {
        const occupant = zones[other] ?? null;
        if (occupant !== null && occupant !== this.#seat) contacts++;
      }
    }
    return contacts;
  }

  /** Free zones beside one's own dinos where a newborn would live; those beside two of them count twice. */
  #nurseries(): number {
    const { zones } = this.#state;
    const { near, warmth } = this.#standing.geography;
    const { come } = this.#standing;
    let nurseries = 0;
    for (let zone = 0; zone < zones.length; zone++) {
      if (zones[zone] !== this.#seat) continue;
      for (const other of at(near, zone)) {
        if (zones[other] === null && lives(at(come, at(warmth, other)))) nurseries++;
      }
    }
    return nurseries;
  }

  #birthsOfOthers(): number {
    let births = 0;
    for (const other of this.#state.players) if (other !== this.#standing.player) births += birthsOf(other);
    return births;
  }
}

function seatIn(aim: Aim): Seat | undefined {
  return aim !== null && "seat" in aim ? aim.seat : undefined;
}
