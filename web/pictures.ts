import type { AnyPictures } from "@clade/ui";

/** What boards draw of everything in the box, beside the boards themselves; loaded when somebody looks into it. */
const PICTURES = import.meta.glob<AnyPictures>("../games/*/board/pictures.tsx", { import: "default" });

/** The pictures of a game's things; undefined for one that has drawn none. */
export async function loadPictures(game: string): Promise<AnyPictures | undefined> {
  return PICTURES[`../games/${game}/board/pictures.tsx`]?.();
}
