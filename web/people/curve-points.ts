import type { CurvePoint } from "./api.ts";

/** A strength over the games, as paths in a picture of 100 by 100, with the marks of its scale. */
interface CurvePicture {
  readonly line: string;
  readonly band: string;
  readonly marks: readonly { readonly value: number; readonly y: number }[];
}

const WIDTH = 100;
const TOP = 4;
const BOTTOM = 96;
/** The band: within so many deviations the truth lies 19 times out of 20. */
const DEVIATIONS = 2;
const STEPS = [1, 2, 5, 10, 20, 50];

export function curveOf(points: readonly CurvePoint[]): CurvePicture {
  // One game alone is drawn as wide as the picture.
  const drawn = points.length === 1 ? [...points, ...points] : points;
  const highs = drawn.map(({ mean, deviation }) => mean + DEVIATIONS * deviation);
  const lows = drawn.map(({ mean, deviation }) => mean - DEVIATIONS * deviation);
  const [top, bottom] = [Math.max(...highs), Math.min(...lows)];
  const x = (index: number): number => (index / (drawn.length - 1)) * WIDTH;
  const y = (value: number): number => BOTTOM - ((value - bottom) / Math.max(1, top - bottom)) * (BOTTOM - TOP);
  const place = (value: number, index: number): string => `${x(index).toFixed(2)} ${y(value).toFixed(2)}`;
  const upper = highs.map(place);
  const lower = lows.map(place).toReversed();
  const step = STEPS.find((each) => (top - bottom) / each <= 4) ?? 100;
  const marks: { value: number; y: number }[] = [];
  for (let value = Math.ceil(bottom / step) * step; value <= top; value += step) {
    marks.push({ value, y: Number(y(value).toFixed(1)) });
  }
  return {
    line: `M${drawn.map(({ mean }, index) => place(mean, index)).join("L")}`,
    band: `M${[...upper, ...lower].join("L")}Z`,
    marks,
  };
}
