import { type Seat, seats, type TableInfo } from "@clade/kernel";
import { Button, Icon } from "@clade/ui";
import { type ReactElement, useEffect, useState } from "react";
import { Link } from "wouter";
import { homeWords } from "../catalogue/home.ts";
import { ask, useKeeping } from "../local/host.ts";
import type { Summary } from "../local/messages.ts";
import { shownNames } from "../seat-names.ts";
import { useSettings } from "../settings.ts";
import { useGameName, useSeatNaming } from "../shelf.ts";
import { codeOf, type TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { paceWords } from "./terms.tsx";

/** Whether there was a game to go on with when the page was last here: its place is kept, so that nothing moves for it. */
const EXPECTED = "clade.go-on";

/** So many are shown of each kind. */
const FEW = 6;

/** The games that are not over, on this device and on the server: before all others, and nothing where there are none. */
export function GoOn({ online }: { readonly online: readonly TableInfo[] }): ReactElement | null {
  const words = useWords();
  const [tables, setTables] = useState<readonly Summary[]>([]);
  const [expected, setExpected] = useState(() => localStorage.getItem(EXPECTED) !== null);
  const [complaint, setComplaint] = useState<TroubleCode>();
  const keeping = useKeeping();
  const show = (unfinished: readonly Summary[]): void => {
    setTables(unfinished);
    setExpected(unfinished.length > 0);
    if (unfinished.length > 0) localStorage.setItem(EXPECTED, "");
    else localStorage.removeItem(EXPECTED);
  };
  useEffect(() => {
    const list = async (): Promise<void> => {
      show((await ask<"list">({ type: "list" })).filter(({ over }) => !over));
    };
    list().catch((error: unknown) => setComplaint(codeOf(error)));
  }, []);
  const forget = async (table: string): Promise<void> => {
    try {
      await ask<"forget">({ type: "forget", table });
      show(tables.filter(({ id }) => id !== table));
    } catch (error) {
      setComplaint(codeOf(error));
    }
  };
  if (!expected && keeping && complaint === undefined && online.length === 0) return null;
  return (
    <section className="home-section home-first" aria-labelledby="go-on">
      <h2 id="go-on">{words.goOn}</h2>
      {complaint === undefined ? null : (
        <p role="alert" className="home-trouble">
          {words.problems[complaint]}
        </p>
      )}
      {keeping ? null : <p className="home-trouble">{words.notices.unkept}</p>}
      {keeping && tables.length > 0 ? <p className="home-quiet">{words.goOnHelp}</p> : null}
      <ul className="home-list">
        {online.slice(0, FEW).map((table) => (
          <OnlineGame key={table.id} table={table} />
        ))}
        {tables.slice(0, FEW).map((table) => (
          <KeptGame key={table.id} table={table} onForget={() => void forget(table.id)} />
        ))}
      </ul>
    </section>
  );
}

function OnlineGame({ table }: { readonly table: TableInfo }): ReactElement {
  const { id, game, seats: people, turn, you, status, pace } = table;
  const words = useWords();
  const { language } = useSettings();
  const gameName = useGameName();
  const here = homeWords[language];
  const others = shownNames(people).filter((name, seat) => name !== undefined && seat !== you.seat);
  const facts = [
    ...(others.length === 0 ? [] : [words.against(others.join(", "))]),
    here.online,
    ...(status === "waiting" ? [here.waiting] : []),
    ...(pace.kind === "none" ? [] : [paceWords(words, language, table)]),
  ];
  return (
    <li>
      <Link href={`/online/${id}`}>
        <b>{gameName(game)}</b>
        <small>
          {facts.join(" · ")}
          {you.seat !== null && turn.includes(you.seat) ? <b className="home-turn"> · {words.yourMove}</b> : null}
        </small>
      </Link>
    </li>
  );
}

interface KeptProps {
  readonly table: Summary;
  readonly onForget: () => void;
}

/** A game of this device. It is deleted by whoever has been asked, and has said yes. */
function KeptGame({ table: { id, game, seats: people, moves, updated }, onForget }: KeptProps): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  const gameName = useGameName();
  const seatNames = useSeatNaming();
  const [asked, setAsked] = useState(false);
  const name = gameName(game);
  const others = othersOf(people).map(seatNames(game, people)).join(", ");
  const here = homeWords[language];
  return (
    <li>
      <Link href={`/table/${id}`}>
        <b>{name}</b>
        <small>
          {words.against(others)} · <span className="numeral">{words.moves(moves)}</span> · <When at={updated} />
        </small>
      </Link>
      {asked ? (
        <span className="home-sure" role="group" aria-label={words.forget(`${name}, ${others}`)}>
          <span>{here.sure}</span>
          <Button onClick={onForget}>{here.erase}</Button>
          <Button look="quiet" autoFocus onClick={() => setAsked(false)}>
            {here.keep}
          </Button>
        </span>
      ) : (
        <button
          type="button"
          className="home-forget"
          aria-label={words.forget(`${name}, ${others}`)}
          onClick={() => setAsked(true)}
        >
          <Icon sign="close" />
        </button>
      )}
    </li>
  );
}

/** Whom a person at this device plays against: the bots, or, on one device, everybody. */
function othersOf(people: Summary["seats"]): readonly Seat[] {
  const all = seats(people.length);
  const bots = all.filter((seat) => people[seat]?.bot !== undefined);
  return bots.length === 0 ? all : bots;
}

function When({ at }: { readonly at: number }): ReactElement {
  const { language } = useSettings();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()}>
      {date.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" })}
    </time>
  );
}
