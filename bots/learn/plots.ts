import { type Calibration } from "../ladder/calibration.ts";
import type { Losses } from "./trainer.ts";

/** How a training went, as a picture (SVG): the losses pass by pass, strength by generation, and whether chances mean what they say. */

interface Course {
  readonly learned: readonly Losses[];
  readonly tested: readonly Losses[];
  readonly before: Losses;
  readonly calibration: Readonly<Calibration>;
  readonly ahead: number;
  readonly games: number;
}

const WIDTH = 760;
const HEIGHT = 220;
const MARGIN = { left: 60, right: 24, top: 34, bottom: 30 };
const INK = "#1f2933";
const FAINT = "#d5dbe1";
const COLOURS = ["#1c6e8c", "#b5541c", "#8a8f94"] as const;

interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export function trainingPlots(title: string, generations: readonly Course[]): string {
  const passes = generations.flatMap(({ learned, tested, before }) =>
    learned.map((loss, index) => ({ learned: loss, tested: tested[index] ?? loss, before })),
  );
  const over = (name: string, value: (pass: (typeof passes)[number]) => number): Line => ({
    name,
    points: passes.map((pass, index) => [index + 1, value(pass)] as const),
  });
  let strength = 0;
  const climbs = generations.map(({ ahead, games }, index) => {
    const share = games === 0 ? 0.5 : Math.min(0.99, Math.max(0.01, ahead / games));
    strength += (400 * Math.log(share / (1 - share))) / Math.LN10;
    return [index + 1, strength] as const;
  });
  const calibration = generations.at(-1)?.calibration ?? [];
  const panels = [
    panel("surprise at the winner (cross-entropy), pass by pass", [
      over("learned from", ({ learned }) => learned.win),
      over("kept back", ({ tested }) => tested.win),
      over("evaluation", ({ before }) => before.win),
    ]),
    panel("error of the score in points, pass by pass", [
      over("learned from", ({ learned }) => learned.score),
      over("kept back", ({ tested }) => tested.score),
      over("evaluation", ({ before }) => before.score),
    ]),
    panel("strength in Elo by generation, each against the one before", [
      { name: "judge", points: [[0, 0], ...climbs] },
    ]),
    panel("chances to win in percent: foreseen (across) and happened (up)", [
      {
        name: "happened",
        points: calibration
          .filter(({ times }) => times > 0)
          .map(({ times, foreseen, happened }) => [(100 * foreseen) / times, (100 * happened) / times] as const),
      },
      {
        name: "exact",
        points: [
          [0, 0],
          [100, 100],
        ],
      },
    ]),
  ];
  const height = 36 + panels.length * HEIGHT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="${title}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    `<text x="12" y="24" font-size="17" font-weight="bold" fill="${INK}">${title}</text>`,
    ...panels.map((each, index) => `<g transform="translate(0 ${36 + index * HEIGHT})">${each}</g>`),
    "</svg>",
    "",
  ].join("\n");
}

function panel(title: string, lines: readonly Line[]): string {
  const points = lines.flatMap((line) => line.points);
  const [left, right] = bounds(points.map(([x]) => x));
  const [low, high] = bounds(points.map(([, y]) => y));
  const x = (value: number) =>
    (MARGIN.left + ((value - left) / (right - left)) * (WIDTH - MARGIN.left - MARGIN.right)).toFixed(1);
  const y = (value: number) =>
    (HEIGHT - MARGIN.bottom - ((value - low) / (high - low)) * (HEIGHT - MARGIN.top - MARGIN.bottom)).toFixed(1);
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => low + part * (high - low));
  return [
    `<text x="12" y="20" font-weight="bold" fill="${INK}">${title}</text>`,
    ...ticks.map(
      (tick) =>
        `<line x1="${MARGIN.left}" y1="${y(tick)}" x2="${WIDTH - MARGIN.right}" y2="${y(tick)}" stroke="${FAINT}"/>` +
        `<text x="${MARGIN.left - 6}" y="${y(tick)}" text-anchor="end" dominant-baseline="middle" fill="${INK}">${tick.toPrecision(3)}</text>`,
    ),
    ...[left, right].map(
      (tick) => `<text x="${x(tick)}" y="${HEIGHT - 12}" text-anchor="middle" fill="${INK}">${tick.toFixed(0)}</text>`,
    ),
    ...lines.map(({ points: own, name }, index) => {
      const colour = COLOURS[index % COLOURS.length] ?? INK;
      const path = own.map(([across, up]) => `${x(across)},${y(up)}`).join(" ");
      const legend = `<text x="${WIDTH - MARGIN.right - 90 * (lines.length - index)}" y="20" fill="${colour}">${name}</text>`;
      return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${legend}`;
    }),
  ].join("\n");
}

function bounds(values: readonly number[]): [low: number, high: number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (!Number.isFinite(low)) return [0, 1];
  return high - low < 1e-9 ? [low - 0.5, high + 0.5] : [low, high];
}
