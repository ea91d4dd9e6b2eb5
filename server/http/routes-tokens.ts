import type { FastifyInstance } from "fastify";
import { tidyName } from "@clade/kernel";
import { keptPerson } from "../people/person.ts";
import { MOST_TOKENS } from "../people/tokens.ts";
import { problem } from "../problem.ts";
import { refuse } from "./refuse.ts";
import { ProblemAnswer } from "./schemas.ts";
import { MadeToken, NewToken, TokenId, TokenList } from "./schemas-notices.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

/** Tokens for programs that act for somebody. */
export function tokenRoutes(app: FastifyInstance, { store, tokens, limits }: Service): void {
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["people"];
  const made = limits.buckets("tokens made", 1 / 60, 10);

  routes.get(
    "/api/me/tokens",
    { schema: { tags, summary: "Your tokens, without the tokens themselves", response: { 200: TokenList } } },
    async ({ person }) => ({ tokens: await tokens.list(person) }),
  );

  routes.post(
    "/api/me/tokens",
    {
      schema: {
        tags,
        summary: "Make a token, by which a program acts for you (Authorization: Bearer)",
        body: NewToken,
        response: { 201: MadeToken, 400: ProblemAnswer, 429: ProblemAnswer },
      },
    },
    async ({ person, body }, reply) => {
      const name = tidyName(body.name);
      if (name === "") return refuse(reply, problem("bad-request", "A token has a name that can be read."));
      if (!made.take(person)) return refuse(reply, problem("too-many", "Too many. Please wait a moment."));
      await keptPerson(store, person);
      const token = await tokens.make(person, name, [...new Set(body.scopes)]);
      if (token === undefined) return refuse(reply, problem("too-many", `At most ${MOST_TOKENS} tokens.`));
      return reply.code(201).send(token);
    },
  );

  routes.delete(
    "/api/me/tokens/:id",
    {
      schema: {
        tags,
        summary: "End a token: from now on it is nobody's",
        params: TokenId,
        response: { 200: TokenList, 404: ProblemAnswer },
      },
    },
    async ({ person, params }, reply) => {
      if (!(await tokens.end(person, params.id))) {
        return refuse(reply, problem("no-such-thing", "There is no such token."));
      }
      return { tokens: await tokens.list(person) };
    },
  );
}
