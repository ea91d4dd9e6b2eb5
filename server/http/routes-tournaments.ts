import { createHash } from "node:crypto";
import { Type } from "typebox";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { NewTournament, TournamentId, TournamentPage } from "@clade/kernel/tournaments";
import type { TournamentInfo } from "@clade/kernel";
import { keptPerson } from "../people/person.ts";
import { isProblem, type Problem, problem } from "../problem.ts";
import { of } from "../store/records.ts";
import { crosstable, resultsCsv } from "../tournaments/export.ts";
import { ENTRY, HOST, LISTED, read, TOURNAMENT, type TournamentBody } from "../tournaments/kept.ts";
import { summaryOf } from "../tournaments/showing.ts";
import { addressKey } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { ProblemAnswer, TournamentInfo as InfoForm } from "./schemas.ts";
import type { Service } from "./service.ts";
import type { CheckedInput } from "./typed.ts";

const LISTED_AT_ONCE = 30;
/** So many of one's own are listed: those not over first. */
const OWN = 100;

const failures = { 400: ProblemAnswer, 403: ProblemAnswer, 404: ProblemAnswer, 409: ProblemAnswer, 429: ProblemAnswer };
const Id = Type.Object({ id: TournamentId });
const EntrantId = Type.Object({ id: TournamentId, entrant: Type.String({ pattern: "^\\d{1,3}$" }) });
const Which = Type.Object({
  after: Type.Optional(
    Type.String({ pattern: "^\\d{1,15}\\.[0-9A-Z]{12}$", description: "the `next` of the page before" }),
  ),
  mine: Type.Optional(Type.String({ pattern: "^1$", description: "1: those that you run or are in" })),
});
const NO_SUCH = problem("no-such-thing", "There is no such tournament.");

