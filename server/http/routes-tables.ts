import { Type } from "typebox";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { botNames } from "@clade/bots";
import { gameIds, loadGame } from "@clade/games";
import { type TableInfo as Info, toSeat } from "@clade/kernel";
import { Muted, TableId } from "@clade/kernel/protocol";
import { unwelcome } from "../kindness/kindness.ts";
import { renamePerson } from "../people/leaving.ts";
import { chosenName } from "../people/names.ts";
import { keptPerson } from "../people/person.ts";
import { isProblem, type Problem, problem } from "../problem.ts";
import type { TableRow } from "../store/store.ts";
import { addTable, newTable, unknownBot } from "../tables/new-table.ts";
import { setAside } from "../tables/own-data.ts";
import { isFor, takeOver } from "../tables/removal.ts";
import type { Room } from "../tables/room.ts";
import { giveUp, type Guest, hasName, seatBot, seatOf, sitDown, standUp } from "../tables/seating.ts";
import { tableInfo } from "../tables/table-info.ts";
import { askFar, relay } from "./far-tables.ts";
import { addressKey } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { guesses } from "./routes-people.ts";
import {
  After,
  BotWish,
  From,
  Games,
  JoinCode,
  ProblemAnswer,
  SeatWish,
  TakenSeat,
  TableInfo,
  TablePage,
  TableWishes,
  WatchablePage,
  WatchWish,
} from "./schemas.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

const LISTED = 50;
/** Custom data options may be large; nothing else is. */
const LARGEST_TABLE = 128 * 1024;
/** Letters of own data that an address may bring: a few decks at once, then a new one every few minutes. */
const DATA_A_SECOND = 100;
const MOST_DATA = 1024 * 1024;

const failures = { 400: ProblemAnswer, 403: ProblemAnswer, 404: ProblemAnswer, 409: ProblemAnswer, 429: ProblemAnswer };
const Id = Type.Object({ id: TableId });
const SeatId = Type.Object({ id: TableId, seat: Type.String({ pattern: "^[0-5]$" }) });

