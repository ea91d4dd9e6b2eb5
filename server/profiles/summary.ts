import { isWon, type Played } from "./played.ts";

export interface GameSummary {
  readonly game: string;
  readonly games: number;
  readonly won: number;
  /** How often each place was reached, the first one first. */
  readonly places: readonly number[];
  readonly best: Best | null;
  /** How strong the person was after each rated game, from the first to the last. */
  readonly curve: readonly CurvePoint[];
}

interface CurvePoint {
  readonly at: number;
  readonly mean: number;
  readonly deviation: number;
}

interface Best {
  readonly score: number;
  readonly players: number;
  readonly at: number;
  /** Null for those who may not look at it. */
  readonly table: string | null;
}

/** So many points a curve has at most: more nobody sees. */
const POINTS = 120;

/** What somebody's games come to, game by game; those played most come first. */
export function summariesOf(history: readonly Played[]): GameSummary[] {
  const games = [...new Set(history.map(({ game }) => game))];
  return games
    .map((game) =>
      summaryOf(
        game,
        history.filter((played) => played.game === game),
      ),
    )
    .toSorted((one, other) => other.games - one.games);
}

function summaryOf(game: string, history: readonly Played[]): GameSummary {
  const own = history.filter(({ own: isOwn, resigned }) => isOwn && !resigned);
  const places: number[] = [];
  for (const { place, players } of history) if (players > 1) places[place - 1] = (places[place - 1] ?? 0) + 1;
  return {
    game,
    games: history.length,
    won: history.filter(isWon).length,
    places: Array.from(places, (count) => count ?? 0),
    best: bestOf(own),
    curve: thinned(history.flatMap(({ at, rating }) => (rating === null ? [] : [{ at, ...rating }]))),
  };
}

function bestOf(history: readonly Played[]): Best | null {
  const [first] = history;
  if (first === undefined) return null;
  const { score, players, at, table } = history.reduce((best, each) => (each.score > best.score ? each : best), first);
  return { score, players, at, table };
}

/** The first and the last stay, and of those between as many as there is room for. */
function thinned(points: readonly CurvePoint[]): CurvePoint[] {
  if (points.length <= POINTS) return [...points];
  return Array.from({ length: POINTS }, (_, index) => {
    const place = Math.round((index / (POINTS - 1)) * (points.length - 1));
    return points[place];
  }).filter((point) => point !== undefined);
}
