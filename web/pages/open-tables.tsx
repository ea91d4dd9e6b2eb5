import type { ProblemCode, TableInfo } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type FormEvent, type ReactElement, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { api, isProblem } from "../online/api.ts";
import { joinByCode } from "../online/join.ts";
import { useSettings } from "../settings.ts";
import { useGameName } from "../shelf.ts";
import { joinWords } from "../trouble/words.ts";
import { useWords } from "../words.ts";
import { paceWords } from "./terms.tsx";

interface Lists {
  readonly mine: readonly TableInfo[];
  readonly open: readonly TableInfo[];
}

/** Playing with others: the field for a friend's code, one's own tables on the server, and tables that wait. */
export function OpenTables(): ReactElement {
  const words = useWords();
  const [, go] = useLocation();
  const [lists, setLists] = useState<Lists | null>();
  /** Why there are no lists, where a server has said so. */
  const [refused, setRefused] = useState<ProblemCode>();
  const [code, setCode] = useState("");
  const [complaint, setComplaint] = useState("");
  useEffect(() => {
    const look = async (): Promise<void> => {
      const [mine, open] = await Promise.all([api.myTables(), api.openTables()]);
      if (mine === undefined || open === undefined || isProblem(mine) || isProblem(open)) {
        setLists(null);
        setRefused([mine, open].find(isProblem)?.problem);
      } else {
        setLists({ mine: mine.tables, open: open.tables });
      }
    };
    look().catch(() => setLists(null));
  }, []);
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const table = await joinByCode(code);
    if (table === undefined) setComplaint(words.offline);
    else if (isProblem(table)) setComplaint(joinWords(words, table.problem));
    else go(`/online/${table.id}`);
  };
  const playing = lists?.mine.filter(({ status }) => status === "playing" || status === "waiting") ?? [];
  const waiting = lists?.open.filter(({ id }) => !playing.some((mine) => mine.id === id)) ?? [];
  return (
    <>
      <section className="home-section" aria-labelledby="join">
        <h2 id="join">{words.joinTitle}</h2>
        {lists === null ? (
          <p className="home-quiet">{refused === undefined ? words.offline : words.problems[refused]}</p>
        ) : (
          <form className="join" onSubmit={(event) => void join(event)}>
            <label htmlFor="code">{words.joinHelp}</label>
            <div>
              <input
                id="code"
                value={code}
                placeholder={words.code}
                autoCapitalize="characters"
                autoComplete="off"
                maxLength={12}
                onChange={({ target }) => setCode(target.value)}
              />
              <Button type="submit" disabled={code.trim() === ""}>
                {words.join}
              </Button>
            </div>
            <p role="alert">{complaint}</p>
          </form>
        )}
        <TableList tables={playing} />
      </section>
      {lists == null ? null : (
        <section className="home-section" aria-labelledby="open">
          <h2 id="open">{words.openTables}</h2>
          {waiting.length === 0 ? <p className="home-quiet">{words.noOpenTables}</p> : <TableList tables={waiting} />}
        </section>
      )}
    </>
  );
}

function TableList({ tables }: { readonly tables: readonly TableInfo[] }): ReactElement {
  const words = useWords();
  const gameName = useGameName();
  const { language } = useSettings();
  return (
    <ul className="home-list">
      {tables.slice(0, 8).map((table) => {
        const { id, game, seats, turn, you, status } = table;
        const free = seats.filter(({ name }) => name === null).length;
        const people = seats.flatMap(({ name }) => (name === null ? [] : [name])).join(", ");
        return (
          <li key={id}>
            <Link href={`/online/${id}`}>
              <b>{gameName(game)}</b>
              <small>
                {people}
                {status === "waiting" ? ` · ${words.free(free)} · ${paceWords(words, language, table)}` : ""}
                {you.seat !== null && turn.includes(you.seat) ? ` · ${words.yourMove}` : ""}
              </small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
