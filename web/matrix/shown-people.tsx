import { gameIds } from "@clade/games";
import { Button } from "@clade/ui";
import { at } from "@clade/kernel";
import type { ReactElement } from "react";
import { Bar } from "../pages/bar.tsx";
import type { Inbox, LeaderPage, OfGame, Profile } from "../people/api.ts";
import type { Club, League } from "../people/clubs-api.ts";
import { ClubLines } from "../people/club-list.tsx";
import { ClubView } from "../people/club-view.tsx";
import { InboxView } from "../people/inbox-view.tsx";
import { Filters, Leaders } from "../people/leaders-page.tsx";
import { LeadClub } from "../people/lead-club.tsx";
import { LeagueTable } from "../people/league-table.tsx";
import { PersonList } from "../people/person-list.tsx";
import { PersonView } from "../people/person-view.tsx";
import { noteWaiting } from "../people/waiting.ts";
import { namesFrom } from "./names.ts";
import type { Sample } from "./sample.ts";
import { waitingTable } from "./waiting-table.ts";

/** The pages about people, with people as there are some: long names, many games. */
export const SHOWN_PEOPLE: { readonly [board: string]: (sample: Sample) => ReactElement } = {
  person: ({ move }) => (
    <>
      <Bar title={at(namesFrom(move, 1), 0)} />
      <PersonView profile={somebody(move)} actions={<Button>Follow</Button>} />
    </>
  ),
  leaders: ({ move, game }) => (
    <>
      <Bar title="Clade" />
      <main className="page page-people">
        <h1>Clade</h1>
        <Filters
          game={game}
          wishes={{ bots: "in", days: "30", players: "", among: "" }}
          clubs={[]}
          onChange={() => {}}
        />
        <Leaders title="Clade" page={leaders(move)} onMore={() => {}} />
      </main>
    </>
  ),
  people: ({ move }) => (
    <>
      <Bar title="Clade" />
      <main className="page page-people">
        <h1>Clade</h1>
        <PersonList
          id="followed"
          title="Wilhelmina"
          none=""
          people={namesFrom(move, 3).map((name, index) => ({
            id: `p${index}`,
            name,
            since: WHEN,
            followed: index !== 1,
            follower: index !== 2,
          }))}
          onChange={nothing}
          onTrouble={nothing}
          onMore={nothing}
        />
        <ClubLines
          clubs={[{ id: "C", name: "Nightingales of Wiltshire", open: false, members: 190, role: "founder" }]}
        />
      </main>
    </>
  ),
  club: (sample) => (
    <>
      <Bar title="Clade" />
      <ClubView
        club={club(sample)}
        link="https://clade.example/club/ABCDEFGHJKMN/ABCDEFGHJKMN"
        onJoin={nothing}
        onLeave={nothing}
        onTable={nothing}
        onRole={nothing}
        onRemove={nothing}
      >
        <LeagueTable league={league(sample)} onSeason={nothing} />
        <LeadClub club={club(sample)} onChange={nothing} onNewCode={nothing} onEndSeason={nothing} />
      </ClubView>
    </>
  ),
  inbox: (sample) => (
    <>
      <Bar title="Clade" />
      <main className="page page-people">
        <h1>Clade</h1>
        <InboxView inbox={inbox(sample)} now={WHEN} onDecline={() => {}} />
      </main>
    </>
  ),
};

const nothing = (): void => {};

function club(sample: Sample): Club {
  const table = waitingTable({ ...sample, seat: 0 });
  return {
    id: "C",
    name: "Nightingales of Wiltshire",
    open: false,
    members: 3,
    role: sample.move % 2 === 0 ? "founder" : "member",
    code: "ABCDEFGHJKMN",
    season: { number: 3, began: WHEN, ends: WHEN + 56 * DAY },
    people: namesFrom(sample.move, 3).map((name, index) => ({
      id: `p${index}`,
      name,
      role: (["founder", "admin", "member"] as const)[index] ?? "member",
      since: WHEN,
      you: index === 0,
    })),
    tables: [table, { ...table, id: "T2", status: "playing" }],
  };
}

