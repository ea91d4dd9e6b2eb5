import {
  type AnyGame,
  type AnyMatch,
  at,
  type GameEvent,
  isComplaint,
  type Language,
  LANGUAGES,
  Match,
  pick,
  readEntry,
  type Seat,
  seeded,
} from "@clade/kernel";
import { BOT_PACES, botDelay, lengthOf, type Pace, type Scene, Show } from "@clade/ui/model";
import { describe, expect, test } from "vitest";
import { keptGames } from "./kept-games.ts";

type Scenes = (
  events: readonly GameEvent[],
  sitting: { readonly view: unknown; readonly language: Language; readonly naming: typeof naming },
) => Scene[];

type Flights = (event: GameEvent, view: unknown) => readonly unknown[];

/** The games that show what happens, and the kinds of events that each shows. */
const SHOWN: { readonly [game: string]: readonly string[] } = {
  evolution: [
    "attacked",
    "discarded",
    "extinct",
    "food-turned",
    "gored",
    "grew",
    "reshuffled",
    "species-given",
    "starved",
    "traits-turned",
  ],
  progress: ["age", "completed", "developed", "discovered"],
  "s-evolution": ["age", "shielded", "struck", "trick-over", "trump"],
  evo: ["born", "died", "fought", "over", "paid", "played", "rolled-choice", "rolled-climate", "rolled-meteor"],
};

/**
 * The beginnings of what is told when it is done: a payment (PR-16, PR-81), and the meteorite's step, which the next turn's line
 * follows (EO-35). Nothing of them is shown.
 */
const UNTOLD: { readonly [game: string]: readonly string[] } = {
  progress: ["contributing", "discovering"],
  evo: ["meteor"],
};

/** What hardly happens to players who know what they do: games of such that play whatever comes up. */
const WANDERING: { readonly [game: string]: readonly Setup[] } = {
  evolution: [
    // Somebody loses all their species and is given one (EV-11).
    { players: 2, seed: "lost-0" },
    // A Carnivore's Intelligence switches a trait off (EV-59).
    { players: 4, seed: "lost-65" },
  ],
  // Alone, cards are swapped with the Time pile (PR-52); somebody takes back what they were developing (PR-12).
  progress: [{ players: 1, seed: "lost-3" }],
  "s-evolution": [{ players: 2, seed: "lost-1" }],
  // Few cards, so that the pile runs out (EO-40); genes that nobody buys (EO-41).
  evo: [
    { players: 5, seed: "lost-6", options: { auction: true, deck: { cards: [{ id: "big-clutch", copies: 16 }] } } },
  ],
};

interface Setup {
  readonly players: number;
  readonly seed: string;
  readonly options?: { readonly [name: string]: unknown };
}

/** A game of players who know nothing, as its moves. */
function wandering(game: AnyGame, setup: Setup): { readonly match: AnyMatch; readonly moves: readonly string[] } {
  const begin = (): AnyMatch => {
    const match = Match.start(game, { ...setup, chance: "seeded" });
    if (isComplaint(match)) throw new Error(match.complaint);
    return match;
  };
  const [played, chance] = [begin(), seeded(setup.seed)];
  while (!played.over) {
    const seat = at(played.deciders, 0);
    played.act(seat, pick(played.legal(seat), chance));
  }
  return { match: begin(), moves: played.record().moves };
}

/** Scenes are drawn: they are read with the boards, not with the rules. */
async function scenesOf(game: string): Promise<Scenes> {
  const { scenesOf: scenes } = (await import(`./${game}/board/scenes.tsx`)) as { readonly scenesOf: Scenes };
  return scenes;
}

async function flightsOf(game: string): Promise<Flights> {
  const { flightsOf: flights } = (await import(`./${game}/board/flights.ts`)) as { readonly flightsOf: Flights };
  return flights;
}

interface Board {
  readonly scenes: Scenes;
  readonly flights: Flights;
}

/** What one move brought, as the first seat sees it. */
interface Moment {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly scenes: readonly Scene[];
  /** The kinds of events for which something flies over the table. */
  readonly flown: readonly string[];
  /** Whether a person had to decide at the same time: then nobody waits for bots. */
  readonly alone: boolean;
}

