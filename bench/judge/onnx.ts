/**
 * As much of the ONNX format (protocol buffers, `onnx.proto`) as the net of a judge needs: matrices, constants, a few operations.
 * Only the benchmark writes it, so that a kept library can run the very same net.
 */

/** Numbers with their shape. */
interface Tensor {
  readonly name: string;
  readonly dims: readonly number[];
  readonly data: Float32Array | BigInt64Array;
}
export interface Operation {
  readonly type: "Add" | "MatMul" | "Mul" | "ReduceSum" | "Relu" | "Sub";
  readonly inputs: readonly string[];
  readonly output: string;
}
/** What goes in or comes out; a dimension with a name may have any length. */
interface Value {
  readonly name: string;
  readonly dims: readonly (number | string)[];
}
export interface Model {
  readonly inputs: readonly Value[];
  readonly outputs: readonly Value[];
  readonly constants: readonly Tensor[];
  readonly operations: readonly Operation[];
}

const IR_VERSION = 8;
const OPERATIONS_VERSION = 13;
const FLOAT = 1;
const INT64 = 7;

export function onnxOf({ inputs, outputs, constants, operations }: Model): Uint8Array {
  const graph = [
    ...operations.map((operation) => part(1, operationOf(operation))),
    part(2, text("judge")),
    ...constants.map((constant) => part(5, tensorOf(constant))),
    ...inputs.map((value) => part(11, valueOf(value))),
    ...outputs.map((value) => part(12, valueOf(value))),
  ];
  return joined([number(1, IR_VERSION), part(7, joined(graph)), part(8, number(2, OPERATIONS_VERSION))]);
}

function operationOf({ type, inputs, output }: Operation): Uint8Array {
  return joined([...inputs.map((name) => part(1, text(name))), part(2, text(output)), part(4, text(type))]);
}

function tensorOf({ name, dims, data }: Tensor): Uint8Array {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const kind = data instanceof Float32Array ? FLOAT : INT64;
  return joined([...dims.map((dim) => number(1, dim)), number(2, kind), part(8, text(name)), part(9, bytes)]);
}

function valueOf({ name, dims }: Value): Uint8Array {
  const shape = dims.map((dim) => part(1, typeof dim === "number" ? number(1, dim) : part(2, text(dim))));
  const tensor = joined([number(1, FLOAT), part(2, joined(shape))]);
  return joined([part(1, text(name)), part(2, part(1, tensor))]);
}

/** A field that holds bytes, with their length before them. */
function part(field: number, bytes: Uint8Array): Uint8Array {
  return joined([varint(8 * field + 2), varint(bytes.length), bytes]);
}

function number(field: number, value: number): Uint8Array {
  return joined([varint(8 * field), varint(value)]);
}

/** Seven bits a byte, the lowest first; all but the last have the highest bit set. */
function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push(128 + (rest % 128));
  return Uint8Array.from([...bytes, rest]);
}

function text(letters: string): Uint8Array {
  return new TextEncoder().encode(letters);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const bytes of parts) {
    all.set(bytes, end);
    end += bytes.length;
  }
  return all;
}
