import { labelled } from "@clade/kernel";
import { isRecordTrouble, type RecordTrouble, troubleSentence } from "@clade/kernel/replay";
import { Button } from "@clade/ui";
import { type ReactElement, useCallback, useEffect, useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { ask } from "../local/host.ts";
import type { KeptTable } from "../local/messages.ts";
import { api, isProblem } from "../online/api.ts";
import { Bar } from "../pages/bar.tsx";
import { ShelfHead } from "../pages/shelf-head.tsx";
import { Strip, TroubleStrip } from "../pages/strip.tsx";
import { useStayWords } from "../replay/words/index.ts";
import { useSettings } from "../settings.ts";
import { SHELF, useGameName, useSeatNaming } from "../shelf.ts";
import { codeOf, type TroubleCode } from "../trouble/codes.ts";
import { download } from "../trouble/download.ts";
import { useWords } from "../words.ts";
import { bring } from "./bring.ts";
import { BringRecord } from "./bring-record.tsx";
import { chosen, EVERYTHING, fromDevice, fromServer, type GameEntry, ranking, type Wanted } from "./entries.ts";
import "./games.css";

/** How many games are drawn at first, and how many more each time. */
const AT_ONCE = 40;

/** Everything that somebody has played, on this device and on the server. */
export default function MyGames(): ReactElement {
  const { games: words } = useStayWords();
  const { language } = useSettings();
  const gameName = useGameName();
  const seatNames = useSeatNaming();
  const [, go] = useLocation();
  const { entries, connected, complaint, setComplaint, setEntries } = useGames();
  const [wanted, setWanted] = useState(EVERYTHING);
  const [most, setMost] = useState(AT_ONCE);
  const [removed, setRemoved] = useState<{ readonly kept: KeptTable; readonly entry: GameEntry }>();
  const [trouble, setTrouble] = useState<RecordTrouble>();
  const [reading, setReading] = useState(false);

  const namesOf = useCallback(
    (entry: GameEntry): readonly string[] => {
      const naming = seatNames(entry.game, entry.seats);
      return entry.seats.map(({ name }, seat) => (name === null ? words.freeSeat : naming(seat as 0)));
    },
    [seatNames, words],
  );
  const found = useMemo(
    () => chosen(entries ?? [], wanted, (entry) => [gameName(entry.game), ...namesOf(entry)].join(" ")),
    [entries, wanted, gameName, namesOf],
  );
  const open = useCallback(
    async (text: string): Promise<void> => {
      setTrouble(undefined);
      setReading(true);
      try {
        const kept = await bring(text);
        if (isRecordTrouble(kept)) setTrouble(kept);
        else go(`/game/device/${kept.table}`);
      } catch (error) {
        setComplaint(codeOf(error));
      } finally {
        setReading(false);
      }
    },
    [go, setComplaint],
  );
  const act = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      setComplaint(codeOf(error));
    }
  };
  const remove = (entry: GameEntry): Promise<void> =>
    act(async () => {
      const kept = await ask<"forget">({ type: "forget", table: entry.id });
      setEntries((before) => before?.filter((each) => each !== entry));
      if (kept !== null) setRemoved({ kept, entry });
    });
  const putBack = (): Promise<void> =>
    act(async () => {
      if (removed === undefined) return;
      await ask<"restore">({ type: "restore", kept: removed.kept });
      setEntries((before) => [...(before ?? []), removed.entry]);
      setRemoved(undefined);
    });
  const save = (entry: GameEntry): Promise<void> =>
    act(async () => {
      const record =
        entry.where === "device"
          ? await ask<"record">({ type: "record", table: entry.id })
          : await api.record(entry.id);
      if (record === undefined || record === null) setComplaint("no-connection");
      else if (isProblem(record)) setComplaint(record.problem);
      else download(`${record.game}-${record.seedHash.slice(0, 12)}.json`, record);
    });

  return (
    <>
      <Bar
        title={words.title}
        strips={
          <>
            <TroubleStrip trouble={complaint} onClose={() => setComplaint(undefined)} />
            {trouble === undefined ? null : (
              <Strip kind="trouble" onClose={() => setTrouble(undefined)}>
                {troubleSentence(language, trouble)}
              </Strip>
            )}
            {removed === undefined ? null : (
              <Strip
                kind="news"
                action={<Button onClick={() => void putBack()}>{words.putBack}</Button>}
                onClose={() => setRemoved(undefined)}
              >
                {words.removed(gameName(removed.entry.game))}
              </Strip>
            )}
          </>
        }
      />
      <main className="page page-games">
        <ShelfHead title={words.title}>{words.help}</ShelfHead>
        <Filters wanted={wanted} onChange={setWanted} />
        <p role="status" className="home-quiet">
          {reading
            ? words.reading
            : entries === undefined
              ? ""
              : found.length > 0
                ? words.count(found.length)
                : entries.length === 0
                  ? words.nothingYet
                  : words.none}
        </p>
        {connected ? null : <p className="home-quiet">{words.noServer}</p>}
        <ul className="games-list">
          {found.slice(0, most).map((entry) => (
            <Entry
              key={`${entry.where} ${entry.id}`}
              entry={entry}
              names={namesOf(entry)}
              onDownload={() => void save(entry)}
              onRemove={entry.where === "device" ? () => void remove(entry) : undefined}
            />
          ))}
        </ul>
        {found.length > most ? <Button onClick={() => setMost(most + AT_ONCE)}>{words.more}</Button> : null}
        <BringRecord onText={(text) => void open(text)} onTrouble={setTrouble} />
      </main>
    </>
  );
}