function momentsOf(match: AnyMatch, moves: readonly string[], board: Board): Moment[] {
  let told = 0;
  return moves.map((text) => {
    const entry = readEntry(text, match.players);
    const alone = !match.deciders.includes(0);
    if (entry === undefined || match.enter(text) !== undefined) throw new Error(`${text} is refused`);
    // What set the game up comes with the first move.
    const events = match.events(0, told).map(({ event }) => event);
    told = match.told(0);
    const view = match.view(0);
    return {
      seat: entry.seat,
      events,
      alone,
      scenes: board.scenes(events, { view, language: "en", naming }),
      flown: events.flatMap((event) => (board.flights(event, view).length === 0 ? [] : [event.type])),
    };
  });
}

/** When everything has been shown that up to three bots in a row did, in milliseconds from the person's own move. */
function waited(moments: readonly Moment[], pace: Pace): number {
  const show = new Show();
  let [now, ends] = [0, 0];
  const begin = (from: number): void => {
    if (show.playing !== undefined) ends = from + lengthOf(show.playing.scene) / show.playing.speed;
  };
  const playUntil = (time: number): void => {
    if (show.playing === undefined || ends > time) return;
    show.next();
    begin(ends);
    playUntil(time);
  };
  for (const [index, { scenes }] of moments.entries()) {
    now += botDelay(BOT_PACES[pace], index);
    playUntil(now);
    const idle = show.playing === undefined;
    show.add(scenes, pace);
    if (idle) begin(now);
  }
  playUntil(Number.POSITIVE_INFINITY);
  return Math.max(now, ends);
}

/** The moves of bots between two of the person's: of the first three bots that come up. */
function stretches(moments: readonly Moment[]): Moment[][] {
  const found: Moment[][] = [];
  let [stretch, turns]: [Moment[], number] = [[], 0];
  for (const [index, moment] of moments.entries()) {
    if (moment.seat === 0 || !moment.alone) {
      if (stretch.length > 0) found.push(stretch);
      [stretch, turns] = [[], 0];
      continue;
    }
    if (stretch.length === 0 || moments[index - 1]?.seat !== moment.seat) turns++;
    if (turns <= 3) stretch.push(moment);
  }
  return found;
}

const naming = (seat: Seat): string => `P${seat}`;

describe.each(Object.entries(SHOWN))("what happens in %s is shown", async (id, kinds) => {
  const { pack, records } = await keptGames(id);
  const board = { scenes: await scenesOf(id), flights: await flightsOf(id) };
  const games = records.map((record) => {
    const match = Match.start(pack.game, record);
    if (isComplaint(match)) throw new Error(match.complaint);
    return momentsOf(match, record.moves, board);
  });
  const rare = (WANDERING[id] ?? []).map((setup) => {
    const { match, moves } = wandering(pack.game, setup);
    return momentsOf(match, moves, board);
  });
  const moments = [...games, ...rare].flat();

  test("every kind of event that its rules declare happens, and has its line in every language, for the log and the announcer", () => {
    const [happened, untold] = [new Set<string>(), new Set<string>()];
    for (const event of moments.flatMap(({ events }) => events)) {
      happened.add(event.type);
      const isTold = (language: Language): boolean => (pack.text[language].event(event, naming, 0) ?? "").trim() !== "";
      if (!LANGUAGES.every(isTold)) untold.add(event.type);
    }
    expect([...happened].toSorted()).toEqual(Object.keys(pack.game.events.fields).toSorted());
    expect([...untold].toSorted()).toEqual(UNTOLD[id] ?? []);
  });

  test("what is worth it is played as a scene; nothing is shown that is not told", () => {
    const played = new Set(moments.flatMap(({ scenes }) => scenes.map(({ kind }) => kind)));
    expect([...played].toSorted()).toEqual(kinds);
    for (const { events, scenes } of moments) {
      for (const { kind } of scenes) expect(events.map(({ type }) => type)).toContain(kind);
    }
    const shown = new Set([...played, ...moments.flatMap(({ flown }) => flown)]);
    expect((UNTOLD[id] ?? []).filter((kind) => shown.has(kind))).toEqual([]);
  });

  test("three bots' turns take under 6 s at the usual pace, and under 0.5 s for whoever skips", () => {
    const longest = (pace: Pace): number => Math.max(...games.flatMap(stretches).map((each) => waited(each, pace)));
    expect(longest("calm")).toBeLessThan(6000);
    expect(longest("brisk")).toBeLessThan(3000);
    expect(longest("instant")).toBeLessThan(500);
  });
});
