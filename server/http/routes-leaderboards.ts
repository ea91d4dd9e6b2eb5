import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { allGameIds } from "@clade/games";
import { NO_CLUB } from "../circles/clubs.ts";
import { followedOf } from "../circles/follows.ts";
import { membersOf } from "../circles/members.ts";
import { isProblem, type Problem, problem } from "../problem.ts";
import type { LeaderWishes } from "../profiles/leaderboards.ts";
import { addressKey } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { ProblemAnswer } from "./schemas.ts";
import { LeaderboardAnswer, LeaderQuery } from "./schemas-profiles.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

const failures = { 400: ProblemAnswer, 404: ProblemAnswer, 429: ProblemAnswer };
const GameId = Type.Object({ game: Type.String({ maxLength: 40 }) });
const DAY_MS = 24 * 3600 * 1000;

/** Who is strong, of all or of those whom one knows. */
export function leaderboardRoutes(
  app: FastifyInstance,
  { store, settings, metrics, limits, leaderboards }: Service,
): void {
  const routes = app.withTypeProvider<CheckedInput>();
  const looks = limits.buckets(
    "looks at leaderboards",
    settings.requestsPerMinute / 300,
    settings.requestsPerMinute / 10,
  );

  /** The people that somebody wants to be among. */
  async function peopleOf(among: string | undefined, person: string): Promise<LeaderWishes["among"] | Problem> {
    if (among === undefined) return null;
    if (among === "followed") return new Set([person, ...(await followedOf(store, person))]);
    const members = (await membersOf(store, among)).map((member) => member.person);
    return members.includes(person) ? new Set(members) : NO_CLUB;
  }

  routes.get(
    "/api/leaderboard/:game",
    {
      schema: {
        tags: ["ratings"],
        summary: "The strongest players of a game: a page of them, and your own line",
        params: GameId,
        querystring: LeaderQuery,
        response: { 200: LeaderboardAnswer, ...failures },
      },
    },
    async ({ params, query, person, ip }, reply) => {
      if (!allGameIds.includes(params.game)) return refuse(reply, problem("no-such-game", "There is no such game."));
      if (!looks.take(addressKey(ip))) {
        metrics.limit("profiles");
        return refuse(reply, problem("too-many", "Too many requests. Please wait a moment."));
      }
      const among = await peopleOf(query.among, person);
      if (isProblem(among)) return refuse(reply, among);
      return leaderboards.page(
        {
          game: params.game,
          from: Number(query.from ?? "0"),
          bots: query.bots !== "out",
          among,
          since: query.days === undefined ? null : Date.now() - Number(query.days) * DAY_MS,
          players: query.players === undefined ? null : Number(query.players),
        },
        person,
      );
    },
  );
}
