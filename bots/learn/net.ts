import { type AnyBrain, at, type Judge, type Put, type Seat } from "@clade/kernel";
import { exp } from "../exact.ts";
import { addRows, emptyRows, type Rows } from "./rows.ts";
import { type Layout, layoutOf, leadInput, POINTS, type Shape, shapeOf } from "./shape.ts";
import { readWeights } from "./weights.ts";

/** What the judge expects: of every seat its final score and its chance to win. Kept only until it judges again. */
export interface Judgement {
  readonly scores: Float64Array;
  readonly wins: Float64Array;
  /** What `evaluate` says of every seat. */
  readonly bases: Float64Array;
}

const MOST_SEATS = 6;
/** No game puts more numbers than this about a seat, or the table. */
const MOST_INPUTS = 2048;

/**
 * A judge at work. Only sums and products of doubles in a fixed order: the same weights give the same numbers, to the last bit,
 * wherever it runs. Inputs that are 0 cost nothing.
 */
export class Net {
  readonly #brain: Pick<AnyBrain, "evaluate">;
  readonly #judge: Judge<unknown>;
  readonly #shape: Shape;
  readonly #layout: Layout;
  readonly #weights: Float64Array;
  readonly #table: Float64Array;
  readonly #hidden: Float64Array;
  /** Of each seat: what its first layer gives to its own second layer, and to the others'. */
  readonly #own: Float64Array[];
  readonly #others: Float64Array[];
  readonly #sum: Float64Array;
  readonly #judgements: readonly Judgement[];
  readonly #inputs: Rows = emptyRows(MOST_INPUTS);
  readonly #putTable: Put;
  readonly #putSeat: Put;

  constructor(brain: Pick<AnyBrain, "evaluate">, judge: Judge<unknown>, weights: Float32Array) {
    this.#brain = brain;
    this.#judge = judge;
    this.#shape = shapeOf(judge);
    this.#layout = layoutOf(this.#shape);
    this.#weights = Float64Array.from(weights);
    const { first, second } = this.#shape;
    const { seat, table } = this.#layout;
    this.#table = new Float64Array(first);
    this.#hidden = new Float64Array(first);
    this.#own = Array.from({ length: MOST_SEATS }, () => new Float64Array(second));
    this.#others = Array.from({ length: MOST_SEATS }, () => new Float64Array(second));
    this.#sum = new Float64Array(second);
    const [scores, wins, bases] = [0, 1, 2].map(() => new Float64Array(MOST_SEATS)) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    this.#judgements = Array.from({ length: MOST_SEATS + 1 }, (_, players) => {
      return {
        scores: scores.subarray(0, players),
        wins: wins.subarray(0, players),
        bases: bases.subarray(0, players),
      };
    });
    this.#putTable = (place, value) => this.#note(table + place * first, value);
    this.#putSeat = (place, value) => this.#note(seat + place * first, value);
  }

  judge(state: unknown, players: number): Judgement {
    const { first } = this.#shape;
    const { firstBias } = this.#layout;
    for (let unit = 0; unit < first; unit++) this.#table[unit] = this.#weights[firstBias + unit] as number;
    const inputs = this.#inputs;
    inputs.count = 0;
    this.#judge.describeTable(state, this.#putTable);
    addRows(this.#table, this.#weights, 0, inputs);
    const judgement = at(this.#judgements, players);
    const { bases } = judgement;
    let all = 0;
    for (let seat = 0; seat < players; seat++) {
      const base = this.#brain.evaluate(state, seat as Seat);
      bases[seat] = base;
      all += base;
    }
    const sum = this.#sum.fill(0);
    for (let seat = 0; seat < players; seat++) {
      this.#hidden.set(this.#table);
      inputs.count = 0;
      if (this.#shape.leads > 0) this.#weighLead(bases[seat] as number, all, players);
      this.#judge.describeSeat(state, seat as Seat, this.#putSeat);
      addRows(this.#hidden, this.#weights, 0, inputs);
      this.#goDeep(seat);
      const others = at(this.#others, seat);
      for (let unit = 0; unit < sum.length; unit++) sum[unit] = (sum[unit] as number) + (others[unit] as number);
    }
    for (let seat = 0; seat < players; seat++) this.#conclude(seat, players, judgement);
    softmax(judgement.wins);
    return judgement;
  }

  #weighLead(base: number, all: number, players: number): void {
    const { first } = this.#shape;
    const { leads } = this.#layout;
    const lead = players === 1 ? 0 : base - (all - base) / (players - 1);
    this.#note(leads, leadInput(base));
    this.#note(leads + first, leadInput(lead));
  }

  /** Keeps an input, with where its row of weights begins, until all of them are added up. */
  #note(row: number, value: number): void {
    const { places, values, count } = this.#inputs;
    places[count] = row;
    values[count] = value;
    this.#inputs.count = count + 1;
  }

  /** From a seat's first layer to its part in the second layers. */
  #goDeep(seat: number): void {
    const { first, second } = this.#shape;
    const { own, others, secondBias } = this.#layout;
    const mine = at(this.#own, seat);
    const theirs = at(this.#others, seat).fill(0);
    for (let unit = 0; unit < second; unit++) mine[unit] = this.#weights[secondBias + unit] as number;
    this.#inputs.count = 0;
    for (let unit = 0; unit < first; unit++) {
      const value = this.#hidden[unit] as number;
      if (value > 0) this.#note(unit * second, value);
    }
    addRows(mine, this.#weights, own, this.#inputs);
    addRows(theirs, this.#weights, others, this.#inputs);
  }

  #conclude(seat: number, players: number, { scores, wins, bases }: Judgement): void {
    const { second } = this.#shape;
    const { score, win, scoreBias, winBias, slope } = this.#layout;
    const weights = this.#weights;
    const mine = at(this.#own, seat);
    const theirs = at(this.#others, seat);
    const rivals = Math.max(1, players - 1);
    const base = bases[seat] as number;
    let points = weights[scoreBias] as number;
    let chance = (base / POINTS) * (weights[slope] as number) + (weights[winBias] as number);
    for (let unit = 0; unit < second; unit++) {
      const value = (mine[unit] as number) + ((this.#sum[unit] as number) - (theirs[unit] as number)) / rivals;
      if (value <= 0) continue;
      points += value * (weights[score + unit] as number);
      chance += value * (weights[win + unit] as number);
    }
    scores[seat] = base + POINTS * points;
    wins[seat] = chance;
  }
}

/** Turns how likely each wins, on a scale of logarithms, into chances. */
export function softmax(values: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < values.length; seat++) most = Math.max(most, values[seat] as number);
  let sum = 0;
  for (let seat = 0; seat < values.length; seat++) {
    const weight = exp((values[seat] as number) - most);
    values[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < values.length; seat++) values[seat] = (values[seat] as number) / sum;
}

const NETS = new WeakMap<Judge<unknown>, Net | null>();

/** The net of a game's judge, made once; undefined if the game has none, or nothing was learned yet. */
export function netOf(brain: AnyBrain): Net | undefined {
  const { judge } = brain;
  if (judge === undefined) return undefined;
  const known = NETS.get(judge);
  if (known !== undefined) return known ?? undefined;
  const weights = judge.weights === undefined ? undefined : readWeights(judge.weights, layoutOf(shapeOf(judge)).count);
  const net = weights === undefined ? null : new Net(brain, judge, weights);
  NETS.set(judge, net);
  return net ?? undefined;
}
