import { loadGame } from "@clade/games";
import type { GamePack } from "@clade/kernel";
import { type ReactElement, useEffect, useState } from "react";
import { useGameName } from "../shelf.ts";
import { useSettings } from "../settings.ts";
import { useWords } from "../words.ts";
import { Bar } from "./bar.tsx";
import { RuleBook } from "./rule-book.tsx";

interface Props {
  readonly game: string;
  readonly clause: string | undefined;
}

export default function RulesPage({ game, clause }: Props): ReactElement {
  const words = useWords();
  const gameName = useGameName();
  const { language } = useSettings();
  const [pack, setPack] = useState<GamePack | null>();
  useEffect(() => {
    void loadGame(game).then((found) => setPack(found ?? null));
  }, [game]);
  const text = pack?.text[language];
  return (
    <>
      <Bar />
      <main className="page page-rules">
        {text === undefined ? (
          <h1>{pack === null ? words.notFound : words.table.loading}</h1>
        ) : (
          <>
            <h1>{words.rulesPage.title(gameName(game))}</h1>
            <RuleBook game={game} text={text} clause={clause} />
          </>
        )}
      </main>
    </>
  );
}
