import { type Seat, toSeat } from "@clade/kernel";
import { Button, CardBack, kitWords, SeatColours, SeatMark } from "@clade/ui";
import { lazy, type ReactElement, Suspense, useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { deviceWords } from "../catalogue/on-device.ts";
import { ask, hostAgain, useKeeping } from "../local/host.ts";
import { address, type Look, type Summary } from "../local/messages.ts";
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

/** From where somebody looks at the screen. */
interface Place {
  readonly seat: Seat;
  readonly look: Look;
}

/** Somebody who has moved, after which the table went on to the next one by itself. */
interface JustMoved extends Place {
  /** How far they had seen the game, and how far the next one had when they came. */
  readonly on: number;
  readonly since: number | undefined;
}

interface SeatedProps {
  readonly kept: Summary;
  readonly loaded: LoadedGame;
}

/**
 * Who looks at the screen: the seat of the person whose turn it is. Between two people the table is covered where that must be;
 * where what only the next one may see has no bearing on their choice, that alone is, until they want to look.
 */
function Seated({ kept, loaded }: SeatedProps): ReactElement {
  const words = useWords();
  const gameName = useGameName();
  const [, go] = useLocation();
  const people = kept.seats.flatMap(({ bot }, index): Seat[] => {
    const seat = toSeat(index, kept.seats.length);
    return bot === undefined && seat !== undefined ? [seat] : [];
  });
  const shared = people.length > 1;
  const [place, setPlace] = useState<Place>({ seat: people[0] ?? 0, look: shared ? "down" : "own" });
  const { seat, look } = place;
  /** Undefined until it is known: then nothing is shown yet. */
  const [covered, setCovered] = useState<boolean | undefined>(shared ? undefined : false);
  const table = useTable(localLink, address(kept.id, seat, look));
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
    if (next === undefined || number === undefined || (next === seat && look === "own")) return;
    let wanted = true;
    const pass = async (): Promise<void> => {
      const cover = await ask<"cover">({ type: "cover", table: kept.id, seat: next }).catch(() => "table" as const);
      if (!wanted) return;
      setCovered(cover === "table");
      if (cover === "table") return;
      if (next !== seat) setBefore(mayTakeBack ? { seat, look, on: number, since: undefined } : undefined);
      const coming: Place = { seat: next, look: cover === "hand" ? "down" : "own" };
      if (coming.seat !== seat || coming.look !== look) setPlace(coming);
    };
    void pass();
    return () => {
      wanted = false;
    };
  }, [next, seat, look, over, kept.id, mayTakeBack, number]);

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

  const takeBackFor = ({ seat: mover, look: from, on }: JustMoved): void => {
    localLink.send({ type: "undo", table: address(kept.id, mover, from), id: `back-${mover}-${on}`, on });
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
  const nameOf = seatNames(game, table.seats);
  const canTakeBack = before === undefined || before.seat === seat || before.since !== number ? undefined : before;
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
            <Passed
              mover={canTakeBack === undefined ? undefined : nameOf(canTakeBack.seat)}
              onTakeBack={() => canTakeBack !== undefined && takeBackFor(canTakeBack)}
              hiding={look === "down" && covered === false && !over ? nameOf(seat) : undefined}
              onLook={() => setPlace({ seat, look: "own" })}
            />
            <TroubleStrip trouble={complaint} onClose={() => setComplaint(undefined)} />
            <Notice table={table} />
          </>
        }
      >
        <h1>{gameName(game)}</h1>{" "}
        <small>{kept.branchOf?.name ?? (shared ? words.table.hotSeat : words.table.solo)}</small>
      </Bar>
      <main className="table-main">
        {failed !== undefined ? (
          <FailedTable
            failed={failed}
            versions={{ begun: kept.version, here: loaded.pack.game.version }}
            evidence={evidence}
            onAgain={failed === NO_WORKER ? hostAgain : undefined}
          />
        ) : now === undefined || (covered === undefined && next !== undefined) ? (
          <p className="loading">{words.table.loading}</p>
        ) : covered === true && !over ? (
          <SeatColours colours={loaded.pack.about.colours}>
            <Cover
              seat={called}
              name={nameOf(called)}
              onUncover={() => {
                setPlace({ seat: called, look: "own" });
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
            hinting={look === "own"}
            playAgain={playAgain}
            evidence={evidence}
            kept={keeping}
            branch={kept.branchOf?.branch}
            lookBack={look === "down" && !over ? undefined : lookBack}
          />
        )}
      </main>
    </div>
  );
}

interface PassedProps {
  /** Who has just moved and may still think better of it. */
  readonly mover: string | undefined;
  readonly onTakeBack: () => void;
  /** Who sits here now with what only they may see face down. */
  readonly hiding: string | undefined;
  readonly onLook: () => void;
}

/** The table went on to the next person by itself: what can be said about that, in one line. */
function Passed({ mover, onTakeBack, hiding, onLook }: PassedProps): ReactElement | null {
  const { language } = useSettings();
  const words = deviceWords[language];
  if (mover === undefined && hiding === undefined) return null;
  return (
    <Strip
      kind="news"
      action={
        <>
          {mover === undefined ? null : (
            <Button sign="undo" onClick={onTakeBack}>
              {kitWords[language].undo}
            </Button>
          )}
          {hiding === undefined ? null : <Button onClick={onLook}>{words.look}</Button>}
        </>
      }
    >
      {mover === undefined ? "" : `${words.passedOn(mover)} `}
      {hiding === undefined ? "" : words.faceDown(hiding)}
    </Strip>
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
