import { type About, labelled, type Seat, seats } from "@clade/kernel";
import { Button, Icon } from "@clade/ui";
import { type ReactElement, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { GamePlate } from "../art/plates.tsx";
import { ask, useKeeping } from "../local/host.ts";
import type { Summary } from "../local/messages.ts";
import { newSoloTable } from "../local/new-table.ts";
import { SHELF, useGameName, useSeatNaming } from "../shelf.ts";
import { useSettings } from "../settings.ts";
import { codeOf, type TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { Bar } from "./bar.tsx";
import { OpenTables } from "./open-tables.tsx";

/** Home: pick a game and play; go on with one; join a friend. */
export function Home(): ReactElement {
  const words = useWords();
  return (
    <>
      <a className="skip" href="#games">
        {words.skip}
      </a>
      <Bar />
      <main className="home">
        <header className="home-title">
          <h1>Clade</h1>
          <p>{words.tagline}</p>
        </header>
        <GoOn />
        <ul className="home-games" id="games">
          {SHELF.map((game) => (
            <GameBox key={game.id} game={game} />
          ))}
        </ul>
        <div className="home-more">
          <OpenTables />
        </div>
      </main>
    </>
  );
}

function GameBox({ game }: { readonly game: About }): ReactElement {
  const words = useWords();
  const { name, language } = useSettings();
  const [, go] = useLocation();
  const [starting, setStarting] = useState(false);
  const title = game.name[language];
  const [complaint, setComplaint] = useState<TroubleCode>();
  const play = async (): Promise<void> => {
    setStarting(true);
    setComplaint(undefined);
    try {
      go(`/table/${await newSoloTable(game, { name, language })}`);
    } catch (error) {
      setComplaint(codeOf(error));
      setStarting(false);
    }
  };
  return (
    <li className="box">
      <figure className="box-plate">
        <GamePlate plate={game.plate} />
      </figure>
      <div className="box-words">
        <h2>{title}</h2>
        <p className="box-line">{game.line[language]}</p>
        <p className="box-facts">
          {words.players(game.players.min, game.players.max)} · {words.minutes(game.minutes)}
        </p>
      </div>
      <div className="box-actions">
        <Button look="main" disabled={starting} onClick={() => void play()}>
          {words.playNow}
          <span className="unseen">{labelled(language, "", title)}</span>
        </Button>
        <Link href={`/play/${game.id}`} className="box-more">
          {words.moreWays}
        </Link>
        <Link href={`/rules/${game.id}`} className="box-more">
          {words.rules}
        </Link>
        {complaint === undefined ? null : (
          <p role="alert" className="box-trouble">
            {words.problems[complaint]}
          </p>
        )}
      </div>
    </li>
  );
}

/** Whether there was a game to go on with when the page was last here: its place is kept, so that nothing moves for it. */
const EXPECTED = "clade.go-on";

/** The games on this device that are not over: before all others, and nothing where there are none. */
function GoOn(): ReactElement | null {
  const words = useWords();
  const gameName = useGameName();
  const seatNames = useSeatNaming();
  const [tables, setTables] = useState<readonly Summary[]>([]);
  const [expected, setExpected] = useState(() => localStorage.getItem(EXPECTED) !== null);
  const [complaint, setComplaint] = useState<TroubleCode>();
  const keeping = useKeeping();
  useEffect(() => {
    const list = async (): Promise<void> => {
      const unfinished = (await ask<"list">({ type: "list" })).filter(({ over }) => !over);
      setTables(unfinished);
      setExpected(unfinished.length > 0);
      if (unfinished.length > 0) localStorage.setItem(EXPECTED, "");
      else localStorage.removeItem(EXPECTED);
    };
    list().catch((error: unknown) => setComplaint(codeOf(error)));
  }, []);
  const forget = async (table: string): Promise<void> => {
    try {
      await ask<"forget">({ type: "forget", table });
      setTables(tables.filter(({ id }) => id !== table));
    } catch (error) {
      setComplaint(codeOf(error));
    }
  };
  if (!expected && keeping && complaint === undefined) return null;
  return (
    <section className="home-section home-first" aria-labelledby="go-on">
      <h2 id="go-on">{words.goOn}</h2>
      {complaint === undefined ? null : (
        <p role="alert" className="home-trouble">
          {words.problems[complaint]}
        </p>
      )}
      {keeping ? null : <p className="home-trouble">{words.notices.unkept}</p>}
      {tables.length === 0 ? null : (
        <>
          {keeping ? <p className="home-quiet">{words.goOnHelp}</p> : null}
          <ul className="home-list">
            {tables.slice(0, 6).map(({ id, game, seats: people, moves, updated }) => {
              const name = gameName(game);
              const others = othersOf(people).map(seatNames(game, people)).join(", ");
              return (
                <li key={id}>
                  <Link href={`/table/${id}`}>
                    <b>{name}</b>
                    <small>
                      {words.against(others)} · <span className="numeral">{words.moves(moves)}</span> ·{" "}
                      <When at={updated} />
                    </small>
                  </Link>
                  <button
                    type="button"
                    className="home-forget"
                    aria-label={words.forget(`${name}, ${others}`)}
                    onClick={() => void forget(id)}
                  >
                    <Icon sign="close" />
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
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
