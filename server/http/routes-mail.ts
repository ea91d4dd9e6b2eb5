import type { FastifyInstance } from "fastify";
import { confirmMail, stopMail } from "../notices/mail-address.ts";
import { problem } from "../problem.ts";
import { guesses } from "./routes-people.ts";
import { addressKey } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { ProblemAnswer } from "./schemas.ts";
import { Done, MailToken } from "./schemas-notices.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

const UNKNOWN = problem("no-such-thing", "This link is not known, or too old.");

/** What the links in letters do. Whoever has the link need not be signed in: it says enough. */
export function mailRoutes(app: FastifyInstance, { store, settings, limits, metrics }: Service): void {
  const tags = ["notices"];
  const tries = guesses(limits, "links in letters");
  const tooMany = (ip: string): boolean => {
    if (tries.take(addressKey(ip))) return false;
    metrics.limit("guesses");
    return true;
  };

  app.withTypeProvider<CheckedInput>().post(
    "/api/mail/confirm/:token",
    {
      schema: {
        tags,
        summary: "Say yes to letters at the address that the link was sent to",
        params: MailToken,
        response: { 200: Done, 404: ProblemAnswer, 429: ProblemAnswer },
      },
    },
    async ({ params, ip }, reply) => {
      if (tooMany(ip)) return refuse(reply, problem("too-many", "Too many tries. Please wait."));
      return (await confirmMail(store, params.token, Date.now())) ? { done: true } : refuse(reply, UNKNOWN);
    },
  );

  app.register(async (scope) => {
    // A mail program that ends letters with one click sends a form (RFC 8058); what is in it says nothing more.
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string", bodyLimit: 4096 },
      (_request, _body, done) => done(null, undefined),
    );
    const routes = scope.withTypeProvider<CheckedInput>();
    routes.post(
      "/api/mail/stop/:token",
      {
        schema: {
          tags,
          summary: "No more letters (List-Unsubscribe-Post, RFC 8058): without signing in",
          params: MailToken,
          response: { 200: Done, 404: ProblemAnswer, 429: ProblemAnswer },
        },
      },
      async ({ params, ip }, reply) => {
        if (tooMany(ip)) return refuse(reply, problem("too-many", "Too many tries. Please wait."));
        return (await stopMail(store, params.token)) ? { done: true } : refuse(reply, UNKNOWN);
      },
    );
    // Whoever opens it as a page is asked first: programs that look at links must not end anything.
    routes.get("/api/mail/stop/:token", { schema: { hide: true, params: MailToken } }, async ({ params }, reply) =>
      reply.redirect(`${settings.prefix}/mail/stop/${params.token}`, 303),
    );
  });
}
