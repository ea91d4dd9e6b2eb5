import { findBot } from "@clade/bots";
import { gameIds, loadGame } from "@clade/games";
import {
  at,
  type GameEvent,
  type GamePack,
  isComplaint,
  Match,
  type Seat,
  type SeatInfo,
  seats,
  seeded,
} from "@clade/kernel";
import { describe, expect, test } from "vitest";

const PLAYERS = 4;

/** Who did what to whom, as the games tell it in their events. */
const BLOWS: Readonly<
  Record<string, (event: GameEvent) => { readonly by: unknown; readonly against: unknown } | undefined>
> = {
  evolution: (event) =>
    event.type === "attacked" && "target" in event ? { by: event.seat, against: seatOf(event.target) } : undefined,
  evo: (event) => {
    if (event.type === "fought" && "against" in event) return { by: event.seat, against: event.against };
    return event.type === "bid" && "over" in event ? { by: event.seat, against: event.over } : undefined;
  },
};

function seatOf(thing: unknown): unknown {
  return typeof thing === "object" && thing !== null && "seat" in thing ? thing.seat : undefined;
}

/** A whole game between bots of one level at a table where one seat is marked as a person's. */
function playMarked({ about, game, brain }: GamePack, level: string, seed: string, human: Seat) {
  const names = seats(PLAYERS).map((seat): SeatInfo => {
    return seat === human ? { name: "Ada, a person" } : { name: `Bot ${seat}`, bot: level };
  });
  const match = Match.start(game, { players: PLAYERS, seats: names, seed, chance: "seeded" });
  const bot = findBot(level);
  if (isComplaint(match) || bot === undefined) throw new Error("no table");
  const whims = seats(PLAYERS).map((seat) => seeded(`${seed}/${seat}`));
  while (!match.over) {
    const seat = at(match.deciders, 0);
    const look = () => match.view(seat);
    const situation = { about, game, brain, players: PLAYERS, seat, legal: match.legal(seat), look };
    match.act(seat, bot.choose(situation, at(whims, seat)));
  }
  return match;
}

const contested = gameIds.filter((id) => Object.hasOwn(BLOWS, id));

describe.each(contested)("%s with one seat marked human", (id) => {
  test("is the same game, move for move, whichever seat is marked", async () => {
    const pack = await loadGame(id);
    if (pack === undefined) throw new Error(`no game ${id}`);
    const [first, other] = ([0, 2] as const).map((human) => playMarked(pack, "novice", "same", human).entries);
    expect(other).toEqual(first);
  });

  test("that seat is attacked and overbid no more often than the others", async () => {
    const pack = await loadGame(id);
    if (pack === undefined) throw new Error(`no game ${id}`);
    const shares: number[] = [];
    for (let number = 0; number < GAMES; number++) {
      const human = (number % PLAYERS) as Seat;
      const match = playMarked(pack, "novice", `fair ${number}`, human);
      const blows = match
        .events("spectator")
        .flatMap(({ event }) => BLOWS[id]?.(event) ?? [])
        .filter(({ by, against }) => typeof against === "number" && by !== human && by !== against);
      if (blows.length > 0) shares.push(blows.filter(({ against }) => against === human).length / blows.length);
    }
    // Each blow of the three others falls on one of three: a third of them on the marked seat, if nobody is singled out.
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1);
    expect(shares.length).toBeGreaterThan(GAMES / 2);
    expect(mean).toBeLessThan(1 / 3 + 3 * Math.sqrt(variance / shares.length));
  });
});

const GAMES = 12;
