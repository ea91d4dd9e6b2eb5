import { loadGame } from "@clade/games";
import { type Entry, type GamePack, isComplaint, Match } from "@clade/kernel";
import { keptMoves } from "@clade/kernel/playthrough";

/** A golden playthrough of a game, to be looked at from any of its positions. */
export interface KeptGame {
  readonly game: string;
  /** As its file calls it: "4p island=AD". */
  readonly label: string;
  readonly players: number;
  readonly options: { readonly [name: string]: string };
  readonly moves: readonly Entry[];
}

const TEXTS = import.meta.glob<string>("../../games/*/test/golden/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What a file's first line says: the name of the game, the players, the options. */
const HEAD = /^[^,]+, ((\d+)p(.*))$/;

/** All of them but those with a player's own data, which their text does not hold. */
export const KEPT_GAMES: readonly KeptGame[] = Object.entries(TEXTS).flatMap(([path, text]): KeptGame[] => {
  const game = /games\/([^/]+)\//.exec(path)?.[1];
  const [, label, players, options] = HEAD.exec(text.slice(0, text.indexOf("\n"))) ?? [];
  const moves = keptMoves(text);
  if (game === undefined || label === undefined || label.includes("{") || isComplaint(moves)) return [];
  const chosen = (options ?? "").trim().split(" ").filter(Boolean);
  return [
    {
      game,
      label,
      players: Number(players),
      options: Object.fromEntries(chosen.map((each) => each.split("=", 2))),
      moves,
    },
  ];
});

const packs = new Map<string, Promise<GamePack | undefined>>();
/** The match that was looked at last: a later position of it is a few moves away. */
let last: { readonly kept: KeptGame; readonly match: ReturnType<typeof begin>; readonly moves: number } | undefined;

/** A kept game after its first `moves` moves. */
export async function positionOf(kept: KeptGame, moves: number): Promise<ReturnType<typeof begin>> {
  const loading = packs.get(kept.game) ?? loadGame(kept.game);
  packs.set(kept.game, loading);
  const pack = await loading;
  if (pack === undefined) throw new Error(`there is no game ${kept.game}`);
  const goesOn = last !== undefined && last.kept === kept && last.moves <= moves ? last : undefined;
  const match = goesOn?.match ?? begin(pack, kept);
  for (const { seat, text } of kept.moves.slice(goesOn?.moves ?? 0, moves)) {
    const refused = match.actText(seat, text);
    if (refused !== undefined) throw new Error(`${kept.game} ${kept.label}: ${text} is refused`);
  }
  last = { kept, match, moves };
  return match;
}

function begin({ game }: GamePack, { players, options, label }: KeptGame) {
  const match = Match.start(game, { players, options, seed: `golden ${label}`, chance: "seeded" });
  if (isComplaint(match)) throw new Error(match.complaint);
  return match;
}
