import type { ReactElement } from "react";
import { Link } from "wouter";
import { GamePlate } from "../art/plates.tsx";
import { galleryWords } from "../catalogue/gallery.ts";
import { useGameName } from "../shelf.ts";
import { useSettings } from "../settings.ts";
import { usePack } from "../table/load.ts";
import { useWords } from "../words.ts";
import { Bar } from "./bar.tsx";
import { RuleBook } from "./rule-book.tsx";
import { WayOn } from "./way-on.tsx";

interface Props {
  readonly game: string;
  readonly clause: string | undefined;
}

export default function RulesPage({ game, clause }: Props): ReactElement {
  const words = useWords();
  const gameName = useGameName();
  const { language } = useSettings();
  const pack = usePack(game);
  const text = pack?.text[language];
  return (
    <>
      <Bar title={words.rulesPage.title(gameName(game))} />
      <main className="page page-rules">
        {text === undefined ? (
          <>
            <h1>{pack === null ? words.notFound : words.table.loading}</h1>
            {pack === null ? <WayOn /> : null}
          </>
        ) : (
          <>
            <header className="page-head">
              <div>
                <h1>{words.rulesPage.title(gameName(game))}</h1>
                <Link href={`/cards/${game}`}>{galleryWords[language].short}</Link>
              </div>
              {pack == null ? null : <GamePlate plate={pack.about.plate} />}
            </header>
            <RuleBook game={game} text={text} clause={clause} />
          </>
        )}
      </main>
    </>
  );
}