function league({ move }: Sample): League {
  return {
    season: { number: 3, began: WHEN, ends: WHEN + 56 * DAY },
    current: 3,
    standings: namesFrom(move, 3).map((name, index) => ({
      place: 1 + index,
      id: `p${index}`,
      name,
      you: index === 1,
      games: 104 - index,
      first: 30 - 9 * index,
      points: 312 - 60 * index,
    })),
  };
}

/** On some bars stands that something waits. */
export function showWaiting({ move }: Sample): void {
  noteWaiting({ games: move % 3 === 0 ? 14 : 0, invitations: 0, next: [] });
}

function leaders(move: number): LeaderPage {
  const players = namesFrom(move, 4 + (move % 5)).map((name, index) => ({
    place: 1 + index * 37,
    id: index === 4 ? null : `p${index}`,
    name: index === 4 ? "master" : index === 5 ? null : name,
    bot: index === 4,
    you: index === 2,
    strength: 41.3 - 7.7 * index,
    mean: 50 - 7 * index,
    deviation: 2.9,
    games: 1204 - 200 * index,
    lately: move % 2 === 0 ? { games: 12, won: 3 } : null,
  }));
  return { players, you: players[2] ?? null, total: 2301, next: 50 };
}

function inbox(sample: Sample): Inbox {
  const table = waitingTable({ ...sample, seat: 0 });
  return {
    games: [3 * DAY + 7_300_000, 4_000_000, 12_000].map((waits, index) => ({
      table: { ...table, id: `T${index}`, status: "playing" as const },
      since: WHEN - waits,
      left: index === 2 ? null : 2 * DAY + 5_400_000 * index,
    })),
    invitations: [{ table, from: { id: "p1", name: at(namesFrom(sample.move, 1), 0) }, at: WHEN }],
  };
}

const DAY = 24 * 3600 * 1000;
const WHEN = Date.UTC(2026, 4, 17);

function somebody(move: number): Profile {
  const games = 1 + (move % 4);
  return {
    id: "0123456789abcdef",
    name: at(namesFrom(move, 1), 0),
    you: false,
    followed: false,
    follower: move % 2 === 0,
    deeds: {
      since: WHEN,
      following: 12,
      followers: 1804,
      games: 317,
      byGame: gameIds.slice(0, games).map((game, index) => ofGame(game, 1 + 40 * index + (move % 7))),
      opponents: namesFrom(move + 1, 3).map((name, index) => ({
        person: `p${index}`,
        name,
        games: 40 - index,
        ahead: 20,
        behind: 17,
      })),
      badges: (["every-game", "beat-a-master", "hundred-games", "to-the-end"] as const).map((badge) => ({
        badge,
        at: WHEN,
      })),
      recent: Array.from({ length: 6 }, (_, index) => ({
        table: index % 2 === 0 ? "ABCDEFGHJKMN" : null,
        game: gameIds[index % gameIds.length] ?? "",
        at: WHEN + index * DAY,
        players: 1 + index,
        place: 1 + (index % 3),
        score: 12.5 * index,
        resigned: index === 3,
      })),
    },
  };
}

function ofGame(game: string, rated: number): OfGame {
  const curve = Array.from({ length: rated }, (_, index) => ({
    at: WHEN + index * DAY,
    mean: 25 + 6 * Math.sin(index / 9) + index / 12,
    deviation: 8.3 / Math.sqrt(1 + index / 3),
  }));
  const last = curve.at(-1);
  return {
    game,
    games: rated + 20,
    won: rated,
    places: [rated, 9, 0, 3],
    best: { score: 1034, players: 4, at: WHEN, table: "ABCDEFGHJKMN" },
    curve,
    rating: last === undefined ? null : { mean: last.mean, deviation: last.deviation, games: rated },
  };
}
