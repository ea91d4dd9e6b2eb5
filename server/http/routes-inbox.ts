import { Type } from "typebox";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { TableId } from "@clade/kernel/protocol";
import { againTable, havePlayedTogether, othersAt, tableFor } from "../circles/again.ts";
import { follows } from "../circles/follows.ts";
import {
  countInvitations,
  dropInvitation,
  invitationProblem,
  invitationsOf,
  invite,
  tableProblem,
} from "../circles/invitations.ts";
import { gamesWaitingFor, inboxOf } from "../circles/waiting-games.ts";
import { keptPerson, personOf } from "../people/person.ts";
import { isProblem, type Problem, problem } from "../problem.ts";
import { sightOf } from "../profiles/visibility.ts";
import { steadyNow } from "../steady-clock.ts";
import type { TableRow } from "../store/store.ts";
import { addTable } from "../tables/new-table.ts";
import { isFor } from "../tables/removal.ts";
import type { Guest } from "../tables/seating.ts";
import { tableInfo } from "../tables/table-info.ts";
import { addressKey } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { ProblemAnswer, TableInfo } from "./schemas.ts";
import {
  GameWish,
  Inbox,
  Invited,
  NewInvitation,
  OtherGame,
  PeopleAtTable,
  TableAndPerson,
  Waiting,
} from "./schemas-circles.ts";
import { OnePerson } from "./schemas-profiles.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

const failures = { 400: ProblemAnswer, 403: ProblemAnswer, 404: ProblemAnswer, 409: ProblemAnswer, 429: ProblemAnswer };
const Id = Type.Object({ id: TableId });
const NEXT = 20;
const TOO_MANY = problem("too-many", "Too many at once. Please wait a moment.");