interface Games {
  readonly entries: readonly GameEntry[] | undefined;
  readonly setEntries: (change: (before: readonly GameEntry[] | undefined) => readonly GameEntry[] | undefined) => void;
  /** Whether a server answered; true until it is known. */
  readonly connected: boolean;
  readonly complaint: TroubleCode | undefined;
  readonly setComplaint: (code: TroubleCode | undefined) => void;
}

function useGames(): Games {
  const [entries, setEntries] = useState<readonly GameEntry[]>();
  const [connected, setConnected] = useState(true);
  const [complaint, setComplaint] = useState<TroubleCode>();
  useEffect(() => {
    let wanted = true;
    const add = (more: readonly GameEntry[]): void => {
      if (wanted) setEntries((before) => [...(before ?? []), ...more]);
    };
    const device = async (): Promise<void> => add((await ask<"list">({ type: "list" })).map(fromDevice));
    const server = async (from: number): Promise<void> => {
      const page = await api.myTables(from);
      if (page === undefined) {
        if (wanted) setConnected(false);
        return;
      }
      // Somebody whom the server does not know has no games there.
      if (isProblem(page)) return;
      add(page.tables.map(fromServer));
      if (page.next !== null && wanted) await server(page.next);
    };
    const fail = (error: unknown): void => {
      if (wanted) setComplaint(codeOf(error));
    };
    setEntries(undefined);
    device().catch(fail);
    server(0).catch(fail);
    return () => {
      wanted = false;
    };
  }, []);
  return { entries, setEntries, connected, complaint, setComplaint };
}

interface FilterProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

function Filters({ wanted, onChange }: FilterProps): ReactElement {
  const { games: words } = useStayWords();
  const gameName = useGameName();
  const select = (
    label: string,
    value: string,
    choices: readonly (readonly [value: string, text: string])[],
    choose: (value: string) => void,
  ): ReactElement => (
    <label className="games-filter">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const WHERE = ["", "device", "online"] as const;
  const STANDING = ["", "running", "over"] as const;
  return (
    <search className="games-filters">
      <label className="games-filter games-search">
        <span>{words.search}</span>
        <input
          type="search"
          value={wanted.words}
          onChange={({ target }) => onChange({ ...wanted, words: target.value })}
        />
      </label>
      {select(
        words.game,
        wanted.game,
        [["", words.allGames], ...SHELF.map(({ id }) => [id, gameName(id)] as const)],
        (game) => onChange({ ...wanted, game }),
      )}
      {select(
        words.standing,
        wanted.standing,
        [
          ["", words.runningAndOver],
          ["running", words.running],
          ["over", words.over],
        ],
        (value) => onChange({ ...wanted, standing: STANDING.find((each) => each === value) ?? "" }),
      )}
      {select(
        words.where,
        wanted.where,
        [
          ["", words.everywhere],
          ["device", words.onDevice],
          ["online", words.online],
        ],
        (value) => onChange({ ...wanted, where: WHERE.find((each) => each === value) ?? "" }),
      )}
    </search>
  );
}

interface EntryProps {
  readonly entry: GameEntry;
  readonly names: readonly string[];
  readonly onDownload: () => void;
  readonly onRemove: (() => void) | undefined;
}

function Entry({ entry, names, onDownload, onRemove }: EntryProps): ReactElement {
  const { games: words } = useStayWords();
  const { language } = useSettings();
  const shell = useWords();
  const gameName = useGameName();
  const { where, id, game, standing, when, result, branches, myTurn } = entry;
  const name = gameName(game);
  const date = new Date(when);
  const day = date.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  const table = where === "device" ? `/table/${id}` : `/online/${id}`;
  const over = standing === "over";
  const way = over ? `/game/${where}/${id}` : table;
  const about = (what: string): string => words.about(what, `${name}, ${day}`);
  return (
    <li className="games-entry">
      <Link href={way} className="games-way" aria-label={about(over ? words.look : words.goOn)}>
        <b>{name}</b>
        <small>
          <time dateTime={date.toISOString()}>{day}</time> · {where === "device" ? words.onDevice : words.online} ·{" "}
          {words[standing]}
          {myTurn ? ` · ${words.yourTurn}` : ""}
          {branches > 0 ? ` · ${words.branches(branches)}` : ""}
        </small>
        <span className="games-names">
          {result === null
            ? names.join(", ")
            : ranking(result)
                .map((seat) => labelled(language, names[seat] ?? "", String(result.scores[seat] ?? "")))
                .join(" · ")}
        </span>
      </Link>
      <div className="games-actions">
        {where === "device" || over ? (
          <Button look="quiet" aria-label={about(words.download)} onClick={onDownload}>
            {words.download}
          </Button>
        ) : null}
        {onRemove === undefined ? null : (
          <Button look="quiet" aria-label={shell.forget(`${name}, ${day}`)} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  );
}