export function tournamentRoutes(app: FastifyInstance, service: Service): void {
  const { store, limits, settings, identities, metrics, office } = service;
  const { tournaments, archive, showing } = office;
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["tournaments"];
  const creations = limits.buckets(
    "new tournaments",
    settings.requestsPerMinute / 30_000,
    settings.requestsPerMinute / 60,
  );

  /** The tournament as whoever asks may see it. Who has it already as it is need not have it again. */
  async function shown(id: string, { person, headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const info = await showing.info(id, person);
    if (info === undefined) return refuse(reply, NO_SUCH);
    const mark = `"${createHash("sha1").update(JSON.stringify(info)).digest("base64url")}"`;
    reply.header("etag", mark).header("cache-control", "private, no-cache");
    if (headers["if-none-match"] === mark) return reply.code(304).send();
    return info;
  }

  routes.get(
    "/api/tournaments",
    {
      schema: {
        tags,
        summary: "Tournaments that are listed: those that can be entered first; or your own",
        querystring: Which,
        response: { 200: TournamentPage, ...failures },
      },
    },
    async ({ query, person }) => {
      if (query.mine === "1") return { tournaments: await ownOf(person), next: null };
      const [rank, key] = query.after?.split(".") ?? [];
      const found = await archive.records.marked(TOURNAMENT, LISTED, {
        limit: LISTED_AT_ONCE,
        ...(rank === undefined || key === undefined ? {} : { after: { rank: Number(rank), key } }),
      });
      const last = found.at(-1);
      return {
        tournaments: found.map((each) => summaryOf(each.key, read<TournamentBody>(each).body)),
        next: found.length < LISTED_AT_ONCE || last === undefined ? null : `${last.rank}.${last.key}`,
      };
    },
  );

  async function ownOf(person: string) {
    const { mark } = of(person);
    const records = [
      ...(await archive.records.marked(ENTRY, mark, { limit: OWN })),
      ...(await archive.records.marked(HOST, mark, { limit: OWN })),
    ];
    const ids = [...new Set(records.map(({ key }) => key.split("/", 1)[0] ?? ""))];
    const all = await Promise.all(
      ids.map(async (id) => {
        const kept = await archive.tournament(id);
        return kept === undefined ? [] : [{ summary: summaryOf(id, kept.body), created: kept.body.created }];
      }),
    );
    const order = { running: 0, open: 1, over: 2, cancelled: 3 };
    return all
      .flat()
      .sort((one, other) => order[one.summary.status] - order[other.summary.status] || other.created - one.created)
      .map(({ summary }) => summary);
  }

  routes.post(
    "/api/tournaments",
    {
      schema: {
        tags,
        summary: "Set up a tournament; you run it",
        body: NewTournament,
        response: { 201: InfoForm, ...failures },
      },
    },
    async (request, reply) => {
      const { person, body, ip } = request;
      if (!creations.take(person) || !creations.take(addressKey(ip), 0.2)) {
        metrics.limit("new-tables");
        return refuse(reply, problem("too-many", "Too many new tournaments. Please wait a moment."));
      }
      const host = await keptPerson(store, person);
      const id = await tournaments.setUp(body, host.id);
      if (isProblem(id)) return refuse(reply, id);
      reply.code(201);
      return shown(id, request, reply);
    },
  );

  routes.get(
    "/api/tournaments/:id",
    {
      schema: {
        tags,
        summary: "A tournament: who is in it, its rounds, how everybody stands. With its `etag` only what is new",
        params: Id,
        response: { 200: InfoForm, ...failures },
      },
    },
    (request, reply) => shown(request.params.id, request, reply),
  );

  /** What somebody does without another word; then the tournament as it is. */
  function act(
    name: string,
    summary: string,
    does: (id: string, person: string, request: FastifyRequest) => Promise<Problem | undefined>,
  ): void {
    routes.post(
      `/api/tournaments/:id/${name}`,
      { schema: { tags, summary, params: Id, response: { 200: InfoForm, ...failures } } },
      async (request, reply) => {
        const failed = await does(request.params.id, request.person, request);
        return failed === undefined ? shown(request.params.id, request, reply) : refuse(reply, failed);
      },
    );
  }
  act("enter", "Enter it", async (id, person, { ip }) =>
    tournaments.enter(id, { ...(await keptPerson(store, person)), from: identities.whereabouts(ip) }),
  );
  act("withdraw", "Withdraw: a table that you play at goes on, no further round has you in it", (id, person) =>
    tournaments.withdraw(id, person),
  );
  act("check-in", "Say that you are there, before it begins", (id, person) => tournaments.checkIn(id, person));
  act("start", "Who runs it begins it now", (id, person) => tournaments.start(id, person));
  act("pause", "Who runs it lets no further round begin", (id, person) => tournaments.pause(id, person, true));
  act("go-on", "Who runs it lets it go on", (id, person) => tournaments.pause(id, person, false));
  act("cancel", "Who runs it calls it off", (id, person) => tournaments.cancel(id, person));

  routes.delete(
    "/api/tournaments/:id/entrants/:entrant",
    {
      schema: {
        tags,
        summary: "Who runs it puts somebody out, by their place in the list; they forfeit the table that they play at",
        params: EntrantId,
        response: { 200: InfoForm, ...failures },
      },
    },
    async (request, reply) => {
      const { params, person } = request;
      const failed = await tournaments.forfeit(params.id, person, Number(params.entrant));
      return failed === undefined ? shown(params.id, request, reply) : refuse(reply, failed);
    },
  );

  /** Results to take away. */
  function results(ending: string, type: string, summary: string, write: (info: TournamentInfo) => string): void {
    routes.get(
      `/api/tournaments/:id/results.${ending}`,
      { schema: { tags, summary, params: Id, response: { 200: Type.Unknown(), ...failures } } },
      async ({ params, person }, reply) => {
        const info = await showing.info(params.id, person);
        if (info === undefined) return refuse(reply, NO_SUCH);
        reply
          .header("content-disposition", `attachment; filename="tournament-${params.id}.${ending}"`)
          .type(type)
          .serializer((text: string) => text);
        return write(info);
      },
    );
  }
  results(
    "json",
    "application/json",
    "All of it, as JSON",
    (info) => `${JSON.stringify(forEverybody(info), undefined, 2)}\n`,
  );
  results("csv", "text/csv; charset=utf-8", "Every seat of every table, one a line", resultsCsv);
  results("txt", "text/plain; charset=utf-8", "The standing as a crosstable in plain letters", crosstable);
}

/** What is exported is the same whoever exports it. */
function forEverybody(info: TournamentInfo): object {
  const { you: _you, ...rest } = info;
  return {
    ...rest,
    entrants: info.entrants.map(({ name, bot, checkedIn, withdrawn }) => ({ name, bot, checkedIn, withdrawn })),
  };
}
