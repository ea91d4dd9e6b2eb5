import { at, type Chance, shuffle } from "@clade/kernel";
import { softmax } from "./net.ts";
import { addRow } from "./rows.ts";
import { BASE, halved, type Samples, SCORE, SEAT_WORDS, WIN, whole } from "./samples.ts";
import { type Layout, layoutOf, leadInput, POINTS, type Shape } from "./shape.ts";

/** How much an error of ten points in the score counts beside one in the chance to win. */
const SCORE_WEIGHT = 0.5;
const BATCH = 64;
const MOST_SEATS = 6;
/** Adam's usual habits. */
const MEMORY = 0.9;
const LONG_MEMORY = 0.999;
const TINY = 1e-8;
/** How fast weights that nothing needs shrink. */
const DECAY = 1e-5;

/** A sample: in which list, and where it begins. */
export interface Place {
  readonly list: Samples;
  readonly start: number;
}

/** What a net makes of samples: means over seats. */
export interface Losses {
  /** Cross-entropy of the winner. */
  readonly win: number;
  /** Root of the mean square error of the score, in points. */
  readonly score: number;
}

/** Weights to begin with: small and random, but the last layer says nothing yet, so that the net is `evaluate`. */
export function freshWeights(shape: Shape, spread: number, chance: Chance): Float32Array {
  const layout = layoutOf(shape);
  const weights = new Float32Array(layout.count);
  const even = (from: number, to: number, size: number) => {
    for (let place = from; place < to; place++) weights[place] = (chance.int(2_000_001) / 1_000_000 - 1) * size;
  };
  even(layout.seat, layout.firstBias, 0.2);
  even(layout.own, layout.secondBias, Math.sqrt(3 / shape.first));
  weights[layout.slope] = POINTS / spread;
  return weights;
}

/** Teaches a net by gradient descent (Adam), one batch after another, on one thread: the same samples give the same weights. */
export class Trainer {
  readonly weights: Float32Array;
  readonly #shape: Shape;
  readonly #layout: Layout;
  readonly #gradient: Float64Array;
  readonly #slopes: Float64Array;
  readonly #squares: Float64Array;
  #steps = 0;
  /** First and second layers of each seat, after rectifying; and what went wrong in them. */
  readonly #hidden: Float64Array[];
  readonly #deep: Float64Array[];
  readonly #mean: Float64Array[];
  readonly #deltas: Float64Array[];
  readonly #fromOthers: Float64Array[];
  readonly #leads: Float64Array[];
  readonly #table: Float64Array;
  readonly #sum: Float64Array;
  readonly #deltaHidden: Float64Array;
  readonly #deltaTable: Float64Array;
  readonly #scores = new Float64Array(MOST_SEATS);
  readonly #wins = new Float64Array(MOST_SEATS);

  constructor(shape: Shape, weights: Float32Array) {
    this.weights = weights;
    this.#shape = shape;
    this.#layout = layoutOf(shape);
    const { count } = this.#layout;
    this.#gradient = new Float64Array(count);
    this.#slopes = new Float64Array(count);
    this.#squares = new Float64Array(count);
    const { first, second } = shape;
    const lists = (size: number) => Array.from({ length: MOST_SEATS }, () => new Float64Array(size));
    this.#hidden = lists(first);
    this.#mean = lists(first);
    this.#deep = lists(second);
    this.#deltas = lists(second);
    this.#fromOthers = lists(second);
    this.#leads = lists(shape.leads);
    this.#table = new Float64Array(first);
    this.#sum = new Float64Array(first);
    this.#deltaHidden = new Float64Array(first);
    this.#deltaTable = new Float64Array(first);
  }

