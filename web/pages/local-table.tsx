import { type Seat, toSeat } from "@clade/kernel";
import { Button, CardBack, kitWords, SeatColours, SeatMark } from "@clade/ui";
import { lazy, type ReactElement, Suspense, useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { deviceWords } from "../catalogue/on-device.ts";
import { ask, hostAgain, useKeeping } from "../local/host.ts";
import { address, type Summary } from "../local/messages.ts";
import { newTable } from "../local/new-table.ts";
import { useOneTab } from "../local/one-tab.ts";
import { useSettings } from "../settings.ts";
import { useGameName, useSeatNaming } from "../shelf.ts";
import { type LoadedGame, useGame } from "../table/load.ts";
import { localLink } from "../table/local-link.ts";
import { useTable } from "../table/use-table.ts";
import { codeOf, type Trouble, type TroubleCode, troubleOf } from "../trouble/codes.ts";
import { localEvidence } from "../trouble/evidence.ts";
import { useWords } from "../words.ts";
import { Bar } from "./bar.tsx";
import { Fair } from "./fair.tsx";
import { FailedTable, GameTable } from "./game-table.tsx";
import { Notice } from "./notice.tsx";
import { Strip, TroubleStrip } from "./strip.tsx";

const LookBackHere = lazy(() => import("../replay/look-back.tsx"));

/** A table on this device: alone against bots, or several people who pass the device round; in one tab at a time. */
export default function LocalTablePage({ id }: { readonly id: string }): ReactElement {
  const { language } = useSettings();
  const { here, takeOver } = useOneTab(id);
  const words = deviceWords[language];
  if (here === true) return <LocalTable id={id} />;
  return (
    <div className="table-page">
      <Bar>
        <h1>Clade</h1>
      </Bar>
      <main className="table-main">
        {here === undefined ? null : (
          <div className="page" role="status">
            <h2>{words.title}</h2>
            <p>{words.help}</p>
            <Button look="main" onClick={takeOver}>
              {words.here}
            </Button>
          </div>
        )}
      </main>
    </div>
  );
}

function LocalTable({ id }: { readonly id: string }): ReactElement {
  const words = useWords();
  const [kept, setKept] = useState<Summary | null>();
  const [failed, setFailed] = useState<Trouble>();
  const [tries, setTries] = useState(0);
  const loaded = useGame(kept?.game);
  useEffect(() => {
    ask<"info">({ type: "info", table: id }).then(setKept, (error: unknown) => setFailed(troubleOf(error)));
  }, [id, tries]);
  if (kept != null && loaded != null) return <Seated kept={kept} loaded={loaded} />;
  const again = (): void => {
    setFailed(undefined);
    setTries(tries + 1);
  };
  const gone = kept === null || loaded === null;
  return (
    <div className="table-page">
      <Bar>
        <h1>Clade</h1>
      </Bar>
      <main className="table-main">
        {failed !== undefined || gone ? (
          <FailedTable
            failed={failed ?? GONE}
            versions={undefined}
            evidence={() => localEvidence(id)}
            onAgain={failed === undefined ? undefined : again}
          />
        ) : (
          <p className="loading">{words.table.loading}</p>
        )}
      </main>
    </div>
  );
}

const GONE = { code: "no-such-table", message: "not kept on this device" } as const;
const NO_WORKER = { code: "no-worker", message: "the worker did not start" } as const;

/** Somebody who has moved, after which the table went on to the next one by itself. */
interface JustMoved {
  readonly seat: Seat;
  /** How far they had seen the game, and how far the next one had when they came. */
  readonly on: number;
  readonly since: number | undefined;
}

interface SeatedProps {
  readonly kept: Summary;
  readonly loaded: LoadedGame;
}

/** Who looks at the screen: the seat of the person whose turn it is. Between two people the table is covered. */
function Seated({ kept, loaded }: SeatedProps): ReactElement {
  const words = useWords();
  const gameName = useGameName();
  const { language } = useSettings();
  const [, go] = useLocation();
  const people = kept.seats.flatMap(({ bot }, index): Seat[] => {
    const seat = toSeat(index, kept.seats.length);
    return bot === undefined && seat !== undefined ? [seat] : [];
  });
  const [seat, setSeat] = useState<Seat>(people[0] ?? 0);
  const [covered, setCovered] = useState(people.length > 1);
  const table = useTable(localLink, address(kept.id, seat));
  const { now } = table;
  const next =
    now === undefined || now.deciders.includes(seat) ? seat : people.find((each) => now.deciders.includes(each));
  const over = now?.result != null;
  const number = now?.number;
  const mayTakeBack = now?.undo === null;
  /** Who has just moved, where the table went on to the next one by itself. */
  const [before, setBefore] = useState<JustMoved>();
  useEffect(() => {
    // Events are numbered for each seat on its own: what counts is that the next one has not moved since.
    setBefore((known) =>
      known === undefined || known.seat === seat ? known : { ...known, since: known.since ?? number },
    );
  }, [seat, number]);
  useEffect(() => {
    if (over) return setCovered(false);
    if (next === undefined || next === seat) return;
    let wanted = true;
    // Where the next one sees no more than everybody, there is nothing to cover.
    const pass = async (): Promise<void> => {
      const hides = await ask<"hides">({ type: "hides", table: kept.id, seat: next }).catch(() => true);
      if (!wanted) return;
      if (hides) return setCovered(true);
      setBefore(mayTakeBack ? { seat, on: number ?? 0, since: undefined } : undefined);
      setSeat(next);
    };
    void pass();
    return () => {
      wanted = false;
    };
  }, [next, seat, over, kept.id, mayTakeBack, number]);

  const { game, seats, options } = kept;
  const [complaint, setComplaint] = useState<TroubleCode>();
  const playAgain = useCallback(() => {
    newTable({ game, seats, options }).then(
      (fresh) => go(`/table/${fresh}`),
      (error: unknown) => setComplaint(codeOf(error)),
    );
  }, [game, seats, options, go]);

  const record = useCallback(async () => {
    return (await ask<"record">({ type: "record", table: kept.id })) ?? undefined;
  }, [kept.id]);
  const evidence = useCallback(() => localEvidence(kept.id), [kept.id]);
  const seatNames = useSeatNaming();
  const keeping = useKeeping();
  const [warned, setWarned] = useState(false);

  const takeBackFor = ({ seat: mover, on }: JustMoved): void => {
    localLink.send({ type: "undo", table: address(kept.id, mover), id: `back-${mover}-${on}`, on });
    setBefore(undefined);
  };
  const takeBack = (): void => {
    table.undo();
    setCovered(false);
  };
  const [back, setBack] = useState(false);
  const lookBack = useCallback(() => {
    const { table: of, branch } = kept.branchOf ?? { table: kept.id, branch: undefined };
    if (over || branch !== undefined) go(`/game/device/${of}${branch === undefined ? "" : `?line=${branch}`}`);
    else setBack(true);
  }, [kept, over, go]);

  const called = next ?? seat;
  const failed = table.failed ?? (table.up ? undefined : NO_WORKER);
  return (
    <div className="table-page">
      <Bar
        title={gameName(game)}
        tools={kept.branchOf === null ? <Fair table={table} loaded={loaded} record={record} /> : null}
        strips={
          <>
            {keeping || warned ? null : (
              <Strip kind="news" onClose={() => setWarned(true)}>
                {words.notices.unkept}
              </Strip>
            )}
            {before === undefined || before.seat === seat || before.since !== number ? null : (
              <Strip
                kind="news"
                action={
                  <Button sign="undo" onClick={() => takeBackFor(before)}>
                    {kitWords[language].undo}
                  </Button>
                }
              >
                {deviceWords[language].passedOn(seatNames(game, table.seats)(before.seat))}
              </Strip>
            )}
            <TroubleStrip trouble={complaint} onClose={() => setComplaint(undefined)} />
            <Notice table={table} />
          </>
        }
      >
        <h1>{gameName(game)}</h1>{" "}
        <small>{kept.branchOf?.name ?? (people.length > 1 ? words.table.hotSeat : words.table.solo)}</small>
      </Bar>
      <main className="table-main">
        {failed !== undefined ? (
          <FailedTable
            failed={failed}
            versions={{ begun: kept.version, here: loaded.pack.game.version }}
            evidence={evidence}
            onAgain={failed === NO_WORKER ? hostAgain : undefined}
          />
        ) : now === undefined ? (
          <p className="loading">{words.table.loading}</p>
        ) : covered && !over ? (
          <SeatColours colours={loaded.pack.about.colours}>
            <Cover
              seat={called}
              name={seatNames(game, table.seats)(called)}
              onUncover={() => {
                setSeat(called);
                setCovered(false);
              }}
              onTakeBack={now.undo === null && called !== seat ? takeBack : undefined}
            />
          </SeatColours>
        ) : back && !over ? (
          <Suspense fallback={<p className="loading">{words.table.loading}</p>}>
            <LookBackHere loaded={loaded} record={record} seat={seat} onBack={() => setBack(false)} />
          </Suspense>
        ) : (
          <GameTable
            loaded={loaded}
            table={table}
            paced={people.length < kept.seats.length}
            hinting
            playAgain={playAgain}
            evidence={evidence}
            kept={keeping}
            lookBack={lookBack}
          />
        )}
      </main>
    </div>
  );
}

interface CoverProps {
  readonly seat: Seat;
  readonly name: string;
  readonly onUncover: () => void;
  /** Whoever has just moved thinks better of it before they pass the device on; undefined if they cannot. */
  readonly onTakeBack: (() => void) | undefined;
}

/** Lies over the table while the device goes from hand to hand: nothing of the table is on the page meanwhile. */
function Cover({ seat, name, onUncover, onTakeBack }: CoverProps): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  return (
    <section className={`cover seat-${seat}`}>
      <span className="cover-card" aria-hidden="true">
        <CardBack />
        <SeatMark seat={seat} />
      </span>
      <h2>{words.cover.title(name)}</h2>
      <p>{words.cover.help}</p>
      <Button look="main" autoFocus onClick={onUncover}>
        {words.cover.button(name)}
      </Button>
      {onTakeBack === undefined ? null : (
        <Button look="quiet" sign="undo" onClick={onTakeBack}>
          {kitWords[language].undo}
        </Button>
      )}
    </section>
  );
}
