import {
  colourNames,
  type GameEvent,
  type Hint,
  type Now,
  type Numbered,
  type Seat,
  type TakenBack,
} from "@clade/kernel";
import type { ReactElement } from "react";
import { Bar } from "../pages/bar.tsx";
import { Fair } from "../pages/fair.tsx";
import { GameTable } from "../pages/game-table.tsx";
import { Clocks } from "../doors/clocks.tsx";
import { PeopleButton } from "../doors/people-sheet.tsx";
import type { Company } from "../doors/use-company.ts";
import { WhoPlays } from "../doors/who-plays.tsx";
import { soloSeats } from "../local/new-table.ts";
import { currentSettings } from "../settings.ts";
import { useGameName } from "../shelf.ts";
import { seatsThen } from "../replay/shown-position.ts";
import type { LoadedGame } from "../table/load.ts";
import type { SeenTable } from "../table/use-table.ts";
import { useWords } from "../words.ts";
import { ofRecord } from "../trouble/evidence.ts";
import type { positionOf } from "./kept-games.ts";
import type { Sample } from "./sample.ts";
import { onlineTable } from "./waiting-table.ts";

type Position = Awaited<ReturnType<typeof positionOf>>;

const nothing = (): void => {};

const CLOCKS = [754_000, 31_000, 3_725_000, 200_000_000, 5_000, 599_000];
const COMPANY: Company = {
  now: {
    typed: "invited",
    child: false,
    keptAway: [{ id: "x", name: "Maria Sibylla", how: "block", seat: 2 }],
    here: { typed: true },
  },
  typed: true,
  child: false,
  turns: 0,
  change: () => Promise.resolve(undefined),
};

/** What somebody would have before them who watched the game up to here. */
export function tableAt(match: Position, sample: Sample, loaded: LoadedGame): SeenTable {
  const { language } = currentSettings();
  const watcher = sample.seat < 0 ? "spectator" : (sample.seat as Seat);
  const legal = watcher === "spectator" ? [] : match.legal(watcher).map((move) => loaded.pack.game.write(move));
  const [own] = colourNames(language, loaded.pack.about.colours);
  const events = match.events(watcher, 0) as readonly Numbered<GameEvent | TakenBack>[];
  const now: Now = {
    watcher,
    number: match.told(watcher),
    view: match.view(watcher),
    deciders: match.deciders,
    legal,
    undo: watcher === "spectator" ? { code: "nothing-to-undo", clause: "house" } : (match.undoRefusal(watcher) ?? null),
    result: match.result ?? null,
  };
  const [first, second] = legal;
  const told = events.findLast(({ event }) => event.type !== "taken-back")?.event ?? null;
  const why = second === undefined ? {} : { why: { than: second, event: told, after: 0.72, instead: 0.18 } };
  const hints: Hint[] =
    sample.state === "hint" && first !== undefined ? [{ move: first, score: 37.4, win: 0.31, visits: 40, ...why }] : [];
  const seats = soloSeats(sample.kept === "" ? 4 : match.players, "usual", { name: own ?? "", language });
  return {
    up: true,
    now,
    events,
    seats:
      sample.company === "people"
        ? onlineTable(sample, seats.length).seats.map(({ name, away }, seat) => ({
            name: name ?? "",
            bot: away ? "adept" : null,
            absent: away ? "away" : null,
            connected: !away,
            clock: CLOCKS[seat] ?? 0,
            runs: now.deciders.some((each) => each === seat),
          }))
        : seatsThen(seats),
    seatsTold: 0,
    seed: { hash: match.seedHash, seed: null },
    since: Math.max(0, now.number - 6),
    busy: false,
    refused: undefined,
    hints,
    info: sample.company === "people" ? onlineTable(sample, seats.length) : undefined,
    said: [],
    unsaid: [],
    saidAgain: 0,
    failed: undefined,
    trouble: undefined,
    notice: undefined,
    past: [],
    act: nothing,
    undo: nothing,
    hint: nothing,
    say: nothing,
    sayPhrase: nothing,
    sayAgain: nothing,
    drop: nothing,
    dismiss: nothing,
    watchAgain: nothing,
  };
}

interface Props {
  readonly loaded: LoadedGame;
  readonly table: SeenTable;
  readonly match: Position;
}

/** A table as the page of a local one shows it. */
export function ShownTable({ loaded, table, match }: Props): ReactElement {
  const { info } = table;
  const words = useWords();
  const gameName = useGameName();
  return (
    <div className="table-page">
      <Bar
        tools={
          <>
            {info === undefined ? null : <PeopleButton info={info} table={table} company={COMPANY} lines={[]} />}
            <Fair table={table} loaded={loaded} record={() => Promise.resolve(undefined)} />
          </>
        }
        strips={
          info === undefined ? undefined : (
            <>
              <Clocks info={info} table={table} />
              <WhoPlays info={info} />
            </>
          )
        }
      >
        <h1>{gameName(loaded.pack.game.id)}</h1> <small>{words.table.solo}</small>
      </Bar>
      <main className="table-main">
        <GameTable
          loaded={loaded}
          table={table}
          paced
          hinting
          playAgain={nothing}
          evidence={() => Promise.resolve(ofRecord(match.record()))}
          kept
          lookBack={nothing}
        />
      </main>
    </div>
  );
}
