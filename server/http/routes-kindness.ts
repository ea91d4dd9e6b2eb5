import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { type Static, Type } from "typebox";
import { nullable, Seat, TableId } from "@clade/kernel/protocol";
import { Talk } from "../kindness/talk.ts";
import { keepAway, letNear, TYPED, type Wishes } from "../kindness/wishes.ts";
import { keptPerson, personOf } from "../people/person.ts";
import { isProblem, type Problem, problem } from "../problem.ts";
import type { TableRow } from "../store/store.ts";
import { isFor } from "../tables/removal.ts";
import { seatOf } from "../tables/seating.ts";
import { refuse } from "./refuse.ts";
import { ProblemAnswer } from "./schemas.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

const strict = { additionalProperties: false } as const;
const failures = { 400: ProblemAnswer, 401: ProblemAnswer, 404: ProblemAnswer, 409: ProblemAnswer, 429: ProblemAnswer };

const TypedChat = Type.Enum(TYPED, {
  description: "where you read and write typed chat: everywhere, at tables by invitation (default), nowhere",
});
const How = Type.Enum(["mute", "block"], {
  description: "mute: you no longer read what they say; block: nor can they sit down with you",
});
const KindnessForm = Type.Object({
  typed: TypedChat,
  child: Type.Boolean({ description: "children's mode: nothing typed, neither seen nor sent, wherever" }),
  keptAway: Type.Array(
    Type.Object({
      id: Type.String({ description: "to take it back by" }),
      name: Type.String(),
      how: How,
      seat: nullable(Seat),
    }),
  ),
  here: nullable(
    Type.Object(
      { typed: Type.Boolean({ description: "whether what you type there is taken" }) },
      { description: "at the table that was asked about" },
    ),
  ),
});
const NewWishes = Type.Object({ typed: Type.Optional(TypedChat), child: Type.Optional(Type.Boolean()) }, strict);
const AtTable = Type.Object({ table: Type.Optional(TableId) });
const ByWhat = Type.Union([
  Type.Object({ table: TableId, seat: Seat, how: How }, strict),
  Type.Object(
    { table: TableId, line: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), how: How },
    { ...strict, description: "who said this line of chat" },
  ),
]);

/** How somebody wants to be met by others: typed chat or none, whom they have muted and blocked. */
export function kindnessRoutes(app: FastifyInstance, { store, kindness, limits }: Service): void {
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["people"];
  const talk = new Talk(kindness);
  const changes = limits.buckets("wishes", 1, 60);
  const TOO_MANY = problem("too-many", "Too many changes. Please wait a moment.");

  async function tableFor(person: string, id: string): Promise<TableRow | Problem> {
    const table = await store.table(id);
    return table === undefined || !isFor(table, person) ? problem("no-such-table", "There is no such table.") : table;
  }

  /** What a person's wishes are, and how things are with them at a table. Nobody's id goes out. */
  async function told(person: string, wishes: Wishes, id?: string): Promise<Static<typeof KindnessForm> | Problem> {
    const table = id === undefined ? undefined : await tableFor(person, id);
    if (isProblem(table)) return table;
    const keptAway = await Promise.all(
      wishes.keptAway.map(async ({ person: other, how }) => ({
        id: handleOf(person, other),
        name: (await personOf(store, other)).name,
        how,
        seat: table === undefined ? null : seatOf(table, other),
      })),
    );
    const here = table === undefined ? null : { typed: await talk.isTypedAt(table, person) };
    return { typed: wishes.typed, child: wishes.child, keptAway, here };
  }

  routes.get(
    "/api/me/kindness",
    {
      schema: {
        tags,
        summary:
          "How you want to be met: where you read typed chat, whom you have muted or blocked; and what that means at a table",
        querystring: AtTable,
        response: { 200: KindnessForm, 404: ProblemAnswer },
      },
    },
    async ({ person, query }, reply) => {
      const answer = await told(person, await kindness.of(person), query.table);
      return isProblem(answer) ? refuse(reply, answer) : answer;
    },
  );

  routes.put(
    "/api/me/kindness",
    {
      schema: {
        tags,
        summary: "Say where you read typed chat, or choose children's mode",
        body: NewWishes,
        response: { 200: KindnessForm, ...failures },
      },
    },
    async ({ person, body }, reply) => {
      if (!changes.take(person)) return refuse(reply, TOO_MANY);
      await keptPerson(store, person);
      const { typed, child } = body;
      const wishes = await kindness.change(person, (before) => ({
        ...before,
        ...(typed === undefined ? {} : { typed }),
        ...(child === undefined ? {} : { child }),
      }));
      return isProblem(wishes) ? refuse(reply, wishes) : told(person, wishes);
    },
  );

  routes.post(
    "/api/me/kept-away",
    {
      schema: {
        tags,
        summary: "Mute or block somebody: who sits at a seat of a table, or who said a line of its chat",
        body: ByWhat,
        response: { 200: KindnessForm, ...failures },
      },
    },
    async ({ person, body, isKnown }, reply) => {
      if (!isKnown) return refuse(reply, problem("not-known", "Visit the site first."));
      if (!changes.take(person)) return refuse(reply, TOO_MANY);
      const table = await tableFor(person, body.table);
      if (isProblem(table)) return refuse(reply, table);
      const other =
        "seat" in body
          ? table.seats[body.seat]?.person
          : (await store.chat(body.table, body.line, 1)).find(({ number }) => number === body.line)?.person;
      // Who has left the house is nobody any more.
      if (other == null || (await store.person(other)) === undefined) {
        return refuse(reply, problem("no-such-thing", "Nobody is there."));
      }
      if (other === person) return refuse(reply, problem("bad-request", "That is you."));
      await keptPerson(store, person);
      const wishes = await kindness.change(person, (before) => keepAway(before, other, body.how, Date.now()));
      if (isProblem(wishes)) return refuse(reply, wishes);
      const answer = await told(person, wishes, body.table);
      return isProblem(answer) ? refuse(reply, answer) : answer;
    },
  );

  routes.delete(
    "/api/me/kept-away/:id",
    {
      schema: {
        tags,
        summary: "Take back that somebody is muted or blocked",
        params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
        response: { 200: KindnessForm, ...failures },
      },
    },
    async ({ person, params }, reply) => {
      const { keptAway } = await kindness.of(person);
      const kept = keptAway.find((each) => handleOf(person, each.person) === params.id);
      if (kept === undefined) return refuse(reply, problem("no-such-thing", "Nobody is kept away under this id."));
      const wishes = await kindness.change(person, (before) => letNear(before, kept.person));
      return isProblem(wishes) ? refuse(reply, wishes) : told(person, wishes);
    },
  );
}

/** A name for somebody that says nothing to anybody else. */
function handleOf(person: string, other: string): string {
  return createHash("sha256").update(`kept away ${person} ${other}`).digest("base64url").slice(0, 20);
}
