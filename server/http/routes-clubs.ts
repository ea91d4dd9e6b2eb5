import type { FastifyInstance, FastifyReply } from "fastify";
import {
  changeClub,
  type Club,
  findClub,
  found,
  join,
  leave,
  NO_CLUB,
  openClubs,
  renamed,
  setRole,
  tended,
  withNewCode,
} from "../circles/clubs.ts";
import { showInClub, tablesOfClub } from "../circles/club-tables.ts";
import { standingsOf } from "../circles/league.ts";
import { countMembers, memberOf, membershipsOf, type Role } from "../circles/members.ts";
import { nextSeason, seasonAt, seasonOf } from "../circles/seasons.ts";
import { keptPerson, personOf } from "../people/person.ts";
import { isProblem, type Problem, problem } from "../problem.ts";
import { isFor } from "../tables/removal.ts";
import { seatOf } from "../tables/seating.ts";
import { tableInfo } from "../tables/table-info.ts";
import { addressKey } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { ProblemAnswer } from "./schemas.ts";
import { After, placeOf } from "./schemas-circles.ts";
import {
  ClubAndPerson,
  ClubAnswer,
  ClubForm,
  ClubList,
  JoinClub,
  LeagueAnswer,
  Left,
  OneClub,
  RoleWish,
  SeasonQuery,
  SeasonWish,
  Shown,
  TableWish,
  WithCode,
} from "./schemas-clubs.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

const failures = { 400: ProblemAnswer, 403: ProblemAnswer, 404: ProblemAnswer, 409: ProblemAnswer, 429: ProblemAnswer };
const PAGE = 30;

