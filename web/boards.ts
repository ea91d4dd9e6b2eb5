import type { GamePack } from "@clade/kernel";
import type { AnyBoard, AnyPictures } from "@clade/ui";

/** The boards that games drew themselves, found in their folders; each is loaded when somebody sits down at it. */
const OWN = import.meta.glob<AnyBoard>("../games/*/board/index.tsx", { import: "default" });

/** What those boards draw of everything in the box; loaded when somebody looks into it. */
const PICTURES = import.meta.glob<AnyPictures>("../games/*/board/pictures.tsx", { import: "default" });

/** The pictures of a game's things; undefined for one that has drawn none. */
export async function loadPictures(game: string): Promise<AnyPictures | undefined> {
  return PICTURES[`../games/${game}/board/pictures.tsx`]?.();
}

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
