import { Button } from "@clade/ui";
import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import { isProblem } from "../online/api.ts";
import { introduce } from "../online/identity.ts";
import { SHELF, useGameName } from "../shelf.ts";
import type { TroubleCode } from "../trouble/codes.ts";
import { peopleApi } from "./api.ts";
import { useInboxWords, useLeaderWords } from "./words/index.ts";

interface Props {
  readonly person: { readonly id: string; readonly name: string };
  readonly onTrouble: (trouble: TroubleCode) => void;
}

/** A new table with somebody: which game, and they are invited. */
export function PlayWith({ person: { id, name }, onTrouble }: Props): ReactElement {
  const words = useInboxWords();
  const { game: label } = useLeaderWords();
  const gameName = useGameName();
  const [, go] = useLocation();
  const [game, setGame] = useState(SHELF[0]?.id ?? "");
  const play = async (): Promise<void> => {
    await introduce();
    const table = await peopleApi.againWith(id, game);
    if (table === undefined || isProblem(table)) onTrouble(table?.problem ?? "no-connection");
    else go(`/online/${table.id}`);
  };
  return (
    <span className="play-with">
      <select value={game} aria-label={label} onChange={({ target }) => setGame(target.value)}>
        {SHELF.map((each) => (
          <option key={each.id} value={each.id}>
            {gameName(each.id)}
          </option>
        ))}
      </select>
      <Button onClick={() => void play()}>{words.againWith(name)}</Button>
    </span>
  );
}