/** Clubs: people who play together, with their tables, their leaderboard and a league. */
export function clubRoutes(app: FastifyInstance, { store, settings, metrics, limits }: Service): void {
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["clubs"];
  const looks = limits.buckets("looks at clubs", settings.requestsPerMinute / 300, settings.requestsPerMinute / 10);
  const deeds = limits.buckets("clubs", 0.2, 30);
  const foundings = limits.buckets("new clubs", 1 / 600, 5);

  /** Why somebody who asks for so much at once has to wait. */
  function tooMuch(...of: readonly (readonly [buckets: typeof looks, key: string])[]): Problem | undefined {
    if (of.every(([buckets, key]) => buckets.take(key))) return undefined;
    metrics.limit("circles");
    return problem("too-many", "Too many at once. Please wait a moment.");
  }

  /** A club as somebody sees it; it is there for its members, for everybody if it is open, and for who has the invitation. */
  async function shown(id: string, person: string, code?: string) {
    const kept = await tended(store, id);
    if (kept === undefined) return NO_CLUB;
    const { club, members } = kept;
    const own = members.find((member) => member.person === person);
    if (own === undefined && !club.open && code !== club.code) return NO_CLUB;
    const tables = own === undefined ? [] : await tablesOfClub(store, id);
    return {
      id,
      name: club.name,
      open: club.open,
      created: club.created,
      members: members.length,
      role: own?.role ?? null,
      code: own === undefined ? null : club.code,
      season: seasonAt(club.eras, Date.now()) ?? null,
      people:
        own === undefined
          ? []
          : await Promise.all(
              members.map(async ({ person: member, role, since }) => ({
                id: member,
                name: (await personOf(store, member)).name,
                role,
                since,
                you: member === person,
              })),
            ),
      tables: tables.filter((table) => isFor(table, person)).map((table) => tableInfo(table, [], person)),
    };
  }

  /** Does something to a club and answers how it then is, or why it was not done. */
  async function after(id: string, person: string, reply: FastifyReply, done: unknown): Promise<unknown> {
    if (isProblem(done)) return refuse(reply, done);
    const club = await shown(id, person);
    return isProblem(club) ? refuse(reply, club) : club;
  }

  async function lineOf({ id, name, open }: Club, role: Role | null) {
    return { id, name, open, members: await countMembers(store, id), role };
  }

  routes.post(
    "/api/clubs",
    { schema: { tags, summary: "Found a club", body: ClubForm, response: { 201: ClubAnswer, ...failures } } },
    async ({ person, body, ip }, reply) => {
      const tooOften = tooMuch([foundings, person], [foundings, `at ${addressKey(ip)}`]);
      if (tooOften !== undefined) return refuse(reply, tooOften);
      await keptPerson(store, person);
      const club = await found(store, person, body, Date.now());
      if (isProblem(club)) return refuse(reply, club);
      reply.code(201);
      return after(club.id, person, reply, undefined);
    },
  );

  routes.get(
    "/api/clubs",
    {
      schema: {
        tags,
        summary: "Clubs that anybody may join, newest first",
        querystring: After,
        response: { 200: ClubList, 429: ProblemAnswer },
      },
    },
    async ({ query, person, ip }, reply) => {
      const tooOften = tooMuch([looks, addressKey(ip)]);
      if (tooOften !== undefined) return refuse(reply, tooOften);
      const page = await openClubs(store, PAGE + 1, placeOf(query.after));
      const own = new Map((await membershipsOf(store, person)).map(({ club, role }) => [club, role]));
      const last = page[PAGE - 1];
      const clubs = await Promise.all(page.slice(0, PAGE).map(({ club }) => lineOf(club, own.get(club.id) ?? null)));
      return {
        clubs: clubs.filter(({ members }) => members > 0),
        next: page.length > PAGE && last !== undefined ? `${last.rank}~${last.key}` : null,
      };
    },
  );

  routes.get(
    "/api/me/clubs",
    { schema: { tags, summary: "The clubs that you are in", response: { 200: ClubList } } },
    async ({ person }) => {
      const clubs = await Promise.all(
        (await membershipsOf(store, person)).map(async ({ club, role }) => {
          const kept = await findClub(store, club);
          return kept === undefined ? [] : [await lineOf(kept.club, role)];
        }),
      );
      return { clubs: clubs.flat(), next: null };
    },
  );

  routes.get(
    "/api/clubs/:club",
    {
      schema: {
        tags,
        summary: "A club: for its members, for everybody if it is open, and for who has the invitation",
        params: OneClub,
        querystring: WithCode,
        response: { 200: ClubAnswer, ...failures },
      },
    },
    async ({ params, query, person, ip }, reply) => {
      const tooOften = tooMuch([looks, addressKey(ip)]);
      if (tooOften !== undefined) return refuse(reply, tooOften);
      const club = await shown(params.club, person, query.code);
      return isProblem(club) ? refuse(reply, club) : club;
    },
  );

  routes.put(
    "/api/clubs/:club",
    {
      schema: {
        tags,
        summary: "Who leads a club renames it, opens or closes it",
        params: OneClub,
        body: ClubForm,
        response: { 200: ClubAnswer, ...failures },
      },
    },
    async ({ params, body, person }, reply) => {
      const done =
        tooMuch([deeds, person]) ?? (await changeClub(store, params.club, person, (club) => renamed(club, body)));
      return after(params.club, person, reply, done);
    },
  );

  routes.post(
    "/api/clubs/:club/code",
    {
      schema: {
        tags,
        summary: "Who leads a club makes a new invitation; the old one no longer works",
        params: OneClub,
        response: { 200: ClubAnswer, ...failures },
      },
    },
    async ({ params, person }, reply) => {
      const done = tooMuch([deeds, person]) ?? (await changeClub(store, params.club, person, withNewCode));
      return after(params.club, person, reply, done);
    },
  );

  routes.post(
    "/api/clubs/:club/members",
    {
      schema: {
        tags,
        summary: "Join a club that is open, or with its invitation",
        params: OneClub,
        body: JoinClub,
        response: { 200: ClubAnswer, ...failures },
      },
    },
    async ({ params, body, person, ip }, reply) => {
      const tooOften = tooMuch([deeds, person], [deeds, `at ${addressKey(ip)}`]);
      if (tooOften !== undefined) return refuse(reply, tooOften);
      await keptPerson(store, person);
      return after(params.club, person, reply, await join(store, params.club, person, body.code, Date.now()));
    },
  );

  routes.delete(
    "/api/clubs/:club/members/:person",
    {
      schema: {
        tags,
        summary: "Leave a club (`me`), or send somebody away whom you lead",
        params: ClubAndPerson,
        response: { 200: Left, ...failures },
      },
    },
    async ({ params, person }, reply) => {
      const who = params.person === "me" ? person : params.person;
      const failed = tooMuch([deeds, person]) ?? (await leave(store, params.club, person, who));
      return failed === undefined ? { left: true } : refuse(reply, failed);
    },
  );

  routes.put(
    "/api/clubs/:club/members/:person",
    {
      schema: {
        tags,
        summary: "The founder makes somebody an admin or a member, or hands the club over",
        params: ClubAndPerson,
        body: RoleWish,
        response: { 200: ClubAnswer, ...failures },
      },
    },
    async ({ params, body, person }, reply) => {
      const done = tooMuch([deeds, person]) ?? (await setRole(store, params.club, person, params.person, body.role));
      return after(params.club, person, reply, done);
    },
  );

  routes.post(
    "/api/clubs/:club/tables",
    {
      schema: {
        tags,
        summary: "Show a table of yours to your club",
        params: OneClub,
        body: TableWish,
        response: { 200: Shown, ...failures },
      },
    },
    async ({ params, body, person }, reply) => {
      const tooOften = tooMuch([deeds, person]);
      if (tooOften !== undefined) return refuse(reply, tooOften);
      if ((await memberOf(store, params.club, person)) === undefined) return refuse(reply, NO_CLUB);
      const table = await store.table(body.table);
      if (table === undefined || !isFor(table, person)) {
        return refuse(reply, problem("no-such-table", "There is no such table."));
      }
      if (table.host !== person && seatOf(table, person) === null) {
        return refuse(reply, problem("no-seat", "You have no seat at this table."));
      }
      await tablesOfClub(store, params.club);
      const isShown = await showInClub(store, params.club, table.id, Date.now());
      return isShown ? { shown: true } : refuse(reply, problem("too-many", "The club has enough tables."));
    },
  );

  routes.get(
    "/api/clubs/:club/league",
    {
      schema: {
        tags,
        summary: "How the members of a club stand in a season: rated games among at least two of them count",
        params: OneClub,
        querystring: SeasonQuery,
        response: { 200: LeagueAnswer, ...failures },
      },
    },
    async ({ params, query, person, ip }, reply) => {
      const tooOften = tooMuch([looks, addressKey(ip)]);
      if (tooOften !== undefined) return refuse(reply, tooOften);
      const now = Date.now();
      const club = (await findClub(store, params.club))?.club;
      const isIn = (await memberOf(store, params.club, person)) !== undefined;
      const current = club === undefined ? undefined : seasonAt(club.eras, now);
      if (club === undefined || current === undefined || (!isIn && !club.open)) return refuse(reply, NO_CLUB);
      const season = seasonOf(club.eras, Number(query.season ?? current.number), now);
      if (season === undefined) return refuse(reply, problem("no-such-thing", "There was no such season."));
      const standings = await Promise.all(
        (await standingsOf(store, club.id, season.number)).map(async ({ person: id, ...standing }) => ({
          id,
          name: (await personOf(store, id)).name,
          you: id === person,
          ...standing,
        })),
      );
      return { season, current: current.number, standings };
    },
  );

  routes.post(
    "/api/clubs/:club/seasons",
    {
      schema: {
        tags,
        summary: "Who leads a club ends the season: the next one begins",
        params: OneClub,
        body: SeasonWish,
        response: { 200: ClubAnswer, ...failures },
      },
    },
    async ({ params, body, person }, reply) => {
      const done =
        tooMuch([deeds, person]) ??
        (await changeClub(store, params.club, person, (club) => ({
          ...club,
          eras: nextSeason(club.eras, body.weeks, Date.now()),
        })));
      return after(params.club, person, reply, done);
    },
  );
}
