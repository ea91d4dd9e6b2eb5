import { gameIds, loadGame } from "@clade/games";
import {
  checkTable,
  isComplaint,
  isGoodName,
  LONGEST_TOURNAMENT_NAME,
  type NewTournament,
  type Pace,
  tidyName,
} from "@clade/kernel";
import { isProblem, type Problem, problem } from "../problem.ts";
import { standInFor, unknownBot } from "../tables/new-table.ts";
import type { Terms } from "./kept.ts";

/** A start further away than this is a slip of the pen. */
const FURTHEST_MS = 370 * 24 * 3600 * 1000;
/** Bots are company, not the field: so many fill a tournament up, and so many play one among themselves. */
export const MOST_BOTS = 64;
/** At larger tables a league is a design that has to be searched for. */
export const MOST_IN_LEAGUE = 48;
const SHORTEST_CORRESPONDENCE = 3600;

/** What somebody wants, with every default filled in; or why there can be no such tournament. */
export async function checkTerms(wishes: NewTournament, now: number): Promise<Terms | Problem> {
  const name = tidyName(wishes.name);
  if (!isGoodName(name, LONGEST_TOURNAMENT_NAME)) {
    return problem("bad-name", `A name has 1 to ${LONGEST_TOURNAMENT_NAME} letters or signs that can be seen.`);
  }
  const pack = await loadGame(wishes.game);
  if (pack === undefined) {
    return problem("no-such-game", `There is no game "${wishes.game}" (known: ${gameIds.join(", ")}).`);
  }
  const { size, kind, goOn = 1, most, live, bots = null, startsAt = null } = wishes;
  const given = wishes.options ?? {};
  if (Object.values(given).some((value) => typeof value === "object")) {
    return problem("bad-request", "A tournament is played with what is in the box: it takes no data of your own.");
  }
  const options = checkTable(pack.game, size, given);
  if (isComplaint(options)) return problem("bad-request", options.complaint);
  const least = fewestFor(pack.game, size, given);
  if (goOn >= size) return problem("bad-request", "Fewer must go on than sit at a table.");
  if (kind === "league" && size > 2 && most > MOST_IN_LEAGUE) {
    return problem("bad-request", `A league at tables of ${size} is for ${MOST_IN_LEAGUE} entrants at most.`);
  }
  if (startsAt !== null && (startsAt < now || startsAt > now + FURTHEST_MS)) {
    return problem("bad-request", "A tournament begins some time within the next year.");
  }
  const wrongPace = paceProblem(wishes.pace, live);
  if (wrongPace !== undefined) return problem("bad-request", wrongPace);
  if (bots !== null) {
    const unknown = unknownBot(bots.bot);
    if (isProblem(unknown)) return unknown;
    if (bots.upTo > Math.min(most, MOST_BOTS)) {
      return problem(
        "bad-request",
        `Bots fill a tournament up to ${MOST_BOTS} entrants at most, and no further than who may enter.`,
      );
    }
  }
  return {
    name,
    game: pack.game.id,
    options,
    size,
    least,
    kind,
    rounds: wishes.rounds ?? 0,
    goOn,
    pace: wishes.pace,
    live,
    startsAt,
    checkIn: live && startsAt !== null ? (wishes.checkIn ?? 0) : 0,
    pause: wishes.pause ?? (live ? 60 : 0),
    open: wishes.open,
    most,
    bots,
    standIn: standInFor(undefined),
  };
}

/** A round must end, whoever stays away: without a clock nobody could go on. */
function paceProblem(pace: Pace, live: boolean): string | undefined {
  if (pace.kind === "none") return "A tournament needs a clock: else one person could hold up all others.";
  if (!live && (pace.kind !== "move" || pace.seconds < SHORTEST_CORRESPONDENCE)) {
    return "By correspondence a move has an hour at least, and days at best.";
  }
  return undefined;
}

/** With how few the game is still played with these options. */
function fewestFor(
  game: Parameters<typeof checkTable>[0],
  size: number,
  given: { readonly [name: string]: unknown },
): number {
  let least = size;
  while (least > 2 && !isComplaint(checkTable(game, least - 1, given))) least--;
  return least;
}

/** How many rounds a Swiss tournament has by itself: enough for one to stand out, and one more. */
export function usualRounds(people: number, size: number): number {
  return Math.max(3, Math.ceil(Math.log(people) / Math.log(size)) + 1);
}
