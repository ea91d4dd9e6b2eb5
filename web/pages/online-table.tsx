import type { TableInfo } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type ReactElement, useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { api, isProblem } from "../online/api.ts";
import { introduce } from "../online/identity.ts";
import { useGameName } from "../shelf.ts";
import { useGame } from "../table/load.ts";
import { onlineLink } from "../table/online-link.ts";
import { useTable } from "../table/use-table.ts";
import { useWords } from "../words.ts";
import { Bar } from "./bar.tsx";
import { Chat } from "./chat.tsx";
import { Fair } from "./fair.tsx";
import { GameTable } from "./game-table.tsx";
import { WaitingRoom } from "./waiting-room.tsx";

/** A table on the server: the room where one waits for players, then the game. */
export default function OnlineTablePage({ id }: { readonly id: string }): ReactElement {
  const words = useWords();
  const gameName = useGameName();
  const [, go] = useLocation();
  const table = useTable(onlineLink, id);
  const [first, setFirst] = useState<TableInfo>();
  const info = table.info ?? first;
  const loaded = useGame(info?.game);
  const playAgain = useCallback(() => {
    const again = async (): Promise<void> => {
      const fresh = await api.rematch(id);
      if (fresh !== undefined && !isProblem(fresh)) go(`/online/${fresh.id}`);
    };
    void again();
  }, [id, go]);
  const record = useCallback(async () => {
    const kept = await api.record(id);
    return isProblem(kept) ? undefined : kept;
  }, [id]);
  const seat = info?.you.seat ?? null;
  const standIn = seat !== null && info?.seats[seat]?.away === true;
  // Against bots alone the server gives hints; among people everybody thinks for themselves.
  const alone = info?.seats.every(({ bot }, other) => other === seat || bot !== null) ?? false;
  const gone = table.missing || loaded === null;
  return (
    <div className="table-page">
      <Bar
        tools={
          <>
            {info === undefined ? null : <Chat info={info} table={table} />}
            <Fair table={table} loaded={loaded} record={record} />
          </>
        }
      >
        <>
          <h1>{info === undefined ? "Clade" : gameName(info.game)}</h1>{" "}
          <small>
            {info !== undefined && info.status !== "waiting" && seat === null
              ? words.table.watching
              : words.table.online}
          </small>{" "}
          <span role="status" className="bar-lost">
            {table.up ? "" : words.table.lost}
          </span>
        </>
      </Bar>
      <main className="table-main">
        {gone ? (
          <div className="page">
            <h2>{words.table.gone}</h2>
            <p>{words.table.goneHelp}</p>
          </div>
        ) : info === undefined || loaded == null ? (
          <p className="loading">{words.table.loading}</p>
        ) : info.status === "waiting" || table.now === undefined ? (
          <WaitingRoom info={info} onChange={setFirst} />
        ) : (
          <>
            <GameTable
              loaded={loaded}
              table={table}
              hinting={seat !== null && alone}
              playAgain={seat === null ? undefined : playAgain}
            />
            {standIn ? (
              <div className="stand-in" role="status">
                <span>{words.table.standInPlays}</span>
                <Button look="main" onClick={() => onlineLink.send({ type: "back", table: id })}>
                  {words.table.takeSeat}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </main>
    </div>
  );
}

/** A link with a code: sits down at that table. */
export function JoinByLink({ code }: { readonly code: string }): ReactElement {
  const words = useWords();
  const [, go] = useLocation();
  const [complaint, setComplaint] = useState("");
  useEffect(() => {
    const join = async (): Promise<void> => {
      await introduce();
      const table = await api.joinByCode(code);
      if (table === undefined) setComplaint(words.offline);
      else if (isProblem(table)) setComplaint(words.noSuchCode);
      else go(`/online/${table.id}`, { replace: true });
    };
    void join();
  }, [code, go, words]);
  return (
    <>
      <Bar />
      <main className="page">
        <h1>{words.joinTitle}</h1>
        <p role="alert">{complaint === "" ? words.table.loading : complaint}</p>
      </main>
    </>
  );
}