export function tableRoutes(app: FastifyInstance, service: Service): void {
  const { store, rooms, watchable, kindness, goingOn, settings, metrics, identities, limits, far } = service;
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["tables"];
  const tries = guesses(limits, "join codes");
  const ownData = limits.buckets("own data", DATA_A_SECOND, MOST_DATA);
  const creations = limits.buckets("new tables", settings.requestsPerMinute / 3000, settings.requestsPerMinute / 15);

  /** Why somebody cannot have one more table; `address` where it is to be set up. */
  async function oneTooMany(
    person: string,
    setUp?: { address: string; listed: boolean },
  ): Promise<Problem | undefined> {
    const why =
      (await goingOn.tooManyFor(person, setUp?.listed)) ??
      (setUp === undefined ? undefined : await goingOn.tooManyAt(setUp.address, setUp.listed));
    if (why !== undefined) metrics.limit("tables");
    return why;
  }

  /** Somebody sits down at a table, at a seat or at any, if those who are there want them. */
  const sit = (room: Room, guest: Guest, seat: number | undefined): Promise<Problem | undefined> =>
    welcomed(room, guest, () => room.change((table) => sitDown(table, guest, seat)));
  async function welcomed(
    room: Room,
    { id }: Guest,
    sits: () => Promise<Problem | undefined>,
  ): Promise<Problem | undefined> {
    return (await unwelcome(kindness, id, room.table)) ?? sits();
  }

  /** Whether a person would sit here with nobody who is kept away from them, or they from. */
  async function isGladly(table: TableRow, person: string): Promise<boolean> {
    const others = [table.host, ...table.seats.map((seat) => seat.person)].filter((other) => other !== person);
    return isFor(table, person) && !(await kindness.areApart(person, others));
  }
  async function gladly(tables: readonly TableRow[], person: string): Promise<TableRow[]> {
    const glad = await Promise.all(tables.map((table) => isGladly(table, person)));
    return tables.filter((_, index) => glad[index]);
  }

  /** Whoever asks, as somebody who sits down. */
  async function guestOf({ person, ip }: FastifyRequest): Promise<Guest> {
    return { ...(await keptPerson(store, person)), from: identities.whereabouts(ip) };
  }

  /** Takes a name on the way to a seat; why not, if nobody can have it, or somebody at that table has. */
  async function callMe(person: string, text: string, table: TableRow): Promise<Problem | undefined> {
    const name = chosenName(text);
    if (isProblem(name)) return name;
    if (hasName(table, { id: person, name })) {
      return problem("name-taken", "Somebody else at this table has that name.");
    }
    return renamePerson(store, service.tables, person, name);
  }

  /** Does something at a table and answers how it then is for the person, or why it was not done. */
  async function at(
    id: string,
    person: string,
    reply: FastifyReply,
    work: (room: Room) => Promise<unknown>,
  ): Promise<Info | Problem> {
    const room = await rooms.find(id, person);
    const done = isProblem(room) ? room : await work(room);
    if (isProblem(done)) return refuse(reply, done);
    const now = await rooms.find(id, person);
    const info = isProblem(now) ? now : await now.info(person);
    return isProblem(info) ? refuse(reply, info) : info;
  }

  routes.get(
    "/api/games",
    { schema: { tags, summary: "All games with their options, and all bots", response: { 200: Games } } },
    async () => {
      const packs = await Promise.all(gameIds.map(loadGame));
      return {
        games: packs.flatMap((pack) => {
          if (pack === undefined) return [];
          const { id, version, players, options } = pack.game;
          return [{ id, version, players, options: JSON.parse(JSON.stringify(options)) as Record<string, unknown> }];
        }),
        bots: [...botNames],
      };
    },
  );

  routes.get(
    "/api/tables",
    {
      schema: {
        tags,
        summary: "Open tables that wait for players, newest first, one of each host before the second of anybody",
        querystring: From,
        response: { 200: TablePage },
      },
    },
    async ({ query, person }) => {
      const from = Number(query.from ?? "0");
      const tables = await store.openTables(LISTED + 1, from);
      return {
        tables: (await gladly(tables.slice(0, LISTED), person)).map((table) => tableInfo(table, [], person)),
        next: tables.length > LISTED ? from + LISTED : null,
      };
    },
  );

  routes.get(
    "/api/tables/watchable",
    {
      schema: {
        tags,
        summary: "Games that are on and that anybody may watch, because their hosts let them; newest first",
        querystring: After,
        response: { 200: WatchablePage },
      },
    },
    async ({ query, person }) => {
      const [rank, key] = query.after?.split("-") ?? [];
      const after = rank === undefined || key === undefined ? undefined : { rank: Number(rank), key };
      const { tables, next } = await watchable.page(LISTED, after);
      return {
        tables: (await gladly(tables, person)).map((table) => tableInfo(table, [], person)),
        next: next === null ? null : `${next.rank}-${next.key}`,
      };
    },
  );

  routes.post(
    "/api/tables",
    {
      bodyLimit: LARGEST_TABLE,
      schema: {
        tags,
        summary: "Set up a table; you are its host",
        body: TableWishes,
        response: { 201: TableInfo, ...failures },
      },
    },
    async (request, reply) => {
      if (!creations.take(request.person) || !creations.take(addressKey(request.ip), 0.1)) {
        metrics.limit("new-tables");
        return refuse(reply, problem("too-many", "Too many new tables. Please wait a moment."));
      }
      const address = addressKey(request.ip);
      const tooMany = await oneTooMany(request.person, { address, listed: request.body.open ?? false });
      if (tooMany !== undefined) return refuse(reply, tooMany);
      const table = await newTable(request.body, await guestOf(request));
      if (isProblem(table)) return refuse(reply, table);
      const { lean, bodies } = setAside(table.options);
      const letters = [...bodies.values()].reduce((sum, { length }) => sum + length, 0);
      if (letters > 0 && !ownData.take(address, letters)) {
        metrics.limit("data");
        return refuse(reply, problem("too-many", "Too much data of your own. Please wait a while."));
      }
      for (const [hash, body] of bodies) await store.keepData(hash, body);
      const kept = await addTable(store, { ...table, options: lean });
      goingOn.setUp(kept.id, address);
      return reply.code(201).send(tableInfo(kept, [], request.person));
    },
  );

  routes.get(
    "/api/tables/:id",
    { schema: { tags, summary: "A table", params: Id, response: { 200: TableInfo, ...failures } } },
    ({ params, person }, reply) => at(params.id, person, reply, async () => undefined),
  );

  routes.post(
    "/api/join",
    {
      schema: {
        tags,
        summary: "Sit down at the table with this short code; once its game has begun, only look at it",
        body: JoinCode,
        response: { 200: TableInfo, ...failures },
      },
    },
    async (request, reply) => {
      const { body, person, ip } = request;
      if (!tries.take(addressKey(ip))) {
        metrics.limit("guesses");
        return refuse(reply, problem("too-many", "Too many tries. Please wait."));
      }
      const table = await store.tableByCode(body.code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ""));
      if (table === undefined) return refuse(reply, problem("no-such-table", "No table has this code."));
      const url = `/api/tables/${table.id}`;
      // Whoever comes too late to play may watch.
      if (body.sit === false || table.status !== "waiting") {
        const looked = await askFar(far, request, table.id, { method: "GET", url, body: "" });
        return looked === undefined ? at(table.id, person, reply, async () => undefined) : relay(reply, looked);
      }
      const unnamed = body.name === undefined ? undefined : await callMe(person, body.name, table);
      if (unnamed !== undefined) return refuse(reply, unnamed);
      const sat = await askFar(far, request, table.id, { method: "POST", url: `${url}/join`, body: "{}" });
      if (sat !== undefined) return relay(reply, sat);
      const tooMany = await oneTooMany(person);
      if (tooMany !== undefined) return refuse(reply, tooMany);
      const guest = await guestOf(request);
      return at(table.id, person, reply, (room) => sit(room, guest, undefined));
    },
  );

  routes.post(
    "/api/tables/:id/join",
    {
      schema: {
        tags,
        summary: "Sit down at a free seat",
        params: Id,
        body: SeatWish,
        response: { 200: TableInfo, ...failures },
      },
    },
    async (request, reply) => {
      const { params, body, person } = request;
      const tooMany = await oneTooMany(person);
      if (tooMany !== undefined) return refuse(reply, tooMany);
      const guest = await guestOf(request);
      return at(params.id, person, reply, (room) => sit(room, guest, body.seat));
    },
  );

  routes.put(
    "/api/tables/:id/seats/:seat",
    {
      schema: {
        tags,
        summary: "The host gives a free seat to a bot, or frees it again",
        params: SeatId,
        body: BotWish,
        response: { 200: TableInfo, ...failures },
      },
    },
    ({ params, body, person }, reply) =>
      at(params.id, person, reply, async (room) => {
        const unknown = body.bot === null ? undefined : unknownBot(body.bot);
        return unknown ?? room.change((table) => seatBot(table, person, Number(params.seat), body.bot));
      }),
  );

  routes.post(
    "/api/tables/:id/take-over",
    {
      schema: {
        tags,
        summary: "Play on at a seat whose person was removed from the game; the game is then not rated",
        params: Id,
        body: TakenSeat,
        response: { 200: TableInfo, ...failures },
      },
    },
    async (request, reply) => {
      const { params, body, person } = request;
      const tooMany = await oneTooMany(person);
      if (tooMany !== undefined) return refuse(reply, tooMany);
      const guest = await guestOf(request);
      return at(params.id, person, reply, (room) =>
        welcomed(room, guest, () => room.change((table) => takeOver(table, guest, body.seat))),
      );
    },
  );

  routes.put(
    "/api/tables/:id/watch",
    {
      schema: {
        tags,
        summary: "The host says whether the game is listed among those to watch",
        params: Id,
        body: WatchWish,
        response: { 200: TableInfo, ...failures },
      },
    },
    ({ params, body, person }, reply) =>
      at(params.id, person, reply, async (room) => {
        const failed = await room.change((table) => {
          if (table.host !== person) return problem("host-only", "Only the host can do that.");
          return { ...table, watch: body.watch } satisfies TableRow;
        });
        if (failed === undefined) await watchable.list(room.table);
        return failed;
      }),
  );

  /** What somebody does at a table without another word. */
  function act(name: string, summary: string, does: (room: Room, person: string) => Promise<unknown>): void {
    routes.post(
      `/api/tables/:id/${name}`,
      { schema: { tags, summary, params: Id, response: { 200: TableInfo, ...failures } } },
      ({ params, person }, reply) => at(params.id, person, reply, (room) => does(room, person)),
    );
  }
  act("start", "The host starts the game", (room, person) => room.start(person));
  act(
    "leave",
    "Leave: before the game the seat gets free, in the game a bot plays until you are back",
    (room, person) => room.change((table) => standUp(table, person)),
  );
  act("back", "Take your seat back from the bot", (room, person) => room.comeBack(person));
  act("resign", "Give up: a bot plays to the end, and your place is behind all others", (room, person) =>
    room.change((table) => giveUp(table, person)),
  );

  routes.put(
    "/api/tables/:id/muted",
    {
      schema: {
        tags,
        summary: "The host says who may not write in the chat",
        params: Id,
        body: Muted,
        response: { 200: TableInfo, ...failures },
      },
    },
    ({ params, body, person }, reply) =>
      at(params.id, person, reply, (room) =>
        room.change((table) => {
          if (table.host !== person) return problem("host-only", "Only the host can do that.");
          const seats = body.seats.flatMap((number) => toSeat(number, table.seats.length) ?? []);
          return { ...table, muted: { ...body, seats } } satisfies TableRow;
        }),
      ),
  );

  routes.post(
    "/api/tables/:id/rematch",
    {
      schema: {
        tags,
        summary: "Play again: the first to ask sets up the new table, at which everybody's seat is kept for them",
        params: Id,
        response: { 200: TableInfo, ...failures },
      },
    },
    async (request, reply) => {
      const { params, person, ip } = request;
      const room = await rooms.find(params.id, person);
      if (isProblem(room)) return refuse(reply, room);
      const address = addressKey(ip);
      const tooMany = room.table.rematch === null ? await oneTooMany(person, { address, listed: false }) : undefined;
      if (tooMany !== undefined) return refuse(reply, tooMany);
      const guest = await guestOf(request);
      const next = await room.rematch(guest);
      if (isProblem(next)) return refuse(reply, next);
      goingOn.setUp(next.id, address);
      const row = far === undefined ? undefined : await store.table(next.id);
      const url = `/api/tables/${next.id}`;
      const isSeated = row !== undefined && seatOf(row, person) !== null;
      const sat = await askFar(
        far,
        request,
        next.id,
        isSeated
          ? { method: "GET", url, body: "" }
          : { method: "POST", url: `${url}/join`, body: JSON.stringify({ seat: next.seat }) },
      );
      if (sat !== undefined) return relay(reply, sat);
      return at(next.id, person, reply, async (again) =>
        seatOf(again.table, person) === null ? sit(again, guest, next.seat) : undefined,
      );
    },
  );
}
