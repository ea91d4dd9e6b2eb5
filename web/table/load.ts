import { loadGame } from "@clade/games";
import type { GamePack } from "@clade/kernel";
import type { AnyBoard } from "@clade/ui";
import { useEffect, useState } from "react";
import { loadBoard } from "../boards.ts";

/** A game with its board, both loaded. */
export interface LoadedGame {
  readonly pack: GamePack;
  readonly board: AnyBoard;
}

/** Loads a game and its board; undefined while they come, null if there is none. */
export function useGame(game: string | undefined): LoadedGame | null | undefined {
  const [loaded, setLoaded] = useState<LoadedGame | null>();
  useEffect(() => {
    if (game === undefined) return;
    let wanted = true;
    const load = async (): Promise<void> => {
      const [pack, board] = await Promise.all([loadGame(game), loadBoard(game)]);
      if (wanted) setLoaded(pack === undefined || board === undefined ? null : { pack, board });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded;
}
