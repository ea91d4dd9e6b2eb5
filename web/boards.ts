import type { AnyBoard } from "@clade/ui";

/** Every board on screen, found in its game's folder; each is loaded when somebody sits down at it. */
const BOARDS = import.meta.glob<AnyBoard>("../games/*/board/index.tsx", { import: "default" });

export async function loadBoard(game: string): Promise<AnyBoard | undefined> {
  return BOARDS[`../games/${game}/board/index.tsx`]?.();
}