/** What waits for somebody: games in which it is their turn, and tables that they are invited to. And inviting others. */
export function inboxRoutes(app: FastifyInstance, service: Service): void {
  const { store, settings, served, metrics, limits, tidings, goingOn, identities } = service;
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["people"];
  const looks = limits.buckets("looks at inboxes", settings.requestsPerMinute / 300, settings.requestsPerMinute / 10);
  const deeds = limits.buckets("invitations", 0.2, 30);

  /** Why somebody who asks for so much at once has to wait. */
  function tooMuch(of: typeof looks, key: string, limit: "profiles" | "circles"): Problem | undefined {
    if (of.take(key)) return undefined;
    metrics.limit(limit);
    return TOO_MANY;
  }

  routes.get(
    "/api/me/turns",
    {
      schema: {
        tags,
        summary: "What waits for you: games and invitations",
        response: { 200: Inbox, 429: ProblemAnswer },
      },
    },
    async ({ person, ip }, reply) => {
      const tooOften = tooMuch(looks, addressKey(ip), "profiles");
      if (tooOften !== undefined) return refuse(reply, tooOften);
      const games = await inboxOf(store, served, person, steadyNow());
      const invitations = await invitationsOf(store, person);
      return {
        games: games.map(({ table, turn, since, left }) => ({
          table: tableInfo(table, turn, person),
          since: Math.round(since),
          left,
        })),
        invitations: await Promise.all(
          invitations.map(async ({ table, from, at }) => ({
            table: tableInfo(table, [], person),
            from: { id: from, name: (await personOf(store, from)).name },
            at,
          })),
        ),
      };
    },
  );

  routes.get(
    "/api/me/waiting",
    {
      schema: {
        tags,
        summary: "How much waits for you, and the games that wait longest",
        response: { 200: Waiting, 429: ProblemAnswer },
      },
    },
    async ({ person, ip, isKnown }, reply) => {
      const tooOften = tooMuch(looks, addressKey(ip), "profiles");
      if (tooOften !== undefined) return refuse(reply, tooOften);
      // Whoever has never been here has nothing that waits.
      if (!isKnown) return { games: 0, invitations: 0, next: [] };
      const games = await gamesWaitingFor(store, person);
      const order = games.length < 2 ? games : await inboxOf(store, served, person, steadyNow(), games);
      return {
        games: games.length,
        invitations: await countInvitations(store, person),
        next: order.slice(0, NEXT).map(({ table }) => table.id),
      };
    },
  );

  /** Invites somebody, and tells whoever brings news. */
  async function ask(table: TableRow, from: string, to: string, knowEachOther: boolean): Promise<Problem | undefined> {
    const refused = await invitationProblem(store, from, to, knowEachOther);
    if (refused !== undefined) return refused;
    const done = await invite(store, { table: table.id, from, to, at: Date.now() });
    if (isProblem(done)) return done;
    if (done === "new") await tidings.tell({ kind: "invited", to, from, table: table.id });
    return undefined;
  }

  routes.post(
    "/api/tables/:id/invitations",
    {
      schema: {
        tags,
        summary: "Invite somebody whom you follow to your table that waits; they find it in their inbox",
        params: Id,
        body: NewInvitation,
        response: { 200: Invited, ...failures },
      },
    },
    async ({ params, body, person }, reply) => {
      const tooOften = tooMuch(deeds, person, "circles");
      if (tooOften !== undefined) return refuse(reply, tooOften);
      const table = await store.table(params.id);
      const refused = tableProblem(table, person);
      if (refused !== undefined || table === undefined) return refuse(reply, refused ?? TOO_MANY);
      const failed = await ask(table, person, body.person === "me" ? person : body.person, false);
      return failed === undefined ? { invited: true } : refuse(reply, failed);
    },
  );

  routes.delete(
    "/api/me/invitations/:table",
    { schema: { tags, summary: "Decline an invitation", params: TableAndPerson, response: { 200: Invited } } },
    async ({ params, person }) => {
      await dropInvitation(store, params.table, person);
      return { invited: false };
    },
  );

  routes.get(
    "/api/tables/:id/people",
    {
      schema: {
        tags,
        summary: "Who sits at a table: how to find their profiles",
        params: Id,
        response: { 200: PeopleAtTable, ...failures },
      },
    },
    async ({ params, person, ip }, reply) => {
      const tooOften = tooMuch(looks, addressKey(ip), "profiles");
      if (tooOften !== undefined) return refuse(reply, tooOften);
      const table = await store.table(params.id);
      if (table === undefined || !isFor(table, person)) {
        return refuse(reply, problem("no-such-table", "There is no such table."));
      }
      const people = await Promise.all(
        table.seats.map(async ({ person: id, name }, seat) => {
          if (id === null || (await sightOf(store, id, person)) === "nothing") return [];
          return [{ seat, id, name: name ?? "", followed: await follows(store, person, id) }];
        }),
      );
      return { people: people.flat() };
    },
  );

  /** Keeps a new table and invites people to it: those who want to be. */
  async function setUpFor(
    { person, ip }: FastifyRequest,
    people: readonly string[],
    make: (host: Guest) => Promise<TableRow | Problem>,
  ): Promise<TableRow | Problem> {
    const address = addressKey(ip);
    const tooMany =
      tooMuch(deeds, person, "circles") ??
      (await goingOn.tooManyFor(person, false)) ??
      (await goingOn.tooManyAt(address, false));
    if (tooMany !== undefined) return tooMany;
    const made = await make({ ...(await keptPerson(store, person)), from: identities.whereabouts(ip) });
    if (isProblem(made)) return made;
    const table = await addTable(store, made);
    goingOn.setUp(table.id, address);
    for (const other of people) await ask(table, person, other, true);
    return table;
  }

  routes.post(
    "/api/tables/:id/again",
    {
      schema: {
        tags,
        summary: "A new table for the people of one whose game is over: they are invited, no seat is kept",
        params: Id,
        body: OtherGame,
        response: { 201: TableInfo, ...failures },
      },
    },
    async (request, reply) => {
      const { params, body, person } = request;
      const table = await store.table(params.id);
      if (table === undefined || !isFor(table, person)) {
        return refuse(reply, problem("no-such-table", "There is no such table."));
      }
      const made = await setUpFor(request, othersAt(table, person), (host) => againTable(table, host, body.game));
      return isProblem(made) ? refuse(reply, made) : reply.code(201).send(tableInfo(made, [], person));
    },
  );

  routes.post(
    "/api/people/:person/again",
    {
      schema: {
        tags,
        summary: "A new table for you and somebody whom you follow or have played with: they are invited",
        params: OnePerson,
        body: GameWish,
        response: { 201: TableInfo, ...failures },
      },
    },
    async (request, reply) => {
      const { params, body, person } = request;
      const knowEachOther = await havePlayedTogether(store, person, params.person);
      const refused = await invitationProblem(store, person, params.person, knowEachOther);
      if (refused !== undefined) return refuse(reply, refused);
      const made = await setUpFor(request, [params.person], (host) => tableFor(host, body.game, 2));
      return isProblem(made) ? refuse(reply, made) : reply.code(201).send(tableInfo(made, [], person));
    },
  );
}
