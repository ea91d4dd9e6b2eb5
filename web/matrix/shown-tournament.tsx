import { at, seeded, shuffle, type TournamentInfo, type TournamentRound, type TournamentTable } from "@clade/kernel";
import type { ReactElement } from "react";
import { Bar } from "../pages/bar.tsx";
import { TournamentView } from "../tournaments/tournament-view.tsx";
import { namesFrom } from "./names.ts";
import type { Sample } from "./sample.ts";

/** A tournament as there are some: 64, 16 or 8 in a bracket, or nineteen with long names at tables of four. */
export function ShownTournament({ sample }: { readonly sample: Sample }): ReactElement {
  const nothing = (): void => {};
  const info = tournament(sample);
  return (
    <>
      <Bar title={info.name} />
      <TournamentView info={info} onDeed={nothing} onPutOut={nothing} onShare={nothing} />
    </>
  );
}

const WHEN = Date.UTC(2026, 10, 17, 19, 30);

/** Which of several is shown follows from the move of the sample. */
function tournament({ game, move, seat }: Sample): TournamentInfo {
  const kind = (["knock-out", "swiss", "league"] as const)[move % 3] ?? "swiss";
  const isOpen = move % 7 === 1;
  const size = kind === "swiss" ? 4 : 2;
  const people = kind === "knock-out" ? at([64, 16, 8], Math.floor(move / 3) % 3) : 19;
  const rounds = kind === "knock-out" ? Math.log2(people) : 7;
  const played = isOpen
    ? []
    : roundsOf(
        kind === "knock-out" ? "knock-out" : "all",
        people,
        size,
        move % 2 === 0 ? rounds : Math.min(3, rounds - 1),
      );
  const isOver = played.length === rounds;
  return {
    id: "ABCDEFGHJKMN",
    name: "Championnat d’automne des naturalistes, 가을 대회",
    game,
    size,
    kind,
    live: move % 2 === 0,
    open: true,
    status: isOpen ? "open" : isOver ? "over" : "running",
    startsAt: WHEN,
    entered: people,
    most: 128,
    round: played.length,
    rounds: isOpen ? 0 : rounds,
    host: at(namesFrom(move, 1), 0),
    options: {},
    goOn: 1,
    pace: { kind: "bank", seconds: 900, increment: 10 },
    pause: 60,
    bots: null,
    checkInFrom: WHEN - 600_000,
    paused: false,
    nextRound: isOver || isOpen ? null : WHEN,
    entrants: namesFrom(move, people).map((name, index) => ({
      name: index === 17 ? null : name,
      bot: null,
      you: index === 3,
      checkedIn: index % 2 === 0,
      withdrawn: index === 5,
    })),
    played,
    bracket:
      kind === "knock-out"
        ? Array.from({ length: rounds }, (_, round) => ({ tables: people / 2 ** (round + 1), byes: 0 }))
        : [],
    standing: isOpen
      ? []
      : Array.from({ length: people }, (_, entrant) => ({
          entrant,
          place: entrant + 1,
          points: (people - entrant) / 6,
          opponents: 7.125,
          direct: -1,
          share: 1.04,
          wins: 2,
          tables: played.length,
          byes: 0,
          forfeits: 0,
          out: null,
        })),
    you: { host: seat === 0, entrant: 3, table: isOpen || isOver ? null : "ABCDEFGHJKMN" },
  };
}

function roundsOf(kind: "knock-out" | "all", people: number, size: number, count: number): TournamentRound[] {
  const chance = seeded("shown tournament");
  let field = Array.from({ length: people }, (_, index) => index);
  return Array.from({ length: count }, (_, round) => {
    const drawn = kind === "all" ? shuffle([...field], chance) : field;
    const tables: TournamentTable[] = [];
    for (let first = 0; first < drawn.length; first += size) {
      const seats = drawn.slice(first, first + size);
      // Of a tournament that is over, nothing is played any more.
      const isOn = round === count - 1 && first === 0 && !(kind === "knock-out" && drawn.length === size);
      tables.push({
        id: `T${String(round).padStart(3, "0")}${String(first).padStart(8, "0")}`,
        seats,
        places: isOn ? null : seats.map((__, seat) => seat + 1),
        scores: isOn ? null : seats.map((__, seat) => 40 - seat),
        points: isOn ? null : seats.map((__, seat) => (seats.length - 1 - seat) / Math.max(1, seats.length - 1)),
        forfeits: seats.map((__, seat) => seat === 1 && first === 2 * size),
      });
    }
    if (kind === "knock-out") field = tables.map(({ seats }) => seats[0] ?? 0);
    return { tables, byes: [] };
  });
}
