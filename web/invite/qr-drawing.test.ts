import { describe, expect, test } from "vitest";
import { qrDrawing, type QrDrawing } from "./qr-drawing.ts";

/** A reader of small codes (versions 1 to 3, level M), after ISO/IEC 18004: what a camera does once it sees the modules straight. */
function read({ size, path }: QrDrawing): string {
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${y},${x}`));
  const isDark = (row: number, column: number): boolean => dark.has(`${row},${column}`);
  const format = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => isDark(8, column)),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => isDark(row, 8)),
  ].reduce((bits, each) => 2 * bits + Number(each), 0);
  const plain = format ^ 0b101010000010010;
  if (plain >> 13 !== 0) throw new Error("not of level M");
  const masked = MASKS[(plain >> 10) & 7];
  const version = (size - 17) / 4;
  const middle = size - 7;
  const isFixed = (row: number, column: number): boolean =>
    (row < 9 && (column < 9 || column >= size - 8)) ||
    (row >= size - 8 && column < 9) ||
    row === 6 ||
    column === 6 ||
    (version > 1 && Math.abs(row - middle) <= 2 && Math.abs(column - middle) <= 2);
  const bits: number[] = [];
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isFixed(row, column)) bits.push(Number(isDark(row, column) !== masked?.(row, column)));
      }
    }
    upwards = !upwards;
  }
  const take = (from: number, length: number): number =>
    bits.slice(from, from + length).reduce((value, bit) => 2 * value + bit, 0);
  if (take(0, 4) !== 4) throw new Error("not of bytes");
  const bytes = Array.from({ length: take(4, 8) }, (_, index) => take(12 + 8 * index, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

describe("the QR code of an invitation", () => {
  test.each(["https://a.example", "https://clade.example/join/K7QX2M", "http://127.0.0.1:8080/clade/join/ABCDEF"])(
    "says %s to a camera",
    (link) => {
      const drawing = qrDrawing(link);
      expect(drawing).toBeDefined();
      if (drawing !== undefined) expect(read(drawing)).toBe(link);
    },
  );

  test("there is none for what is too long", () => {
    expect(qrDrawing(`https://clade.example/#${"x".repeat(5000)}`)).toBeUndefined();
  });
});