  /** Goes once through all samples, in an order of its own; `rate` says how big a step is after which part of them. */
  pass(
    places: readonly Place[],
    chance: Chance,
    rate: (part: number) => number,
    progress?: (part: number) => void,
  ): Losses {
    const order = shuffle([...places], chance);
    const losses = new Sums();
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      this.#gradient.fill(0);
      for (const place of batch) this.#learn(place, losses);
      this.#step(rate(from / order.length), batch.length);
      progress?.(Math.min(1, (from + BATCH) / order.length));
    }
    return losses.means();
  }

  /** What the net makes of samples that it does not learn from; `hear` gets each chance to win and what it came to. */
  test(places: readonly Place[], hear: (foreseen: number, happened: number) => void = () => {}): Losses {
    const losses = new Sums();
    for (const place of places) {
      const players = this.#forward(place);
      this.#compare(place, players, losses);
      for (let seat = 0; seat < players; seat++) {
        hear(this.#wins[seat] as number, whole(place.list, place.start + seat * SEAT_WORDS + WIN));
      }
    }
    return losses.means();
  }

  #forward({ list, start }: Place): number {
    const { first } = this.#shape;
    const { seat: seatRows, table: tableRows, firstBias } = this.#layout;
    const { weights } = this;
    const players = list[start] as number;
    let place = start + 1 + players * SEAT_WORDS;
    const table = this.#table;
    for (let unit = 0; unit < first; unit++) table[unit] = weights[firstBias + unit] as number;
    let count = list[place++] as number;
    for (; count > 0; count--, place += 2) {
      addRow(table, weights, tableRows + (list[place] as number) * first, halved(list[place + 1] as number));
    }
    const sum = this.#sum.fill(0);
    this.#findLeads(list, start, players);
    for (let seat = 0; seat < players; seat++) {
      const hidden = at(this.#hidden, seat);
      hidden.set(table);
      for (let lead = 0; lead < this.#shape.leads; lead++) {
        addRow(hidden, weights, this.#layout.leads + lead * first, at(this.#leads, seat)[lead] as number);
      }
      count = list[place++] as number;
      for (; count > 0; count--, place += 2) {
        addRow(hidden, weights, seatRows + (list[place] as number) * first, halved(list[place + 1] as number));
      }
      for (let unit = 0; unit < first; unit++) {
        const value = hidden[unit] as number;
        if (value > 0) sum[unit] = (sum[unit] as number) + value;
        else hidden[unit] = 0;
      }
    }
    for (let seat = 0; seat < players; seat++) this.#conclude(list, start, seat, players);
    softmax(this.#wins.subarray(0, players));
    return players;
  }

  /** What the net is told of what `evaluate` said: see `Net`. */
  #findLeads(list: Samples, start: number, players: number): void {
    if (this.#shape.leads === 0) return;
    let all = 0;
    for (let seat = 0; seat < players; seat++) all += whole(list, start + seat * SEAT_WORDS + BASE);
    for (let seat = 0; seat < players; seat++) {
      const base = whole(list, start + seat * SEAT_WORDS + BASE);
      const leads = at(this.#leads, seat);
      leads[0] = leadInput(base);
      leads[1] = leadInput(players === 1 ? 0 : base - (all - base) / (players - 1));
    }
  }

  #conclude(list: Samples, start: number, seat: number, players: number): void {
    const { first, second } = this.#shape;
    const { own, others, secondBias, score, win, scoreBias, winBias, slope } = this.#layout;
    const { weights } = this;
    const rivals = Math.max(1, players - 1);
    const hidden = at(this.#hidden, seat);
    const mean = at(this.#mean, seat);
    const deep = at(this.#deep, seat);
    for (let unit = 0; unit < second; unit++) deep[unit] = weights[secondBias + unit] as number;
    for (let unit = 0; unit < first; unit++) {
      const value = hidden[unit] as number;
      const rest = players === 1 ? 0 : ((this.#sum[unit] as number) - value) / rivals;
      mean[unit] = rest;
      if (value > 0) addRow(deep, weights, own + unit * second, value);
      if (rest > 0) addRow(deep, weights, others + unit * second, rest);
    }
    const base = whole(list, start + seat * SEAT_WORDS + BASE) / POINTS;
    let points = base + (weights[scoreBias] as number);
    let chance = base * (weights[slope] as number) + (weights[winBias] as number);
    for (let unit = 0; unit < second; unit++) {
      const value = deep[unit] as number;
      if (value <= 0) {
        deep[unit] = 0;
        continue;
      }
      points += value * (weights[score + unit] as number);
      chance += value * (weights[win + unit] as number);
    }
    this.#scores[seat] = points;
    this.#wins[seat] = chance;
  }

  #compare({ list, start }: Place, players: number, losses: Sums): void {
    for (let seat = 0; seat < players; seat++) {
      const from = start + seat * SEAT_WORDS;
      losses.seat(
        this.#wins[seat] as number,
        whole(list, from + WIN),
        POINTS * (this.#scores[seat] as number) - whole(list, from + SCORE),
      );
    }
    losses.sample();
  }

  #learn(place: Place, losses: Sums): void {
    const players = this.#forward(place);
    this.#compare(place, players, losses);
    for (let seat = 0; seat < players; seat++) this.#intoSecond(place, seat, players);
    this.#intoFirst(place, players);
  }

  /** What went wrong in a seat's two numbers, back to its second layer and the weights that made it. */
  #intoSecond({ list, start }: Place, seat: number, players: number): void {
    const { first, second } = this.#shape;
    const { own, others, secondBias, score, win, scoreBias, winBias, slope } = this.#layout;
    const { weights } = this;
    const gradient = this.#gradient;
    const from = start + seat * SEAT_WORDS;
    const wrongWin = (this.#wins[seat] as number) - whole(list, from + WIN);
    const error = (this.#scores[seat] as number) - whole(list, from + SCORE) / POINTS;
    const wrongScore = (SCORE_WEIGHT * error) / players;
    add(gradient, scoreBias, wrongScore);
    add(gradient, winBias, wrongWin);
    add(gradient, slope, (wrongWin * whole(list, from + BASE)) / POINTS);
    const deep = at(this.#deep, seat);
    const delta = at(this.#deltas, seat);
    for (let unit = 0; unit < second; unit++) {
      const value = deep[unit] as number;
      if (value <= 0) {
        delta[unit] = 0;
        continue;
      }
      add(gradient, score + unit, wrongScore * value);
      add(gradient, win + unit, wrongWin * value);
      delta[unit] = wrongScore * (weights[score + unit] as number) + wrongWin * (weights[win + unit] as number);
      add(gradient, secondBias + unit, delta[unit] as number);
    }
    const hidden = at(this.#hidden, seat);
    const mean = at(this.#mean, seat);
    for (let unit = 0; unit < first; unit++) {
      const value = hidden[unit] as number;
      const rest = mean[unit] as number;
      if (value > 0) addTo(gradient, own + unit * second, delta, value);
      if (rest > 0) addTo(gradient, others + unit * second, delta, rest);
    }
  }

  /** Back to the first layers and the inputs: a seat's first layer has its part in its own second layer and in the others'. */
  #intoFirst({ list, start }: Place, players: number): void {
    const { first, second } = this.#shape;
    const { seat: seatRows, table: tableRows, firstBias, own, others } = this.#layout;
    const { weights } = this;
    const gradient = this.#gradient;
    const rivals = Math.max(1, players - 1);
    const deltaTable = this.#deltaTable.fill(0);
    const tablePlace = start + 1 + players * SEAT_WORDS;
    let place = tablePlace + 1 + 2 * (list[tablePlace] as number);
    for (let seat = 0; seat < players; seat++) {
      const delta = at(this.#deltas, seat);
      const fromOthers = at(this.#fromOthers, seat).fill(0);
      for (let other = 0; other < players; other++) {
        if (other === seat) continue;
        const theirs = at(this.#deltas, other);
        for (let unit = 0; unit < second; unit++) add(fromOthers, unit, (theirs[unit] as number) / rivals);
      }
      const hidden = at(this.#hidden, seat);
      const deltaHidden = this.#deltaHidden;
      for (let unit = 0; unit < first; unit++) {
        let back = 0;
        if ((hidden[unit] as number) > 0) {
          const [mine, across] = [own + unit * second, others + unit * second];
          for (let next = 0; next < second; next++) {
            back += (delta[next] as number) * (weights[mine + next] as number);
            back += (fromOthers[next] as number) * (weights[across + next] as number);
          }
        }
        deltaHidden[unit] = back;
        add(deltaTable, unit, back);
      }
      for (let lead = 0; lead < this.#shape.leads; lead++) {
        addTo(gradient, this.#layout.leads + lead * first, deltaHidden, at(this.#leads, seat)[lead] as number);
      }
      let count = list[place++] as number;
      for (; count > 0; count--, place += 2) {
        addTo(gradient, seatRows + (list[place] as number) * first, deltaHidden, halved(list[place + 1] as number));
      }
    }
    for (let unit = 0; unit < first; unit++) add(gradient, firstBias + unit, deltaTable[unit] as number);
    place = tablePlace;
    let count = list[place++] as number;
    for (; count > 0; count--, place += 2) {
      addTo(gradient, tableRows + (list[place] as number) * first, deltaTable, halved(list[place + 1] as number));
    }
  }

  #step(rate: number, size: number): void {
    this.#steps++;
    const { weights } = this;
    const gradient = this.#gradient;
    const correction = Math.sqrt(1 - LONG_MEMORY ** this.#steps) / (1 - MEMORY ** this.#steps);
    for (let index = 0; index < weights.length; index++) {
      const slope = (gradient[index] as number) / size + DECAY * (weights[index] as number);
      const mean = MEMORY * (this.#slopes[index] as number) + (1 - MEMORY) * slope;
      const square = LONG_MEMORY * (this.#squares[index] as number) + (1 - LONG_MEMORY) * slope * slope;
      this.#slopes[index] = mean;
      this.#squares[index] = square;
      weights[index] = (weights[index] as number) - (rate * correction * mean) / (Math.sqrt(square) + TINY);
    }
  }
}

class Sums {
  #samples = 0;
  #seats = 0;
  #win = 0;
  #score = 0;

  seat(foreseen: number, happened: number, error: number): void {
    this.#seats++;
    if (happened > 0) this.#win -= happened * Math.log(Math.max(1e-9, foreseen));
    this.#score += error * error;
  }

  sample(): void {
    this.#samples++;
  }

  means(): Losses {
    return { win: this.#win / Math.max(1, this.#samples), score: Math.sqrt(this.#score / Math.max(1, this.#seats)) };
  }
}

function add(to: Float64Array, place: number, value: number): void {
  to[place] = (to[place] as number) + value;
}

/** The other way round: a list, so many times, into a row. */
function addTo(to: Float64Array, row: number, values: Float64Array, factor: number): void {
  for (let unit = 0; unit < values.length; unit++)
    to[row + unit] = (to[row + unit] as number) + factor * (values[unit] as number);
}
