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

/** What hardly happens to players who know what they do: games of such that play whatever comes up, by their seeds. */
const WANDERING: { readonly [game: string]: readonly string[] } = {
  // Somebody loses all their species and is given one (EV-11).
  evolution: ["lost-0"],
};

/** A game of players who know nothing, as its moves. */
function wandering(game: AnyGame, seed: string): { readonly match: AnyMatch; readonly moves: readonly string[] } {
  const begin = (): AnyMatch => {
    const match = Match.start(game, { players: 2, seed, chance: "seeded" });
    if (isComplaint(match)) throw new Error(match.complaint);
    return match;
  };
  const [played, chance] = [begin(), seeded(seed)];
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

/** What one move brought, as the first seat sees it. */
interface Moment {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly scenes: readonly Scene[];
  /** Whether a person had to decide at the same time: then nobody waits for bots. */
  readonly alone: boolean;
}

function momentsOf(match: AnyMatch, moves: readonly string[], scenes: Scenes): Moment[] {
  let told = match.told(0);
  return moves.map((text) => {
    const entry = readEntry(text, match.players);
    const alone = !match.deciders.includes(0);
    if (entry === undefined || match.enter(text) !== undefined) throw new Error(`${text} is refused`);
    const events = match.events(0, told).map(({ event }) => event);
    told = match.told(0);
    return { seat: entry.seat, events, alone, scenes: scenes(events, { view: match.view(0), language: "en", naming }) };
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
  const scenes = await scenesOf(id);
  const games = records.map((record) => {
    const match = Match.start(pack.game, record);
    if (isComplaint(match)) throw new Error(match.complaint);
    return momentsOf(match, record.moves, scenes);
  });
  const rare = (WANDERING[id] ?? []).map((seed) => {
    const { match, moves } = wandering(pack.game, seed);
    return momentsOf(match, moves, scenes);
  });

  test("every kind of event that is worth it; and each has its line, in every language, for the log and the announcer", () => {
    const seen = new Set<string>();
    for (const { events, scenes: shown } of [...games, ...rare].flat()) {
      for (const { kind } of shown) {
        seen.add(kind);
        const told = events.filter(({ type }) => type === kind);
        expect(told).not.toEqual([]);
        for (const language of LANGUAGES) {
          for (const event of told) expect(pack.text[language].event(event, naming, 0)).toBeTruthy();
        }
      }
    }
    expect([...seen].toSorted()).toEqual(kinds);
  });

  test("three bots' turns take under 6 s at the usual pace, and under 0.5 s for whoever skips", () => {
    const longest = (pace: Pace): number => Math.max(...games.flatMap(stretches).map((each) => waited(each, pace)));
    expect(longest("calm")).toBeLessThan(6000);
    expect(longest("brisk")).toBeLessThan(3000);
    expect(longest("instant")).toBeLessThan(500);
  });
});
