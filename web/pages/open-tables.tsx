import type { TableInfo } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type ReactElement, useEffect, useState } from "react";
import { Link } from "wouter";
import { watchWords } from "../catalogue/watch.ts";
import { api, isProblem } from "../online/api.ts";
import type { ServerSays } from "../online/tables.ts";
import { shownNames } from "../seat-names.ts";
import { useSettings } from "../settings.ts";
import { useGameName } from "../shelf.ts";
import { useWords } from "../words.ts";
import { JoinForm } from "./join-form.tsx";
import { paceWords } from "./terms.tsx";

/** So many tables are shown at first. */
const FEW = 8;

/** Playing with others: the field for a friend's code, and tables that wait. */
export function OpenTables({ said }: { readonly said: ServerSays | undefined }): ReactElement {
  const words = useWords();
  const [all, setAll] = useState(false);
  const [further, setFurther] = useState<{ readonly open: readonly TableInfo[]; readonly next: number | null }>();
  const refused = said !== undefined && "refused" in said;
  const lists = said === undefined || refused ? undefined : said;
  const waiting = [...(lists?.open ?? []), ...(further?.open ?? [])];
  const next = further === undefined ? (lists?.next ?? null) : further.next;
  /** Those that were fetched and not shown, then those that were not fetched yet. */
  const more = async (): Promise<void> => {
    if (!all) return setAll(true);
    const answer = next === null ? undefined : await api.openTables(next);
    if (answer === undefined || isProblem(answer)) return;
    setFurther({ open: [...(further?.open ?? []), ...answer.tables], next: answer.next });
  };
  return (
    <>
      <section className="home-section" aria-labelledby="join">
        <h2 id="join">{words.joinTitle}</h2>
        {refused ? (
          <p className="home-quiet">{said.refused === undefined ? words.offline : words.problems[said.refused]}</p>
        ) : (
          <JoinForm />
        )}
      </section>
      {lists === undefined ? null : (
        <section className="home-section" aria-labelledby="open">
          <h2 id="open">{words.openTables}</h2>
          {waiting.length === 0 ? (
            <p className="home-quiet">{words.noOpenTables}</p>
          ) : (
            <TableList tables={all ? waiting : waiting.slice(0, FEW)} />
          )}
          {(!all && waiting.length > FEW) || next !== null ? (
            <Button onClick={() => void more()}>{words.moreTables}</Button>
          ) : null}
        </section>
      )}
      {lists === undefined ? null : <WatchList />}
    </>
  );
}

/** Games of others that anybody may look at; nothing where there are none. */
function WatchList(): ReactElement | null {
  const { language } = useSettings();
  const words = watchWords[language];
  const [games, setGames] = useState<readonly TableInfo[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const fetchMore = async (after?: string): Promise<void> => {
    const answer = await api.watchable(after);
    if (answer === undefined || isProblem(answer)) return;
    const others = answer.tables.filter(({ you }) => you.seat === null);
    setGames((before) => (after === undefined ? others : [...before, ...others]));
    setNext(answer.next);
  };
  useEffect(() => void fetchMore(), []);
  if (games.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="watch">
      <h2 id="watch">{words.title}</h2>
      <TableList tables={games} />
      {next === null ? null : <Button onClick={() => void fetchMore(next)}>{words.more}</Button>}
    </section>
  );
}

function TableList({ tables }: { readonly tables: readonly TableInfo[] }): ReactElement {
  const words = useWords();
  const gameName = useGameName();
  const { language } = useSettings();
  return (
    <ul className="home-list">
      {tables.map((table) => {
        const { id, game, seats } = table;
        const free = seats.filter(({ name }) => name === null).length;
        const people = shownNames(seats)
          .filter((name) => name !== undefined)
          .join(", ");
        return (
          <li key={id}>
            <Link href={`/online/${id}`}>
              <b>{gameName(game)}</b>
              <small>
                {people} · {free === 0 ? null : `${words.free(free)} · `}
                {paceWords(words, language, table)}
              </small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
