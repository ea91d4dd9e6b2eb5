import { type About, labelled } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type ReactElement, useState } from "react";
import { Link, useLocation } from "wouter";
import { GamePlate } from "../art/plates.tsx";
import { homeWords } from "../catalogue/home.ts";
import { newSoloTable } from "../local/new-table.ts";
import { useOnlineTables } from "../online/tables.ts";
import { SHELF } from "../shelf.ts";
import { useSettings } from "../settings.ts";
import { codeOf, type TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { Bar } from "./bar.tsx";
import { GoOn } from "./go-on.tsx";
import { OpenTables } from "./open-tables.tsx";

/** Home: pick a game and play; go on with one; join a friend. */
export function Home(): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  const online = useOnlineTables();
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
          <nav className="home-links">
            <Link href="/quick">{homeWords[language].quickGame}</Link>
            <Link href="/games">{words.myGames}</Link>
            <Link href="/people">{words.people}</Link>
            <Link href="/tournaments">{homeWords[language].tournaments}</Link>
            <Link href="/sign-in">{homeWords[language].signIn}</Link>
          </nav>
        </header>
        <GoOn online={online !== undefined && "mine" in online ? online.mine : []} />
        <ul className="home-games" id="games">
          {SHELF.map((game) => (
            <GameBox key={game.id} game={game} />
          ))}
        </ul>
        <div className="home-more">
          <OpenTables said={online} />
        </div>
      </main>
    </>
  );
}

/** The one with the least to learn. */
const STARTER = SHELF.find(({ weight }) => weight === 1);

function GameBox({ game }: { readonly game: About }): ReactElement {
  const words = useWords();
  const { name, language } = useSettings();
  const [, go] = useLocation();
  const [starting, setStarting] = useState(false);
  const title = game.name[language];
  const here = homeWords[language];
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
        {game.kind === undefined ? null : <p className="box-kind">{game.kind[language]}</p>}
        <p className="box-line">{game.line[language]}</p>
        <p className="box-facts">
          {words.players(game.players.min, game.players.max)} · {words.minutes(game.minutes)}
          {game.weight === undefined ? "" : ` · ${here.weights[game.weight]}`}
        </p>
        {game === STARTER ? <p className="box-starter">{here.newHere}</p> : null}
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
        <Link href={`/cards/${game.id}`} className="box-more">
          {here.cards}
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
