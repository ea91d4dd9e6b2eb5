import { layoutOf, leadInput, netOf, POINTS, readWeights, shapeOf } from "@clade/bots";
import { type AnyBrain, type Put, seats as seatsOf } from "@clade/kernel";
import { type Model, onnxOf } from "./onnx.ts";

/** A judge's net for a kept library, positions in the numbers that it takes, and what is to come out of it. */
export interface Described {
  readonly model: Uint8Array;
  readonly tableInputs: number;
  readonly seatInputs: number;
  /** One position after another, and in each one seat after another. */
  readonly tables: Float32Array;
  readonly seats: Float32Array;
  /** By how many points the final score of each seat differs from what `evaluate` says. */
  readonly expected: Float64Array;
  /** How many of them are not 0 in a position, on average, and how many there are. */
  readonly inputs: string;
}

export function describedNet(brain: AnyBrain, positions: readonly unknown[], players: number): Described {
  const { judge } = brain;
  const net = netOf(brain);
  if (judge?.weights === undefined || net === undefined) throw new Error("nothing was learned");
  const shape = shapeOf(judge);
  const seatInputs = shape.seatInputs + shape.leads;
  const tables = new Float32Array(positions.length * shape.tableInputs);
  const seats = new Float32Array(positions.length * players * seatInputs);
  const expected = new Float64Array(positions.length * players);
  for (const [index, position] of positions.entries()) {
    judge.describeTable(position, addTo(tables, index * shape.tableInputs));
    const { scores, bases } = net.judge(position, players);
    const all = bases.reduce((sum, base) => sum + base, 0);
    for (const seat of seatsOf(players)) {
      const row = index * players + seat;
      const base = bases[seat] ?? 0;
      const start = row * seatInputs;
      judge.describeSeat(position, seat, addTo(seats, start));
      if (shape.leads > 0) {
        seats[start + shape.seatInputs] = leadInput(base);
        seats[start + shape.seatInputs + 1] = leadInput(base - (all - base) / (players - 1));
      }
      expected[row] = (scores[seat] ?? 0) - base;
    }
  }
  const heard = [...tables, ...seats].filter((value) => value !== 0).length / positions.length;
  const inputs = `${Math.round(heard)} of ${shape.tableInputs + players * seatInputs}`;
  const model = onnxOf(modelOf(judge.weights, shape, players));
  return { model, tableInputs: shape.tableInputs, seatInputs, tables, seats, expected, inputs };
}

/** What is put twice counts twice. */
function addTo(list: Float32Array, start: number): Put {
  return (place, value) => {
    list[start + place] = (list[start + place] ?? 0) + value;
  };
}

function modelOf(text: string, shape: ReturnType<typeof shapeOf>, players: number): Model {
  const layout = layoutOf(shape);
  const weights = readWeights(text, layout.count);
  const { first, second, tableInputs } = shape;
  const seatInputs = shape.seatInputs + shape.leads;
  const part = (name: string, from: number, ...dims: number[]) => {
    const size = dims.reduce((product, dim) => product * dim, 1);
    return { name, dims, data: weights.slice(from, from + size) };
  };
  const last = new Float32Array(2 * second);
  for (let unit = 0; unit < second; unit++) {
    last[2 * unit] = POINTS * (weights[layout.score + unit] ?? 0);
    last[2 * unit + 1] = weights[layout.win + unit] ?? 0;
  }
  const bias = Float32Array.of(POINTS * (weights[layout.scoreBias] ?? 0), weights[layout.winBias] ?? 0);
  return {
    inputs: [
      { name: "table", dims: ["positions", 1, tableInputs] },
      { name: "seats", dims: ["positions", players, seatInputs] },
    ],
    outputs: [{ name: "results", dims: ["positions", players, 2] }],
    constants: [
      part("ofSeat", layout.seat, seatInputs, first),
      part("ofTable", layout.table, tableInputs, first),
      part("firstBias", layout.firstBias, first),
      part("own", layout.own, first, second),
      part("others", layout.others, first, second),
      part("secondBias", layout.secondBias, second),
      { name: "last", dims: [second, 2], data: last },
      { name: "lastBias", dims: [2], data: bias },
      { name: "rivals", dims: [1], data: Float32Array.of(1 / (players - 1)) },
      { name: "seatsAxis", dims: [1], data: BigInt64Array.of(1n) },
    ],
    operations: [
      { type: "MatMul", inputs: ["seats", "ofSeat"], output: "seatSums" },
      { type: "MatMul", inputs: ["table", "ofTable"], output: "tableSums" },
      { type: "Add", inputs: ["tableSums", "firstBias"], output: "common" },
      { type: "Add", inputs: ["seatSums", "common"], output: "firstSums" },
      { type: "Relu", inputs: ["firstSums"], output: "first" },
      { type: "MatMul", inputs: ["first", "own"], output: "mine" },
      { type: "MatMul", inputs: ["first", "others"], output: "theirs" },
      { type: "ReduceSum", inputs: ["theirs", "seatsAxis"], output: "allTheirs" },
      { type: "Sub", inputs: ["allTheirs", "theirs"], output: "rivalsTheirs" },
      { type: "Mul", inputs: ["rivalsTheirs", "rivals"], output: "meanTheirs" },
      { type: "Add", inputs: ["mine", "meanTheirs"], output: "bothSums" },
      { type: "Add", inputs: ["bothSums", "secondBias"], output: "secondSums" },
      { type: "Relu", inputs: ["secondSums"], output: "second" },
      { type: "MatMul", inputs: ["second", "last"], output: "lastSums" },
      { type: "Add", inputs: ["lastSums", "lastBias"], output: "results" },
    ],
  };
}
