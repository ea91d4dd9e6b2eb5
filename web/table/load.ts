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
  return useLoading(game, loadWithBoard);
}

/** Loads a game without its board. */
export function usePack(game: string): GamePack | null | undefined {
  return useLoading(game, loadPack);
}

async function loadPack(game: string): Promise<GamePack | null> {
  return (await loadGame(game)) ?? null;
}

async function loadWithBoard(game: string): Promise<LoadedGame | null> {
  const loading = loadGame(game);
  const [pack, board] = await Promise.all([loading, loadBoard(game, loading)]);
  return pack === undefined || board === undefined ? null : { pack, board };
}

type Loaded<T> = { readonly name: string } & ({ readonly value: T } | { readonly error: unknown });

/** What cannot be loaded is thrown where it would be drawn: the boundary around it says so. */
function useLoading<T>(name: string | undefined, load: (name: string) => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  useEffect(() => {
    if (name === undefined) return;
    let wanted = true;
    load(name).then(
      (value) => wanted && setLoaded({ name, value }),
      (error: unknown) => wanted && setLoaded({ name, error }),
    );
    return () => {
      wanted = false;
    };
  }, [name, load]);
  if (loaded === undefined || loaded.name !== name) return undefined;
  if ("error" in loaded) throw loaded.error;
  return loaded.value;
}
