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
  /** From which open table on the server has more. */
  readonly next: number | null;
}

/** So many tables are shown at first. */
const FEW = 8;

/** Playing with others: the field for a friend's code, one's own tables on the server, and tables that wait. */
export function OpenTables(): ReactElement {
  const words = useWords();
  const [, go] = useLocation();
  const [lists, setLists] = useState<Lists | null>();
  /** Why there are no lists, where a server has said so. */
  const [refused, setRefused] = useState<ProblemCode>();
  const [code, setCode] = useState("");
  const [complaint, setComplaint] = useState("");
  const [all, setAll] = useState(false);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const [mine, open] = await Promise.all([api.myTables(), api.openTables(0)]);
      if (mine === undefined || open === undefined || isProblem(mine) || isProblem(open)) {
        setLists(null);
        setRefused([mine, open].find(isProblem)?.problem);
      } else {
        setLists({ mine: mine.tables, open: open.tables, next: open.next });
      }
    };
    look().catch(() => setLists(null));
  }, []);
  /** Those that were fetched and not shown, then those that were not fetched yet. */
  const more = async (): Promise<void> => {
    if (lists == null || !all) return setAll(true);
    const further = lists.next === null ? undefined : await api.openTables(lists.next);
    if (further === undefined || isProblem(further)) return;
    setLists({ ...lists, open: [...lists.open, ...further.tables], next: further.next });
  };
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
        <TableList tables={playing.slice(0, FEW)} />
      </section>
      {lists == null ? null : (
        <section className="home-section" aria-labelledby="open">
          <h2 id="open">{words.openTables}</h2>
          {waiting.length === 0 ? (
            <p className="home-quiet">{words.noOpenTables}</p>
          ) : (
            <TableList tables={all ? waiting : waiting.slice(0, FEW)} />
          )}
          {(!all && waiting.length > FEW) || lists.next !== null ? (
            <Button onClick={() => void more()}>{words.moreTables}</Button>
          ) : null}
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
      {tables.map((table) => {
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
