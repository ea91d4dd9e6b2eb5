import { Type } from "typebox";
import type { FastifyInstance } from "fastify";
import { PastPage, TableId } from "@clade/kernel/protocol";
import { isProblem, problem } from "../problem.ts";
import { addressKey } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { ChatLines, From, GameRecord, Given, ProblemAnswer } from "./schemas.ts";
import type { Service } from "./service.ts";
import type { CheckedInput } from "./typed.ts";

/** Looks back that an address may have: a few games at once, leafed through as they are asked for page by page. */
const LOOKS_BACK_A_SECOND = 0.5;
const MOST_LOOKS_BACK = 30;
/** So many moves more are another look. */
const A_LONG_GAME = 500;

const failures = { 400: ProblemAnswer, 403: ProblemAnswer, 404: ProblemAnswer, 409: ProblemAnswer, 429: ProblemAnswer };
const Id = Type.Object({ id: TableId });

/** What a table tells whoever asks for it, beside what it says by itself: nothing changes by it. */
export function toldRoutes(app: FastifyInstance, { rooms, metrics, limits }: Service): void {
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["tables"];
  const looksBack = limits.buckets("looks back", LOOKS_BACK_A_SECOND, MOST_LOOKS_BACK);

  routes.get(
    "/api/tables/:id/chat",
    {
      schema: {
        tags,
        summary: "What was said, from a line on: some two hundred lines at once",
        params: Id,
        querystring: From,
        response: { 200: ChatLines, ...failures },
      },
    },
    async ({ params, query, person }, reply) => {
      const room = await rooms.find(params.id, person);
      if (isProblem(room)) return refuse(reply, room);
      return room.said(Number(query.from ?? "0"), person);
    },
  );

  routes.get(
    "/api/tables/:id/given",
    {
      schema: {
        tags,
        summary:
          "Large things that somebody brought to the table (a deck, an island): views have `{ given: name }` in their place",
        params: Id,
        response: { 200: Given, ...failures },
      },
    },
    async ({ params }, reply) => {
      const room = await rooms.get(params.id);
      const given = isProblem(room) ? room : await room.given();
      return isProblem(given) ? refuse(reply, given) : { given };
    },
  );

  routes.get(
    "/api/tables/:id/past",
    {
      schema: {
        tags,
        summary:
          "How a game stood, whenever you were told something, through your own eyes: those of your seat, or of a spectator",
        params: Id,
        querystring: From,
        response: { 200: PastPage, ...failures },
      },
    },
    async ({ params, query, person, ip }, reply) => {
      const room = await rooms.find(params.id, person);
      if (isProblem(room)) return refuse(reply, room);
      // The whole game is played again for it: a long one costs more.
      if (!looksBack.take(addressKey(ip), 1 + Math.floor(room.length / A_LONG_GAME))) {
        metrics.limit("looks");
        return refuse(reply, problem("too-many", "Too much at once. Please wait a moment."));
      }
      const past = await room.past(person, Number(query.from ?? "0"));
      return isProblem(past) ? refuse(reply, past) : reply.type("application/json; charset=utf-8").send(past);
    },
  );

  routes.get(
    "/api/tables/:id/record",
    {
      schema: {
        tags,
        summary: "The record of a game that is over: replay it, verify it",
        params: Id,
        response: { 200: GameRecord, ...failures },
      },
    },
    async ({ params, person }, reply) => {
      const room = await rooms.find(params.id, person);
      const record = isProblem(room) ? room : await room.record();
      if (isProblem(record)) return refuse(reply, record);
      reply.header("content-disposition", `attachment; filename="${record.game}-${params.id}.json"`);
      return record;
    },
  );
}
