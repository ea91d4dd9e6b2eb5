import { Type } from "typebox";
import type { FastifyInstance } from "fastify";
import { TableId } from "@clade/kernel/protocol";
import { keptPerson } from "../people/person.ts";
import { isProblem, problem } from "../problem.ts";
import { removeByHost } from "../tables/removal.ts";
import { addressKey } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { NewReport, ProblemAnswer, Reported, TableInfo } from "./schemas.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

const failures = { 400: ProblemAnswer, 403: ProblemAnswer, 404: ProblemAnswer, 409: ProblemAnswer, 429: ProblemAnswer };

/** What people can do about others: the host removes somebody from a seat, anybody tells the operator. */
export function deskRoutes(app: FastifyInstance, { store, rooms, limits }: Service): void {
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["tables"];
  const reports = limits.buckets("reports", 1 / 60, 5);

  routes.delete(
    "/api/tables/:id/seats/:seat",
    {
      schema: {
        tags,
        summary:
          "The host removes somebody: while the table waits, it is then no longer theirs to see; in a game only somebody who is away",
        params: Type.Object({ id: TableId, seat: Type.String({ pattern: "^[0-5]$" }) }),
        response: { 200: TableInfo, ...failures },
      },
    },
    async ({ params, person }, reply) => {
      const room = await rooms.find(params.id, person);
      if (isProblem(room)) return refuse(reply, room);
      const failed = await room.change((table) => removeByHost(table, person, Number(params.seat)));
      if (failed !== undefined) return refuse(reply, failed);
      const info = await room.info(person);
      return isProblem(info) ? refuse(reply, info) : info;
    },
  );

  routes.post(
    "/api/tables/:id/reports",
    {
      schema: {
        tags,
        summary: "Tell the operator of the server about something at a table, with the lines of chat that it is about",
        params: Type.Object({ id: TableId }),
        body: NewReport,
        response: { 201: Reported, ...failures },
      },
    },
    async ({ params, body, person, isKnown, ip }, reply) => {
      if (!isKnown) return refuse(reply, problem("not-known", "Visit the site first."));
      if (!reports.take(person) || !reports.take(addressKey(ip))) {
        return refuse(reply, problem("too-many", "Too many reports. Please wait a moment."));
      }
      const room = await rooms.find(params.id, person);
      if (isProblem(room)) return refuse(reply, room);
      const { id: by } = await keptPerson(store, person);
      const said = await Promise.all(
        [...new Set(body.lines)].map(async (number) =>
          (await store.chat(params.id, number, 1)).find((line) => line.number === number),
        ),
      );
      const lines = said.flatMap((line) => line ?? []);
      // Whom it is about goes into the text: the operator reads one story.
      const about = body.seat === undefined ? undefined : room.table.seats[body.seat]?.name;
      const text = about == null ? body.text : `[${about}, seat ${Number(body.seat) + 1}] ${body.text}`;
      await store.desk.report({ at: Date.now(), table: params.id, by, text, lines });
      return reply.code(201).send({ lines: lines.length });
    },
  );
}
