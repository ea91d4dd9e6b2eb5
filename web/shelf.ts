import { gameIds } from "@clade/games";
import { type About, type Naming, seatNaming } from "@clade/kernel";
import { shownNames } from "./seat-names.ts";
import { useSettings } from "./settings.ts";

/** What every game tells about itself, found in its folder; the game itself is not loaded for it. */
const ABOUTS = Object.values(import.meta.glob<About>("../games/*/about.ts", { eager: true, import: "about" }));

export function aboutOf(game: string): About | undefined {
  return ABOUTS.find(({ id }) => id === game);
}

/** The games on the home page, in the order in which they stand on the shelf. */
export const SHELF: readonly About[] = gameIds.flatMap((id) => aboutOf(id) ?? []);

/** What a game is called; one that is not known here (a newer server has it) goes by its id. */
export function useGameName(): (game: string) => string {
  const { language } = useSettings();
  return (game) => aboutOf(game)?.name[language] ?? game;
}

/** How the people at a table of a game are called. */
export function useSeatNaming(): (
  game: string,
  seats: readonly { readonly name: string | null; readonly bot?: string | null | undefined }[],
) => Naming {
  const { language } = useSettings();
  return (game, seats) => {
    return seatNaming(language, shownNames(seats), aboutOf(game)?.colours ?? []);
  };
}
