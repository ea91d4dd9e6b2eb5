import type { FastifyInstance } from "fastify";
import type { ServerResponse } from "node:http";
import { waitingFor } from "../notices/still.ts";
import { MOST_STREAMS, type StreamEvent } from "../notices/streams.ts";
import { problem } from "../problem.ts";
import { HEADERS } from "./headers.ts";
import { refuse } from "./refuse.ts";
import type { Service } from "./service.ts";

/** A line that says nothing, so that whoever is between does not think that nobody is there. */
const BEAT_MS = 20_000;
/** Whoever lets more than this lie unread comes again. */
const MOST_UNREAD = 64 * 1024;
/** Where several servers tell each other, something may be lost on the way: how things stand is looked up this often. */
const CHECK_MS = 20_000;

/** A stream of one person's events, for programs: server-sent events. */
export function eventRoutes(app: FastifyInstance, { store, notices, sessions, far, metrics }: Service): void {
  const { streams } = notices;
  const open = new Set<{ readonly person: string; readonly session: string; readonly raw: ServerResponse }>();
  app.addHook("preClose", (done) => {
    for (const { raw } of open) raw.end();
    done();
  });
  sessions.whenEnded((person, isOver) => {
    for (const each of open) if (each.person === person && isOver(each.session)) each.raw.end();
  });

  app.get(
    "/api/me/events",
    {
      schema: {
        tags: ["live"],
        summary: "A stream of your events (server-sent events): whose turn it is, ends of games, invitations",
        description:
          "The first is `hello` with all tables that wait for you; then `turn`, `began`, `over`, `invited` and `round` as they happen. " +
          "Come again with the last id as `Last-Event-ID`: within five minutes you hear what you missed, later there is a new `hello`.",
        produces: ["text/event-stream"],
      },
    },
    async (request, reply) => {
      const { person, session, isKnown } = request;
      if (!isKnown) return refuse(reply, problem("not-known", "Visit the site first, or bring a token."));
      if (streams.count(person) >= MOST_STREAMS) {
        metrics.limit("streams");
        return refuse(reply, problem("too-many", `At most ${MOST_STREAMS} streams at once.`));
      }
      const { raw } = reply;
      const last = request.headers["last-event-id"];
      reply.hijack();
      raw.writeHead(200, {
        ...HEADERS,
        "content-type": "text/event-stream",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
      });
      /** The tables that this stream has said wait, so that nothing is told twice when it is looked up. */
      const told = new Set<string>();
      const send = ({ id, event }: { readonly id: string; readonly event: StreamEvent }): void => {
        if (raw.writableLength > MOST_UNREAD) return void raw.destroy();
        if (event.type === "turn") told.add(event.table);
        raw.write(written(id, event));
      };
      const missed = streams.listen(person, typeof last === "string" ? last : undefined, send);
      const stream = { person, session, raw };
      open.add(stream);
      const check = async (): Promise<void> => {
        const now = new Map((await waitingFor(store, person)).map(({ table }) => [table.id, table.game]));
        for (const table of told) if (!now.has(table)) told.delete(table);
        for (const [table, game] of now) {
          if (!told.has(table)) send({ id: streams.idFor(person), event: { type: "turn", table, game } });
        }
      };
      const beat = setInterval(() => raw.write(":\n\n"), BEAT_MS);
      const checks = far === undefined ? undefined : setInterval(() => void check().catch(() => {}), CHECK_MS);
      raw.on("close", () => {
        clearInterval(beat);
        clearInterval(checks);
        open.delete(stream);
        streams.leave(person, send);
      });
      raw.on("error", () => {});
      if (missed !== undefined) {
        raw.write(": go on\n\n");
        for (const each of missed) send(each);
        return reply;
      }
      const id = streams.idFor(person);
      const waiting = (await waitingFor(store, person)).map(({ table }) => ({ table: table.id, game: table.game }));
      for (const { table } of waiting) told.add(table);
      raw.write(written(id, { type: "hello", waiting }));
      return reply;
    },
  );
}

function written(id: string, { type, ...data }: StreamEvent): string {
  return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
