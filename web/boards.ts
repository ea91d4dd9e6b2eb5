import type { GamePack } from "@clade/kernel";
import type { AnyBoard } from "@clade/ui";

/** The boards that games drew themselves, found in their folders; each is loaded when somebody sits down at it. */
const OWN = import.meta.glob<AnyBoard>("../games/*/board/index.tsx", { import: "default" });

/** The board of a game: its own, or a plain one made of what every game has; with `?board=plain` that one in any case. */
export async function loadBoard(game: string, pack: Promise<GamePack | undefined>): Promise<AnyBoard | undefined> {
  const own = OWN[`../games/${game}/board/index.tsx`];
  const plain = new URLSearchParams(location.search).get("board") === "plain";
  if (own !== undefined && !plain) return own();
  const loaded = await pack;
  return loaded === undefined ? undefined : loadPlainBoard(loaded);
}

/** A board for any game: for one that drew none, and in place of one that failed. */
export async function loadPlainBoard(pack: GamePack): Promise<AnyBoard> {
  return (await import("@clade/ui/plain")).plainBoard(pack);
}
